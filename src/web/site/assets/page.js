// @ts-check
// Times in the reader's own zone and language.

const LANGUAGE = document.documentElement.lang;

/** True if the browser writes times in the language of the page. Where it does not, what the server wrote stays. */
const WRITES = Intl.DateTimeFormat.supportedLocalesOf(LANGUAGE).length > 0;

/** How far the server's clock is ahead of the device's, in milliseconds. A page that a browser kept is older than that. */
const kept = /** @type {PerformanceNavigationTiming} */ (performance.getEntriesByType("navigation")[0])?.type === "back_forward";
const AHEAD = kept ? 0 : Number(document.documentElement.dataset.now ?? Date.now()) - Date.now();

/** Units of relative times with their length in seconds. @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];

/** A time counted from now, or the span until then in a long or short form, rounded as the server does. @param {number} seconds @param {string} form */
function fromNow(seconds, form) {
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length - length / 33) ?? UNITS[2], count = Math.round(seconds / length);
  return form !== "R"
    ? new Intl.NumberFormat(LANGUAGE, { style: "unit", unit, unitDisplay: form === "left" ? "long" : "narrow" }).format(Math.max(1, count))
    : new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" }).format(count, unit);
}

/** Forms of times as texts name them. @type {Record<string, Intl.DateTimeFormatOptions>} */
const FORMS = { d: { dateStyle: "medium" }, t: { timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" } };

/** Minutes and seconds. @param {number} seconds */
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Writes the times below an element. @param {ParentNode} within */
export function writeTimes(within = document, which = "time") {
  for (const element of /** @type {NodeListOf<HTMLTimeElement>} */ (within.querySelectorAll(which))) {
    const at = new Date(element.dateTime), form = element.dataset.form ?? "F";
    if (!WRITES && form !== "clock") continue;
    const full = new Intl.DateTimeFormat(LANGUAGE, FORMS[form] ?? FORMS.F).format(at);
    const left = (at.getTime() - Date.now() - AHEAD) / 1000, counts = /R|left|short/.test(form);
    const text = form === "clock" ? clock(Math.max(0, Math.round(left))) : counts ? fromNow(left, form) : full;
    if (element.textContent !== text) element.textContent = text;
    element.title = new Intl.DateTimeFormat(LANGUAGE, FORMS.F).format(at);
  }
}

writeTimes();
setInterval(writeTimes, 20_000);
setInterval(() => writeTimes(document, "time[data-form=clock]"), 1000);
