// The first screen: what is unfinished, what stands beside the games, the games. Its words and games come from `play.json` by way of the server.

import { h, icon, newId, ownAsset } from "./dom.js";
import { choose, language, said, wordsOf } from "./language.js";
import { line } from "./markdown.js";
import { flat } from "./steps.js";

const LONGEST_NAME = 32;
const MOST_UNFINISHED = 4;
const DAY = 86_400_000;
const NOBODY = { user: () => null, role: () => null, channel: () => null };

/**
 * Draws the screen. `onSit(name, begun | null, chosen)` is called once the person has chosen: `begun` has `name`, `channel` and `steps`;
 * `onReturn(name, channel | null)` for a seat that is taken already, `onLanguage(name)` for another language.
 */
export function welcome({ play, seats, words: known }, { name: suggested, onSit, onReturn, onLanguage }) {
  const words = wordsOf(known);
  const name = h("input", { type: "text", id: newId("name"), class: "field", maxlength: LONGEST_NAME, size: 8, value: suggested, autocomplete: "off", spellcheck: "false", on: { input: () => wrong(""), keydown: (event) => event.key === "Enter" && !event.isComposing && enter(event) } });
  const problem = h("p", { class: "field-problem", role: "alert", hidden: true });
  const wrong = (text) => { problem.hidden = !text; problem.textContent = text; name.setAttribute("aria-invalid", String(Boolean(text))); };
  const sit = (begun, chosen) => {
    const called = name.value.trim();
    if (!called) { wrong(words.choose_name); return name.focus(); }
    return onSit(called, begun, chosen);
  };
  // Enter sits down; where there are games it leads to the first one's button, so that nobody starts one by accident.
  const enter = (event) => {
    event.preventDefault();
    if (!play.games.length || !name.value.trim()) return sit(null, {});
    return name.closest("main").querySelector(".game .play").focus();
  };
  const [first, ...others] = seats.flatMap((seat) => seat.unfinished.map((one) => ({ seat, place: `${seat.name} · #${one.name}`, ...one }))).slice(0, MOST_UNFINISHED);
  return h("main", { class: "welcome" }, h("div", { class: "welcome-card" },
    h("header", { class: "welcome-head" },
      h("div", { class: "welcome-title" }, h("h1", null, said(play.title)), said(play.intro) && h("p", { class: "intro" }, said(play.intro))),
      h("div", { class: "welcome-me" }, h("label", { for: name.id }, h("span", { class: "unseen" }, words.name), icon("pencil", 16)), name, languages(play, words, () => onLanguage(name.value))),
      problem),
    (first || play.more.length > 0) && h("div", { class: "more" },
      first && h("section", { class: "extra unfinished", "aria-label": words.continue }, h("h2", null, words.continue), table(first, words, onReturn),
        others.length > 0 && h("div", { class: "again" }, others.map((one) => h("button", { class: "chip", type: "button", on: { click: () => onReturn(one.seat.name, one.channel) } }, one.place)))),
      play.more.map((one) => extra(one, play.games, words, sit))),
    play.games.length > 0 && h("h2", null, words.new),
    h("div", { class: "games" }, play.games.map((game) => card(game, words, sit))),
    h("div", { class: "welcome-more" },
      h("button", { class: "button secondary", type: "button", on: { click: () => sit(null, {}) } }, words.look),
      seats.length > 0 && h("div", { class: "again" }, h("span", null, words.here), seats.map((seat) => h("button", { class: "chip", type: "button", on: { click: () => onReturn(seat.name, null) } }, seat.name)))),
    h("p", { class: "welcome-note" }, said(play.note), " ", words.note)));
}

/** The list of languages; none where there is but one. */
function languages(play, words, onChosen) {
  const names = Object.entries(play.languages);
  if (names.length < 2) return null;
  return h("select", { class: "field", "aria-label": words.language, on: { change: (event) => { choose(event.target.value); onChosen(); } } },
    names.map(([code, called]) => h("option", { value: code, lang: code, selected: code === language() }, called)));
}

