/** The movements of a scene. All are made when it is drawn, so that any instant of it can be gone to. */
import type { Attachment } from "svelte/attachments";

/** Things that arrive; that have weight and pride; that fall; that go to and fro. */
export const ARRIVES = "cubic-bezier(.2,.8,.3,1)";
export const RISES = "cubic-bezier(.2,1.2,.4,1)";
export const FALLS = "cubic-bezier(.5,0,1,.6)";
export const SWAYS = "ease-in-out";

/** From `at` on, for so many milliseconds, at a steady pace. Before and after it stands as it begins and ends. */
export function move(frames: Keyframe[], at: number, lasts: number, easing = ARRIVES, times = 1): Attachment {
  return (node) => {
    const animation = node.animate(frames, {
      delay: at,
      duration: lasts,
      easing,
      iterations: times,
      direction: times > 1 ? "alternate" : "normal",
      fill: "both",
    });
    return () => animation.cancel();
  };
}

/** Seen from then on. */
export const appears = (at: number, lasts = 200): Attachment => move([{ opacity: 0 }, { opacity: 1 }], at, lasts, "linear");

/** Seen until then. */
export const goes = (at: number, lasts = 200): Attachment => move([{ opacity: 1 }, { opacity: 0 }], at, lasts, "linear");

/** Brought down like a stamp. */
export const stamped = (at: number): Attachment =>
  move(
    [
      { transform: "scale(2.2)", opacity: 0 },
      { transform: "scale(.94)", opacity: 1, offset: 0.7 },
      { transform: "none", opacity: 1 },
    ],
    at,
    260,
    "ease-in",
  );

/** A card that is turned over: `back` until then, `face` from then on. */
export const turned = {
  back: (at: number): Attachment => move([{ transform: "none" }, { transform: "scaleX(0)" }], at, 170, "ease-in"),
  face: (at: number): Attachment =>
    move([{ transform: "scaleX(0)" }, { transform: "scaleX(1.06)", offset: 0.8 }, { transform: "none" }], at + 170, 210, "ease-out"),
};

/** Everything below it at this pace; at no pace it stands as it will in the end. */
export function paced(root: Element, rate: number): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (rate === 0)
      animation.currentTime = Number(animation.effect!.getComputedTiming().endTime) + 1; // at the very end rounding may show its beginning
    else animation.updatePlaybackRate(rate);
  }
}
