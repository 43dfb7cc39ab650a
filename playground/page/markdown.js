// Discord's markdown: text → a tree of plain objects → DOM nodes. Rules are tried in order at each place of the text, as Discord's client does.
// No library: with simple-markdown, which Discord's own began as, the rules were as long as these (and 25 KB longer).

import { append, h, ownAsset, safeLink } from "./dom.js";
import { stampNode } from "./times.js";

const DEEPEST = 12; // marks within marks; whatever is deeper stays plain text

const inline = (text, state) => parse(text, { ...state, block: false });

// A rule: the pattern, whether it needs the start of a line, and what it makes of a match.
const RULES = [
  { at: /^\\([^0-9A-Za-z\s])/, make: (m) => m[1] },
  { at: /^```(?:([a-z0-9_+\-.#]+?)\n)?\n*([^\n][^]*?)\n*```\n?/i, make: (m) => ({ kind: "fence", language: m[1] ?? "", text: m[2] }) },
  { at: /^(#{1,3}) +(?=\S)([^\n]*?) *(?:\n|$)/, line: true, make: (m, state) => ({ kind: "heading", level: m[1].length, inside: inline(m[2], state) }) },
  { at: /^-# +(?=\S)([^\n]*?) *(?:\n|$)/, line: true, make: (m, state) => ({ kind: "subtext", inside: inline(m[1], state) }) },
  { at: /^ *>>> ([^]+)/, line: true, unless: "quoted", make: (m, state) => quote(m[1], state) },
  { at: /^(?: *> [^\n]*(?:\n|$))+/, line: true, unless: "quoted", make: (m, state) => quote(m[0].replace(/^ *> /gm, "").replace(/\n$/, ""), state) },
  { at: /^ *(?:[*-]|\d{1,9}\.) +\S[^\n]*(?:\n *(?:[*-]|\d{1,9}\.) +\S[^\n]*|\n {2,}\S[^\n]*)*\n?/, line: true, make: (m, state) => list(m[0], state) },
  { at: /^<(https?:\/\/[^\s<>]+)>/i, make: (m) => link(m[1], [m[1]]) },
  { at: /^\[((?:\\[^]|[^[\]\\]|\[[^[\]]*\])+)\]\(\s*<?(https?:\/\/(?:[^\s<>()]|\([^\s<>()]*\))+)>?(?:\s+["']([^"'\n]*)["'])?\s*\)/i,
    unless: "linked", make: (m, state) => link(m[2], inline(m[1], { ...state, linked: true }), m[3]) },
  { at: /^https?:\/\/[^\s<]+[^<.,:;"')\]\s]/i, unless: "linked", make: (m) => link(m[0], [m[0]]) },
  { at: /^<@!?(\d+)>/, make: (m) => ({ kind: "user", id: m[1] }) },
  { at: /^<@&(\d+)>/, make: (m) => ({ kind: "role", id: m[1] }) },
  { at: /^<#(\d+)>/, make: (m) => ({ kind: "channel", id: m[1] }) },
  { at: /^<\/([^\n:<>]{1,100}):(\d+)>/, make: (m) => ({ kind: "command", name: m[1], id: m[2] }) },
  { at: /^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, make: (m) => ({ kind: "time", seconds: Number(m[1]), style: m[2] ?? "f" }) },
  { at: /^<(a?):(\w{2,32}):(\d+)>/, make: (m) => ({ kind: "emoji", animated: m[1] === "a", name: m[2], id: m[3] }) },
  { at: /^@(everyone|here)\b/, make: (m) => ({ kind: "everyone", name: m[0] }) },
  { at: /^(`+)([^]*?[^`])\1(?!`)/, make: (m) => ({ kind: "code", text: m[2].replace(/^ (?=[^]*`)|(`) $/g, "$1") }) },
  { at: /^\b_((?:__|\\[^]|[^\\_])+?)_\b/, make: (m, state) => ({ kind: "em", inside: inline(m[1], state) }) },
  { at: /^\*(?=\S)(?!\*\*\*)((?:\*\*|\\[^]|\s+(?:\\[^]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/, make: (m, state) => ({ kind: "em", inside: inline(m[1], state) }) },
  { at: /^\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/, make: (m, state) => ({ kind: "strong", inside: inline(m[1], state) }) },
  { at: /^__((?:\\[^]|[^\\])+?)__(?!_)/, make: (m, state) => ({ kind: "u", inside: inline(m[1], state) }) },
  { at: /^~~([^]+?)~~/, make: (m, state) => ({ kind: "s", inside: inline(m[1], state) }) },
  { at: /^\|\|([^]+?)\|\|/, make: (m, state) => ({ kind: "spoiler", inside: inline(m[1], state) }) },
  { at: /^\n/, make: () => ({ kind: "break" }) },
];
const PLAIN = /^[^]+?(?=[^0-9A-Za-z\s\u00c0-\uffff]|\n|https?:|$)/i;

/** The tree of a text: strings and `{kind, …}` objects. */
export function parse(text, { depth = 0, ...above } = { block: true }) {
  if (depth > DEEPEST) return [text];
  const state = { ...above, depth: depth + 1 };
  const nodes = [];
  let rest = text;
  let before = "\n"; // the character before `rest`, to know the start of a line
  while (rest) {
    const [used, node] = next(rest, state, before === "\n");
    if (typeof node === "string" && typeof nodes.at(-1) === "string") nodes[nodes.length - 1] += node;
    else nodes.push(node);
    before = used.at(-1);
    rest = rest.slice(used.length);
  }
  return nodes;
}

function next(rest, state, lineStart) {
  for (const rule of RULES) {
    if (rule.line && !(lineStart && state.block)) continue;
    if (rule.unless && state[rule.unless]) continue;
    const match = rule.at.exec(rest);
    if (match) return [match[0], rule.make(match, state)];
  }
  const [plain] = PLAIN.exec(rest);
  return [plain, plain];
}

const link = (address, inside, title) => ({ kind: "link", address, inside, title });
const quote = (text, state) => ({ kind: "quote", inside: parse(text, { ...state, block: true, quoted: true }) });

const ITEM = /^( *)([*-]|\d{1,9}\.) +(.*)$/;

function list(text, state) {
  const items = []; // {indent, ordered, start, lines}
  for (const line of text.replace(/\n$/, "").split("\n")) {
    const match = ITEM.exec(line);
    if (match) items.push({ indent: match[1].length, ordered: /\d/.test(match[2]), start: parseInt(match[2], 10), lines: [match[3]] });
    else items.at(-1).lines.push(line.trim());
  }
  return nest(items, state);
}

function nest(items, state) {
  const [first] = items;
  const entries = [];
  for (let i = 0; i < items.length;) {
    let end = i + 1;
    while (end < items.length && items[end].indent > first.indent) end += 1;
    const inside = inline(items[i].lines.join("\n"), state);
    if (end > i + 1) inside.push(nest(items.slice(i + 1, end), state));
    entries.push(inside);
    i = end;
  }
  return { kind: "list", ordered: first.ordered, start: first.start, entries };
}

/** DOM nodes of a text. `names` knows users, roles, channels and commands by id (see `store.js`). */
export function markdown(text, names) {
  const tree = parse(text ?? "");
  const nodes = render(tree, names);
  return jumbo(tree) ? [h("span", { class: "jumbo" }, nodes)] : nodes;
}

const EMOJI_ONLY = /^(?:\p{Extended_Pictographic}[\u{fe0f}\u{200d}\p{Emoji_Modifier}]*|\p{Regional_Indicator}{2}|\s)+$/u;

function jumbo(tree) {
  const emojis = tree.filter((node) => node.kind === "emoji" || typeof node === "string");
  if (emojis.length !== tree.length || tree.length === 0 || tree.length > 30) return false;
  return tree.every((node) => node.kind === "emoji" || (EMOJI_ONLY.test(node) && [...node].length <= 60)) && tree.some((node) => node.kind || node.trim());
}

function render(tree, names) {
  return tree.map((node) => (typeof node === "string" ? node : DRAW[node.kind](node, render.bind(null, node.inside ?? [], names), names)));
}

const DRAW = {
  break: () => h("br"),
  em: (_, inside) => h("em", null, inside()),
  strong: (_, inside) => h("strong", null, inside()),
  u: (_, inside) => h("u", null, inside()),
  s: (_, inside) => h("s", null, inside()),
  code: (node) => h("code", null, node.text),
  fence: (node) => h("pre", { tabindex: 0, "aria-label": node.language ? `${node.language} code` : "code", role: "region" }, h("code", null, node.text)),
  // A message's own headings never compete with the page's: they are announced as level 2 to 4.
  heading: (node, inside) => h("div", { class: `heading heading-${node.level}`, role: "heading", "aria-level": node.level + 1 }, inside()),
  subtext: (_, inside) => h("small", { class: "subtext" }, inside()),
  quote: (_, inside) => h("blockquote", null, inside()),
  list: (node, _, names) =>
    h(node.ordered ? "ol" : "ul", { start: node.ordered && node.start !== 1 ? node.start : null }, node.entries.map((entry) => h("li", null, render(entry, names)))),
  link: (node, inside) => anchor(node, inside()),
  time: (node) => stampNode(node.seconds, node.style),
  user: (node, _, names) => mention(`@${names.user(node.id)?.display ?? "unknown-user"}`, node.id === names.me ? "mention mention-me" : "mention"),
  role: (node, _, names) => {
    const role = names.role(node.id);
    const drawn = mention(`@${role?.name ?? "deleted-role"}`, "mention");
    if (role?.color) drawn.style.setProperty("--role", colour(role.color));
    return drawn;
  },
  channel: (node, _, names) => {
    const channel = names.channel(node.id);
    if (!channel) return mention("#unknown", "mention");
    return h("button", { class: "mention", type: "button", on: { click: () => names.openChannel(channel.id) } }, `#${channel.name}`);
  },
  command: (node, _, names) => h("button", { class: "mention", type: "button", on: { click: () => names.startCommand(node.name) } }, `/${node.name}`),
  everyone: (node) => mention(node.name, "mention mention-me"),
  emoji: (node) => emojiNode(node),
  spoiler: (_, inside) => spoiler(inside()),
};

const mention = (text, cls) => h("span", { class: cls }, text);

function anchor(node, inside) {
  const href = safeLink(node.address);
  return href ? h("a", { href, title: node.title, target: "_blank", rel: "noopener noreferrer nofollow" }, inside) : h("span", null, inside);
}

function spoiler(inside) {
  const body = h("span", { class: "spoiler-body", "aria-hidden": "true", inert: true }, inside);
  const cover = h("span", { class: "spoiler", role: "button", tabindex: 0, "aria-label": "Spoiler: press to show", "aria-expanded": "false" }, body);
  const open = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    body.removeAttribute("aria-hidden");
    body.removeAttribute("inert");
    for (const name of ["role", "tabindex", "aria-label", "aria-expanded"]) cover.removeAttribute(name);
    cover.classList.add("shown");
    cover.removeEventListener("click", open);
    cover.removeEventListener("keydown", open);
  };
  cover.addEventListener("click", open);
  cover.addEventListener("keydown", open);
  return cover;
}

/** A custom emoji as a picture of this world, or a unicode one as text. */
export function emojiNode({ id, name, animated }) {
  if (!id) return h("span", { class: "emoji" }, name);
  const source = ownAsset(`/cdn/emojis/${id}.${animated ? "gif" : "png"}`);
  return h("img", { class: "emoji", src: source, alt: `:${name}:`, title: `:${name}:`, draggable: "false" });
}

export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

const DIGEST = /_[0-9a-f]{10}:$/; // by which the bot tells its emojis' versions apart, nothing to be read aloud

/** The text alone, for live regions and labels. */
export function plain(text, names) {
  const holder = flat(text, names);
  for (const picture of holder.querySelectorAll("img")) picture.replaceWith(picture.alt.replace(DIGEST, ":"));
  return holder.textContent.replace(/\s+/g, " ").trim();
}

/** The text for one line: nothing to press in it, and of all marks only the custom emojis are drawn. */
export const line = (text, names) => pieces(flat(text, names));

function flat(text, names) {
  const holder = document.createElement("div");
  append(holder, render(parse(text ?? ""), names));
  for (const hidden of holder.querySelectorAll(".spoiler-body")) hidden.textContent = "spoiler";
  for (const end of holder.querySelectorAll("br, li, .heading, small, blockquote")) end.after(" ");
  return holder;
}

const pieces = (node) => (node.hasChildNodes() ? [...node.childNodes].flatMap(pieces) : node.nodeName === "IMG" ? [node] : [node.textContent]);
