/** Keys of the page. */

/** The key of a plain keystroke, in small letters; empty where it belongs to something that is being written or open. */
export function plainKey(event: KeyboardEvent): string {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return "";
  const target = event.target as Element | null;
  const busy = target?.closest?.("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog");
  return busy || document.querySelector("dialog[open]") ? "" : event.key.toLowerCase();
}
