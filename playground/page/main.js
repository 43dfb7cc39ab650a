// The whole page: the first screen, whose eyes we look through, and one or several seats side by side.

import { h, icon, newId, replace } from "./dom.js";
import { announce } from "./announce.js";
import { avatar } from "./people.js";
import { said, settle, wordsOf } from "./language.js";
import { SeatView } from "./seat.js";
import { quickStart } from "./steps.js";
import { tick } from "./times.js";
import { tick as countDown, welcome } from "./welcome.js";

const MEMORY = "playground-seats"; // which seats this tab holds; a second browser, or tab, begins again
const MOST = 8;
const FIRST_NAMES = ["Ana", "Pep", "Bea", "Xoán", "Miren", "Carme", "Iria", "Jon"];

const root = document.getElementById("page");
const views = new Map(); // name → SeatView
let active = null; // the name of the seat that has the window, or the first of several
let several = false;

const bar = h("nav", { class: "seats", "aria-label": "Whose view you see" });
const stage = h("main", { class: "stage" });
const notice = h("p", { class: "banner", role: "alert", hidden: true });

// ---- which seats -----------------------------------------------------------------------------------------------------

/** `?seats=ana,pep` in the address wins; otherwise what this tab held before a reload. */
function remembered() {
  const asked = new URLSearchParams(location.search).get("seats");
  if (asked) {
    const names = asked.split(",").map((name) => name.trim()).filter(Boolean).slice(0, MOST);
    return { names, active: names[0], several: names.length > 1 };
  }
  try {
    return JSON.parse(sessionStorage.getItem(MEMORY)) ?? { names: [] };
  } catch {
    return { names: [] };
  }
}

function remember() {
  const names = [...views.keys()];
  const query = new URLSearchParams(location.search);
  if (!query.has("seats")) return sessionStorage.setItem(MEMORY, JSON.stringify({ names, active, several }));
  query.set("seats", names.join(","));
  history.replaceState(history.state, "", `?${query}`);
}

/** What the browser's Back leads to: which seats, and where the one in front looks. Null is the first screen. */
const place = () => ({ names: [...views.keys()], active, several, channel: views.get(active)?.store.channelId ?? null });

/** A person has left the channel `before` for another: Back leads there. */
function looked(before) {
  history.replaceState({ ...place(), channel: before }, "");
  history.pushState(place(), "");
}

function open(name) {
  const key = name.toLocaleLowerCase();
  const known = [...views.entries()].find(([other]) => other.toLocaleLowerCase() === key);
  if (known) return known[1];
  const view = new SeatView(name, { onChange: drawBar, onLook: looked, several: () => views.size > 1 });
  views.set(name, view);
  stage.append(view.node);
  return view;
}

function look(name) {
  active = name;
  several = false;
  arrange();
  views.get(name)?.composer.focus();
}

function arrange() {
  document.body.classList.toggle("several", several);
  for (const [name, view] of views) {
    view.node.hidden = !several && name !== active;
    view.node.classList.toggle("active", name === active);
  }
  for (const view of views.values()) if (!view.node.hidden) view.messages.pinned && view.messages.toEnd();
  drawBar();
  remember();
}

function close(name) {
  views.get(name)?.close();
  views.delete(name);
  if (active === name) active = views.keys().next().value ?? null;
  if (views.size < 2) several = false;
  return arrange();
}

// ---- the bar at the top ----------------------------------------------------------------------------------------------

let queued = false;
function drawBar() {
  if (queued) return;
  queued = true;
  queueMicrotask(() => {
    queued = false;
    const focused = bar.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    replace(bar, h("button", { class: "plain-button brand", type: "button", title: "Back to the first screen", data: { key: "home" }, on: { click: home } }, icon("home", 18), h("span", null, "Home")), h("div", { class: "chips" }, [...views].map(([name, view]) => chip(name, view)),
      h("button", { class: "chip add", type: "button", data: { key: "+" }, on: { click: addSeat } }, icon("plus", 16), h("span", null, "Add a seat"))),
      views.size > 1 && h("button", { class: "plain-button side-by-side", type: "button", "aria-pressed": String(several), data: { key: "several" }, title: "Side by side", "aria-label": "Side by side", on: { click: () => { several = !several; arrange(); } } }, icon("columns", 20)));
    if (focused) bar.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
    const view = views.get(active);
    document.title = view?.store.channel ? `${view.named ? `(${view.named}) ` : ""}#${view.store.channel.name} · ${view.display}` : "Playground";
  });
}

function chip(name, view) {
  const seen = several || name === active;
  const waits = view.named > 0 ? `, ${view.named} new for this seat` : "";
  return h("span", { class: `chip-pair${seen ? " seen" : ""}` },
    h("button", { class: "chip", type: "button", "aria-label": `${view.display}${waits}`, "aria-pressed": String(seen), data: { key: name }, on: { click: () => look(name) } },
      avatar(view.store.user(view.store.me?.id) ?? { username: name }, 22), h("span", null, view.display), view.status !== "open" && h("span", { class: "offline" }, " (offline)"), view.named > 0 && h("span", { class: "badge", "aria-hidden": "true" }, view.named)),
    views.size > 1 && h("button", { class: "plain-button small", type: "button", "aria-label": `Stop looking through the eyes of ${view.display}`, data: { key: `x ${name}` }, on: { click: () => close(name) } }, icon("close", 12)));
}

