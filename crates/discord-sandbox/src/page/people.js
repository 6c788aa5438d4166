// People: their pictures, their menus, and the current person.

import { $, element } from "./dom.js";
import { PEOPLE_MENU, isDirect, me, menuCommands, named, own, person, runMenuCommand, unreadPings, view } from "./world.js";
import { emit } from "./wires.js";

// The same name has the same colour everywhere.
const hue = (name) => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 360, 7);

// A picture: initials on a colour of their own, or the bot's own picture.
export function avatar(id, size = "") {
  const name = named(id);
  const picture = id === view.state.bot && view.state.picture;
  const made = element("span", { class: `avatar ${size}`, "aria-hidden": "true" }, picture ? "" : initials(name));
  made.style.setProperty("--hue", hue(name));
  if (picture) made.style.background = `center / 100% url("data:image/svg+xml,${encodeURIComponent(picture).replace(/'/g, "%27")}")`;
  return made;
}

const initials = (name) => name.split(/\s+/).map((word) => [...word][0]).slice(0, 2).join("").toUpperCase();

export const badge = (count) => (count ? element("span", { class: "badge", "aria-label": `${count} pings` }, String(count)) : undefined);

// --- menus

let opener = null;

export function closeMenu() {
  $("context").hidden = true;
  opener?.setAttribute("aria-expanded", "false");
}

// Opens a menu of items `{ text, icon, note, run, checked }` at the button that was pressed.
export function openMenu(event, title, items) {
  event.preventDefault();
  event.stopPropagation();
  const menu = $("context");
  opener = event.currentTarget instanceof HTMLElement ? event.currentTarget : null;
  const rows = items.map((item) => element("button", {
    type: "button", role: item.checked === undefined ? "menuitem" : "menuitemradio", "aria-checked": item.checked === undefined ? undefined : String(item.checked),
    onclick: () => { closeMenu(); item.run(); },
  }, item.icon, element("span", { class: "name" }, item.text, item.note && element("small", {}, item.note)), item.badge));
  menu.replaceChildren(element("strong", {}, title), ...rows);
  menu.hidden = false;
  const at = event.target.closest("button, [data-menu]")?.getBoundingClientRect() || { left: event.clientX, bottom: event.clientY };
  menu.style.left = `${Math.max(8, Math.min(at.left, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(at.bottom + 4, innerHeight - menu.offsetHeight - 8))}px`;
  menu.querySelector("button")?.focus();
}

$("context").addEventListener("keydown", (event) => {
  const rows = [...$("context").querySelectorAll("button")];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) rows[(rows.indexOf(document.activeElement) + step + rows.length) % rows.length].focus();
  else if (event.key === "Escape") { closeMenu(); opener?.focus(); }
  else return;
  event.preventDefault();
});
document.addEventListener("click", closeMenu);

// The menu of a person, the bot's commands first.
export function personMenu(event, id) {
  const commands = menuCommands(PEOPLE_MENU).map((command) => ({
    text: own(command, "name"),
    run: () => runMenuCommand({ do: "user_command", channel: view.channel, name: command.name, target: id }),
  }));
  openMenu(event, named(id), [...commands, { text: `Mention @${named(id)}`, run: () => emit("mention", named(id)) }]);
}

for (const kind of ["click", "contextmenu"]) {
  document.addEventListener(kind, (event) => {
    const id = event.target.closest?.("[data-menu]")?.dataset.menu;
    if (id) personMenu(event, id);
  });
}

// --- the current person

function about(one) {
  return [one.moderator && "moderator", !one.member && "not in the server", one.closed && "direct messages closed"].filter(Boolean).join(", ");
}

export function drawMe() {
  const others = view.state.people.filter((one) => one.id !== view.me).reduce((sum, one) => sum + unreadPings(one.id), 0);
  $("me").replaceChildren(avatar(view.me, "small"), element("span", { class: "name" }, me().name), others ? element("span", { class: "dot", title: "Another person was pinged" }) : "");
  $("me").setAttribute("aria-label", `You are ${me().name}. Be another person${others ? ", who was pinged" : ""}`);
}

$("me").addEventListener("click", (event) => openMenu(event, "You are", view.state.people.map((one) => ({
  text: one.name, note: about(one), icon: avatar(one.id), checked: one.id === view.me, badge: badge(unreadPings(one.id)), run: () => be(one.id),
}))));

export function be(id) {
  view.me = localStorage.me = id;
  emit("changed");
}

// --- the list of people

export function drawPeople() {
  const ids = [view.state.bot, ...view.state.people.filter((one) => one.member).map((one) => one.id)];
  const note = (id) => (id === view.state.bot ? "bot" : [id === view.me && "you", person(id).moderator && "moderator"].filter(Boolean).join(", "));
  $("people").replaceChildren(...ids.map((id) => element("li", { "data-person": named(id) },
    element("button", { type: "button", "data-menu": id, "aria-haspopup": "menu" }, avatar(id, "small"), element("span", { class: "name" }, named(id)), note(id) && element("small", {}, note(id))))));
}

export const directOf = () => view.state.channels.find(isDirect);
