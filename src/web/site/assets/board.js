// @ts-check
// The board as it is drawn.

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
    /** @type {Cells} */
    this.units = {};
    /** The lane of a walk by keys: its axis, where that lies, and the cell that was reached. @type {"x" | "y"} */
    this.way = "x";
    this.lane = 0;
    this.last = "";
    /** True if the last cell that was pressed was pressed by keys. */
    this.byKeys = false;
  }

  /** A layer of the drawing. @param {string} id */
  layer(id) {
    return /** @type {SVGGElement} */ (this.svg.querySelector(`#${id}`));
  }

  /** The middle of a cell. @param {string} name */
  middle(name) {
    const cell = this.cells.get(name);
    return { x: Number(cell?.dataset.x), y: Number(cell?.dataset.y) };
  }

  /** Shows the marks of the last move. */
  trace(under = "", over = "") {
    this.layer("under").innerHTML = under;
    this.layer("over").innerHTML = over;
  }

  /** Marks the cells that are chosen. @param {string[]} cells */
  pick(cells) {
    for (const [name, cell] of this.cells) cell.classList.toggle("picked", cells.includes(name));
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
  }

  /** Says what is on each cell, and what a press there does. @param {(cell: string) => string} more */
  describe(more) {
    for (const [name, cell] of this.cells) {
      const label = [name, this.words[this.units[name] ?? ""], more(name)].filter(Boolean).join(", ");
      if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
    }
  }

  /** Takes a unit up for a drag. @param {string} cell */
  lift(cell) {
    const ghost = this.drawn(cell, this.units[cell] ?? "");
    ghost.classList.add("ghost");
    // Marks are drawn anew while it is held.
    this.svg.append(ghost);
    return ghost;
  }

  /** Holds a ghost under a pointer, above a finger. @param {Element} ghost @param {number} x @param {number} y @param {boolean} touch */
  hold(ghost, x, y, touch) {
    const at = new DOMPoint(x, y).matrixTransform(/** @type {SVGSVGElement} */ (this.svg).getScreenCTM()?.inverse()), half = this.size / 2;
    ghost.setAttribute("x", String(at.x - half));
    ghost.setAttribute("y", String(at.y - half - (touch ? this.size * 0.8 : 0)));
  }

  /** Shows arrows, and circles where both ends are one cell. @param {[string, string][]} sketches */
  sketch(sketches) {
    const drawn = sketches.map(([from, to]) => {
      const a = this.middle(from), b = this.middle(to), half = this.size / 2;
      const mark = document.createElementNS(SVG, from === to ? "circle" : "path");
      const far = Math.hypot(b.x - a.x, b.y - a.y) || 1, [dx, dy] = [(b.x - a.x) / far, (b.y - a.y) / far], head = half * 0.5;
      const back = { x: b.x - dx * head, y: b.y - dy * head };
      const tip = `M${back.x - dy * head * 0.6} ${back.y + dx * head * 0.6}L${b.x} ${b.y}L${back.x + dy * head * 0.6} ${back.y - dx * head * 0.6}`;
      const parts = from === to ? { cx: a.x, cy: a.y, r: half * 0.85 } : { d: `M${a.x} ${a.y}L${b.x} ${b.y}${tip}` };
      for (const [name, value] of Object.entries(parts)) mark.setAttribute(name, String(value));
      return mark;
    });
    this.layer("sketches").replaceChildren(...drawn);
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

  /** Marks cells that can be chosen, each with a drawing. @param {Map<string, string>} marks */
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

  /** Moves the focus to the cell that had it last, so keys go on after a move that they chose. */
  focusLast() {
    if (!this.byKeys) return;
    const last = [...this.cells].find(([, cell]) => cell.getAttribute("tabindex") === "0");
    if (last) this.focus(last[0]);
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
