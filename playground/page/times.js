// Points in time as Discord writes them, and the one clock tick that keeps the relative ones true.

import { h } from "./dom.js";

const LOCALE = navigator.language || "en";
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const STEPS = [["second", 60], ["minute", 60], ["hour", 24], ["day", 30], ["month", 12], ["year", Infinity]];
const made = new Map(); // formatters are slow to make
const format = (style, at) => {
  const key = JSON.stringify(style);
  if (!made.has(key)) made.set(key, new Intl.DateTimeFormat(LOCALE, style));
  return made.get(key).format(at);
};
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: "always" });

/** "in 2 minutes", "3 hours ago"; `at` and `now` in milliseconds. */
export function ago(at, now = Date.now()) {
  let amount = Math.round((at - now) / 1000);
  for (const [unit, size] of STEPS) {
    if (Math.abs(amount) < size) return relative.format(amount, unit);
    amount = Math.trunc(amount / size);
  }
}

/** The text of `<t:seconds:style>`. */
export function stamp(seconds, style = "f", now = Date.now()) {
  return style === "R" ? ago(seconds * 1000, now) : format(STYLES[style] ?? STYLES.f, seconds * 1000);
}

export function stampNode(seconds, style) {
  const at = new Date(seconds * 1000);
  if (Number.isNaN(at.getTime())) return h("span", { class: "stamp" }, "Invalid date");
  return h("time", { class: "stamp", datetime: at.toISOString(), title: stamp(seconds, "F"), data: style === "R" ? { relative: seconds } : {} }, stamp(seconds, style));
}

const dayOf = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
export const sameDay = (a, b) => dayOf(new Date(a)) === dayOf(new Date(b));
export const longDay = (iso) => format({ dateStyle: "long" }, new Date(iso));
export const clock = (iso) => format({ timeStyle: "short" }, new Date(iso));
export const longTime = (iso) => format({ dateStyle: "full", timeStyle: "short" }, new Date(iso));

/** What stands beside a name: the hour today, the day and hour before that. */
export function said(iso) {
  const today = dayOf(new Date());
  const day = dayOf(new Date(iso));
  if (day === today) return clock(iso);
  if (today - day < 90_000_000) return `Yesterday at ${clock(iso)}`;
  return format({ dateStyle: "short", timeStyle: "short" }, new Date(iso));
}

/** Rewrites every relative time on the page; called once a second by `main.js`. */
export function tick(root = document) {
  for (const node of root.querySelectorAll("time[data-relative]")) {
    const text = ago(Number(node.dataset.relative) * 1000);
    if (node.textContent !== text) node.textContent = text;
  }
}
