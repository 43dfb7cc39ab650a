// The left side: servers, and the channels and threads of the one that is looked at. The right side: who is here.

import { h, icon, replace } from "./dom.js";
import { colour } from "./markdown.js";
import { appTag, avatar, initials } from "./people.js";
import { THREADS } from "./store.js";

const TEXT = new Set([0, 5]);

export function drawGuilds(root, store, guildId, open) {
  replace(root, store.guilds.map((guild) => {
    const mine = guild.id === guildId;
    const named = [...store.channels.values()].filter((channel) => channel.guild_id === guild.id).reduce((sum, channel) => sum + (store.unread.get(channel.id)?.named ?? 0), 0);
    return h("button", { class: `guild${mine ? " here" : ""}`, type: "button", title: guild.name, "aria-label": guild.name, "aria-current": mine ? "true" : null, on: { click: () => open(guild.id) } },
      h("span", { "aria-hidden": "true" }, initials(guild.name)), named > 0 && badge(named));
  }));
}

export function drawChannels(root, store, guildId, open, add) {
  const all = [...store.channels.values()].filter((channel) => channel.guild_id === guildId);
  const order = (a, b) => (a.position ?? 0) - (b.position ?? 0) || (BigInt(a.id) < BigInt(b.id) ? -1 : 1);
  const threads = all.filter((channel) => THREADS.has(channel.type) && (channel.id === store.channelId || (channel.member && !channel.thread_metadata?.archived))).sort(order);
  const direct = [...store.channels.values()].filter((channel) => channel.type === 1);
  const groups = [null, ...all.filter((channel) => channel.type === 4).sort(order)];
  replace(root, groups.map((group) => {
    const inside = all.filter((channel) => TEXT.has(channel.type) && (group ? channel.parent_id === group.id : !all.some((one) => one.type === 4 && one.id === channel.parent_id))).sort(order);
    if (!inside.length) return null;
    return [group && h("li", { class: "category" }, group.name), inside.map((channel) => [row(channel, store, open), threads.filter((thread) => thread.parent_id === channel.id).map((thread) => row(thread, store, open))])];
  }), direct.length > 0 && [h("li", { class: "category" }, "Direct messages"), direct.map((channel) => row(channel, store, open))], add && h("li", null, h("button", { class: "channel add", type: "button", on: { click: add } }, icon("plus", 18), h("span", null, "New channel"))));
}

function row(channel, store, open) {
  const thread = THREADS.has(channel.type);
  const unread = store.unread.get(channel.id);
  const here = channel.id === store.channelId;
  return h("li", null, h("button", { class: `channel${thread ? " thread" : ""}${here ? " here" : ""}${unread ? " unread" : ""}`, type: "button", "aria-label": `${channel.name}${unread ? `, ${unread.count} unread` : ""}`, "aria-current": here ? "true" : null, data: { channel: channel.id }, on: { click: () => open(channel.id) } },
    icon(thread ? "thread" : "hash", 18), h("span", { class: "channel-name" }, channel.name), unread?.named > 0 && badge(unread.named)));
}

const badge = (count) => h("span", { class: "badge", "aria-hidden": "true" }, count);

/** Who is here, under the roles that are shown apart; `use(command, user)` for the bot's commands about people, which stand below each name. */
export function drawMembers(root, store, guildId, use) {
  const menus = store.commands.filter((command) => command.type === 2);
  const about = (user) => menus.length > 0 && h("details", { class: "about" }, h("summary", { "aria-label": `What can be done about ${user.display}` }, "Apps"),
    menus.map((command) => h("button", { class: "link-button", type: "button", on: { click: () => use(command, user) } }, command.name_localized ?? command.name)));
  const guild = store.guilds.find((one) => one.id === guildId);
  const roles = [...store.roles.values()].filter((role) => role.guild_id === guildId && role.id !== guildId).sort((a, b) => b.position - a.position);
  const members = (store.people[guildId] ?? []).map((member) => describe(member, store, guild, roles)).sort((a, b) => a.user.display.localeCompare(b.user.display));
  const row = ({ user, owner, marks, away, activity, until }) => h("li", null,
    h("span", { class: `presence${away ? " away" : ""}` }, avatar(user, 32)),
    h("span", { class: "member-text" },
      h("span", { class: "member-line" }, h("span", { class: "member-name", style: store.tint(user.id) ? { color: colour(store.tint(user.id)) } : {} }, user.display), owner && h("span", { class: "owner", role: "img", title: "Owner of the server", "aria-label": "Owner of the server" }, "♛"), appTag(user)),
      (activity || until || marks.length > 0) && h("small", null, [until && `In a timeout until ${new Date(until).toLocaleTimeString()}`, activity, marks.map((role) => role.name).join(", ")].filter(Boolean).join(" · "))),
    about(user));
  const section = (title, list) => list.length > 0 && [h("h3", null, `${title} — ${list.length}`), h("ul", null, list.map(row))];
  const apart = roles.filter((role) => role.hoist);
  const placeOf = (one) => apart.find((role) => one.marks.includes(role));
  replace(root, apart.map((role) => section(role.name, members.filter((one) => placeOf(one) === role))),
    section("People", members.filter((one) => !placeOf(one) && !one.user.bot)), section("Apps", members.filter((one) => !placeOf(one) && one.user.bot)));
}

/** What the list says of a member; a bot's own role is its name once more and is left out. */
function describe(member, store, guild, roles) {
  const user = store.user(member.user.id);
  const presence = store.presences[guild?.id]?.[user.id];
  const until = member.communication_disabled_until;
  return {
    user, owner: guild?.owner_id === user.id, marks: roles.filter((role) => !role.managed && member.roles.includes(role.id)),
    away: user.bot ? !store.online : presence?.status === "offline", activity: presence?.activity ?? "", until: until && new Date(until) > new Date() ? until : null,
  };
}
