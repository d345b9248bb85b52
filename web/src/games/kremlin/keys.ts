/** The keyboard: a key presses the button that shows it, a digit the n-th of what is listed. */
import { plainKey } from "../../look/keys";

/** So long, in milliseconds, a new question cannot be answered by key: whoever presses on must not press through it. */
export const SETTLING = 500;

/** Press what this key belongs to; false if it belongs to nothing here. */
export function press(root: HTMLElement, event: KeyboardEvent): boolean {
  const key = event.repeat ? "" : plainKey(event);
  if (!key || (key === "enter" && onControl(event))) return false;
  const found = /^[1-9]$/.test(key)
    ? root.querySelectorAll<HTMLElement>("[data-nth]")[Number(key) - 1]
    : root.querySelector<HTMLElement>(`[data-key~="${CSS.escape(key)}"]`);
  found?.click();
  return !!found;
}

/** Whether whatever has the focus takes Enter for itself. */
const onControl = (event: KeyboardEvent): boolean => !!(event.target as Element | null)?.closest?.("button, a, summary");