async function addSeat() {
  const { seats } = await lobby();
  const others = seats.filter((seat) => !views.has(seat.name));
  const name = h("input", { class: "field", type: "text", id: newId("name"), maxlength: 32, value: freeName(seats), autocomplete: "off" });
  const dialog = h("dialog", { class: "form small-form", "aria-label": "Add a seat", on: { close: () => dialog.remove() } });
  const take = (chosen) => {
    if (!chosen.trim()) return;
    dialog.close();
    sitBeside(chosen.trim());
  };
  replace(dialog, h("form", { on: { submit: (event) => { event.preventDefault(); take(name.value); } } },
    h("header", null, h("h2", null, "Add a seat"), h("button", { class: "plain-button", type: "button", "aria-label": "Close", on: { click: () => dialog.close() } }, icon("close", 22))),
    h("div", { class: "form-body" }, h("div", { class: "form-field" }, h("label", { class: "field-label", for: name.id }, "Name"), name),
      others.length > 0 && h("div", { class: "again" }, h("span", null, "Already here:"), others.map((seat) => h("button", { class: "chip", type: "button", on: { click: () => take(seat.name) } }, seat.name)))),
    h("footer", null, h("button", { class: "button primary", type: "submit" }, "Sit down"))));
  document.body.append(dialog);
  dialog.showModal();
  name.select();
}

/** A further seat looks at the same channel as the one it was added from. */
async function sitBeside(name) {
  const channel = views.get(active)?.store.channelId;
  const view = open(name);
  active = [...views].find(([, one]) => one === view)[0];
  several = matchMedia("(min-width: 900px)").matches;
  arrange();
  await view.ready;
  if (channel) view.look(channel);
  view.composer.focus();
}

// ---- beginning -------------------------------------------------------------------------------------------------------

async function lobby() {
  const answer = await fetch("lobby");
  if (!answer.ok) throw new Error("The playground isn’t answering.");
  return answer.json();
}

const freeName = (seats) => FIRST_NAMES.find((name) => !seats.some((seat) => seat.name.toLocaleLowerCase() === name.toLocaleLowerCase())) ?? `Guest ${seats.length + 1}`;

async function begin(name) {
  const told = await lobby();
  settle(told);
  const draw = (name) => {
    document.title = said(told.play.title);
    const onSit = (name, begun, chosen) => sitDown(told, name, begun, chosen);
    const onReturn = (name, channel) => sitDown(told, name, null, {}, channel);
    const onLanguage = (name) => { draw(name); root.querySelector("select")?.focus(); };
    replace(root, welcome(told, { name, onSit, onReturn, onLanguage }));
  };
  draw(name ?? freeName(told.seats));
}

/** Back to the first screen; the seats stay taken, and so do their games. */
function home() {
  history.pushState(null, "", location.pathname);
  leave();
}

function leave() {
  const name = views.get(active)?.display;
  for (const view of views.values()) view.close();
  views.clear();
  sessionStorage.removeItem(MEMORY);
  begin(name);
}

/** `begun`: what the person begins; without it they come back to `channel`, else to what is their own, else to where the others are. */
async function sitDown({ play, words: known }, name, begun, chosen, channel = null) {
  const words = wordsOf(known);
  enter({ names: [name], active: name, several: false });
  history.pushState(place(), "");
  const view = views.get(name);
  await view.ready;
  if (begun) {
    try {
      await quickStart(view, play, begun, chosen);
    } catch (problem) {
      notice.hidden = false;
      notice.textContent = `${words.failed.replace("{game}", said(begun.name))} ${problem.message}`;
      return;
    }
    announce(words.begun.replace("{game}", said(begun.name)));
  } else {
    view.show(channel ?? view.store.own ?? newestChannel(view.store) ?? view.store.channelId);
  }
  history.replaceState(place(), "");
  view.composer.focus();
}

/** Where something was said last: that is where the others are. */
function newestChannel(store) {
  const last = [...store.messages].map(([id, list]) => [id, [...list.values()].at(-1)?.timestamp ?? ""]).filter(([id, at]) => at && store.channels.has(id));
  return last.sort((a, b) => (a[1] < b[1] ? 1 : -1))[0]?.[0] ?? null;
}

function enter(memory) {
  for (const view of views.values()) view.close();
  views.clear();
  notice.hidden = true;
  stage.replaceChildren();
  replace(root, bar, notice, stage);
  memory.names.forEach(open);
  active = memory.names.includes(memory.active) ? memory.active : memory.names[0];
  several = Boolean(memory.several);
  arrange();
}

/** Back and forward: the first screen, or the seats and the channel of then. */
addEventListener("popstate", async ({ state }) => {
  if (!state) return leave();
  if (state.names.join() !== [...views.keys()].join()) enter(state);
  active = state.active;
  several = state.several;
  arrange();
  const view = views.get(active);
  await view.ready;
  if (state.channel) view.show(state.channel);
});

setInterval(() => { tick(); countDown(); }, 1000);
const memory = history.state ?? remembered();
if (memory.names.length) {
  enter(memory);
  history.replaceState(history.state ?? place(), "");
}
else begin().catch((problem) => replace(root, h("p", { class: "banner", role: "alert" }, problem.message)));
