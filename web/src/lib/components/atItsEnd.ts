/** A list that stays at its end as it grows, until whoever reads it goes up. */
import type { Attachment } from "svelte/attachments";

const NEAR = 60;

/** Its size is watched and not what is put into it: so it follows also when lines wrap later, or when it was out of sight as they came. */
export const atItsEnd: Attachment<HTMLElement> = (list) => {
  let follows = true;
  let [top, tall] = [0, 0];
  /** Whoever reads keeps his line as the oldest go; at the end that would be taken for a hand. */
  const anchor = (): void => void (list.style.overflowAnchor = follows ? "none" : "auto");
  const watch = new ResizeObserver(() => {
    if (follows) list.scrollTop = list.scrollHeight;
  });
  const moved = (): void => {
    if (!list.clientHeight) return; // out of sight, as behind a reply card: it comes back where it was
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) follows = true;
    else if (list.scrollTop < top && list.scrollHeight === tall) follows = false; // not by hand, if lines came or went meanwhile
    [top, tall] = [list.scrollTop, list.scrollHeight];
    anchor();
  };
  anchor();
  for (const sized of [list, ...list.children]) watch.observe(sized);
  list.addEventListener("scroll", moved, { passive: true });
  return () => {
    watch.disconnect();
    list.removeEventListener("scroll", moved);
  };
};
