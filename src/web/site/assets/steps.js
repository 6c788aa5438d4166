// @ts-check
// The ways through a course: its moves as a list, buttons, a slider, arrow keys.

/** @typedef {import("./course.js").State} State */

/** @param {string} id */
const find = (id) => document.getElementById(id);

export class Steps {
  /** @param {(ply: number) => void} go */
  constructor(go) {
    this.last = 0;
    this.ply = 0;
    this.slider = /** @type {HTMLInputElement | null} */ (find("slider"));
    this.slider?.addEventListener("input", () => go(Number(this.slider?.value)));
    find("steps")?.addEventListener("click", (event) => {
      const step = /** @type {HTMLElement} */ (event.target).closest("[data-step]")?.getAttribute("data-step") ?? "";
      const to = { first: 0, back: this.ply - 1, on: this.ply + 1, last: this.last }[step];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    });
    document.addEventListener("keydown", (event) => {
      const target = /** @type {Element} */ (event.target);
      if (target.closest("input, select, textarea, #grid") || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowLeft") go(this.ply - 1);
      else if (event.key === "ArrowRight") go(this.ply + 1);
    });
  }

  /** Lists the moves of a state; those from `beside` on are no moves of the game. @param {State} state @param {number} beside */
  list(state, beside) {
    this.last = state.plies.length;
    if (this.slider) this.slider.max = String(this.last);
    const list = find("moves"), texts = state.plies.map((ply) => ply.text);
    if (!list) return;
    const known = [...list.children].map((item) => `${item.className}${item.textContent}`);
    const wanted = texts.map((text, n) => `${n >= beside ? "beside" : ""}${text}`);
    if (known.join() === wanted.join()) return;
    list.replaceChildren(...texts.map((text, n) => {
      const item = document.createElement("li"), link = document.createElement("a");
      if (n >= beside) item.className = "beside";
      link.href = state.code ? `/g/${state.code}/${n + 1}` : "#";
      link.dataset.ply = String(n + 1);
      link.textContent = text;
      item.append(link);
      return item;
    }));
  }

  /** Shows which ply is shown. @param {number} ply */
  at(ply) {
    this.ply = ply;
    const output = document.querySelector("#steps output"), cursor = find("cursor");
    if (output) output.textContent = `${ply} / ${this.last}`;
    if (this.slider) this.slider.value = String(ply);
    cursor?.setAttribute("x1", String(ply));
    cursor?.setAttribute("x2", String(ply));
    for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#moves [data-ply]"))) {
      const here = Number(link.dataset.ply) === ply;
      if (here) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
      if (here) keepInView(link);
    }
  }
}

/** Scrolls a list, and nothing else. @param {HTMLElement} item */
function keepInView(item) {
  const list = item.closest("ol");
  if (list) list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 2;
}
