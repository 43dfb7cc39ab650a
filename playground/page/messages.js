// The list of messages: keeps rows in step with the store, keeps the place when one reads back, keeps focus when a row is drawn again.

import { h, icon, replace } from "./dom.js";
import { holdPictures, showPress } from "./components.js";
import { continues, drawMessage, drawNote, failure } from "./message.js";
import { longDay, sameDay } from "./times.js";

const AT_ONCE = 100; // rows drawn; more on demand
const NEAR = 80; // pixels from the bottom that still count as "at the bottom"

export class MessageList {
  #rows = new Map(); // key → {subject, grouped, node, drawn}
  #shown = null; // the channel of the rows
  #limit = AT_ONCE;
  #queued = false;
  #top = 0;
  #held = null; // {node, top}: what the person looks at while they read back, and how far from the top it stands

  constructor(store, scene) {
    this.store = store;
    this.scene = scene;
    this.list = h("ol", { class: "messages", "aria-label": "Messages", on: { keydown: (event) => this.#key(event) } });
    this.older = h("button", { class: "link-button older", type: "button", hidden: true, on: { click: () => { this.#limit += AT_ONCE; this.draw(); } } }, "Show earlier messages");
    this.scroll = h("div", { class: "scroll", on: { scroll: () => this.#scrolled() } }, h("div", { class: "scroll-push" }), this.older, this.list);
    this.jump = h("button", { class: "to-present", type: "button", hidden: true, on: { click: () => this.toEnd() } }, h("span", { class: "wide-only" }, "You are reading older messages"), icon("down", 16), "Jump to present");
    this.node = h("div", { class: "message-area" }, this.scroll, this.jump);
    this.pinned = true;
    // Going to the end when a size has changed, not when drawing, saves a layout for every change of a message.
    const keep = new ResizeObserver(() => (this.pinned ? this.toEnd() : this.#hold()));
    keep.observe(this.list);
    keep.observe(this.scroll);
  }

  /** Draws once after all frames that came together. */
  later() {
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(() => { this.#queued = false; this.draw(); });
  }

  draw() {
    const channel = this.store.channelId;
    if (channel !== this.#shown) {
      this.#rows.clear();
      this.list.replaceChildren();
      this.#limit = AT_ONCE;
      this.pinned = true;
      this.#shown = channel;
    }
    const messages = this.store.shown;
    const visible = messages.slice(-this.#limit);
    this.older.hidden = visible.length === messages.length;
    const focus = this.#focus();
    const wanted = this.#wanted(visible);
    for (const key of this.#rows.keys()) if (!wanted.has(key)) this.#rows.delete(key);
    this.#place([...wanted.values()].map((row) => row.node));
    this.#refocus(focus);
    if (!this.pinned) this.#hold();
  }

  #wanted(visible) {
    const wanted = new Map();
    let before = null;
    for (const message of visible) {
      if (!before || !sameDay(before.timestamp, message.timestamp)) {
        const day = longDay(message.timestamp);
        wanted.set(`day ${day}`, this.#row(`day ${day}`, day, false, () => h("li", { class: "day" }, h("span", null, day))));
        before = null;
      }
      wanted.set(message.id, this.#row(message.id, message, continues(message, before), (grouped, scene) => drawMessage(message, { grouped, scene })));
      before = message;
    }
    for (const note of this.store.notes) {
      if (note.channelId === this.#shown) wanted.set(note.key, this.#row(note.key, note, false, (_, scene) => drawNote(note, scene)));
    }
    return wanted;
  }

  #row(key, subject, grouped, draw) {
    const known = this.#rows.get(key);
    if (known && known.subject === subject && known.grouped === grouped) return known;
    const drawn = new Map();
    const node = draw(grouped, { ...this.scene, before: known?.drawn, drawn, press: (id) => this.scene.press(subject, id), choose: (id, values) => this.scene.choose(subject, id, values) });
    if (known) {
      holdPictures(known.node, node);
      known.node.replaceWith(node);
      if (this.#held?.node === known.node) this.#held.node = node;
    }
    const row = { subject, grouped, node, drawn };
    this.#rows.set(key, row);
    this.showPress(key);
    return row;
  }

  /** Whether a press is under way on a message, or has failed. */
  showPress(id) {
    const node = this.#rows.get(id)?.node;
    if (!node) return;
    const press = this.store.presses.get(id);
    showPress(node, press);
    const note = node.querySelector(".press-note");
    if (!note || node.classList.contains("note")) return;
    note.hidden = press?.state !== "failed";
    replace(note, press?.state === "failed" && failure(press));
  }

  /** Rows whose names or colours may have changed are all drawn again. */
  redraw() {
    for (const row of this.#rows.values()) row.subject = null;
    this.draw();
  }

  #place(nodes) {
    let at = this.list.firstChild;
    for (const node of nodes) {
      if (node === at) at = at.nextSibling;
      else this.list.insertBefore(node, at);
    }
    while (at) {
      const gone = at;
      at = at.nextSibling;
      gone.remove();
    }
  }

  #focus() {
    const focused = document.activeElement;
    if (!focused || !this.list.contains(focused)) return null;
    const row = focused.closest("li.message");
    const stops = row ? [...row.querySelectorAll(STOPS)] : [];
    return { focused, id: row?.dataset.id, customId: focused.dataset.customId, index: stops.indexOf(focused) };
  }

  /** After a row was drawn again: the same control, else the one in its place, else the message itself. */
  #refocus(focus) {
    if (!focus || document.activeElement === focus.focused) return;
    if (focus.focused.isConnected) return focus.focused.focus({ preventScroll: true });
    const row = this.#rows.get(focus.id)?.node;
    if (!row) return this.scene.composerFocus();
    const stops = [...row.querySelectorAll(STOPS)];
    const same = focus.customId && stops.find((stop) => stop.dataset.customId === focus.customId);
    (same || stops[Math.min(focus.index, stops.length - 1)] || row.querySelector("article"))?.focus({ preventScroll: true });
  }

  /** Up and Down walk through the messages, Escape goes back to the composer. */
  #key(event) {
    const article = event.target.closest("article");
    if (event.key === "Escape") return this.scene.composerFocus();
    if (event.target !== article || !["ArrowUp", "ArrowDown", "Home", "End"].includes(event.key)) return;
    event.preventDefault();
    const all = [...this.list.querySelectorAll("article")];
    const at = all.indexOf(article);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (to >= all.length) this.scene.composerFocus();
    else all[Math.max(0, to)].focus();
  }

  /** Into the list from the composer: the newest message. */
  enter() { [...this.list.querySelectorAll("article")].at(-1)?.focus(); }

  /** To the message `id`, which is marked for a moment; false where it isn't here. */
  jumpTo(id) {
    const row = this.#rows.get(id)?.node;
    if (!row) return false;
    row.scrollIntoView({ block: "center" });
    row.querySelector("article").focus({ preventScroll: true });
    row.classList.add("flash");
    setTimeout(() => row.classList.remove("flash"), 1500);
    return true;
  }

  toEnd() {
    this.pinned = true;
    const end = this.scroll.scrollHeight - this.scroll.clientHeight;
    if (this.scroll.scrollTop < end - 1) this.scroll.scrollTop = end;
    this.jump.hidden = true;
  }

  /** Keeps what the person looks at where it is: rows above it may grow, shrink, come and go. */
  #hold() {
    if (!this.#held?.node.isConnected) return this.#look();
    const moved = this.#held.node.getBoundingClientRect().top - this.scroll.getBoundingClientRect().top - this.#held.top;
    if (Math.abs(moved) >= 1) this.scroll.scrollTop += moved;
  }

  /** Finds what the person looks at: the row that they use, else the one in the middle. */
  #look() {
    const { top, height } = this.scroll.getBoundingClientRect();
    const rows = [...this.list.children].map((node) => ({ node, box: node.getBoundingClientRect() }));
    const seen = rows.filter(({ box }) => box.bottom > top && box.top < top + height);
    const used = seen.find(({ node }) => node.contains(document.activeElement));
    const found = used ?? seen.find(({ box }) => box.bottom > top + height / 2) ?? seen.at(-1);
    this.#held = found ? { node: found.node, top: found.box.top - top } : null;
  }

  #scrolled() {
    const gap = this.scroll.scrollHeight - this.scroll.scrollTop - this.scroll.clientHeight;
    // Only a move upwards lets go: growing content also makes the gap larger.
    this.pinned = gap < NEAR || (this.pinned && this.scroll.scrollTop >= this.#top);
    this.#top = this.scroll.scrollTop;
    if (!this.pinned) this.#look();
    this.jump.hidden = gap < this.scroll.clientHeight;
  }
}

const STOPS = "button, a[href], [tabindex='0'], input";
