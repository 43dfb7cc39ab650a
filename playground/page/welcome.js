// The first screen: a name, games with their covers, what is unfinished. Its words and games come from `play.json` by way of the server.

import { h, icon, newId } from "./dom.js";
import { choose, language, said, wordsOf } from "./language.js";

const LONGEST_NAME = 32;
const MOST_UNFINISHED = 4;
const DAY = 86_400_000;

/**
 * Draws the screen. `onSit(name, begun | null, chosen)` is called once the person has chosen: `begun` has `name`, `channel` and `steps`;
 * `onReturn(name, channel | null)` for a seat that is taken already, `onLanguage(name)` for another language.
 */
export function welcome({ play, seats, words: known }, { name: suggested, onSit, onReturn, onLanguage }) {
  const words = wordsOf(known);
  const name = h("input", { type: "text", id: newId("name"), class: "field", maxlength: LONGEST_NAME, value: suggested, autocomplete: "off", spellcheck: "false", on: { input: () => wrong(""), keydown: (event) => event.key === "Enter" && !event.isComposing && enter(event) } });
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
    return name.closest("main").querySelector(".play").focus();
  };
  const waiting = seats.flatMap((seat) => seat.unfinished.map((one) => ({ seat, ...one }))).slice(0, MOST_UNFINISHED);
  return h("main", { class: "welcome" }, h("div", { class: "welcome-card" },
    h("header", { class: "welcome-head" },
      h("div", { class: "welcome-title" }, h("h1", null, said(play.title)), said(play.intro) && h("p", { class: "intro" }, said(play.intro))),
      h("div", { class: "welcome-name" }, h("label", { for: name.id, class: "field-label" }, words.name), name, problem),
      languages(play, words, () => onLanguage(name.value))),
    (waiting.length > 0 || play.more.length > 0) && h("div", { class: "more" },
      waiting.length > 0 && h("section", { class: "extra unfinished", "aria-label": words.continue }, h("h2", null, words.continue),
        h("div", { class: "again" }, waiting.map(({ seat, channel, name: where }) => h("button", { class: "button secondary", type: "button", on: { click: () => onReturn(seat.name, channel) } }, `${seat.name} · #${where}`)))),
      play.more.map((one) => extra(one, words, sit))),
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
  const list = h("select", { id: newId("language"), class: "field", on: { change: () => { choose(list.value); onChosen(); } } },
    names.map(([code, called]) => h("option", { value: code, lang: code, selected: code === language() }, called)));
  return h("div", { class: "welcome-language" }, h("label", { for: list.id, class: "field-label" }, words.language), list);
}

function card(game, words, sit) {
  const groups = game.choices.map(choice);
  const title = h("h2", { id: newId("game"), class: game.picture ? "unseen" : "" }, said(game.name));
  const chosen = () => Object.fromEntries(groups.map((group) => [group.id, group.value()]));
  const told = h("span");
  const tell = () => { told.textContent = groups.map((group) => group.told()).join(" · "); };
  tell();
  return h("section", { class: "game", "aria-labelledby": title.id, style: game.colour ? { "--game": game.colour } : {} },
    game.picture && h("img", { class: "cover", src: `picture/${game.picture}`, alt: "" }),
    h("div", { class: "game-head" }, game.emoji && !game.picture && h("span", { class: "game-mark", "aria-hidden": "true" }, game.emoji),
      h("div", null, title, h("p", null, said(game.tagline)), game.facts.length > 0 && h("p", { class: "facts" }, game.facts.map(said).join(" · ")))),
    groups.length > 0 && h("details", { class: "choices", on: { change: tell } }, h("summary", null, told, icon("chevron", 18)), groups.map((group) => group.node)),
    h("div", { class: "begin" },
      game.learn.length > 0 && h("button", { class: "button secondary", type: "button", "aria-describedby": title.id, on: { click: () => sit({ ...game, steps: game.learn }, chosen()) } }, words.learn),
      h("button", { class: "button success play", type: "button", "aria-describedby": title.id, on: { click: () => sit(game, chosen()) } }, words.play, icon("arrow", 18))));
}

/** Something beside the games, with the time until it is replaced. */
function extra(one, words, sit) {
  return h("section", { class: "extra", style: one.colour ? { "--game": one.colour } : {} },
    one.emoji && h("span", { class: "game-mark", "aria-hidden": "true" }, one.emoji),
    h("div", { class: "extra-words" }, h("h2", null, said(one.name)), h("p", null, said(one.tagline)), one.until && countdown(words)),
    h("button", { class: "button success", type: "button", on: { click: () => sit(one, {}) } }, said(one.name), icon("arrow", 18)));
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
