// A text field with a list of offers: the arrow keys walk, Enter and Tab take, Escape closes. For
// commands, mentions, completions, people, roles and channels.

import { element } from "./dom.js";
import { avatar } from "./people.js";
import { botName, channel, channelName, person, view } from "./world.js";

let count = 0;

// Makes `input` offer items `{ label, note, icon, … }`. `find(text)` returns them, or a promise;
// `take(item)` is called with the choice; `eager()` says whether Enter takes the first item. Returns
// the list's element, and functions that open and close it.
export function offer(input, { find, take, eager = () => input.value.length > 0 }) {
  const list = element("div", { class: "offers", role: "listbox", id: `offers-${++count}`, hidden: true });
  let items = [];
  let active = -1;
  let asked = 0;

  const close = () => {
    asked += 1;
    items = [];
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };
  const walk = (to) => {
    active = to;
    [...list.children].forEach((row, n) => row.setAttribute("aria-selected", String(n === active)));
    const row = list.children[active];
    if (!row) return input.removeAttribute("aria-activedescendant");
    input.setAttribute("aria-activedescendant", row.id);
    row.scrollIntoView({ block: "nearest" });
  };
  const choose = (item) => { close(); take(item); input.dispatchEvent(new Event("change")); };
  const open = async () => {
    const number = (asked += 1);
    const found = await find(input.value);
    if (number !== asked) return;
    items = found;
    list.replaceChildren(...items.map((item, n) => element("div", {
      role: "option", id: `${list.id}-${n}`, "data-offer": item.label, onmousedown: (event) => event.preventDefault(), onclick: () => choose(item),
    }, item.icon, element("span", { class: "name" }, item.label, item.note && element("small", {}, item.note)))));
    list.hidden = items.length === 0;
    input.setAttribute("aria-expanded", String(items.length > 0));
    list.scrollTop = 0;
    walk(items.length && eager() ? 0 : -1);
  };

  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-expanded", "false");
  input.addEventListener("input", open);
  input.addEventListener("blur", close);
  input.addEventListener("keydown", (event) => {
    if (list.hidden) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) walk((active + step + items.length) % items.length);
    else if (event.key === "Escape") close();
    else if (["Enter", "Tab"].includes(event.key) && !event.shiftKey && items[active]) choose(items[active]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return { list, open, close };
}

// The items that fit, best first: the text begins so, a word begins so, the letters come in this order.
export function fitting(items, typed, text = (item) => item.label) {
  const flat = typed.trim().toLowerCase();
  const rank = (item) => {
    const name = text(item).toLowerCase();
    if (name.startsWith(flat)) return 0;
    if (name.split(/[\s-]+/).some((word) => word.startsWith(flat))) return 1;
    let from = 0;
    return [...flat].every((letter) => (from = name.indexOf(letter, from) + 1) > 0) ? 2 : 3;
  };
  return items.map((item) => [rank(item), item]).filter(([rank]) => rank < 3).toSorted(([one], [other]) => one - other).map(([, item]) => item);
}

// --- who and what can be picked

export const PEOPLE = 1;
export const ROLES = 2;
export const CHANNELS = 4;

function pickable(kinds, types) {
  const { state } = view;
  const people = [{ id: state.bot, name: botName() }, ...state.people].map((one) => ({ value: one.id, label: one.name, icon: avatar(one.id, "small") }));
  const roles = state.roles.map((one) => ({ value: one.id, label: `@${one.name.replace("@", "")}`, note: "role" }));
  const fits = (one) => one.kind !== 1 && (!types?.length || types.includes(one.kind));
  const channels = state.channels.filter(fits).map((one) => ({ value: one.id, label: `#${one.name}`, note: one.parent ? `in ${channelName(one.parent)}` : undefined }));
  return [...(kinds & PEOPLE ? people : []), ...(kinds & ROLES ? roles : []), ...(kinds & CHANNELS ? channels : [])];
}

export const nameOf = (id) => {
  const role = view.state.roles.find((one) => one.id === id);
  return role ? `@${role.name.replace("@", "")}` : channel(id) ? `#${channel(id).name}` : person(id)?.name || botName();
};

// A field to pick a person, role or channel by name. `take(id)` is called with each choice, and with
// undefined while the text fits none.
export function pick(kinds, types, attributes, take) {
  const input = element("input", { autocomplete: "off", ...attributes });
  const bare = (text) => text.replace(/^[@#]/, "");
  const find = (text) => fitting(pickable(kinds, types), bare(text), (item) => bare(item.label));
  const { list, open } = offer(input, { find, take: (item) => { input.value = item.label; take(item.value); } });
  input.addEventListener("focus", () => { if (!input.value) open(); });
  input.addEventListener("input", () => {
    const exact = pickable(kinds, types).find((item) => bare(item.label).toLowerCase() === bare(input.value).trim().toLowerCase());
    take(exact?.value);
  });
  return { input, list };
}
