// @ts-check
// Puts what the server drew in place of what is on the page, and keeps what is the same. Focus,
// what is half typed, what is open and how far something is scrolled stay as they are.

/** Attributes that tell an element from those beside it. */
const KEYS = ["id", "data-press", "data-tool", "data-load", "data-place", "data-ply", "name"];

/** What an element last came from. @type {WeakMap<Element, string>} */
const written = new WeakMap();

/** Shows HTML in an element. False if it is there already. @param {Element} element @param {string} html */
export function swap(element, html) {
  if (written.get(element) === html) return false;
  written.set(element, html);
  redraw(element, html);
  return true;
}

/** Shows HTML in an element, whatever is there. @param {Element} element @param {string} html */
export function redraw(element, html) {
  const fresh = document.createElement("template");
  fresh.innerHTML = html;
  morph(element, fresh.content);
}

/** Makes the children of an element those of another. @param {Node} old @param {Node} fresh */
export function morph(old, fresh) {
  let next = old.firstChild;
  for (const made of [...fresh.childNodes]) {
    const same = find(next, made);
    if (!same) {
      old.insertBefore(made, next);
      continue;
    }
    while (next && next !== same) next = drop(next);
    if ("setAttribute" in made) {
      dress(/** @type {Element} */ (same), /** @type {Element} */ (made));
      morph(same, made);
    } else if (same.nodeValue !== made.nodeValue) same.nodeValue = made.nodeValue;
    // A menu that acts at once shows what the server says, also if that refused a choice.
    if (made.nodeName === "SELECT" && keyOf(made)) for (const option of /** @type {HTMLSelectElement} */ (same).options) option.selected = option.defaultSelected;
    next = same.nextSibling;
  }
  while (next) next = drop(next);
}

/** Removes a node, and returns the one after it. @param {ChildNode} node */
function drop(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

/** What tells a node from those beside it. @param {Node} node */
function keyOf(node) {
  if (!("getAttribute" in node)) return "";
  const element = /** @type {Element} */ (node), key = KEYS.find((name) => element.getAttribute(name));
  return key ? key + element.getAttribute(key) : "";
}

/** The node from this one on that becomes another: one with the same key, or else only the next one. @param {ChildNode | null} from @param {Node} made */
function find(from, made) {
  const key = keyOf(made), alike = (/** @type {Node} */ node) => node.nodeName === made.nodeName && keyOf(node) === key;
  for (let node = from; node; node = key ? node.nextSibling : null) if (alike(node)) return node;
  return null;
}

/** Gives an element the attributes of another. What readers opened stays open. @param {Element} old @param {Element} made */
function dress(old, made) {
  for (const { name } of [...old.attributes]) if (!made.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  for (const { name, value } of [...made.attributes]) if (old.getAttribute(name) !== value && name !== "open") old.setAttribute(name, value);
}
