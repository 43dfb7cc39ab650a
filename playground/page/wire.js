// The websocket of one seat: requests with answers, frames the server sends by itself, reconnecting after a break.

import { language } from "./language.js";

const FIRST_WAIT = 250; // milliseconds before the first new attempt, doubled up to LONGEST_WAIT
const LONGEST_WAIT = 5000;

/** Why a request was not carried out; the message is meant to be read. */
export class RequestRefused extends Error {}

export class Connection {
  #socket = null;
  #wait = FIRST_WAIT;
  #asked = new Map(); // number → {resolve, reject}
  #last = 0;
  #closed = false;
  #timer = 0;

  /** `onFrame(frame)` for everything the server tells by itself; `onStatus("open" | "lost" | "refused", text)`. */
  constructor(name, { onFrame, onStatus }) {
    this.name = name;
    this.onFrame = onFrame;
    this.onStatus = onStatus;
    this.retryNow = () => this.#socket || this.#open();
    window.addEventListener("online", this.retryNow);
    this.#open();
  }

  #open() {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const address = new URL("socket", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.search = new URLSearchParams({ name: this.name, language: language() });
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.addEventListener("message", (event) => this.#hear(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => this.#lost(event));
  }

  #hear(frame) {
    if (frame.t === "state") {
      this.#wait = FIRST_WAIT;
      this.onStatus("open");
    }
    if (frame.t !== "reply") return this.onFrame(frame);
    const asked = this.#asked.get(frame.n);
    this.#asked.delete(frame.n);
    if (frame.ok) asked?.resolve(frame.data);
    else asked?.reject(new RequestRefused(frame.error));
  }

  #lost(event) {
    this.#socket = null;
    for (const { reject } of this.#asked.values()) reject(new RequestRefused("Connection lost before the answer came."));
    this.#asked.clear();
    if (this.#closed) return;
    if (event.code === 4004) return this.onStatus("refused", event.reason);
    this.onStatus("lost");
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Asks the server to do `op`; the promise holds the answer's data or fails with `RequestRefused`. */
  ask(op, body = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new RequestRefused("Not connected just now; trying again by itself."));
    const n = ++this.#last;
    this.#socket.send(JSON.stringify({ n, op, ...body }));
    return new Promise((resolve, reject) => this.#asked.set(n, { resolve, reject }));
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.retryNow);
    this.#socket?.close(1000);
  }
}

/** Sends a file to the server; returns the token by which a later request names it. */
export async function upload(file) {
  const form = new FormData();
  form.append("file", file, file.name);
  const answer = await fetch("upload", { method: "POST", body: form });
  if (!answer.ok) throw new RequestRefused(answer.status === 413 ? `${file.name} is too large.` : `${file.name} could not be uploaded.`);
  return (await answer.json()).upload;
}
