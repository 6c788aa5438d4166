// @ts-check
// The board as it is drawn.

import { positions } from "./course.js";

/** @typedef {import("./course.js").Cells} Cells */
/** @typedef {import("./course.js").State} State */

const STEP_MS = 150;
const SVG = "http://www.w3.org/2000/svg";

/** Whether the reader wants nothing to move. */
export const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Board {
  /** @param {SVGElement} svg @param {State} state */
  constructor(svg, state) {
    this.svg = svg;
    this.size = Number(svg.dataset.unit);
    /** @type {Map<string, SVGGElement>} */
    this.cells = new Map();
    for (const cell of /** @type {NodeListOf<SVGGElement>} */ (svg.querySelectorAll("#grid [data-cell]"))) {
      this.cells.set(cell.dataset.cell ?? "", cell);
    }
    this.cells.values().next().value?.setAttribute("tabindex", "0");
    this.words = state.words;
    this.plies = state.plies;
    this.positions = positions(state);
    this.units = this.positions[state.ply];
    /** The lane of a walk by keys: its axis, where that lies, and the cell that was reached. @type {"x" | "y"} */
    this.way = "x";
    this.lane = 0;
    this.last = "";
  }

  /** A layer of the drawing. @param {string} id */
  layer(id) {
    return /** @type {SVGGElement} */ (this.svg.querySelector(`#${id}`));
  }

  /** Takes over the words and the course of a state. @param {State} state */
  use(state) {
    this.words = state.words;
    this.plies = state.plies;
    this.positions = positions(state);
  }

  /** The middle of a cell. @param {string} name */
  middle(name) {
    const cell = this.cells.get(name);
    return { x: Number(cell?.dataset.x), y: Number(cell?.dataset.y) };
  }

  /** Shows the position after a ply. @param {number} ply @param {boolean} moving */
  show(ply, moving) {
    const made = this.plies[ply - 1];
    this.trace(made?.under, made?.over);
    this.place(this.positions[ply], moving && made ? made.from : "");
  }

  /** Shows the marks of the last move. */
  trace(under = "", over = "") {
    this.layer("under").innerHTML = under;
    this.layer("over").innerHTML = over;
  }

  /** Shows units; new ones walk there from a cell. @param {Cells} units @param {string} from */
  place(units, from) {
    this.units = units;
    const layer = this.layer("units");
    const known = new Map([...layer.children].map((unit) => [unit.getAttribute("data-cell"), unit]));
    for (const [cell, unit] of known) {
      if (!units[cell ?? ""]) fall(unit);
      else if (unit.getAttribute("href") !== `#${units[cell ?? ""]}`) unit.remove();
    }
    for (const [cell, drawing] of Object.entries(units)) {
      const old = known.get(cell);
      if (old?.isConnected && !old.classList.contains("gone")) continue;
      const unit = this.drawn(cell, drawing);
      layer.append(unit);
      if (from && from !== cell && !still.matches) {
        const here = this.middle(cell), there = this.middle(from);
        const start = { transform: `translate(${there.x - here.x}px, ${there.y - here.y}px)` };
        unit.animate([start, { transform: "none" }], { duration: STEP_MS, easing: "ease-out" });
      }
    }
    for (const [name, cell] of this.cells) {
      cell.setAttribute("aria-label", `${name}, ${this.words[units[name] ?? ""]}`);
    }
  }

  /** @param {string} cell @param {string} drawing */
  drawn(cell, drawing) {
    const { x, y } = this.middle(cell), half = this.size / 2;
    const unit = use(drawing, x - half, y - half);
    unit.setAttribute("width", String(this.size));
    unit.setAttribute("height", String(this.size));
    unit.setAttribute("data-cell", cell);
    return unit;
  }

  /** Marks cells that can be chosen, each with a drawing. @param {[string, string][]} marks */
  mark(marks) {
    const over = this.layer("choices"), under = this.layer("rings");
    over.replaceChildren();
    under.replaceChildren();
    for (const cell of this.cells.values()) cell.classList.remove("may");
    for (const [cell, drawing] of marks) {
      const { x, y } = this.middle(cell);
      // A ring lies around a unit, a dot on an empty cell.
      (drawing === "choose" || drawing === "take" ? under : over).append(use(drawing, x, y));
      this.cells.get(cell)?.classList.add("may");
    }
  }

  /** Moves the focus. @param {string} name */
  focus(name) {
    const next = this.cells.get(name);
    if (!next) return;
    for (const cell of this.cells.values()) cell.setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    next.focus({ preventScroll: true });
  }

  /** The nearest cell in a direction; of two, the nearer to the lane in which the walk began. @param {string} from @param {number} dx @param {number} dy */
  beside(from, dx, dy) {
    const here = this.middle(from), way = dx ? "y" : "x";
    if (this.way !== way || this.last !== from) [this.way, this.lane] = [way, here[way]];
    let best = from, least = Infinity;
    for (const name of this.cells.keys()) {
      const there = this.middle(name), x = there.x - here.x, y = there.y - here.y;
      const along = x * dx + y * dy, aside = Math.abs(x * dy) + Math.abs(y * dx);
      const far = along + aside + Math.abs(there[way] - this.lane) / 100;
      if (along > 1 && aside < 2 * along && far < least) [best, least] = [name, far];
    }
    return (this.last = best);
  }

  /** The last cell of a row, or its first. @param {string} cell @param {boolean} last */
  end(cell, last) {
    const row = [...(this.cells.get(cell)?.parentElement?.children ?? [])];
    return row[last ? row.length - 1 : 0]?.getAttribute("data-cell") ?? cell;
  }
}

/** A drawing at a place. @param {string} drawing @param {number} x @param {number} y */
function use(drawing, x, y) {
  const drawn = document.createElementNS(SVG, "use");
  for (const [name, value] of [["href", `#${drawing}`], ["x", String(x)], ["y", String(y)]]) drawn.setAttribute(name, value);
  return drawn;
}

/** Lets a unit fall. @param {Element} unit */
function fall(unit) {
  if (still.matches) return unit.remove();
  unit.classList.add("gone");
  const end = { transform: "translateY(12px)", opacity: 0 };
  unit.animate([{ transform: "none", opacity: 1 }, end], { duration: STEP_MS }).onfinish = () => unit.remove();
}
