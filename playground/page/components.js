// Discord's message components as DOM. A number of a type that is not in `DRAW` is shown as such: nothing a bot sends vanishes silently.

import { h, icon, messageAt, ownAsset, safeLink } from "./dom.js";
import { Select } from "./listbox.js";
import { colour, emojiNode, markdown } from "./markdown.js";
import { enlarge } from "./lightbox.js";
import { avatar } from "./people.js";

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

/**
 * `scene` gives names (see `store.js`), `press(customId)`, `choose(customId, values)`, `guildId`, and `before`/`drawn`: maps from a component's JSON and
 * place to its node. What did not change keeps its node, and with it focus, an open menu and a picture already loaded.
 */
export function drawComponents(list, scene, path = "") {
  return list.map((component, index) => drawComponent(component, scene, `${path}/${index}`));
}

function drawComponent(component, scene, path) {
  if (NESTING.has(component.type)) return DRAW[component.type](component, scene, path);
  const key = `${path} ${JSON.stringify(component)}`;
  const node = scene.before?.get(key) ?? (DRAW[component.type] ?? unknown)(component, scene, path);
  scene.drawn?.set(key, node);
  return node;
}

const NESTING = new Set([1, 9, 12, 17]);

const DRAW = {
  1: (row, scene, path) => h("div", { class: "row" }, drawComponents(row.components, scene, path)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: (section, scene, path) =>
    h("div", { class: "section" }, h("div", { class: "section-text" }, drawComponents(section.components, scene, path)), h("div", { class: "section-side" }, drawComponent(section.accessory, scene, `${path}/a`))),
  10: (text, scene) => h("div", { class: "text" }, markdown(text.content, scene.names)),
  11: (thumbnail) => picture(thumbnail.media, thumbnail.description, { spoiler: thumbnail.spoiler, cls: "thumbnail" }),
  12: (gallery, scene, path) => h("div", { class: `gallery gallery-${Math.min(gallery.items.length, 4)}` }, gallery.items.map((item, index) => galleryItem(item, scene, `${path}/${index}`))),
  13: (file) => veiled(file.spoiler, fileBox({ filename: file.name ?? file.file.url.split("/").pop().split("?")[0], size: file.size, url: file.file.url })),
  14: (separator) => h("div", { class: `separator${separator.spacing === 2 ? " wide" : ""}${separator.divider === false ? "" : " line"}`, role: "presentation" }),
  17: (container, scene, path) => {
    const accent = typeof container.accent_color === "number" ? { "--accent": colour(container.accent_color) } : {};
    return veiled(container.spoiler, h("div", { class: `container${container.accent_color === null || container.accent_color === undefined ? "" : " accented"}`, style: accent },
      drawComponents(container.components, scene, path)));
  },
};

function unknown(component) {
  return h("p", { class: "unknown", role: "alert" }, `This page cannot draw a component of type ${component.type}.`);
}

function button(component, scene) {
  const label = [component.emoji && emojiNode(component.emoji), component.label && h("span", null, component.label)];
  const name = component.label ? null : (component.emoji?.name ?? "button without a label");
  if (component.style === 5) {
    const href = safeLink(component.url);
    const message = messageAt(component.url);
    const jump = message && !component.disabled && { click: (event) => { if (scene.jump?.(message)) event.preventDefault(); } };
    return h("a", { class: "button link", href: component.disabled ? null : href, role: "link", "aria-disabled": component.disabled || !href ? "true" : null, target: "_blank", rel: "noopener noreferrer nofollow", "aria-label": name, on: jump || {} },
      label, icon("link", 16));
  }
  return h("button", {
    class: `button ${BUTTON_STYLES[component.style] ?? "secondary"}`, type: "button", "aria-label": name, disabled: component.disabled,
    data: { customId: component.custom_id }, on: { click: () => scene.press(component.custom_id) },
  }, h("span", { class: "button-face" }, label), dots());
}

/** Three dots that move while something is waited for. */
export const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

function select(component, scene) {
  const widget = new Select({
    label: component.placeholder || "Make a selection",
    placeholder: component.placeholder || "Make a selection",
    options: () => selectOptions(component, scene),
    min: component.min_values ?? 1,
    max: component.max_values ?? 1,
    selected: preset(component),
    onCommit: (values) => scene.choose(component.custom_id, values),
  });
  widget.node.dataset.customId = component.custom_id;
  if (component.disabled) {
    widget.node.setAttribute("aria-disabled", "true");
    widget.node.dataset.off = "";
  }
  return h("div", { class: "select-box" }, widget.node, dots());
}

/** Values that are chosen from the start. */
export function preset(component) {
  if (component.type === 3) return (component.options ?? []).filter((option) => option.default).map((option) => option.value);
  return (component.default_values ?? []).map((value) => value.id);
}

/** What a select of any kind offers to this person now. */
export function selectOptions(component, { names, guildId }) {
  if (component.type === 3) return component.options.map(({ value, label, description, emoji }) => ({ value, label, description, mark: emoji && (() => emojiNode(emoji)) }));
  return candidates(CHOSEN[component.type], { names, guildId }, component.channel_types);
}

const CHOSEN = { 5: ["people"], 6: ["roles"], 7: ["people", "roles"], 8: ["channels"] };

/** People, roles and channels to choose from; of channels only those of the `types`, where some are named. */
export function candidates(kinds, { names, guildId }, types) {
  const all = {
    people: () => names.peopleOf(guildId).map(personOption),
    roles: () => names.rolesOf(guildId).map(roleOption),
    channels: () => names.channelsOf(guildId).filter((channel) => !types?.length || types.includes(channel.type)).map(channelOption),
  };
  return kinds.flatMap((kind) => all[kind]());
}

const personOption = (user) => ({ value: user.id, label: user.display, description: user.username, mark: () => avatar(user, 20) });
const roleOption = (role) => ({ value: role.id, label: `@${role.name}`, mark: () => h("span", { class: "role-dot", style: role.color ? { background: colour(role.color) } : {} }) });
const channelOption = (channel) => ({ value: channel.id, label: channel.name, mark: () => icon([10, 11, 12].includes(channel.type) ? "thread" : "hash", 18) });

function galleryItem(item, scene, path) {
  const key = `${path} ${JSON.stringify(item)}`;
  const node = scene.before?.get(key) ?? picture(item.media, item.description, { spoiler: item.spoiler, cls: "gallery-item" });
  scene.drawn?.set(key, node);
  return node;
}

/** A picture of this world with its alt text; pressing it shows it large. */
export function picture(media, description, { spoiler = false, cls = "" } = {}) {
  const source = ownAsset(media.proxy_url) ?? ownAsset(media.url);
  const type = media.content_type ?? "";
  if (!source) return h("p", { class: `elsewhere ${cls}` }, "A picture from elsewhere, not fetched: ", description || media.url);
  if (type && !type.startsWith("image/")) return fileBox({ filename: source.split("/").pop().split("?")[0], url: media.url });
  const image = h("img", { src: source, alt: description ?? "", width: media.width, height: media.height, decoding: "async", draggable: "false" });
  const frame = h("button", { class: `picture ${cls}`, type: "button", title: description, "aria-label": description ? null : "Picture without a description", on: { click: () => enlarge(source, description) } }, image);
  if (description) frame.append(h("span", { class: "alt-badge", "aria-hidden": "true" }, "ALT"));
  return veiled(spoiler, frame);
}

/** Keeps the older picture in sight until the newer one of the same place has loaded, so that a board never blinks. */
export function holdPictures(from, to) {
  const older = [...from.querySelectorAll(".picture img")];
  for (const [index, image] of [...to.querySelectorAll(".picture img")].entries()) {
    const before = older[index];
    if (!before || before === image || image.complete) continue;
    // Where the older one has not come yet, what it held in its own place is held on.
    const held = before.complete && before.naturalWidth ? `url("${before.currentSrc}")` : before.style.getPropertyValue("background-image");
    if (!held) continue;
    image.style.setProperty("background-image", held);
    image.addEventListener("load", () => image.style.removeProperty("background-image"), { once: true });
  }
}

/** `node` behind a cover that one press takes away. */
function veiled(hidden, node) {
  if (!hidden) return node;
  const box = h("div", { class: "veil" }, node);
  node.inert = true;
  const lift = () => { node.inert = false; cover.remove(); box.classList.add("lifted"); };
  const cover = h("button", { class: "veil-cover", type: "button", "aria-label": "Spoiler: press to show", on: { click: lift } }, "Spoiler");
  box.append(cover);
  return box;
}

export function fileBox({ filename, size, url }) {
  const href = ownAsset(url);
  return h("div", { class: "file" }, icon("file", 28), h("div", null, h("a", { href, download: filename }, filename), size !== undefined && size !== null && h("small", null, bytes(size))));
}

function bytes(size) {
  if (size < 1024) return `${size} bytes`;
  return size < 1_048_576 ? `${(size / 1024).toFixed(1)} KB` : `${(size / 1_048_576).toFixed(1)} MB`;
}

/** Shows on a message's controls which one is under way: it waits, its neighbours pause. Focus stays, so `aria-disabled` instead of `disabled`. */
export function showPress(root, press) {
  const waiting = press?.state === "pending";
  for (const control of root.querySelectorAll("[data-custom-id]")) {
    const mine = waiting && control.dataset.customId === press.customId;
    control.classList.toggle("pending", mine);
    if (mine) control.setAttribute("aria-busy", "true");
    else control.removeAttribute("aria-busy");
    if (waiting || "off" in control.dataset) control.setAttribute("aria-disabled", "true");
    else control.removeAttribute("aria-disabled");
  }
}
