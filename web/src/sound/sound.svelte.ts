/** What this browser lets be heard: nothing until somebody chooses it. No sound tells what the screen does not tell too. */
import { keepValue, keptValue } from "../look/kept";
import { KINDS, type SoundKind } from "./kinds";

const NAME = "sound";
/** Until so many seconds have passed the same sound is the same sound: eight dice roll once. */
const AGAIN = 0.25;
/** Twice, and short: in milliseconds. */
const TREMBLES = [70, 60, 70];

/** How much comes out at most, so that two sounds have room beside each other. */
const FULL = 0.8;

const instrument = () => import("./instrument");

interface Choice {
  on: boolean;
  /** From 0 to 1. */
  volume: number;
  /** The kinds that are not wanted. */
  not: SoundKind[];
  /** Whether the bell rings when a window opens: for everybody alike, whatever a seat holds there and wherever it wants to be asked. */
  windows: boolean;
  /** Whether the phone trembles where the bell rings; it may without a sound. */
  trembles: boolean;
}

const FIRST: Choice = { on: false, volume: 0.6, not: [], windows: false, trembles: false };

/** As it was chosen; what is damaged counts as never said. */
function chosen(): Choice {
  const { on, volume, not, windows, trembles } = (keptValue(NAME) ?? {}) as Partial<Record<keyof Choice, unknown>>;
  return {
    on: on === true,
    volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : FIRST.volume,
    not: KINDS.filter((kind) => Array.isArray(not) && not.includes(kind)),
    windows: windows === true,
    trembles: trembles === true,
  };
}

class Sound {
  choice = $state<Choice>(chosen());
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private last: Partial<Record<SoundKind, number>> = {};

  /** Whether there is anything to listen for. */
  wanted = $derived(this.choice.on || this.choice.trembles);

  choose(choice: Partial<Choice>): void {
    Object.assign(this.choice, choice);
    keepValue(NAME, this.choice);
    if (this.choice.on) this.wake();
    else void this.context?.suspend();
  }

  /** A browser makes no sound before somebody has touched the page: this is called when they have. */
  wake = (): void => {
    if (!this.choice.on || !("AudioContext" in window) || navigator.userActivation?.hasBeenActive === false) return;
    this.context ??= this.first();
    if (this.context.state !== "running") void this.context.resume().catch(() => {});
    this.out!.gain.value = FULL * this.choice.volume ** 2; // ears count in ratios
  };

  private first(): AudioContext {
    const context = new AudioContext();
    this.out = new GainNode(context);
    this.out.connect(context.destination);
    void instrument().catch(() => {}); // at hand when it is first played
    return context;
  }

  async play(kind: SoundKind): Promise<void> {
    const { context, out } = this;
    if (!this.choice.on || this.choice.not.includes(kind) || !context || !out || (document.hidden && kind !== "bell")) return;
    const when = context.currentTime;
    if (context.state !== "running" || when < (this.last[kind] ?? -Infinity) + AGAIN) return;
    this.last[kind] = when;
    const { sounded } = await instrument();
    sounded(context, out, kind, context.currentTime);
  }
}

export const sound = new Sound();

if (typeof document !== "undefined") for (const touch of ["click", "keydown"]) document.addEventListener(touch, sound.wake, true);

/** Let this be heard, where it is wanted. */
export function play(kind: SoundKind): void {
  void sound.play(kind).catch(() => {}); // a sound that does not come is missed by nobody
}

/** “Your word”: the bell, and the phone trembles. */
export function ring(): void {
  play("bell");
  if (sound.choice.trembles && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(TREMBLES);
}
