// Choosing from a list: the menu itself (`Menu`), the select of a message or a form (`Select`), and a text field with a menu (`choiceField`).
// Not the browser's own: a native select is silent when the same is chosen again and closes after each of several, a datalist takes no first proposal.
// Focus never leaves the control; the menu is pointed at by aria-activedescendant, as the ARIA practices describe for comboboxes.

import { h, icon, newId, replace } from "./dom.js";

/** A floating list of options `{value, label, description, mark, selected, disabled}` beside `anchor`, worked from `control`, which has the focus. */
export class Menu {
  constructor(anchor, { label, multiple = false, control = anchor, onPick, onClose }) {
    this.anchor = anchor;
    this.control = control;
    this.onPick = onPick;
    this.onClose = onClose;
    this.options = [];
    this.active = -1;
    this.list = h("div", { class: "menu-list", role: "listbox", id: newId("list"), "aria-label": label, "aria-multiselectable": multiple ? "true" : null });
    this.head = h("div", { class: "menu-head" });
    this.foot = h("div", { class: "menu-foot", "aria-hidden": "true" });
    this.node = h("div", { class: "menu", on: { pointerdown: (event) => event.preventDefault() } }, this.head, this.list, this.foot);
    anchor.style.setProperty("anchor-name", `--${this.list.id}`);
    this.node.style.setProperty("position-anchor", `--${this.list.id}`);
    (anchor.closest("dialog") ?? document.body).append(this.node);
    control.setAttribute("aria-controls", this.list.id);
    this.outside = (event) => this.node.contains(event.target) || anchor.contains(event.target) || this.close();
    document.addEventListener("pointerdown", this.outside, true);
  }

  show(options, { empty = "Nothing found", head = "", foot = "" } = {}) {
    const kept = this.options[this.active]?.value;
    this.options = options;
    this.rows = options.map((option, index) => this.#row(option, index));
    replace(this.list, this.rows.length ? this.rows : h("div", { class: "menu-empty", role: "option", "aria-disabled": "true", "aria-selected": "false" }, empty));
    replace(this.head, head);
    replace(this.foot, foot);
    const wanted = options.findIndex((option) => !option.disabled && (kept === undefined ? option.selected : option.value === kept));
    this.activate(wanted >= 0 ? wanted : options.findIndex((option) => !option.disabled));
  }

  #row(option, index) {
    return h("div", {
      class: "option", role: "option", id: `${this.list.id}-${index}`, "aria-selected": String(Boolean(option.selected)), "aria-disabled": option.disabled ? "true" : null,
      on: { click: () => this.pick(option), pointermove: () => this.activate(index, false) },
    },
      option.mark && h("span", { class: "option-mark", "aria-hidden": "true" }, option.mark()),
      h("span", { class: "option-text" }, h("span", { class: "option-label" }, option.label), option.description && h("span", { class: "option-hint" }, option.description)),
      option.selected && icon("check", 18));
  }

  activate(index, scroll = true) {
    this.rows[this.active]?.classList.remove("active");
    this.active = index;
    const row = this.rows[index];
    row?.classList.add("active");
    if (scroll) row?.scrollIntoView({ block: "nearest" });
    if (row) this.control.setAttribute("aria-activedescendant", row.id);
    else this.control.removeAttribute("aria-activedescendant");
  }

  /** Moves the active row for an arrow, Home, End or Page key; whether the key was one of them. */
  move(key) {
    const last = this.options.length - 1;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[key];
    if (step === undefined && key !== "Home" && key !== "End") return false;
    const from = key === "Home" ? -1 : key === "End" ? last + 1 : this.active;
    const way = step ? Math.sign(step) : key === "Home" ? 1 : -1;
    let to = Math.max(0, Math.min(last, from + (step ?? way)));
    while (to >= 0 && to <= last && this.options[to].disabled) to += way;
    if (to >= 0 && to <= last) this.activate(to);
    return true;
  }

  pick(option = this.options[this.active]) { if (option && !option.disabled) this.onPick(option); }

  close() {
    document.removeEventListener("pointerdown", this.outside, true);
    this.anchor.style.removeProperty("anchor-name");
    this.control.removeAttribute("aria-activedescendant");
    this.control.removeAttribute("aria-controls");
    this.node.remove();
    this.onClose?.();
  }
}

/**
 * A select: closed a line with what is chosen, open a menu that typing narrows. Choosing one of one closes it; several are taken when it closes.
 * `options()` gives `{value, label, description, mark, chosen}`, where `chosen` text stands on the closed line.
 */
