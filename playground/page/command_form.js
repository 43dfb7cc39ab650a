// A slash command being filled in: a box for each option, proposals, what is still missing.

import { h, icon, newId, replace } from "./dom.js";
import { candidates } from "./components.js";
import { TYPE, choiceName, kindOf, optionHint, optionName, valueOf } from "./commands.js";
import { choiceField } from "./listbox.js";
import { upload } from "./wire.js";

const CHOSEN = { [TYPE.user]: ["people"], [TYPE.role]: ["roles"], [TYPE.mentionable]: ["people", "roles"], [TYPE.channel]: ["channels"] };

/** One command being filled in: a box for each option, the required ones from the start. */
export class CommandForm {
  constructor(entry, values, host, { leave }) {
    Object.assign(this, { entry, host, leave });
    this.fields = new Map(); // option name → {option, control, box, text(), value()}
    this.typing = h("input", { class: "option-entry", type: "text", "aria-label": "Name of an option; Enter sends the command", placeholder: "option: value", size: 14, autocomplete: "off", spellcheck: "false", on: { input: () => this.#typed() } });
    this.pills = h("div", { class: "pills" }, this.typing);
    this.more = h("div", { class: "more-options", role: "group", "aria-label": "Options you can add" });
    this.hint = h("p", { class: "command-hint", id: newId("hint") });
    this.problem = h("p", { class: "composer-problem", role: "alert", hidden: true });
    this.name = h("button", { class: "command-name", type: "button", title: "Choose another command", on: { click: () => leave(`/${entry.shown}`) } }, `/${entry.shown}`);
    this.button = h("button", { class: "button primary small-button", type: "button", on: { click: () => this.send() } }, "Send");
    this.node = h("div", { class: "command-form", role: "group", "aria-label": `Command ${entry.shown}`, on: { keydown: (event) => this.#key(event) } },
      h("div", { class: "command-panel" }, this.problem, this.hint, this.more),
      h("div", { class: "command-line" }, this.name, this.pills, this.button, h("button", { class: "plain-button", type: "button", "aria-label": "Cancel this command", on: { click: () => leave() } }, icon("close", 18))));
    for (const option of entry.options) if (option.required || option.name in values) this.#add(option, values[option.name] ?? "");
    this.#offer();
    this.#tell(null);
  }

  get first() { return [...this.fields.values()].find((field) => field.text() === "")?.control ?? (this.typing.hidden ? this.button : this.typing); }

  /** Options that are not there yet and whose name begins so. */
  #rest(typed = "") { return this.entry.options.filter((option) => !this.fields.has(option.name) && optionName(option).startsWith(typed)); }

  #offer() {
    this.typing.hidden = this.#rest().length === 0;
    const rest = this.#rest(this.typing.value.trim());
    this.more.hidden = rest.length === 0;
    replace(this.more, rest.map((option) => h("button", { class: "more-option", type: "button", title: optionHint(option), on: { click: () => this.#open(option) } },
      h("strong", null, `+ ${optionName(option)}`), h("span", null, optionHint(option)))));
  }

  #open(option) {
    this.typing.value = "";
    this.#add(option, "");
    this.#offer();
    this.fields.get(option.name).control.focus();
  }

  /** A name and a colon open that option, as in Discord. */
  #typed() {
    const named = this.typing.value.trim();
    const option = named.endsWith(":") && this.#rest().find((one) => `${optionName(one)}:` === named);
    if (option) this.#open(option);
    else this.#offer();
  }

  /** "… name:" at the end of another value opens the next option; a space after a number goes on. */
  #goOn(field) {
    const text = field.text();
    const next = this.#rest().find((one) => text.endsWith(` ${optionName(one)}:`));
    const numeric = field.option.type === TYPE.integer || field.option.type === TYPE.number;
    if (!next && !(numeric && /\S $/.test(text))) return;
    field.set(next ? text.slice(0, -optionName(next).length - 2) : text.trim());
    if (next) this.#open(next);
    else if (!this.typing.hidden) this.typing.focus();
  }

  #tell(option) {
    replace(this.hint, option ? [h("strong", null, optionName(option)), option.required ? " (required) " : " ", optionHint(option), ` · ${option.choices?.length ? "one of the list" : kindOf(option)}`, range(option)] : [this.entry.description, this.entry.options.length ? "" : " · Enter sends it."]);
  }

  #add(option, text) {
    const field = { option, ...this.#control(option, text) };
    const label = h("span", { class: "pill-name", "aria-hidden": "true" }, optionName(option));
    const drop = !option.required && h("button", { class: "plain-button small", type: "button", tabindex: -1, "aria-label": `Leave out ${optionName(option)}`, on: { click: () => this.#drop(option) } }, icon("close", 14));
    field.box = h("div", { class: "pill" }, label, field.node ?? field.control, drop);
    field.control.addEventListener("focus", () => this.#tell(option));
    if (field.set) field.control.addEventListener("input", () => this.#goOn(field));
    field.control.addEventListener("keydown", (event) => {
      if (event.key === "Backspace" && field.text() === "" && !option.required) { event.preventDefault(); this.#drop(option); }
    });
    this.fields.set(option.name, field);
    this.typing.before(field.box);
  }

  #drop(option) {
    const field = this.fields.get(option.name);
    field.close?.();
    field.box.remove();
    this.fields.delete(option.name);
    this.#offer();
    this.typing.focus();
  }

  #control(option, text) {
    const label = `${optionName(option)}${option.required ? ", required" : ""}: ${optionHint(option)}`;
    if (option.type === TYPE.attachment) return fileControl(label);
    const fixed = this.#proposals(option);
    if (!fixed && !option.autocomplete) {
      const input = h("input", { class: "field", type: "text", inputmode: option.type === TYPE.string ? null : "numeric", "aria-label": label, "aria-required": option.required ? "true" : null, value: text, size: 14, autocomplete: "off" });
      return { control: input, text: () => input.value, set: (typed) => { input.value = typed; }, value: () => valueOf(option, input.value) };
    }
    const find = fixed
      ? (typed) => { const all = fixed(); return all.some((one) => one.label === typed) ? all : all.filter((one) => one.label.toLocaleLowerCase().includes(typed.toLocaleLowerCase())).slice(0, 100); }
      : (typed) => this.host.propose(this.entry, option, typed, this.#filled(option));
    const start = fixed?.().find((one) => one.label === text || String(one.value) === text);
    const field = choiceField({ label, find, free: !fixed, text: start?.label ?? text, value: start?.value ?? (fixed ? null : text), required: option.required, width: 14 });
    const set = (typed) => { field.input.value = typed; field.value = fixed ? (fixed().find((one) => one.label === typed)?.value ?? null) : typed; };
    return { control: field.input, text: () => field.input.value, set, value: () => chosen(option, field, fixed), close: field.close };
  }

  /** A function of the values one may choose from, or null where anything may be typed. */
  #proposals(option) {
    if (option.choices?.length) return () => option.choices.map((choice) => ({ value: choice.value, label: choiceName(choice) }));
    if (option.type === TYPE.boolean) return () => [{ value: true, label: "True" }, { value: false, label: "False" }];
    const kinds = CHOSEN[option.type];
    const guildId = this.host.guildId();
    return kinds ? () => candidates(kinds, { names: this.host.names, guildId }, option.channel_types) : null;
  }

  /** What the other options hold already, for the bot's proposals. */
  #filled(except) {
    const values = {};
    for (const { option, text, value } of this.fields.values()) {
      if (option === except || text() === "" || option.type === TYPE.attachment) continue;
      try { values[option.name] = value(); } catch { /* half typed: not told */ }
    }
    return values;
  }

  #key(event) {
    if (event.key === "Escape") { event.preventDefault(); event.stopPropagation(); this.leave(); }
    const named = event.target === this.typing ? this.typing.value.trim() : "";
    if (named && (event.key === "Enter" || event.key === "Tab")) {
      const [option] = this.#rest(named);
      if (option || event.key === "Enter") event.preventDefault();
      if (option) this.#open(option);
    } else if (event.key === "Enter" && event.target.tagName === "INPUT") { event.preventDefault(); this.send(); }
    if (event.key === "Backspace" && (event.target === this.button || event.target === this.typing) && event.target.value === "") {
      event.preventDefault();
      const last = [...this.fields.values()].filter((field) => !field.option.required).at(-1);
      if (last) this.#drop(last.option);
      else this.leave(`/${this.entry.shown}`);
    }
  }

  async send() {
    const options = {};
    for (const field of this.fields.values()) {
      try {
        if (field.text() === "") {
          if (field.option.required) throw new Error("This option is required. Specify a value.");
          continue;
        }
        options[field.option.name] = await field.value();
        this.#mark(field, false);
      } catch (problem) {
        return this.#mark(field, problem.message);
      }
    }
    this.leave();
    this.host.slash(this.entry, options);
  }

  #mark(field, problem) {
    field.box.classList.toggle("wrong", Boolean(problem));
    field.control.setAttribute("aria-invalid", String(Boolean(problem)));
    this.problem.hidden = !problem;
    this.problem.textContent = problem ? `${optionName(field.option)}: ${problem}` : "";
    if (problem) field.control.focus();
  }

  close() { for (const field of this.fields.values()) field.close?.(); }
}

function chosen(option, field, fixed) {
  if (field.value !== null && field.value !== field.input.value) return field.value;
  const typed = field.input.value.toLocaleLowerCase();
  const match = fixed?.().find((one) => one.label.toLocaleLowerCase() === typed || String(one.value) === typed);
  if (match) return match.value;
  if (fixed) throw new Error("Choose one from the list.");
  return valueOf(option, field.input.value);
}

function fileControl(label) {
  const input = h("input", { type: "file", class: "field", "aria-label": label });
  return { control: input, text: () => input.files[0]?.name ?? "", value: async () => ({ upload: await upload(input.files[0]) }) };
}

function range(option) {
  const from = option.min_value ?? option.min_length;
  const to = option.max_value ?? option.max_length;
  if (from === undefined && to === undefined) return "";
  return ` · ${from === undefined ? "up to" : to === undefined ? `from ${from}` : `${from} to`} ${to ?? ""}`;
}
