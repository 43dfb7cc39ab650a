// One polite voice for screen readers, so that news from several seats is spoken one after the other.

const PAUSE = 250; // milliseconds between two sentences, else readers swallow the first

const waiting = [];
let speaking = false;

/** Says `text` through the page's live region. */
export function announce(text) {
  if (!text) return;
  waiting.push(text.length > 400 ? `${text.slice(0, 400)}…` : text);
  if (!speaking) next();
}

function next() {
  const region = document.getElementById("voice");
  const text = waiting.shift();
  speaking = text !== undefined;
  if (!speaking || !region) return;
  region.textContent = text;
  setTimeout(next, PAUSE);
}