export class Select {
  constructor({ label, placeholder, options, min = 1, max = 1, selected = [], onCommit, labelledby, describedby }) {
    Object.assign(this, { label, placeholder, options, min, max, onCommit });
    this.sent = [...selected];
    this.values = [...selected];
    this.typed = "";
    this.line = h("span", { class: "select-line" });
    this.node = h("div", {
      class: "select", role: "combobox", tabindex: 0, "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": labelledby ? null : label, "aria-labelledby": labelledby,
      "aria-describedby": describedby, on: { click: () => this.toggle(), keydown: (event) => this.#key(event), blur: () => this.#left() },
    }, this.line, icon("chevron", 20));
    this.#write();
  }

  get locked() { return this.node.getAttribute("aria-disabled") === "true"; }

  toggle() {
    if (this.menu) return this.menu.close();
    if (this.locked) return;
    this.typed = "";
    this.node.focus({ preventScroll: true });
    this.menu = new Menu(this.node, { label: this.label, multiple: this.max > 1, onPick: (option) => this.#pick(option), onClose: () => this.#closed() });
    this.node.setAttribute("aria-expanded", "true");
    this.#list();
  }

  #list() {
    const wanted = this.typed.toLocaleLowerCase();
    const full = this.max > 1 && this.values.length >= this.max;
    const options = this.options()
      .filter((option) => `${option.label} ${option.description ?? ""}`.toLocaleLowerCase().includes(wanted))
      .map((option) => ({ ...option, selected: this.values.includes(option.value), disabled: full && !this.values.includes(option.value) }));
    const range = this.min === this.max ? `${this.max}` : `${this.min} to ${this.max}`;
    this.menu.show(options, {
      head: this.typed && `Looking for “${this.typed}”`,
      foot: this.max > 1 && `${this.values.length} chosen of ${range} · sent when this list closes`,
    });
  }

  #pick(option) {
    const chosen = this.values.includes(option.value);
    if (this.max === 1) {
      this.picked = true; // the same choice once more is sent once more, as a second try
      this.values = chosen && this.min === 0 ? [] : [option.value];
      return this.menu.close();
    }
    this.values = chosen ? this.values.filter((value) => value !== option.value) : [...this.values, option.value];
    this.#write();
    this.#list();
  }

  #closed() {
    this.menu = null;
    this.node.setAttribute("aria-expanded", "false");
    const changed = this.values.length !== this.sent.length || this.values.some((value) => !this.sent.includes(value));
    if (this.values.length < this.min && this.values.length > 0) this.values = [...this.sent];
    else if (changed || this.picked) {
      this.picked = false;
      this.sent = [...this.values];
      this.onCommit?.(this.values);
    }
    this.#write();
  }

  /** Whether the focus really went: a message drawn again takes it away and gives it back at once. */
  #left() { setTimeout(() => document.activeElement !== this.node && this.menu?.close()); }

  #write() {
    const known = this.options();
    const lines = this.values.map((value) => known.find((option) => option.value === value)).filter(Boolean);
    replace(this.line, lines.length
      ? lines.map((option, index) => [index > 0 && ", ", option.mark && [h("span", { class: "option-mark", "aria-hidden": "true" }, option.mark()), " "], option.label])
      : h("span", { class: "placeholder" }, this.placeholder));
  }

  #key(event) {
    if (this.locked) return;
    const { key } = event;
    if (!this.menu) {
      if (["Enter", " ", "ArrowDown", "ArrowUp"].includes(key)) { event.preventDefault(); this.toggle(); }
      return;
    }
    if (key === "Escape") { event.preventDefault(); event.stopPropagation(); this.menu.close(); }
    else if (key === "Enter" || key === " ") { event.preventDefault(); this.menu.pick(); }
    else if (key === "Tab") this.menu.close();
    else if (this.menu.move(key)) event.preventDefault();
    else if (key === "Backspace") { this.typed = this.typed.slice(0, -1); this.#list(); }
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) { event.preventDefault(); this.typed += key; this.#list(); }
  }
}

/**
 * A text field with proposals, for options of commands. `find(typed)` gives `{value, label, description}`, at once or as a promise;
 * with `free` any text is a value, otherwise only a proposal is.
 */
export function choiceField({ label, find, free = false, value = null, text = "", onChange, describedby, required, width }) {
  let menu = null;
  let round = 0;
  const input = h("input", {
    type: "text", class: "field", role: "combobox", autocomplete: "off", spellcheck: "false", "aria-label": label, "aria-expanded": "false", "aria-autocomplete": "list",
    "aria-describedby": describedby, "aria-required": required ? "true" : null, value: text, size: width ?? 12,
  });
  const state = { input, value, close: () => menu?.close() };
  const take = (option) => {
    input.value = option.label;
    state.value = option.value;
    menu?.close();
    onChange?.();
  };
  const list = async () => {
    const mine = ++round;
    menu ??= new Menu(input, { label, onPick: take, onClose: () => { menu = null; round += 1; input.setAttribute("aria-expanded", "false"); } });
    input.setAttribute("aria-expanded", "true");
    const found = find(input.value);
    if (found instanceof Promise) menu.show(menu.options, { empty: "Looking…" });
    const { options, problem } = await Promise.resolve(found).then((options) => ({ options }), () => ({ options: [], problem: "Loading options failed" }));
    if (mine === round && menu) menu.show(options, { empty: problem ?? (free ? "Any text will do" : "Nothing found") });
  };
  input.addEventListener("input", () => { state.value = free ? input.value : null; onChange?.(); list(); });
  input.addEventListener("focus", () => { input.select(); list(); });
  input.addEventListener("click", () => menu || list());
  input.addEventListener("blur", () => menu?.close());
  input.addEventListener("keydown", (event) => {
    if (!menu) return void (event.key === "ArrowDown" && (event.preventDefault(), list()));
    if (event.key === "Escape") { event.preventDefault(); event.stopPropagation(); menu.close(); }
    else if (event.key === "Enter" && menu.options[menu.active]) { event.preventDefault(); event.stopPropagation(); menu.pick(); }
    else if (event.key === "Tab" && menu.options[menu.active] && input.value && state.value === null) menu.pick();
    else if (["ArrowDown", "ArrowUp", "PageDown", "PageUp"].includes(event.key)) { menu.move(event.key); event.preventDefault(); }
  });
  return state;
}
