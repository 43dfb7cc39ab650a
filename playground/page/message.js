// One message as a row of the list: who, when, in answer to what, the body, and the marks Discord puts beside it.

import { h, icon, ownAsset, safeLink } from "./dom.js";
import { dots, drawComponents, fileBox, picture } from "./components.js";
import { colour, emojiNode, line, markdown, plain } from "./markdown.js";
import { appTag, avatar } from "./people.js";
import { COMPONENTS_V2, EPHEMERAL, LOADING } from "./store.js";
import { clock, longTime, said } from "./times.js";

const TOGETHER = 7 * 60_000; // milliseconds within which one person's messages stand under one name

/** The sentence of a system message, or undefined for an ordinary one. */
const NOTICES = {
  1: (m, who) => [who(m.author), " added ", (m.mentions ?? []).map((user) => who(user)), " to the thread."],
  2: (m, who) => [who(m.author), " removed ", (m.mentions ?? []).map((user) => who(user)), " from the thread."],
  4: (m, who) => [who(m.author), " changed the channel name: ", h("strong", null, m.content)],
  6: (m, who) => [who(m.author), " pinned a message to this channel."],
  7: (m, who) => [who(m.author), " joined the server."],
  18: (m, who) => [who(m.author), " started a thread: ", h("strong", null, m.content)],
};
const ORDINARY = new Set([0, 19, 20, 21, 23]);

/** Whether `message` is shown under the name of the one before it. */
export function continues(message, before) {
  return Boolean(before) && before.author.id === message.author.id && ORDINARY.has(before.type) && [0, 20].includes(message.type) && !usedCommand(message) && !repliesTo(message)
    && (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL) && new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER;
}

const usedCommand = (message) => {
  const meta = message.interaction_metadata;
  const name = message.interaction?.name ?? meta?.name;
  return name && (meta?.type ?? message.interaction?.type) === 2 ? name : null;
};
const repliesTo = (message) => message.message_reference?.message_id ?? message.interaction_metadata?.interacted_message_id ?? null;

/** The row; `scene` as for `drawComponents` and also `find(id)`, `jump(id)`, `openChannel(id)`, `dismiss`, `tools(message)`. */
export function drawMessage(message, { grouped, scene }) {
  if (message.type === 21 && message.referenced_message) return drawMessage({ ...message.referenced_message, starter: true }, { grouped: false, scene });
  if (!ORDINARY.has(message.type)) return notice(message, scene);
  const author = scene.names.user(message.author.id) ?? message.author;
  const alone = (message.flags & EPHEMERAL) !== 0;
  const named = scene.calls(message);
  const nameId = `who-${scene.prefix}-${message.id}`;
  return h("li", { class: `message${grouped ? " grouped" : ""}${alone ? " ephemeral" : ""}${named ? " named" : ""}`, data: { id: message.id } },
    h("article", { tabindex: -1, "aria-labelledby": nameId },
      !grouped && origin(message, scene),
      grouped ? h("time", { class: "side-time", datetime: message.timestamp, "aria-hidden": "true" }, clock(message.timestamp)) : h("div", { class: "face" }, avatar(author, 40)),
      h("div", { class: "body" },
        h("header", { class: grouped ? "unseen" : "byline" },
          h("span", { class: "who", id: nameId, style: tint(author, scene) }, author.display ?? author.username), appTag(author), " ",
          h("time", { datetime: message.timestamp, title: longTime(message.timestamp) }, said(message.timestamp))),
        (message.flags & LOADING) !== 0 ? thinking(`${author.display ?? author.username} is thinking…`) : content(message, scene),
        h("p", { class: "press-note", role: "alert", hidden: true }),
        alone && onlyYou(() => scene.dismiss(message))),
      scene.tools(message)));
}

const tint = (author, scene) => {
  const set = scene.names.tint(author.id);
  return set ? { color: colour(set) } : {};
};

function notice(message, scene) {
  const who = (user) => h("strong", null, scene.names.user(user.id)?.display ?? user.username);
  const sentence = NOTICES[message.type]?.(message, who) ?? `A notice of a kind (${message.type}) that this page does not know.`;
  const open = message.type === 18 && message.message_reference?.channel_id;
  return h("li", { class: "message notice", data: { id: message.id } },
    h("article", { tabindex: -1, "aria-label": "Notice" }, h("div", { class: "face" }, icon(message.type === 18 ? "thread" : "arrow", 18)),
      h("div", { class: "body" }, sentence, " ", open && h("button", { class: "link-button", type: "button", on: { click: () => scene.openChannel(open) } }, "Open the thread"), " ",
        h("time", { datetime: message.timestamp, title: longTime(message.timestamp) }, said(message.timestamp)))));
}

const thinking = (text) => h("p", { class: "thinking" }, dots(), text);

/** The line above a name. */
const above = (...children) => h("div", { class: "origin" }, h("span", { class: "origin-hook", "aria-hidden": "true" }), children);
const actor = (user, mark = "") => [avatar(user, 16), h("span", { class: "origin-who" }, `${mark}${user?.display ?? user?.username ?? ""}`)];

/** The line above a name: which command or message this answers. */
function origin(message, scene) {
  const command = usedCommand(message);
  if (command) {
    const user = message.interaction_metadata?.user ?? message.interaction.user;
    const known = scene.names.user(user.id) ?? user;
    return above(actor(known), " used ",
      h("button", { class: "mention", type: "button", on: { click: () => scene.names.startCommand(command) } }, `/${command}`));
  }
  const id = repliesTo(message);
  if (!id) return null;
  const target = message.referenced_message ?? scene.find(id);
  if (!target) return above(h("em", null, "Original message was deleted"));
  const known = scene.names.user(target.author.id) ?? target.author;
  return above(actor(known, "@"), " ",
    h("button", { class: "origin-text", type: "button", "aria-label": digest(target, scene.names, 90) || null, on: { click: () => scene.jump(id) } }, start(target, scene.names)));
}

