// A modal form: Discord's labels with text fields, selects, radio buttons, check boxes and uploads. `<dialog>` keeps the focus inside.

import { h, icon, newId, replace } from "./dom.js";
import { dots, preset, selectOptions } from "./components.js";
import { Select } from "./listbox.js";
import { markdown } from "./markdown.js";
import { upload } from "./wire.js";

/** Opens the form; `onSend(values)` gives a promise, `onClose()` is told when the person gives it up. */
export function openForm(modal, { names, guildId, whose, onSend, onClose }) {
  const parts = modal.components.map((component) => part(component, { names, guildId })).filter(Boolean);
  const fields = parts.filter((one) => one.read);
  const title = h("h2", { id: newId("form") }, modal.title);
  const problem = h("p", { class: "form-problem", role: "alert", hidden: true });
  const sender = h("button", { class: "button primary", type: "submit" }, h("span", { class: "button-face" }, "Submit"), dots());
  const cancel = h("button", { class: "button plain", type: "button", on: { click: () => giveUp() } }, "Cancel");
  const form = h("form", { novalidate: true, on: { submit: (event) => { event.preventDefault(); send(); } } },
    h("header", null, title, whose && h("p", { class: "form-whose" }, whose), h("button", { class: "plain-button", type: "button", "aria-label": "Close", on: { click: () => giveUp() } }, icon("close", 22))),
    h("div", { class: "form-body" }, problem, parts.map((one) => one.node)),
    h("footer", null, cancel, sender));
  const dialog = h("dialog", { class: "form", "aria-labelledby": title.id, on: { cancel: (event) => { event.preventDefault(); giveUp(); } } }, form);
  document.body.append(dialog);
  dialog.showModal();
  (fields[0]?.control ?? sender).focus();

  const shut = () => { dialog.close(); dialog.remove(); };
  const giveUp = () => { shut(); onClose(); };
  const say = (text) => { problem.hidden = !text; problem.textContent = text; };

  async function send() {
    if (dialog.getAttribute("aria-busy") === "true") return;
    say("");
    const wrong = fields.map((field) => [field, field.check()]).filter(([field, what]) => { field.show(what); return what; });
    if (wrong.length) return wrong[0][0].control.focus();
    busy(true);
    try {
      const values = {};
      for (const field of fields) values[field.id] = await field.read();
      await onSend(values);
      shut();
    } catch (reason) {
      busy(false);
      say(reason.message || "Something went wrong. Try again.");
    }
  }

  function busy(now) {
    dialog.setAttribute("aria-busy", String(now));
    sender.classList.toggle("pending", now);
  }

  return { close: shut };
}

function part(component, scene) {
  if (component.type === 10) return { node: h("div", { class: "text" }, markdown(component.content, scene.names)) };
  if (component.type === 1) return labelled(component.components[0], component.components[0].label ?? component.components[0].placeholder ?? "", null, scene);
  if (component.type === 18) return labelled(component.component, component.label, component.description, scene);
  return { node: h("p", { class: "unknown", role: "alert" }, `This page cannot draw a part of type ${component.type}.`) };
}

function labelled(component, label, description, scene) {
  const make = FIELDS[component.type];
  if (!make) return { node: h("p", { class: "unknown", role: "alert" }, `This page cannot draw a field of type ${component.type}.`) };
  const ids = { label: newId("label"), hint: newId("hint"), wrong: newId("wrong"), control: newId("field") };
  const needed = component.required !== false && component.type !== 23;
  const field = make(component, { ids, label, needed, scene, describedby: `${description ? `${ids.hint} ` : ""}${ids.wrong}` });
  const wrong = h("p", { class: "field-problem", id: ids.wrong, hidden: true });
  const show = (text) => {
    wrong.hidden = !text;
    replace(wrong, text ?? "");
    field.control.setAttribute("aria-invalid", String(Boolean(text)));
  };
  const head = field.ownLabel ? null : h(field.group ? "div" : "label", { id: ids.label, for: field.group ? null : ids.control, class: "field-label" }, label, needed && h("span", { class: "required", "aria-hidden": "true" }, " *"));
  return { ...field, id: component.custom_id, show, node: h("div", { class: "form-field" }, head, description && h("p", { class: "field-hint", id: ids.hint }, description), field.node, wrong) };
}

const REQUIRED = "This field is required.";

