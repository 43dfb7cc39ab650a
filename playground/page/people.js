// Faces: a picture where a user has one, otherwise the first letters on a colour that follows the id. No artwork of anybody's.

import { h, ownAsset } from "./dom.js";

const HUES = ["#5865f2", "#2b7a5b", "#9c5a10", "#b23a48", "#8a4fbf", "#2f6f9f", "#7a6a1e", "#a0487e"];

export const initials = (name) => [...(name ?? "?").replace(/[^\p{L}\p{N} ]/gu, "")].length
  ? name.replace(/[^\p{L}\p{N} ]/gu, "").split(/ +/).filter(Boolean).slice(0, 2).map((word) => [...word][0].toUpperCase()).join("")
  : "?";

/** A round face of `size` pixels; decoration, since the name stands beside it. */
export function avatar(user, size = 40) {
  const source = user?.avatar && ownAsset(`/cdn/avatars/${user.id}/${user.avatar}.png`);
  const style = { width: `${size}px`, height: `${size}px`, "font-size": `${Math.round(size * 0.42)}px` };
  if (source) return h("img", { class: "avatar", src: source, alt: "", style, draggable: "false" });
  const id = BigInt(/^\d+$/.test(user?.id ?? "") ? user.id : 0);
  const hue = HUES[Number(((id >> 22n) + id) % BigInt(HUES.length))]; // the upper bits are the time, the lower ones a counter
  return h("span", { class: "avatar", "aria-hidden": "true", style: { ...style, background: hue } }, initials(user?.display ?? user?.username));
}

/** The small mark beside a bot's name. */
export const appTag = (user) => user?.bot && h("span", { class: "app-tag" }, "APP");
