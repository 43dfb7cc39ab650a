// A quick start from `play.json`, carried out as a person would: a command, then buttons of what the bot shows. Knows no bot.

import { language } from "./language.js";
import { LOADING } from "./store.js";

const PATIENCE = 10_000; // milliseconds until a step that finds no such button gives up

/** Sits in a free channel, tells the bot the page's language and does the steps of `game` with the chosen values. Throws an Error that says which step failed and why. */
export async function quickStart(view, play, game, chosen) {
  await view.ready;
  await online(view.store);
  const channel = freeChannel(view.store) ?? (await view.connection.ask("channel", { name: game.channel, guild: view.guildId }));
  await until(view.store, () => view.store.channels.has(channel.id), "the new channel");
  view.show(channel.id);
  await speak(view, play);
  const values = { ...chosen, language: language() };
  for (const step of game.steps) if (applies(step, values)) await DO[kindOf(step)](view, step, values);
}

/** Tells the bot the language of this page, where it isn't the first there is. */
async function speak(view, play) {
  if (play.speak && language() !== Object.keys(play.languages)[0]) await DO.slash(view, play.speak, { language: language() });
}

/** The first channel in which nothing was said yet. */
function freeChannel(store) {
  return [...store.channels.values()].find((channel) => channel.type === 0 && channel.guild_id === store.channel?.guild_id && !store.messages.get(channel.id)?.size);
}

const online = (store) => until(store, () => store.online && store.commands.length > 0, "the bot to connect");

const applies = (step, chosen) => Object.entries(step.when ?? {}).every(([id, values]) => values.includes(chosen[id]));
const kindOf = (step) => Object.keys(DO).find((kind) => kind in step);

/** "{ai}" alone becomes the chosen value itself, inside a text its spelling. */
export function fill(value, chosen) {
  if (Array.isArray(value)) return value.map((one) => fill(one, chosen));
  if (typeof value !== "string") return value;
  const whole = /^\{(\w+)\}$/.exec(value);
  return whole ? chosen[whole[1]] : value.replace(/\{(\w+)\}/g, (_, id) => chosen[id]);
}

const DO = {
  async slash(view, step, chosen) {
    const options = Object.fromEntries(Object.entries(step.options ?? {}).map(([name, value]) => [name, fill(value, chosen)]));
    check(await view.slash(step.slash, options), `/${step.slash}`);
  },
  async press(view, step, chosen) {
    for (let times = fill(step.times ?? 1, chosen); times > 0; times -= 1) {
      const found = await until(view.store, () => control(view.store, step.press, (one) => one.type === 2 && !one.disabled), `a button ${told(step.press)}`);
      check(await view.press(found.message, found.component.custom_id), `the button ${told(step.press)}`);
    }
  },
  async select(view, step, chosen) {
    const found = await until(view.store, () => control(view.store, step.select, (one) => one.type === 3 && !one.disabled), `a list ${told(step.select)}`);
    check(await view.choose(found.message, found.component.custom_id, fill(step.values, chosen).map(String)), `the list ${told(step.select)}`);
  },
};

function check(answer, what) {
  if (answer?.state === "failed") throw new Error(`${what}: ${answer.reason}`);
}

const told = (wanted) => Object.entries(wanted).map(([key, pattern]) => `with ${key} like “${pattern}”`).join(" and ");

/** The newest control on the screen that fits `{label, custom_id, placeholder}`: each a regular expression, case ignored. */
function control(store, wanted, fits) {
  for (const message of store.shown.reverse()) {
    if (message.flags & LOADING) continue;
    for (const component of flat(message.components ?? [])) {
      if (fits(component) && Object.entries(wanted).every(([key, pattern]) => new RegExp(pattern, "i").test(component[key] ?? ""))) return { message, component };
    }
  }
  return null;
}

/** All components, those inside others too. */
export function* flat(components) {
  for (const component of components) {
    yield component;
    yield* flat(component.components ?? []);
    if (component.accessory) yield component.accessory;
  }
}

function until(store, test, what) {
  return new Promise((resolve, reject) => {
    const events = ["state", "known", "messages", "channel"];
    const timer = setTimeout(() => done(reject, new Error(`Waited too long for ${what}.`)), PATIENCE);
    const look = () => { const found = test(); if (found) done(resolve, found); };
    const done = (end, value) => {
      clearTimeout(timer);
      events.forEach((event) => store.removeEventListener(event, look));
      end(value);
    };
    events.forEach((event) => store.addEventListener(event, look));
    look();
  });
}
