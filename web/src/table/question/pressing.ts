/** The keys of a question: a key presses the button that shows it, a digit the n-th of what is listed. */
import { plainKey } from "../../lib/keys";

/** So long, in milliseconds, a new question cannot be answered by key: whoever presses on must not press through it. */
export const SETTLING = 500;

/** Press what this key belongs to; false if it belongs to nothing here. Enter is left to whatever has the focus. */
export function press(root: HTMLElement, event: KeyboardEvent): boolean {
  const key = event.repeat ? "" : plainKey(event);
  if (key.length !== 1 && key !== "escape") return false;
  const own = [...root.querySelectorAll<HTMLElement>("[data-key]")].find((each) => each.dataset.key === key);
  const found = own ?? (/^[1-9]$/.test(key) ? root.querySelectorAll<HTMLElement>("[data-nth]")[Number(key) - 1] : null);
  found?.click();
  return !!found;
}
