// Slash commands without a screen: what may be typed, what a line means, what is still missing.

export const TYPE = { sub: 1, group: 2, string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, attachment: 11 };
const NAMES = { 3: "text", 4: "whole number", 5: "true or false", 6: "person", 7: "channel", 8: "role", 9: "person or role", 10: "number", 11: "file" };

/** Every command and sub-command that can be sent: `{path, shown, description, options}`. `path` is by the real names, `shown` in the reader's language. */
export function entries(commands) {
  return commands.filter((command) => (command.type ?? 1) === 1).flatMap((command) => walk(command, [], [])).sort((a, b) => a.shown.localeCompare(b.shown));
}

function walk(node, path, shown) {
  const here = [...path, node.name];
  const told = [...shown, node.name_localized ?? node.name];
  const deeper = (node.options ?? []).filter((option) => option.type === TYPE.sub || option.type === TYPE.group);
  if (deeper.length) return deeper.flatMap((option) => walk(option, here, told));
  return [{ path: here.join(" "), shown: told.join(" "), description: node.description_localized ?? node.description, options: node.options ?? [] }];
}

/** Entries that fit what was typed after the slash, the best first. */
export function matching(all, typed) {
  const wanted = typed.trim().toLocaleLowerCase();
  const rank = (entry) => {
    const name = entry.shown.toLocaleLowerCase();
    if (name.startsWith(wanted) || entry.path.startsWith(wanted)) return 0;
    if (name.split(" ").some((word) => word.startsWith(wanted))) return 1;
    return name.includes(wanted) || (wanted.length > 2 && entry.description.toLocaleLowerCase().includes(wanted)) ? 2 : 3;
  };
  return all.map((entry) => [rank(entry), entry]).filter(([fit]) => fit < 3).sort((a, b) => a[0] - b[0]).map(([, entry]) => entry);
}

/** The entry a line begins with, and `{name: text}` of the `name:value` pairs after it; null when the line names no whole command followed by a space. */
export function read(all, line) {
  if (!line.startsWith("/")) return null;
  const text = line.slice(1);
  const entry = all.filter((one) => text.startsWith(`${one.shown} `) || text.startsWith(`${one.path} `)).sort((a, b) => b.path.length - a.path.length)[0];
  if (!entry) return null;
  const rest = text.slice(text.startsWith(`${entry.shown} `) ? entry.shown.length : entry.path.length);
  const names = new Map(entry.options.flatMap((option) => [[option.name, option], [optionName(option), option]]));
  const values = {};
  const pieces = rest.split(/(?:^|\s)([\p{L}\p{N}_-]+):/u);
  for (let i = 1; i < pieces.length; i += 2) if (names.has(pieces[i])) values[names.get(pieces[i]).name] = pieces[i + 1].trim();
  return { entry, values };
}

export const optionName = (option) => option.name_localized ?? option.name;
export const optionHint = (option) => option.description_localized ?? option.description;
export const kindOf = (option) => NAMES[option.type];
export const choiceName = (choice) => choice.name_localized ?? choice.name;

/** The value of a text for a plain option; throws an Error whose message says what is wrong. */
export function valueOf(option, text) {
  if (option.type === TYPE.integer || option.type === TYPE.number) return numberOf(option, text);
  if (option.min_length && text.length < option.min_length) throw new Error(`Must be at least ${option.min_length} characters.`);
  if (text.length > (option.max_length ?? 6000)) throw new Error(`Must be at most ${option.max_length ?? 6000} characters.`);
  return text;
}

function numberOf(option, text) {
  const number = Number(text.replace(",", "."));
  if (!text.trim() || !Number.isFinite(number)) throw new Error("Must be a number.");
  if (option.type === TYPE.integer && !Number.isSafeInteger(number)) throw new Error("Must be a whole number.");
  if (option.min_value !== undefined && number < option.min_value) throw new Error(`Must be at least ${option.min_value}.`);
  if (option.max_value !== undefined && number > option.max_value) throw new Error(`Must be at most ${option.max_value}.`);
  return number;
}
