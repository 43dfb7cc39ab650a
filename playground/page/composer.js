// Where one writes: plain messages, and the beginning of slash commands.

import { h, icon, replace } from "./dom.js";
import { announce } from "./announce.js";
import { CommandForm } from "./command_form.js";
import { entries, matching, read } from "./commands.js";
import { Menu } from "./listbox.js";

const LONGEST = 2000; // characters of a message

export class Composer {
  /** `host` gives `store`, `names`, `guildId()`, `send(text, reply, files)`, `edit(message, text)`, `typing()`, `slash(entry, options)`, `propose(entry, option, typed, options)`, `up()`. */
  constructor(host) {
    this.host = host;
    this.reply = null;
    this.edited = null; // one's own message that is being changed
    this.lastTyping = 0;
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
    if (this.edited) this.input.value = "";
    this.edited = null;
    this.reply = message;
    this.#heading();
    if (message) this.focus();
  }

  /** Changes one's own message: its text comes into the box, Enter keeps the change, Escape leaves it as it was. */
  change(message) {
    this.leave();
    this.reply = null;
    this.edited = message;
    this.input.value = message.content;
    this.#size();
    this.#heading();
    this.focus();
  }

  #heading() {
    const who = this.reply && (this.host.names.user(this.reply.author.id)?.display ?? this.reply.author.username);
    this.head.hidden = !this.reply && !this.edited && this.files.length === 0;
    replace(this.head,
      this.edited && h("div", null, "Editing your message", this.#dropper("Cancel the edit", () => this.answer(null))),
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
    if (!text.startsWith("/") || text.includes("\n") || this.edited) {
      this.#tellTyping(text);
      return this.menu?.close();
    }
    const line = read(this.all, text);
    if (line) return this.#enter(line.entry, line.values);
    this.#propose(text.slice(1));
  }

  /** Others see that one is typing; a client says so again every eight seconds. */
  #tellTyping(text) {
    const now = Date.now();
    if (!text || this.edited || now - this.lastTyping < 8000) return;
    this.lastTyping = now;
    this.host.typing();
  }

  #propose(typed) {
    if (!this.menu) {
      this.menu = new Menu(this.line, { label: "Commands", control: this.input, onPick: ({ value }) => this.#enter(value, {}), onClose: () => { this.menu = null; } });
      this.menu.node.classList.add("commands");
    }
    const found = matching(this.all, typed).slice(0, 50);
    const empty = this.host.store.online ? `No command matches “/${typed}”` : "No commands yet: the bot isn’t connected.";
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
    else if (event.key === "Escape" && (this.reply || this.edited)) this.answer(null);
    else if (event.key === "ArrowUp" && this.input.value === "") { event.preventDefault(); this.host.up(); }
  }

  async #send() {
    if (this.form) return this.form.send();
    const text = this.input.value.trim();
    if (text.length > LONGEST) return this.#say(`This message is ${text.length - LONGEST} characters too long (${LONGEST} are allowed).`);
    if (text.startsWith("/") && this.menu?.options.length) return this.menu.pick();
    if (!text && !this.files.length) return;
    const [files, reply, edited] = [this.files, this.reply, this.edited];
    this.lastTyping = 0;
    this.input.value = "";
    this.files = [];
    this.answer(null);
    this.#size();
    try {
      await (edited ? this.host.edit(edited, text) : this.host.send(text, reply, files));
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
