/** What this browser lets be heard: nothing until somebody chooses it. No sound tells what the screen does not tell too. */
import { store, stored } from "../storage";
import { KINDS, type SoundKind } from "./kinds";

const NAME = "sound";

export interface Choice {
  on: boolean;
  /** From 0 to 1. */
  volume: number;
  /** The kinds that are not wanted. */
  not: SoundKind[];
  /** Whether one is called when a window opens: everybody alike, whatever a seat holds there and wherever it wants to be asked. */
  windows: boolean;
  /** Whether the phone trembles where the bell rings; it may without a sound. */
  trembles: boolean;
  /** Whether a big screen plays music. */
  music: boolean;
}

/** As it was chosen, a few words: `on windows !die 0.6`. */
function chosen(): Choice {
  const words = stored(NAME).split(" ");
  return {
    on: words.includes("on"),
    volume: Number(words.find((word) => Number(word) > 0 && Number(word) <= 1) ?? 0.6),
    not: KINDS.filter((kind) => words.includes(`!${kind}`)),
    windows: words.includes("windows"),
    trembles: words.includes("trembles"),
    music: words.includes("music"),
  };
}

class Sound {
  choice = $state<Choice>(chosen());

  /** Whether there is anything to listen for. */
  wanted = $derived(this.choice.on || this.choice.trembles);

  choose(choice: Partial<Choice>): void {
    Object.assign(this.choice, choice);
    const { volume, not, ...turned } = this.choice;
    const on = Object.entries(turned)
      .filter(([, on]) => on)
      .map(([name]) => name);
    store(NAME, [...on, ...not.map((kind) => `!${kind}`), volume].join(" "));
  }
}

export const sound = new Sound();

const player = () => import("./player");
if (sound.choice.on) void player().catch(() => {}); // it waits for the first touch

/** Let this be heard, where it is wanted. */
export function play(kind: SoundKind): void {
  // A sound that does not come is missed by nobody.
  if (sound.choice.on && !sound.choice.not.includes(kind))
    void player()
      .then((player) => player.sounds(kind))
      .catch(() => {});
}
