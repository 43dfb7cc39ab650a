// One seat: its connection, what it knows, and the screen that shows it. Several stand side by side or take turns.

import { h, icon, newId, replace } from "./dom.js";
import { announce } from "./announce.js";
import { drawChannels, drawGuilds, drawMembers } from "./channels.js";
import { Composer } from "./composer.js";
import { openForm } from "./form.js";
import { MessageList } from "./messages.js";
import { digest } from "./message.js";
import { avatar } from "./people.js";
import { EPHEMERAL, LOADING, Store, SUPPRESS_NOTIFICATIONS, THREADS } from "./store.js";
import { Connection, upload } from "./wire.js";

const REACTIONS = ["👍", "🎉", "😂", "🎲"];
// What Discord says; the reason follows, for the author of the bot.
const FAILED = "This interaction failed";
const SILENT = "The application did not respond";
const TYPING = 6000; // milliseconds that "is typing" stays without a new sign

export class SeatView {
  #form = null;
  #typing = new Map(); // user id → until when

  /** `onChange()` is called when unread marks or the state of the line changed, `onLook()` when another channel was chosen; `several()` tells whether this seat is one of many. */
  constructor(name, { onChange, onLook, several }) {
    this.name = name;
    this.several = several;
    this.onChange = onChange;
    this.onLook = onLook;
    this.prefix = newId("seat");
    this.status = "connecting";
    this.store = new Store();
    this.names = this.#names();
    this.ready = new Promise((resolve) => this.store.addEventListener("state", resolve, { once: true }));
    this.messages = new MessageList(this.store, this.#scene());
    this.composer = new Composer({
      store: this.store, names: this.names, guildId: () => this.guildId, up: () => this.messages.enter(),
      send: (text, reply, files) => this.#say(text, reply, files), typing: () => this.connection.ask("typing", { channel: this.store.channelId }).catch(() => {}),
      edit: (message, text) => this.connection.ask("edit", { message: message.id, text }), slash: (entry, options) => this.slash(entry.path, options),
      propose: (entry, option, typed, options) => this.#propose(entry, option, typed, options),
    });
    this.#build();
    this.#listen();
    this.connection = new Connection(name, { onFrame: (frame) => this.store.apply(frame), onStatus: (status, text) => this.#line(status, text) });
  }

  get guildId() { return this.store.channel?.guild_id ?? this.store.guilds[0]?.id ?? null; }
  get display() { return this.store.user(this.store.me?.id)?.display ?? this.name; }
  get named() { return [...this.store.unread.values()].reduce((sum, { named }) => sum + named, 0); }

  // ---- the screen -----------------------------------------------------------------------------------------------------

  #build() {
    this.guilds = h("div", { class: "guilds", role: "group", "aria-label": "Servers" });
    this.channels = h("ul", { class: "channel-list" });
    this.guildName = h("h2", { class: "guild-name" });
    this.self = h("div", { class: "self" });
    this.side = h("nav", { class: "side", "aria-label": "Channels", on: { keydown: (event) => event.key === "Escape" && this.drawer(false) } },
      this.guilds, h("div", { class: "side-main" }, this.guildName, this.channels, this.self));
    this.title = h("h1", { class: "channel-title" });
    this.topic = h("p", { class: "topic" });
    this.burger = h("button", { class: "plain-button burger", type: "button", "aria-label": "Channels", "aria-expanded": "false", on: { click: () => this.drawer(!this.node.classList.contains("drawer")) } }, icon("menu", 22));
    this.whose = h("p", { class: "whose" });
    this.peopleButton = h("button", { class: "plain-button people-button", type: "button", "aria-label": "Who is here", "aria-pressed": "true", title: "Who is here", on: { click: () => this.#people() } }, icon("people", 22));
    this.members = h("aside", { class: "members", "aria-label": "Who is here" });
    this.banner = h("p", { class: "banner", role: "status", hidden: true });
    this.below = h("p", { class: "below" }, this.typing = h("span", { class: "typing" }), h("span", { class: "disclaimer" }, "A local playground. Not affiliated with Discord."));
    this.node = h("section", { class: "seat", "aria-label": `Seat of ${this.name}` }, this.side, h("div", { class: "shade", on: { click: () => this.drawer(false) } }),
      h("div", { class: "chat" }, h("header", { class: "chat-head" }, this.burger, this.title, this.topic, this.whose, this.peopleButton), this.banner,
        h("div", { class: "chat-body" }, h("div", { class: "chat-main" }, this.messages.node, this.composer.node, this.below), this.members)));
  }

  #listen() {
    const { store } = this;
    const on = (names, act) => names.split(" ").forEach((name) => store.addEventListener(name, act));
    on("state", () => { this.messages.redraw(); this.composer.lookAt(store.channel); this.#sides(); this.#openModal(); });
    on("known", () => { this.#sides(); this.messages.redraw(); });
    on("channel", () => { this.messages.draw(); this.composer.lookAt(store.channel); this.#sides(); });
    on("messages", ({ detail }) => {
      if (detail.fresh && detail.message.flags & EPHEMERAL) this.messages.pinned = true; // an answer to a press of one's own is not missed
      this.messages.later();
      this.#tell(detail);
      this.#sides(detail.fresh ? "unread" : "none");
      this.typing.textContent = "";
    });
    on("presses", ({ detail }) => this.messages.showPress(detail.messageId));
    on("modal", () => this.#openModal());
    on("typing", ({ detail }) => this.#typed(detail));
  }

  #sides(what = "all") {
    if (what === "none") return;
    const { store } = this;
    drawGuilds(this.guilds, store, this.guildId, (id) => this.#openGuild(id));
    drawChannels(this.channels, store, this.guildId, (id) => this.look(id), () => this.#newChannel());
    if (what === "all") {
      this.guildName.textContent = store.guilds.find((guild) => guild.id === this.guildId)?.name ?? "";
      const channel = store.channel;
      replace(this.title, channel && [icon(THREADS.has(channel.type) ? "thread" : "hash", 22), h("span", null, channel.name)]);
      this.topic.textContent = channel?.topic ?? "";
      replace(this.self, h("strong", null, this.display), h("small", null, store.online ? "The bot is online" : "The bot is not connected"));
      replace(this.whose, avatar(store.user(store.me.id), 24), this.display);
      drawMembers(this.members, store, this.guildId, (command, user) => this.#menu(command, user));
    }
    this.onChange();
  }

  #people() {
    const shown = this.members.hidden;
    this.members.hidden = !shown;
    this.peopleButton.setAttribute("aria-pressed", String(shown));
  }

  drawer(open) {
    this.node.classList.toggle("drawer", open);
    this.burger.setAttribute("aria-expanded", String(open));
    if (open) (this.channels.querySelector(".here") ?? this.channels.querySelector("button"))?.focus();
    else if (this.side.contains(document.activeElement)) this.burger.focus();
  }

  #line(status, text) {
    this.status = status;
    this.banner.hidden = status === "open";
    this.banner.textContent = status === "open" ? "" : status === "refused" ? text : "Connection lost. Trying again…";
    this.node.classList.toggle("lost", status !== "open");
    this.onChange();
  }

  #tell({ message, fresh, gone }) {
    if (!message || gone || message.channel_id !== this.store.channelId || (message.flags & LOADING) || message.author.id === this.store.me.id) return;
    const awaited = this.pressed === message.id;
    if (!fresh && !awaited) return;
    const asked = awaited || (message.interaction_metadata ?? message.interaction)?.user?.id === this.store.me.id;
    if (message.flags & SUPPRESS_NOTIFICATIONS && !asked) return; // it makes no push
    if (awaited) this.pressed = null;
    if (this.node.hidden) return;
    const who = this.store.user(message.author.id)?.display ?? "";
    announce(`${this.several() ? `To ${this.display}. ` : ""}${message.flags & EPHEMERAL ? "Only for you. " : ""}${who}: ${digest(message, this.names)}`);
  }

  #typed({ user_id, channel_id }) {
    if (channel_id !== this.store.channelId || user_id === this.store.me.id) return;
    this.#typing.set(user_id, Date.now() + TYPING);
    const write = () => {
      const now = [...this.#typing].filter(([, until]) => until > Date.now()).map(([id]) => this.store.user(id)?.display).filter(Boolean);
      this.typing.textContent = now.length ? `${now.join(", ")} ${now.length > 1 ? "are" : "is"} typing…` : "";
    };
    write();
    setTimeout(write, TYPING + 50);
  }

  #openModal() {
    this.#form?.close();
    this.#form = null;
    const { modal } = this.store;
    if (!modal) return;
    const forget = () => { this.#form = null; this.store.modal = null; };
    this.#form = openForm(modal, {
      names: this.names, guildId: this.guildId, whose: this.several() ? `Seat of ${this.display}` : "",
      onSend: async (values) => {
        const answer = await this.connection.ask("submit", { values });
        if (answer.state === "failed") throw new Error("Something went wrong. Try again.");
        forget();
      },
      onClose: () => { forget(); this.connection.ask("close_modal").catch(() => {}); },
    });
  }

  // ---- what the rest of the page may ask ------------------------------------------------------------------------------

  #names() {
    const { store } = this;
    return {
      get me() { return store.me?.id; },
      user: (id) => store.user(id),
      role: (id) => store.role(id),
      channel: (id) => store.channels.get(id),
      tint: (id) => store.tint(id),
      peopleOf: (guild) => (store.people[guild] ?? []).map((member) => store.user(member.user.id)),
      rolesOf: (guild) => [...store.roles.values()].filter((role) => (role.guild_id ?? guild) === guild && role.id !== guild),
      channelsOf: (guild) => [...store.channels.values()].filter((channel) => channel.guild_id === guild),
      openChannel: (id) => this.look(id),
      startCommand: (name) => this.composer.start(name),
    };
  }

  #scene() {
    const view = this;
    return {
      names: this.names, prefix: this.prefix,
      get guildId() { return view.guildId; },
      get bot() { return [...view.store.users.values()].find((user) => user.bot); },
      calls: (message) => this.store.names(message),
      find: (id) => this.store.find(id),
      jump: (id) => this.messages.jumpTo(id),
      openChannel: (id) => this.look(id),
      composerFocus: () => this.composer.focus(),
      press: (message, customId) => this.press(message, customId),
      choose: (message, customId, values) => this.choose(message, customId, values),
      dismiss: (message) => this.#try("dismiss", { message: message.id }),
      forget: (note) => this.store.note({ ...note, state: "gone" }),
      react: (message, emoji) => this.#try("react", { message: message.id, emoji: emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name }),
      tools: (message) => this.#tools(message),
    };
  }

  #tools(message) {
    if (message.flags & EPHEMERAL) return null;
    const tool = (label, mark, act) => h("button", { type: "button", class: "plain-button", "aria-label": label, title: label, on: { click: act } }, mark);
    const menus = this.store.commands.filter((command) => command.type === 3);
    return h("div", { class: "tools", role: "group", "aria-label": "Message actions" },
      REACTIONS.slice(0, 2).map((emoji) => tool(`React with ${emoji}`, emoji, () => this.#try("react", { message: message.id, emoji }))),
      tool("Reply", icon("reply", 18), () => this.composer.answer(message)),
      menus.map((command) => tool(command.name_localized ?? command.name, command.name_localized ?? command.name, () => this.#menu(command, message))),
      message.author.id === this.store.me?.id && tool("Edit", icon("pencil", 18), () => this.composer.change(message)),
      (message.author.id === this.store.me?.id || this.store.guilds.some((guild) => guild.id === this.guildId && guild.owner_id === this.store.me?.id)) && tool("Delete", icon("trash", 18), () => this.#try("delete", { message: message.id })));
  }

  async #try(op, body) {
    try {
      return await this.connection.ask(op, body);
    } catch (problem) {
      this.banner.hidden = false;
      this.banner.textContent = problem.message;
      setTimeout(() => { if (this.status === "open") this.banner.hidden = true; }, 5000);
      return null;
    }
  }

  /** A person looks at a channel. */
  look(id) {
    const before = this.store.channelId;
    this.show(id);
    if (this.store.channelId !== before) this.onLook(before);
  }

  /** Shows a channel; the server is told, since commands may differ there and a reload should come back to it. */
  show(id) {
    if (!this.store.channels.has(id)) return;
    this.store.look(id);
    this.drawer(false);
    this.#try("go", { channel: id });
  }

  #openGuild(id) {
    const first = [...this.store.channels.values()].find((channel) => channel.guild_id === id && channel.type === 0);
    if (first) this.look(first.id);
  }

  async #newChannel() {
    const channel = await this.#try("channel", { name: `channel-${this.store.channels.size + 1}`, guild: this.guildId });
    if (channel) this.look(channel.id);
  }

  // ---- what a person does ---------------------------------------------------------------------------------------------

  async #say(text, reply, files) {
    const uploads = await Promise.all(files.map(upload));
    await this.connection.ask("say", { channel: this.store.channelId, text, reply_to: reply?.id ?? null, uploads });
    this.messages.toEnd();
  }

  /** Presses a button; its message shows that it waits and, if it comes to that, that it failed. */
  press(message, customId) { return this.#act(message, customId, "click", {}); }

  choose(message, customId, values) { return this.#act(message, customId, "select", { values }); }

  async #act(message, customId, op, body) {
    if (this.store.presses.get(message.id)?.state === "pending") return null;
    this.pressed = message.id;
    this.store.setPress(message.id, { state: "pending", customId });
    try {
      const answer = await this.connection.ask(op, { message: message.id, channel: message.channel_id, custom_id: customId, ...body });
      this.store.setPress(message.id, answer.state === "failed" ? { state: "failed", reason: FAILED, why: answer.reason } : null);
      return answer;
    } catch (problem) {
      this.store.setPress(message.id, { state: "failed", reason: problem.message });
      return { state: "failed", reason: problem.message };
    }
  }

  /** Sends a slash command in the channel that is looked at. */
  slash(path, options) { return this.#command(path, (channel) => this.connection.ask("slash", { command: path, options, channel })); }

  /** Sends a menu command about a message or a person. */
  #menu(command, target) { return this.#command(command.name, (channel) => this.connection.ask("context", { command: command.name, target: target.id, channel })); }

  async #command(text, send) {
    const note = { key: newId("note"), channelId: this.store.channelId, text, state: "sending" };
    this.messages.pinned = true;
    const showing = setTimeout(() => this.store.note(note), 120); // a fast answer needs no placeholder
    const settle = (state, reason, why) => { clearTimeout(showing); this.store.note({ ...note, state, reason, why }); };
    try {
      const answer = await send(note.channelId);
      if (answer.state === "failed") settle("failed", SILENT, answer.reason);
      else settle("gone");
      return answer;
    } catch (problem) {
      settle("failed", problem.message);
      return { state: "failed", reason: problem.message };
    }
  }

  async #propose(entry, option, typed, options) {
    const choices = await this.connection.ask("autocomplete", { command: entry.path, focused: option.name, typed, options, channel: this.store.channelId });
    return choices.map((choice) => ({ value: choice.value, label: choice.name_localized ?? choice.name }));
  }

  close() {
    this.connection.close();
    this.#form?.close();
    this.node.remove();
  }
}
