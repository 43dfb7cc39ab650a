// The first screen: a name, a game, how many opponents. Its words and games come from `play.json` by way of the server.

import { h, icon, newId } from "./dom.js";

const LONGEST_NAME = 32;

/** Draws the screen; `onSit(name, game | null, chosen)` is called once the person has chosen. */
export function welcome({ play, seats }, { name: suggested, onSit }) {
  const name = h("input", { type: "text", id: newId("name"), class: "field", maxlength: LONGEST_NAME, value: suggested, autocomplete: "off", spellcheck: "false", on: { input: () => wrong(""), keydown: (event) => event.key === "Enter" && !event.isComposing && enter(event) } });
  const problem = h("p", { class: "field-problem", role: "alert", hidden: true });
  const wrong = (text) => { problem.hidden = !text; problem.textContent = text; name.setAttribute("aria-invalid", String(Boolean(text))); };
  const sit = (game, chosen) => {
    const called = name.value.trim();
    if (!called) { wrong("Choose a name first."); return name.focus(); }
    return onSit(called, game, chosen);
  };
  // Enter sits down; where there are games it leads to the first one's button, so that nobody starts one by accident.
  const enter = (event) => {
    event.preventDefault();
    if (!play.games.length || !name.value.trim()) return sit(null, {});
    return name.closest("main").querySelector(".play").focus();
  };
  return h("main", { class: "welcome" }, h("div", { class: "welcome-card" },
    h("h1", null, play.title),
    play.intro && h("p", { class: "intro" }, play.intro),
    h("div", { class: "welcome-name" }, h("label", { for: name.id, class: "field-label" }, "Your name at the table"), name, problem),
    h("div", { class: "games" }, play.games.map((game) => card(game, sit))),
    h("div", { class: "welcome-more" },
      h("button", { class: "button secondary", type: "button", on: { click: () => sit(null, {}) } }, "Just look around"),
      seats.length > 0 && h("div", { class: "again" }, h("span", null, "Already here:"), seats.map((seat) => h("button", { class: "chip", type: "button", on: { click: () => onSit(seat.name, null, {}) } }, seat.name)))),
    h("p", { class: "welcome-note" }, play.note, " This page is a local playground for trying out bots. It is not affiliated with or endorsed by Discord.")));
}

function card(game, sit) {
  const groups = game.choices.map(choice);
  const title = h("h2", { id: newId("game") }, game.name);
  const start = () => sit(game, Object.fromEntries(groups.map((group) => [group.id, group.value()])));
  return h("section", { class: "game", "aria-labelledby": title.id, style: game.colour ? { "--game": game.colour } : {} },
    h("div", { class: "game-head" }, game.emoji && h("span", { class: "game-mark", "aria-hidden": "true" }, game.emoji), h("div", null, title, h("p", null, game.tagline))),
    groups.map((group) => group.node),
    h("button", { class: "button success play", type: "button", "aria-describedby": title.id, on: { click: start } }, "Play", icon("arrow", 18)));
}

/** A row of small radio buttons. */
function choice({ id, label, values, default: preset }) {
  const name = newId(id);
  const inputs = values.map(({ value, label: text }) => {
    const input = h("input", { type: "radio", name, id: newId(name), class: "unseen" });
    input.checked = value === preset;
    return { value, input, node: h("span", { class: "segment" }, input, h("label", { for: input.id }, text)) };
  });
  return {
    id, value: () => inputs.find((one) => one.input.checked).value,
    node: h("fieldset", { class: "segments" }, h("legend", null, label), h("div", null, inputs.map((one) => one.node))),
  };
}
