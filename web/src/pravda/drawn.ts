/** How somebody is printed in the newspaper: as his game draws him, by the sign of his seat, or as a disc. */
import { gamePage } from "../table/games";
import type { Drawing, GameStage } from "../table/stage/beat";
import type { SeatSession } from "../table/session/seatSession.svelte";
import { disc } from "./print";

export function drawnBy(at: SeatSession, stage: GameStage | null): (word: string) => Drawing {
  return (word) => {
    const mark = gamePage(at.game).marks?.[Number(word) - 1];
    return (
      stage?.printed?.(word, at.seen!) ??
      (mark
        ? {
            wide: 40,
            high: 40,
            paths: [{ d: mark.path, fill: mark.fill }],
            texts: [{ text: mark.letter, x: 20, y: mark.foot ?? 26, size: 17, fill: "#fff8ea" }],
          }
        : disc(word))
    );
  };
}
