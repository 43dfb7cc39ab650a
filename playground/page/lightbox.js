// One picture, as large as the window allows, with its description below.

import { h, icon } from "./dom.js";

export function enlarge(source, description) {
  const box = h("dialog", { class: "lightbox", "aria-label": "Picture", on: { click: (event) => event.target.tagName === "IMG" || box.close(), close: () => box.remove() } },
    h("button", { class: "plain-button lightbox-close", type: "button", "aria-label": "Close" }, icon("close", 24)),
    h("img", { src: source, alt: description ?? "" }),
    description && h("p", { "aria-hidden": "true" }, description));
  document.body.append(box);
  box.showModal();
}
