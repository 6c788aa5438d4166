// @ts-check
// Times in the reader's own zone and language.

const LANGUAGE = document.documentElement.lang;

/** How far the server's clock is ahead of the device's, in milliseconds. */
const AHEAD = Number(document.documentElement.dataset.now ?? Date.now()) - Date.now();

/** Units of relative times with their length in seconds. @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** A time counted from now. @param {number} seconds */
function fromNow(seconds) {
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" }).format(Math.round(seconds / length), unit);
}

/** Forms of times as texts name them. @type {Record<string, Intl.DateTimeFormatOptions>} */
const FORMS = { d: { dateStyle: "medium" }, t: { timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" } };

/** Writes every time below an element. @param {ParentNode} within */
export function writeTimes(within = document) {
  for (const element of within.querySelectorAll("time")) {
    const at = new Date(element.dateTime), form = element.dataset.form ?? "F";
    const full = new Intl.DateTimeFormat(LANGUAGE, FORMS[form] ?? FORMS.F).format(at);
    element.textContent = form === "R" ? fromNow((at.getTime() - Date.now() - AHEAD) / 1000) : full;
    element.title = new Intl.DateTimeFormat(LANGUAGE, FORMS.F).format(at);
  }
}

writeTimes();
setInterval(writeTimes, 20_000);
