// Building DOM nodes without ever parsing a string as HTML: whatever a bot or a person wrote is only ever a text node.

const SVG = "http://www.w3.org/2000/svg";

/** An element. `props`: `class`, `on` (listeners), `data` (dataset), `style` (custom properties), anything else an attribute; null and false leave it out. */
export function h(tag, props, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") node.className = value;
    else if (name === "on") for (const [event, act] of Object.entries(value)) node.addEventListener(event, act);
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "style") for (const [property, set] of Object.entries(value)) node.style.setProperty(property, set);
    else if (name === "value") node.value = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  append(node, children);
  return node;
}

export function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false || child === "") continue;
    node.append(child instanceof Node ? child : String(child));
  }
}

export function replace(node, ...children) {
  node.replaceChildren();
  append(node, children);
}

const ICONS = {
  home: "M4 11 12 4l8 7M6 10v10h12V10",
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M4 5h16v11H10l-4 4v-4H4z M8 9h8M8 12.5h5",
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M6 6l12 12M18 6 6 18",
  chevron: "M6 9l6 6 6-6",
  plus: "M12 5v14M5 12h14",
  columns: "M3 5h18v14H3z M9 5v14M15 5v14",
  send: "M4 12l16-8-5 16-3.5-6.5z",
  link: "M14 4h6v6M20 4 11 13M18 14v6H4V6h6",
  eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  file: "M6 3h8l5 5v13H6z M14 3v5h5",
  check: "M4 12.5 9.5 18 20 6.5",
  reply: "M10 4 4 10l6 6M4 10h9a7 7 0 0 1 7 7v3",
  arrow: "M5 12h14M13 6l6 6-6 6",
  play: "M7 4.5 19 12 7 19.5z",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z M2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6 M16 4.5a3.5 3.5 0 0 1 0 6.5 M18 14.5c2 .8 3.2 2.6 3.5 5.5",
  pencil: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  trash: "M5 7h14M10 3h4M7 7l1 14h8l1-14M10.5 11v6M13.5 11v6",
  down: "M12 5v14M6 13l6 6 6-6",
};

/** A small line drawing of our own; always decoration, so hidden from screen readers. */
export function icon(name, size = 20) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({
    viewBox: "0 0 24 24", width: size, height: size, fill: "none", stroke: "currentColor", "stroke-width": 2,
    "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true", class: "icon",
  })) svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

let lastId = 0;
/** An id for `aria-controls` and its like, unique on this page. */
export const newId = (stem) => `${stem}-${++lastId}`;

/** A link's address if it may be followed (http and https only), else null. */
export function safeLink(address) {
  try {
    const url = new URL(address);
    return url.protocol === "http:" || url.protocol === "https:" ? url.href : null;
  } catch {
    return null;
  }
}

/** The message that an address of Discord's leads to, or null: a press on such a link stays in the client. */
export const messageAt = (address) => /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/\d+\/(\d+)$/.exec(address)?.[1] ?? null;

/** The same-origin path of a picture or file of this world; null for anything on another machine, which is never fetched. */
export function ownAsset(address) {
  try {
    const url = new URL(address, location.href);
    if (url.hostname === "cdn.discordapp.com") return `/cdn${url.pathname}${url.search}`; // for a bot that was told no other address
    return ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname) && url.pathname.startsWith("/cdn/") ? url.pathname + url.search : null;
  } catch {
    return null;
  }
}
