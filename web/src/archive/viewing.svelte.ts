/** Looking at the past: where in it, and whether it goes on by itself. The table shows the moment as it would show now. */
import { gamePage } from "../games";
import type { Sitting } from "../table/sitting.svelte";
import { t } from "../words/spoken.svelte";
import type { Chapter, Reel } from "./reel";

/** By speed, how long a moment stands, in milliseconds. */
export const SPEEDS = { slow: 2600, plain: 1200, fast: 300 };
export type Speed = keyof typeof SPEEDS;

export class Viewing {
  position = $state(0);
  playing = $state(false);
  speed = $state<Speed>("plain");

  constructor(
    readonly at: Sitting,
    readonly reel: Reel,
    position = reel.length - 1,
  ) {
    this.go(position);
  }

  go(to: number): void {
    this.position = Math.max(0, Math.min(this.reel.length - 1, to));
    this.at.past = this.reel.moment(this.position);
    if (this.position === this.reel.length - 1) this.playing = false;
  }

  /** From the end it begins again. */
  play(): void {
    this.playing = !this.playing;
    if (this.playing && this.position === this.reel.length - 1) this.go(0);
  }

  leave(): void {
    this.playing = false;
    this.at.past = null;
  }

  get last(): number {
    return this.reel.length - 1;
  }

  chapterName(chapter: Chapter): string {
    const { number } = chapter;
    return gamePage(this.at.game).chapter?.(number) ?? t("page-archive-round", { number });
  }
}
