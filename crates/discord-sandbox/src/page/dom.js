// Making elements. Whatever anybody wrote becomes text, never markup.

export const $ = (id) => document.getElementById(id);

// An element with attributes (`on…` are listeners; what is false or missing is left out) and children.
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== null && value !== false) made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false));
  return made;
}

// What went wrong, said above the place where people write; nothing takes it away.
export function tell(text = "") {
  const line = $("status");
  line.hidden = !text;
  line.replaceChildren(text, ...(text ? [element("button", { type: "button", "aria-label": "Dismiss", onclick: () => tell() }, "✕")] : []));
}
