// Makes elements. Texts of people stay text and never become markup.

export const $ = (id) => document.getElementById(id);

// An element with attributes (`on…` are listeners; false and missing ones are left out) and children.
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== null && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false));
  return made;
}

// Shows an error above the line people write in; an empty text removes it.
export function tell(text = "") {
  const line = $("status");
  line.hidden = !text;
  line.replaceChildren(text, ...(text ? [element("button", { type: "button", "aria-label": "Dismiss", onclick: () => tell() }, "✕")] : []));
}
