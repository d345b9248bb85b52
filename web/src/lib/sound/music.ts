/** Plays the music, as long as it is wanted, sound is on, and somebody looks at the page. */
import { strike } from "./instrument";
import { heard } from "./player";
import { BAR, bar } from "./score";

/** How loud it is beside the other sounds, and how long it takes to begin and to end, in seconds. */
const LOUD = 0.3;
const FADES = 0.8;
/** Milliseconds between two looks at the clock, and how many seconds ahead bars are written. */
const LOOKS = 400;
const AHEAD = 1.5;

/** Plays from the first bar on; the answer ends it. */
export function begin(): () => void {
  let room: GainNode | null = null;
  let [nth, next] = [0, 0];

  function hush(): void {
    if (!room) return;
    const [old, now] = [room, room.context.currentTime];
    room = null;
    old.gain.cancelScheduledValues(now);
    old.gain.setTargetAtTime(0, now, FADES / 4);
    setTimeout(() => old.disconnect(), FADES * 1000);
  }

  function look(): void {
    const through = document.hidden ? null : heard();
    if (!through) return hush();
    const { context, out } = through;
    if (!room) {
      room = new GainNode(context, { gain: 0 });
      room.gain.setTargetAtTime(LOUD, context.currentTime, FADES / 4);
      room.connect(out);
      next = context.currentTime + 0.1;
    }
    for (; next < context.currentTime + AHEAD; next += BAR) for (const stroke of bar(nth++)) strike(context, room, stroke, next);
  }

  look();
  const clock = setInterval(look, LOOKS);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(clock);
    document.removeEventListener("visibilitychange", look);
    hush();
  };
}
