/** Looking at the past: where in it, and whether it goes on by itself. The table shows the moment as it would show now. */
import { gamePage } from "../table/games";
import { still } from "../lib/look.svelte";
import { beatsOf, plainly, type Beat, type GameStage } from "../table/stage/beat";
import type { SeatSession } from "../table/session/seatSession.svelte";
import { t } from "../lib/i18n/spoken.svelte";
import type { Decision } from "./decisions";
import type { Chapter, Reel } from "./reel";

/** By speed, how many times as long as at a steady one a beat lasts. */
export const SPEEDS = { slow: 1.5, plain: 1, fast: 0.25 };
export type Speed = keyof typeof SPEEDS;

/** How long a moment stands in which nothing is told, and a picture that does not move, in milliseconds. */
const SILENT = 1000;
const STILL = 1400;

export class Viewing {
  position = $state(0);
  playing = $state(false);
  speed = $state<Speed>("plain");
  stage = $state.raw<GameStage>({ direct: plainly, scenes: {} });
  /** Where people chose, in order: those of the seats that matter to the reader. */
  decisions = $state.raw<Decision[]>([]);
  private nth = $state(0);

  constructor(
    readonly at: SeatSession,
    readonly reel: Reel,
    position = reel.length - 1,
  ) {
    this.go(position);
    void gamePage(at.game)
      .stage?.()
      .then(
        (stage) => (this.stage = stage),
        () => {},
      );
  }

  /** What the moment is played as. */
  private beats = $derived.by((): Beat[] => {
    if (!this.playing || this.position === 0) return [];
    const { events } = this.reel.step(this.position);
    const before = this.reel.moment(this.position - 1);
    return beatsOf(events, before, this.reel.moment(this.position), this.at.seat, this.stage.direct);
  });
  beat = $derived(this.beats[this.nth] ?? null);
  /** After how many milliseconds it goes on. */
  due = $derived.by((): number => {
    const lasts = this.beat?.scene && still() ? STILL : (this.beat?.lasts ?? SILENT);
    return lasts * SPEEDS[this.speed];
  });

  go(to: number): void {
    this.position = Math.max(0, Math.min(this.reel.length - 1, to));
    this.nth = 0;
    this.show();
    if (this.position === this.reel.length - 1 && !this.beats.length) this.playing = false;
  }

  /** The next beat. */
  next = (): void => {
    if (this.nth + 1 < this.beats.length) {
      this.nth += 1;
      this.show();
    } else if (this.position < this.last) this.go(this.position + 1);
    else this.playing = false;
  };

  private show(): void {
    this.at.past = this.beat?.shown ?? this.reel.moment(this.position);
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
