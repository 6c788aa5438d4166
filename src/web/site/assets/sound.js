// @ts-check
// A sound with each move, which is off until the reader wants it.

import { stored } from "./kept.js";

const box = /** @type {HTMLInputElement | null} */ (document.getElementById("sound"));
if (box) {
  box.checked = stored((store) => store.getItem("sound")) === "on";
  box.addEventListener("change", () => stored((store) => store.setItem("sound", box.checked ? "on" : "off")));
}

/** The one way to the loudspeaker, made at the first sound. @type {AudioContext | undefined} */
let audio;

/** The pitch in hertz, and the length in seconds, of each sound. @type {Record<string, [number, number]>} */
const SOUNDS = { move: [180, 0.12], take: [120, 0.2], end: [320, 0.5] };

/** A stone on wood, a capture, or the end. @param {"move" | "take" | "end"} kind */
export function sound(kind) {
  if (!box?.checked) return;
  audio ??= new AudioContext();
  const [pitch, length] = SOUNDS[kind], tone = audio.createOscillator(), volume = audio.createGain(), now = audio.currentTime;
  tone.frequency.setValueAtTime(pitch, now);
  tone.frequency.exponentialRampToValueAtTime(pitch / 3, now + length * 0.7);
  volume.gain.setValueAtTime(0.3, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + length);
}
