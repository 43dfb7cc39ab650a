// The first screen: a name, a game, how many opponents. Its words and games come from `play.json` by way of the server.

import { h, icon, newId } from "./dom.js";
import { choose, language, said, wordsOf } from "./language.js";

const LONGEST_NAME = 32;

/** Draws the screen; `onSit(name, game | null, chosen)` is called once the person has chosen, `onLanguage(name)` for another language. */
export function welcome({ play, seats, words: known }, { name: suggested, onSit, onLanguage }) {
  const words = wordsOf(known);
  const name = h("input", { type: "text", id: newId("name"), class: "field", maxlength: LONGEST_NAME, value: suggested, autocomplete: "off", spellcheck: "false", on: { input: () => wrong(""), keydown: (event) => event.key === "Enter" && !event.isComposing && enter(event) } });
  const problem = h("p", { class: "field-problem", role: "alert", hidden: true });
  const wrong = (text) => { problem.hidden = !text; problem.textContent = text; name.setAttribute("aria-invalid", String(Boolean(text))); };
  const sit = (game, chosen) => {
    const called = name.value.trim();
    if (!called) { wrong(words.choose_name); return name.focus(); }
    return onSit(called, game, chosen);
  };
  // Enter sits down; where there are games it leads to the first one's button, so that nobody starts one by accident.
  const enter = (event) => {
    event.preventDefault();
    if (!play.games.length || !name.value.trim()) return sit(null, {});
    return name.closest("main").querySelector(".play").focus();
  };
  return h("main", { class: "welcome" }, h("div", { class: "welcome-card" },
    languages(play, words, () => onLanguage(name.value)),
    h("h1", null, said(play.title)),
    said(play.intro) && h("p", { class: "intro" }, said(play.intro)),
    h("div", { class: "welcome-name" }, h("label", { for: name.id, class: "field-label" }, words.name), name, problem),
    h("div", { class: "games" }, play.games.map((game) => card(game, words, sit))),
    h("div", { class: "welcome-more" },
      h("button", { class: "button secondary", type: "button", on: { click: () => sit(null, {}) } }, words.look),
      seats.length > 0 && h("div", { class: "again" }, h("span", null, words.here), seats.map((seat) => h("button", { class: "chip", type: "button", on: { click: () => onSit(seat.name, null, {}) } }, seat.name)))),
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
  const title = h("h2", { id: newId("game") }, said(game.name));
  const start = () => sit(game, Object.fromEntries(groups.map((group) => [group.id, group.value()])));
  return h("section", { class: "game", "aria-labelledby": title.id, style: game.colour ? { "--game": game.colour } : {} },
    h("div", { class: "game-head" }, game.emoji && h("span", { class: "game-mark", "aria-hidden": "true" }, game.emoji), h("div", null, title, h("p", null, said(game.tagline)))),
    groups.map((group) => group.node),
    h("button", { class: "button success play", type: "button", "aria-describedby": title.id, on: { click: start } }, words.play, icon("arrow", 18)));
}

/** A row of small radio buttons. */
function choice({ id, label, values, default: preset }) {
  const name = newId(id);
  const inputs = values.map(({ value, label: text }) => {
    const input = h("input", { type: "radio", name, id: newId(name), class: "unseen" });
    input.checked = value === preset;
    return { value, input, node: h("span", { class: "segment" }, input, h("label", { for: input.id }, said(text))) };
  });
  return {
    id, value: () => inputs.find((one) => one.input.checked).value,
    node: h("fieldset", { class: "segments" }, h("legend", null, said(label)), h("div", null, inputs.map((one) => one.node))),
  };
}
