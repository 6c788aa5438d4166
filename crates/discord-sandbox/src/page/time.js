// Times in the person's language, kept up to date on the page.

import { element } from "./dom.js";
import { me, now } from "./world.js";

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

// Discord's styles.
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const format = (seconds, style) => new Intl.DateTimeFormat(me().locale, STYLES[style] || STYLES.f).format(seconds * 1000);

export function relative(seconds, locale, at) {
  const left = seconds - at / 1000;
  // A moment less than a whole unit counts as whole: three days less a second are shown as three.
  const [unit, size] = UNITS.find(([, size]) => Math.abs(left) >= size * 0.97) || UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale).format(Math.round(left / size), unit);
}

const said = (seconds, style) => (style === "R" ? relative(seconds, me().locale, now()) : format(seconds, style));

// `<t:seconds:style>` as an element.
export function time(seconds, style = "f") {
  return element("time", { datetime: new Date(seconds * 1000).toISOString(), title: format(seconds, "F"), "data-seconds": seconds, "data-style": style }, said(seconds, style));
}

// The time of a message, with the day if that is not today.
export function written(ms) {
  const day = (at) => new Date(at).toDateString();
  const style = day(ms) === day(now()) ? STYLES.t : { dateStyle: "short", timeStyle: "short" };
  return new Intl.DateTimeFormat(me().locale, style).format(ms);
}

// Brings every time on the page up to date.
export function tick() {
  for (const shown of document.querySelectorAll("time[data-style=R]")) {
    const text = said(Number(shown.dataset.seconds), "R");
    if (shown.textContent !== text) shown.textContent = text;
  }
  const clock = document.getElementById("now");
  const text = new Intl.DateTimeFormat(me().locale, { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" }).format(now());
  if (clock.textContent !== text) clock.textContent = text;
}