/** A table that isn't over: the first picture and the first lines of the message that shows it, whose seat it is and where. */
function table({ seat, place, channel, message }, words, onReturn) {
  const parts = [...flat(message.components ?? [])];
  const [first] = parts.find((part) => part.type === 12)?.items ?? [];
  const source = first && (ownAsset(first.media.proxy_url) ?? ownAsset(first.media.url));
  const where = h("p", { class: "facts", id: newId("table") }, place);
  return h("div", { class: "table" }, source && h("img", { class: "strip", src: source, alt: first.description ?? "" }),
    h("div", { class: "words" }, parts.filter((part) => part.type === 10).slice(0, 2).map((part) => h("p", null, line(part.content, NOBODY))), where),
    h("button", { class: "button success", type: "button", "aria-describedby": where.id, on: { click: () => onReturn(seat.name, channel) } }, icon("play", 18), words.go_on));
}

const cover = (game) => game?.picture && h("img", { class: "cover", src: `picture/${game.picture}`, alt: "" });
const mark = (one) => one.emoji && h("span", { class: "game-mark", "aria-hidden": "true" }, one.emoji);
const tint = (colour) => (colour ? { "--game": colour } : {});

function card(game, words, sit) {
  const groups = game.choices.map(choice);
  const title = h("h3", { id: newId("game"), class: game.picture ? "unseen" : "" }, said(game.name));
  const chosen = () => Object.fromEntries(groups.map((group) => [group.id, group.value()]));
  const told = h("span");
  const tell = () => { told.textContent = groups.map((group) => group.told()).join(" · "); };
  tell();
  return h("section", { class: "game", "aria-labelledby": title.id, style: tint(game.colour) },
    cover(game) ?? mark(game),
    h("div", { class: "words" }, title, h("p", null, said(game.tagline)), game.facts.length > 0 && h("p", { class: "facts" }, game.facts.map(said).join(" · "))),
    groups.length > 0 && h("details", { class: "choices", on: { change: tell } }, h("summary", null, told, icon("chevron", 18)), groups.map((group) => group.node)),
    h("div", { class: "begin" },
      game.learn.length > 0 && h("button", { class: "button secondary", type: "button", "aria-describedby": title.id, on: { click: () => sit({ ...game, steps: game.learn }, chosen()) } }, words.learn),
      h("button", { class: "button success play", type: "button", "aria-describedby": title.id, on: { click: () => sit(game, chosen()) } }, icon("play", 18), words.play)));
}

/** Something beside the games, with the time until it is replaced; what is about a game each weekday shows that one's cover. */
function extra(one, games, words, sit) {
  const game = one.by_weekday ? games[(new Date().getUTCDay() + 6) % 7 % games.length] : null;
  const name = said(one.name).replace("{game}", said(game?.name) ?? "");
  const title = h("h2", { id: newId("more") }, name);
  return h("section", { class: "extra", "aria-labelledby": title.id, style: tint(one.colour ?? game?.colour) },
    cover(game) ?? mark(one),
    h("div", { class: "words" }, title, h("p", null, said(one.tagline)), one.until && countdown(words)),
    h("button", { class: "button primary", type: "button", "aria-describedby": title.id, on: { click: () => sit({ ...one, name }, {}) } }, icon("play", 18), words.play));
}

/** How long until midnight (UTC): hours and minutes, kept true by `tick`. */
function countdown(words) {
  const node = h("p", { class: "facts", data: { countdown: words.until } });
  tick(node);
  return node;
}

/** Brings all countdowns of the page (or this one) up to date. */
export function tick(only = null) {
  for (const node of only ? [only] : document.querySelectorAll("[data-countdown]")) {
    const minutes = Math.ceil((DAY - (Date.now() % DAY)) / 60_000);
    const time = [minutes >= 60 && `${Math.floor(minutes / 60)} h`, `${minutes % 60} min`].filter(Boolean).join(" ");
    const text = node.dataset.countdown.replace("{time}", time);
    if (node.textContent !== text) node.textContent = text;
  }
}

/** A row of small radio buttons. */
function choice({ id, label, values, default: preset }) {
  const name = newId(id);
  const inputs = values.map(({ value, label: text }) => {
    const input = h("input", { type: "radio", name, id: newId(name), class: "unseen" });
    input.checked = value === preset;
    return { value, input, text: said(text), node: h("span", { class: "segment" }, input, h("label", { for: input.id }, said(text))) };
  });
  const now = () => inputs.find((one) => one.input.checked);
  return {
    id, value: () => now().value, told: () => `${said(label)}: ${now().text}`,
    node: h("fieldset", { class: "segments" }, h("legend", null, said(label)), h("div", null, inputs.map((one) => one.node))),
  };
}
