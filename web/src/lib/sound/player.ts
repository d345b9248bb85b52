/** The way from a wish to the ear: fetched where sound was chosen, and silent until the page has been touched. */
import type { SoundKind } from "./kinds";
import { play, sound } from "./sound.svelte";

/** How much comes out at most, so that two sounds have room beside each other. */
const FULL = 0.8;
/** Until so many seconds have passed the same sound is the same sound: eight dice roll once. */
const AGAIN = 0.25;
/** Twice, and short: in milliseconds. */
const TREMBLES = [70, 60, 70];

const instrument = () => import("./instrument");

let context: AudioContext | null = null;
let out: GainNode;
const last: Partial<Record<SoundKind, number>> = {};

function first(): AudioContext {
  const made = new AudioContext();
  out = new GainNode(made);
  out.connect(made.destination);
  void instrument().catch(() => {}); // at hand when it is first played
  return made;
}

/** As loud as was chosen. A browser makes no sound before somebody has touched the page: this is called when they have. */
export function wake(): void {
  if (!sound.choice.on) return void context?.suspend();
  if (!("AudioContext" in window) || navigator.userActivation?.hasBeenActive === false) return;
  context ??= first();
  if (context.state !== "running") void context.resume().catch(() => {});
  out.gain.value = FULL * sound.choice.volume ** 2; // ears count in ratios
}

for (const touch of ["click", "keydown"]) document.addEventListener(touch, wake, true);
if (navigator.userActivation?.hasBeenActive) wake();

/** Where whatever sounds for longer goes; null while nothing is to be heard. */
export function heard(): { context: AudioContext; out: GainNode } | null {
  return context?.state === "running" && sound.choice.on ? { context, out } : null;
}

/** Whether it is wanted has been asked. Where nobody looks, only the bell calls. */
export async function sounds(kind: SoundKind): Promise<void> {
  if (context?.state !== "running" || (document.hidden && kind !== "bell")) return;
  if (context.currentTime < (last[kind] ?? -Infinity) + AGAIN) return;
  last[kind] = context.currentTime;
  const { sounded } = await instrument();
  sounded(context, out, kind, context.currentTime);
}

/** “Your word”: the bell, and the phone trembles. */
export function ring(): void {
  play("bell");
  if (sound.choice.trembles && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TREMBLES);
}
