// The fields of a modal. Each has its custom_id, its element, its value for the bot, and a way to complain.

import { element } from "./dom.js";
import { CHANNELS, PEOPLE, ROLES, nameOf, pick } from "./picker.js";

const INPUT = 4;
const LONG = 2;
const TEXTS = 3;
const MENUS = { 5: PEOPLE, 6: ROLES, 7: PEOPLE | ROLES, 8: CHANNELS };
const FILES = 19;
const RADIOS = 21;
const BOXES = 22;
const BOX = 23;

let count = 0;

export function drawField(part, label, description) {
  const id = `field-${++count}`;
  const error = element("small", { class: "error", role: "alert" });
  const hint = description ? element("small", { id: `${id}-hint` }, description) : undefined;
  const { control, content, value, group } = drawControl(part, { id, name: part.custom_id, "aria-describedby": hint && hint.id }, label);
  const complain = (why) => {
    error.textContent = why;
    control.setAttribute("aria-invalid", String(Boolean(why)));
    if (why) control.focus();
  };
  const name = `${label}${part.required === false || part.type === BOX ? "" : " *"}`;
  const whole = group
    ? element("fieldset", { class: "field", "aria-describedby": hint && hint.id }, element("legend", {}, name), hint, content, error)
    : element("div", { class: "field" }, element("label", { for: id }, name), hint, content, error);
  return { id: part.custom_id, element: whole, value, complain };
}

function drawControl(part, attributes, label) {
  if (part.type === INPUT) return typed(part, attributes);
  if (part.type === TEXTS) return listed(part, attributes);
  if (part.type === FILES) return uploaded(part, attributes);
  if (part.type === BOX) return ticked(part, attributes);
  if (part.type === RADIOS || part.type === BOXES) return grouped(part, attributes);
  return picked(part, attributes, label);
}

function typed(part, attributes) {
  const long = part.style === LONG;
  const control = element(long ? "textarea" : "input", {
    ...attributes, value: long ? undefined : part.value || "", placeholder: part.placeholder, maxlength: part.max_length, rows: long && 5, autocomplete: "off",
  }, long ? part.value || "" : "");
  return { control, content: control, value: () => control.value };
}

const said = (option) => [option.label, option.description && `— ${option.description}`].filter(Boolean).join(" ");

function listed(part, attributes) {
  const several = (part.max_values ?? 1) > 1;
  const chosen = part.options.some((option) => option.default);
  const options = part.options.map((option) => element("option", { value: option.value, selected: option.default }, said(option)));
  const none = element("option", { value: "", selected: !chosen }, part.placeholder || "Choose");
  const control = element("select", { ...attributes, multiple: several }, several ? "" : none, options);
  return { control, content: control, value: () => [...control.selectedOptions].map((option) => option.value).filter(Boolean) };
}

function ticked(part, attributes) {
  const control = element("input", { ...attributes, type: "checkbox", role: "switch", checked: part.default });
  return { control, content: control, value: () => control.checked };
}

function grouped(part, { name }) {
  const type = part.type === RADIOS ? "radio" : "checkbox";
  const inputs = part.options.map((option) => element("input", { type, name, value: option.value, checked: option.default }));
  const content = inputs.map((input, n) => element("label", { class: "tick" }, input, said(part.options[n])));
  const values = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return { control: inputs[0], content, value: () => (type === "radio" ? values()[0] ?? null : values()), group: true };
}

// People, roles or channels by name, each with a chip by which it is taken out again.
function picked(part, attributes, label) {
  const chosen = new Set((part.default_values || []).map((value) => value.id));
  const most = part.max_values ?? 1;
  const chips = element("div", { class: "chips" });
  const draw = () => {
    chips.replaceChildren(...[...chosen].map((id) => element("button", { type: "button", class: "chip", "aria-label": `Remove ${nameOf(id)}`, onclick: () => { chosen.delete(id); draw(); } }, nameOf(id), " ✕")));
  };
  // Only a choice from the list counts, not a name typed in full.
  const { input, list } = pick(MENUS[part.type], part.channel_types, { ...attributes, placeholder: part.placeholder || label }, (id) => {
    if (!id || !list.hidden) return;
    if (most === 1) chosen.clear();
    if (chosen.size < most) chosen.add(id);
    input.value = "";
    draw();
  });
  draw();
  return { control: input, content: element("div", { class: "pick" }, chips, input, list), value: () => [...chosen] };
}

function uploaded(part, attributes) {
  const control = element("input", { ...attributes, type: "file", multiple: (part.max_values ?? 1) > 1 });
  const read = async (file) => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { name: file.name, base64: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };
  };
  return { control, content: control, value: () => Promise.all([...control.files].map(read)) };
}
