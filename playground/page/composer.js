// Where one writes: plain messages, and slash commands with their options.

import { h, icon, newId, replace } from "./dom.js";
import { announce } from "./announce.js";
import { channelOption, personOption, roleOption } from "./components.js";
import { TYPE, choiceName, entries, kindOf, matching, optionHint, optionName, read, valueOf } from "./commands.js";
import { Menu, choiceField } from "./listbox.js";
import { upload } from "./wire.js";

const LONGEST = 2000; // characters of a message

export class Composer {
  /** `host` gives `store`, `names`, `guildId()`, `send(text, reply, files)`, `slash(entry, options)`, `propose(entry, option, typed, options)`, `up()`. */
  constructor(host) {
    this.host = host;
    this.reply = null;
    this.files = [];
    this.box = h("div", { class: "composer" });
    this.head = h("div", { class: "composer-head", hidden: true });
    this.input = h("textarea", { rows: 1, class: "composer-text", "aria-autocomplete": "list", "aria-haspopup": "listbox", maxlength: 4000, on: { input: () => this.#typed(), keydown: (event) => this.#key(event), blur: () => this.menu?.close() } });
    this.picker = h("input", { type: "file", multiple: true, class: "unseen", tabindex: -1, "aria-hidden": "true", on: { change: () => this.#attach() } });
    this.attach = h("button", { class: "plain-button", type: "button", "aria-label": "Attach files", title: "Attach files", on: { click: () => this.picker.click() } }, icon("plus", 22));
    this.go = h("button", { class: "plain-button send", type: "button", "aria-label": "Send", title: "Send", on: { click: () => this.#send() } }, icon("send", 22));
    this.problem = h("p", { class: "composer-problem", role: "alert", hidden: true });
    this.line = h("div", { class: "composer-line" }, this.attach, this.input, this.picker, this.go);
    this.node = h("div", { class: "composer-area" }, this.problem, this.box);
    replace(this.box, this.head, this.line);
    this.#size();
  }

  get all() { return entries(this.host.store.commands); }

  focus() { (this.form?.first ?? this.input).focus(); }

  /** Puts the placeholder of the channel one looks at; a command half filled in is given up. */
  lookAt(channel) {
    const text = channel ? `Message ${channel.type >= 10 && channel.type <= 12 ? "" : "#"}${channel.name}` : "";
    this.input.placeholder = text;
    this.input.setAttribute("aria-label", text || "Message");
    this.leave();
    this.answer(null);
  }

  /** Starts a command as if it had been typed. */
  start(path) {
    const entry = this.all.find((one) => one.path === path) ?? this.all.find((one) => one.path.startsWith(`${path} `));
    if (entry) this.#enter(entry, {});
  }

  answer(message) {
    this.reply = message;
    this.#heading();
    if (message) this.focus();
  }

  #heading() {
    const who = this.reply && (this.host.names.user(this.reply.author.id)?.display ?? this.reply.author.username);
    this.head.hidden = !this.reply && this.files.length === 0;
    replace(this.head,
      this.reply && h("div", null, "Replying to ", h("strong", null, who), this.#dropper("Cancel the reply", () => this.answer(null))),
      this.files.map((file) => h("div", { class: "chip" }, icon("file", 16), file.name, this.#dropper(`Remove ${file.name}`, () => { this.files = this.files.filter((one) => one !== file); this.#heading(); }))));
  }

  #dropper(label, act) { return h("button", { class: "plain-button small", type: "button", "aria-label": label, on: { click: act } }, icon("close", 14)); }

  #attach() {
    this.files = [...this.files, ...this.picker.files].slice(0, 10);
    this.picker.value = "";
    this.#heading();
    this.focus();
  }

  #size() {
    this.input.style.setProperty("height", "auto");
    const tall = this.input.scrollHeight; // 0 while the seat is out of sight
    if (tall) this.input.style.setProperty("height", `${Math.min(tall, 160)}px`);
    this.go.classList.toggle("ready", this.input.value.trim() !== "" || this.files.length > 0);
  }

  #typed() {
    this.#size();
    this.#say("");
    const text = this.input.value;
    if (!text.startsWith("/") || text.includes("\n")) return this.menu?.close();
    const line = read(this.all, text);
    if (line) return this.#enter(line.entry, line.values);
    this.#propose(text.slice(1));
  }

  #propose(typed) {
    if (!this.menu) {
      this.menu = new Menu(this.line, { label: "Commands", control: this.input, onPick: ({ value }) => this.#enter(value, {}), onClose: () => { this.menu = null; } });
      this.menu.node.classList.add("commands");
    }
    const found = matching(this.all, typed).slice(0, 50);
    const empty = this.host.store.online ? `No command matches “/${typed}”` : "The bot is not connected yet, so there are no commands.";
    this.menu.show(found.map((entry) => ({ value: entry, label: `/${entry.shown}`, description: entry.description })), { empty, head: "Commands" });
    if (found.length !== this.proposed) announce(`${found.length} commands`);
    this.proposed = found.length;
  }

  #key(event) {
    if (event.isComposing) return;
    if (this.menu) {
      if (event.key === "Escape") { event.preventDefault(); event.stopPropagation(); return this.menu.close(); }
      if ((event.key === "Enter" && !event.shiftKey) || event.key === "Tab") {
        if (this.menu.options.length) event.preventDefault();
        else if (event.key === "Enter") event.preventDefault();
        return this.menu.pick();
      }
      if (this.menu.move(event.key)) event.preventDefault();
      return;
    }
    if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); this.#send(); }
    else if (event.key === "Escape" && this.reply) this.answer(null);
    else if (event.key === "ArrowUp" && this.input.value === "") { event.preventDefault(); this.host.up(); }
  }

  async #send() {
    if (this.form) return this.form.send();
    const text = this.input.value.trim();
    if (text.length > LONGEST) return this.#say(`This message is ${text.length - LONGEST} characters too long (${LONGEST} are allowed).`);
    if (text.startsWith("/") && this.menu?.options.length) return this.menu.pick();
    if (!text && !this.files.length) return;
    const [files, reply] = [this.files, this.reply];
    this.input.value = "";
    this.files = [];
    this.answer(null);
    this.#size();
    try {
      await this.host.send(text, reply, files);
    } catch (problem) {
      if (!this.input.value) this.input.value = text;
      this.files = files;
      this.#heading();
      this.#size();
      this.#say(problem.message);
    }
  }

  #say(text) {
    this.problem.textContent = text;
    this.problem.hidden = !text;
  }

  #enter(entry, values) {
    this.menu?.close();
    this.#say("");
    this.input.value = "";
    this.answer(null);
    this.form = new CommandForm(entry, values, this.host, { leave: (text) => this.leave(text) });
    replace(this.box, this.form.node);
    this.form.first.focus();
    announce(`/${entry.shown}. ${entry.description}`);
  }

  /** Back from a command to plain text. */
  leave(text = "") {
    if (!this.form) return;
    this.form.close();
    this.form = null;
    replace(this.box, this.head, this.line);
    this.input.value = text;
    this.#size();
    this.input.focus({ preventScroll: true });
    if (text) this.#typed();
  }
}

/** One command being filled in: a box for each option, the required ones from the start. */
class CommandForm {
  constructor(entry, values, host, { leave }) {
    Object.assign(this, { entry, host, leave });
    this.fields = new Map(); // option name → {option, control, box, text(), value()}
    this.pills = h("div", { class: "pills" });
    this.more = h("div", { class: "more-options", role: "group", "aria-label": "Options that may be added" });
    this.hint = h("p", { class: "command-hint", id: newId("hint") });
    this.problem = h("p", { class: "composer-problem", role: "alert", hidden: true });
    this.name = h("button", { class: "command-name", type: "button", title: "Choose another command", on: { click: () => leave(`/${entry.shown}`) } }, `/${entry.shown}`);
    this.button = h("button", { class: "button primary small-button", type: "button", on: { click: () => this.send() } }, "Send");
    this.node = h("div", { class: "command-form", role: "group", "aria-label": `Command ${entry.shown}`, on: { keydown: (event) => this.#key(event) } },
      h("div", { class: "command-panel" }, this.problem, this.hint, this.more),
      h("div", { class: "command-line" }, this.name, this.pills, this.button, h("button", { class: "plain-button", type: "button", "aria-label": "Give up this command", on: { click: () => leave() } }, icon("close", 18))));
    for (const option of entry.options) if (option.required || option.name in values) this.#add(option, values[option.name] ?? "");
    this.#offer();
    this.#tell(null);
  }

  get first() { return [...this.fields.values()].find((field) => field.text() === "")?.control ?? this.button; }

  #offer() {
    const rest = this.entry.options.filter((option) => !this.fields.has(option.name));
    this.more.hidden = rest.length === 0;
    replace(this.more, rest.map((option) => h("button", { class: "more-option", type: "button", title: optionHint(option), on: { click: () => { this.#add(option, ""); this.#offer(); this.fields.get(option.name).control.focus(); } } },
      h("strong", null, `+ ${optionName(option)}`), h("span", null, optionHint(option)))));
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
    field.control.addEventListener("keydown", (event) => {
      if (event.key === "Backspace" && field.text() === "" && !option.required) { event.preventDefault(); this.#drop(option); }
    });
    this.fields.set(option.name, field);
    this.pills.append(field.box);
  }

  #drop(option) {
    const field = this.fields.get(option.name);
    field.close?.();
    field.box.remove();
    this.fields.delete(option.name);
    this.#offer();
    ([...this.fields.values()].at(-1)?.control ?? this.button).focus();
  }

  #control(option, text) {
    const label = `${optionName(option)}${option.required ? ", required" : ""}: ${optionHint(option)}`;
    if (option.type === TYPE.attachment) return fileControl(label);
    const fixed = this.#proposals(option);
    if (!fixed && !option.autocomplete) {
      const input = h("input", { class: "field", type: "text", inputmode: option.type === TYPE.string ? null : "numeric", "aria-label": label, "aria-required": option.required ? "true" : null, value: text, size: 14, autocomplete: "off" });
      return { control: input, text: () => input.value, value: () => valueOf(option, input.value) };
    }
    const find = fixed
      ? (typed) => { const all = fixed(); return all.some((one) => one.label === typed) ? all : all.filter((one) => one.label.toLocaleLowerCase().includes(typed.toLocaleLowerCase())).slice(0, 100); }
      : (typed) => this.host.propose(this.entry, option, typed, this.#filled(option));
    const start = fixed?.().find((one) => one.label === text || String(one.value) === text);
    const field = choiceField({ label, find, free: !fixed, text: start?.label ?? text, value: start?.value ?? (fixed ? null : text), required: option.required, width: 14 });
    return { control: field.input, text: () => field.input.value, value: () => chosen(option, field, fixed), close: field.close };
  }

  /** A function of the values one may choose from, or null where anything may be typed. */
  #proposals(option) {
    const { names } = this.host;
    const guild = this.host.guildId();
    if (option.choices?.length) return () => option.choices.map((choice) => ({ value: choice.value, label: choiceName(choice) }));
    if (option.type === TYPE.boolean) return () => [{ value: true, label: "True" }, { value: false, label: "False" }];
    if (option.type === TYPE.user) return () => names.peopleOf(guild).map(personOption);
    if (option.type === TYPE.role) return () => names.rolesOf(guild).map(roleOption);
    if (option.type === TYPE.mentionable) return () => [...names.peopleOf(guild).map(personOption), ...names.rolesOf(guild).map(roleOption)];
    if (option.type === TYPE.channel) return () => names.channelsOf(guild).filter((channel) => !option.channel_types?.length || option.channel_types.includes(channel.type)).map(channelOption);
    return null;
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
    if (event.key === "Enter" && event.target.tagName === "INPUT") { event.preventDefault(); this.send(); }
    if (event.key === "Backspace" && event.target === this.button && this.fields.size === 0) { event.preventDefault(); this.leave(`/${this.entry.shown}`); }
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
  if (fixed) throw new Error("Choose one of the list.");
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