function content(message, scene) {
  const modern = (message.flags & COMPONENTS_V2) !== 0;
  const shown = modern ? "" : message.content;
  return h("div", { class: "content" },
    shown && h("div", { class: "text" }, markdown(shown, scene.names), edited(message)),
    !modern && (message.attachments ?? []).map(attachment),
    (message.embeds ?? []).map((embed) => drawEmbed(embed, scene)),
    (message.components ?? []).length > 0 && h("div", { class: "components" }, drawComponents(message.components, scene)),
    !shown && edited(message),
    (message.reactions ?? []).length > 0 && reactions(message, scene),
    message.thread && threadCard(message.thread, scene));
}

const edited = (message) => message.edited_timestamp && h("span", { class: "edited", title: longTime(message.edited_timestamp) }, " (edited)");

function attachment(file) {
  const shown = file.content_type?.startsWith("image/") || (file.width && !file.content_type);
  return shown ? picture(file, file.description, { cls: "attached", spoiler: file.filename.startsWith("SPOILER_") }) : fileBox(file);
}

function reactions(message, scene) {
  return h("div", { class: "reactions", role: "group", "aria-label": "Reactions" }, message.reactions.map(({ emoji, count, me }) =>
    h("button", { class: `reaction${me ? " mine" : ""}`, type: "button", "aria-pressed": String(Boolean(me)), "aria-label": `${emoji.name}, ${count}`, on: { click: () => scene.react(message, emoji) } }, emojiNode(emoji), " ", count)));
}

function threadCard(thread, scene) {
  return h("button", { class: "thread-card", type: "button", on: { click: () => scene.openChannel(thread.id) } }, icon("thread", 18), h("strong", null, thread.name), h("span", null, "Open the thread ›"));
}

function onlyYou(dismiss) {
  return h("p", { class: "only-you" }, icon("eye", 16), h("span", null, "Only you can see this"), h("span", { "aria-hidden": "true" }, " • "),
    h("button", { class: "link-button", type: "button", on: { click: dismiss } }, "Dismiss message"));
}

function drawEmbed(embed, scene) {
  const href = safeLink(embed.url);
  const image = (part, cls) => part?.url && (ownAsset(part.proxy_url) ?? ownAsset(part.url)) && picture(part, part.description, { cls });
  return h("div", { class: "embed", style: typeof embed.color === "number" ? { "--accent": colour(embed.color) } : {} },
    h("div", { class: "embed-main" },
      embed.author?.name && h("div", { class: "embed-author" }, embed.author.name),
      embed.title && h("div", { class: "embed-title" }, href ? h("a", { href, target: "_blank", rel: "noopener noreferrer nofollow" }, markdown(embed.title, scene.names)) : markdown(embed.title, scene.names)),
      embed.description && h("div", { class: "text" }, markdown(embed.description, scene.names)),
      embed.fields?.length && h("dl", { class: "embed-fields" }, embed.fields.map((field) => h("div", { class: field.inline ? "inline" : "" }, h("dt", null, markdown(field.name, scene.names)), h("dd", null, markdown(field.value, scene.names))))),
      image(embed.image, "embed-image"),
      (embed.footer?.text || embed.timestamp) && h("small", { class: "embed-foot" }, [embed.footer?.text, embed.timestamp && said(embed.timestamp)].filter(Boolean).join(" • "))),
    image(embed.thumbnail, "thumbnail"));
}

/** The readable text of a message in one line, at most `most` characters, with what its pictures show. */
export function digest(message, names, most = 300) {
  const said = passages(message, true).map((part) => plain(part, names)).join(" ");
  return said.length > most ? `${said.slice(0, most)}…` : said;
}

/** The same for the line above its answer: with its emojis, and without what pictures show unless there is nothing else. */
function start(message, names) {
  const written = passages(message, false);
  return written.length ? written.flatMap((part) => [...line(part, names), " "]) : digest(message, names, 90) || "Press to see the message";
}

const passages = (message, pictures) =>
  [message.content, ...(message.embeds ?? []).flatMap((embed) => [embed.title, embed.description]), ...texts(message.components ?? [], pictures)].filter(Boolean);

function texts(components, pictures) {
  return components.flatMap((component) => (component.type === 10 ? [component.content] : component.type === 12 ? (pictures ? component.items.map((item) => item.description) : []) : texts(component.components ?? [], pictures)));
}

/** What Discord says of a failure and, fainter, why. */
export const failure = ({ reason, why }) => [reason, why && why !== reason && h("small", null, ` · ${why}`)];

/** The row of a command that is on its way or was not answered. */
export function drawNote(note, scene) {
  const me = scene.names.user(scene.names.me);
  const failed = note.state === "failed";
  return h("li", { class: `message ephemeral note${failed ? " failed" : ""}`, data: { id: note.key } },
    h("article", { tabindex: -1, "aria-label": `You used /${note.text}` },
      above(actor(me), " used ", h("span", { class: "mention" }, `/${note.text}`)),
      h("div", { class: "face" }, scene.bot ? avatar(scene.bot, 40) : null),
      h("div", { class: "body" },
        h("header", { class: "byline" }, h("span", { class: "who" }, scene.bot?.display ?? "App"), appTag({ bot: true })),
        failed ? h("p", { class: "press-note", role: "alert" }, failure(note)) : thinking(" Sending command…"),
        failed && onlyYou(() => scene.forget(note)))));
}
