// What one seat knows: people, channels, commands and messages, kept true by the frames of `wire.js`.

export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const SUPPRESS_NOTIFICATIONS = 1 << 12;
export const COMPONENTS_V2 = 1 << 15;
export const THREADS = new Set([10, 11, 12]);

export class Store extends EventTarget {
  me = null;
  n = 0; // the last event seen
  guilds = [];
  channels = new Map();
  users = new Map();
  roles = new Map();
  people = {}; // guild id → members
  presences = {}; // guild id → user id → { status, activity }
  commands = [];
  messages = new Map(); // channel id → Map(message id → message), oldest first
  channelId = null;
  modal = null;
  online = false;
  unread = new Map(); // channel id → {count, named}
  presses = new Map(); // message id → {customId, state: "pending" | "failed", reason}
  notes = []; // commands on their way or failed: {key, channelId, text, state, reason}

  get channel() { return this.channels.get(this.channelId) ?? null; }
  get shown() { return [...(this.messages.get(this.channelId)?.values() ?? [])]; }

  /** Takes a frame in and tells what changed by events of that name. */
  apply(frame) {
    if (frame.t === "state") return this.#restart(frame);
    if (frame.t === "known") return this.#learn(frame);
    if (frame.t === "seen") {
      this.n = frame.n;
      SEEN[frame.kind]?.(this, frame.data, frame);
    }
  }

  #restart(frame) {
    this.me = frame.me;
    this.n = frame.n;
    this.channels = new Map(frame.channels.map((channel) => [channel.id, named(channel)]));
    this.#learn(frame, true);
    this.messages = new Map(Object.entries(frame.messages).map(([id, list]) => [id, new Map(list.map((message) => [message.id, message]))]));
    for (const list of Object.values(frame.messages)) for (const message of list) this.meet(message);
    this.modal = frame.modal;
    this.presses.clear();
    this.notes = this.notes.filter((note) => note.state === "failed");
    if (!this.channels.has(this.channelId)) this.channelId = frame.channel;
    this.tell("state");
  }

  /** People, roles, commands, guilds: sent whole whenever one of them changes. */
  #learn(frame, quiet = false) {
    for (const name of ["guilds", "commands", "people", "presences", "online"]) if (name in frame) this[name] = frame[name];
    for (const members of Object.values(frame.people ?? {})) for (const member of members) this.know(member.user, member);
    for (const list of Object.values(frame.roles ?? {})) for (const role of list) this.roles.set(role.id, role);
    if (!quiet) this.tell("known");
  }

  know(user, member) {
    if (!user?.id) return;
    const display = member?.nick || user.global_name || user.username;
    const known = this.users.get(user.id);
    const roles = member?.roles ?? known?.roles ?? [];
    this.users.set(user.id, { ...user, roles, display: member ? display : (known?.display ?? display) });
  }

  /** Learns the people a message speaks of. */
  meet(message) {
    this.know(message.author, message.member);
    for (const user of message.mentions ?? []) this.know(user, user.member);
    if (message.interaction_metadata?.user) this.know(message.interaction_metadata.user);
    if (message.interaction?.user) this.know(message.interaction.user);
    if (message.referenced_message) this.know(message.referenced_message.author);
  }

  put(message) {
    const list = this.messages.get(message.channel_id) ?? new Map();
    this.messages.set(message.channel_id, list);
    const fresh = !list.has(message.id);
    list.set(message.id, message);
    this.meet(message);
    if (fresh && this.lists(message.channel_id) && message.channel_id !== this.channelId && message.author?.id !== this.me.id) {
      const before = this.unread.get(message.channel_id) ?? { count: 0, named: 0 };
      const named = this.names(message) ? 1 : 0;
      this.unread.set(message.channel_id, { count: before.count + 1, named: before.named + named });
    }
    this.tell("messages", { message, fresh });
  }

  /** Whether a channel is told of: a thread only where it has been joined. */
  lists(id) {
    const channel = this.channels.get(id);
    return !THREADS.has(channel?.type) || Boolean(channel.member);
  }

  /** The channel of the newest message that is for this person alone, calls them or answers what they did; else null. */
  get own() {
    const mine = (message) => message.flags & EPHEMERAL || this.names(message) || message.interaction_metadata?.user?.id === this.me.id;
    const last = [...this.messages].filter(([id]) => this.channels.has(id)).map(([id, list]) => [id, [...list.values()].filter(mine).at(-1)?.timestamp ?? ""]);
    return last.filter(([, at]) => at).sort((a, b) => (a[1] < b[1] ? 1 : -1))[0]?.[0] ?? null;
  }

  /** Whether a message calls this person. */
  names(message) {
    return message.mention_everyone || (message.mentions ?? []).some((user) => user.id === this.me.id);
  }

  take(channelId, id) {
    const message = this.messages.get(channelId)?.get(id);
    this.messages.get(channelId)?.delete(id);
    this.presses.delete(id);
    this.tell("messages", { message, gone: true });
  }

  find(id) {
    for (const list of this.messages.values()) if (list.has(id)) return list.get(id);
    return null;
  }

  look(channelId) {
    this.channelId = channelId;
    this.unread.delete(channelId);
    this.tell("channel");
  }

  setPress(messageId, press) {
    if (press) this.presses.set(messageId, press);
    else this.presses.delete(messageId);
    this.tell("presses", { messageId });
  }

  note(note) {
    this.notes = [...this.notes.filter((other) => other.key !== note.key), note].filter((other) => other.state !== "gone");
    this.tell("messages", {});
  }

  tell(what, detail) { this.dispatchEvent(new CustomEvent(what, { detail })); }

  user(id) { return this.users.get(id) ?? null; }
  role(id) { return this.roles.get(id) ?? null; }

  /** The colour of a person's highest coloured role, or null. */
  tint(id) {
    const mine = (this.user(id)?.roles ?? []).map((role) => this.roles.get(role)).filter((role) => role?.color);
    return mine.sort((a, b) => b.position - a.position)[0]?.color ?? null;
  }
}

/** A direct conversation has no name of its own. */
const named = (channel) => (channel.type === 1 ? { ...channel, name: "with the bot" } : channel);

const SEEN = {
  message: (store, message) => store.put(message),
  edit: (store, message) => store.put(message),
  delete: (store, { id }, { channel_id }) => store.take(channel_id, id),
  modal: (store, modal) => { store.modal = modal; store.tell("modal"); },
  failed: (store, { message_id, reason }) => {
    if (message_id) store.setPress(message_id, { state: "failed", reason: "This interaction failed", why: reason });
  },
  channel: (store, channel) => {
    store.channels.set(channel.id, { ...store.channels.get(channel.id), member: undefined, ...named(channel) });
    store.tell("known");
  },
  channel_gone: (store, { id }) => {
    store.channels.delete(id);
    store.messages.delete(id);
    if (store.channelId === id) store.look([...store.channels.values()].find((channel) => channel.type === 0)?.id ?? null);
    store.tell("known");
  },
  reactions: (store, { id, reactions }, { channel_id }) => {
    const message = store.messages.get(channel_id)?.get(id);
    if (message) store.put({ ...message, reactions });
  },
  bot: (store, { online }) => { store.online = online; store.tell("known"); },
  typing: (store, { user_id }, { channel_id }) => store.tell("typing", { user_id, channel_id }),
};
