/** What this browser remembers. Where it may not, the page works all the same and forgets. */

/** Empty where there is nothing. */
export function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // storage is blocked
  }
}

export function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // blocked, or full
  }
}

/** Undefined where there is nothing, or something that cannot be read. Whoever asks knows what it should be. */
export function keptValue(key: string): unknown {
  try {
    return JSON.parse(kept(key));
  } catch {
    return undefined;
  }
}

export const keepValue = (key: string, value: unknown): void => keep(key, JSON.stringify(value));