const FIELDS = { 4: textField, 3: selectField, 5: selectField, 6: selectField, 7: selectField, 8: selectField, 19: uploadField, 21: radioField, 22: checksField, 23: checkField };

function textField(component, { ids, needed, describedby }) {
  const most = component.max_length ?? 4000;
  const counter = h("span", { class: "counter", "aria-hidden": "true" });
  const input = h(component.style === 2 ? "textarea" : "input", {
    id: ids.control, class: "field", type: component.style === 2 ? null : "text", rows: component.style === 2 ? 5 : null, placeholder: component.placeholder, value: component.value ?? "",
    "aria-required": needed ? "true" : null, "aria-describedby": describedby, autocomplete: "off", on: { input: () => count() },
  });
  const count = () => { counter.textContent = most - input.value.length; counter.classList.toggle("over", input.value.length > most); };
  count();
  return {
    node: h("div", { class: "counted" }, input, counter), control: input, read: () => input.value,
    check: () => {
      if (needed && !input.value.trim()) return REQUIRED;
      if (input.value && input.value.length < (component.min_length ?? 0)) return `Must be ${component.min_length} or more characters.`;
      return input.value.length > most ? `Must be ${most} or fewer characters.` : null;
    },
  };
}

function selectField(component, { ids, label, needed, scene, describedby }) {
  const least = component.min_values ?? 1;
  const widget = new Select({
    label, labelledby: ids.label, describedby, placeholder: component.placeholder || "Make a selection", options: () => selectOptions(component, scene),
    min: needed ? least : 0, max: component.max_values ?? 1, selected: preset(component),
  });
  return {
    node: widget.node, control: widget.node, group: true, read: () => widget.values,
    check: () => {
      if (!widget.values.length) return needed && least > 0 ? REQUIRED : null;
      return widget.values.length < least ? `Choose at least ${least}.` : null;
    },
  };
}

function uploadField(component, { ids, needed, describedby }) {
  const [least, most] = [component.min_values ?? 1, component.max_values ?? 1];
  const input = h("input", { id: ids.control, type: "file", class: "field", multiple: most > 1, "aria-required": needed ? "true" : null, "aria-describedby": describedby });
  return {
    node: input, control: input, read: () => Promise.all([...input.files].map(async (file) => ({ upload: await upload(file) }))),
    check: () => {
      if (!input.files.length) return needed && least > 0 ? REQUIRED : null;
      if (input.files.length < least) return `Choose at least ${least} files.`;
      return input.files.length > most ? `Choose at most ${most} ${most === 1 ? "file" : "files"}.` : null;
    },
  };
}

function boxes(kind, component, { ids, describedby }) {
  const inputs = component.options.map((option) => {
    const input = h("input", { type: kind, name: ids.control, value: option.value, id: newId("box"), "aria-describedby": describedby });
    input.checked = Boolean(option.default);
    return { input, node: h("label", { class: "box", for: input.id }, input, h("span", null, h("span", null, option.label), option.description && h("small", null, option.description))) };
  });
  const group = h("div", { class: "boxes", role: kind === "radio" ? "radiogroup" : "group", "aria-labelledby": ids.label }, inputs.map((one) => one.node));
  return { group, inputs: inputs.map((one) => one.input) };
}

function radioField(component, context) {
  const { group, inputs } = boxes("radio", component, context);
  const chosen = () => inputs.find((input) => input.checked)?.value ?? null;
  return { node: group, control: inputs[0], group: true, read: chosen, check: () => (context.needed && chosen() === null ? REQUIRED : null) };
}

function checksField(component, context) {
  const { group, inputs } = boxes("checkbox", component, context);
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const [least, most] = [component.min_values ?? (context.needed ? 1 : 0), component.max_values ?? component.options.length];
  const check = () => {
    const count = chosen().length;
    if (count === 0) return context.needed && least > 0 ? REQUIRED : null;
    if (count < least) return `Choose at least ${least}.`;
    return count > most ? `Choose at most ${most}.` : null;
  };
  return { node: group, control: inputs[0], group: true, read: chosen, check };
}

function checkField(component, { ids, label, describedby }) {
  const input = h("input", { type: "checkbox", id: ids.control, "aria-describedby": describedby });
  input.checked = Boolean(component.default);
  return { node: h("label", { class: "box", for: ids.control }, input, h("span", null, label)), control: input, ownLabel: true, read: () => input.checked, check: () => null };
}
