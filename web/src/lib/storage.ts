/** What this browser remembers. Where it may not, the page works all the same and forgets. */

/** Empty where there is nothing. */
export function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // storage is blocked
  }
}

export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // blocked, or full
  }
}

export function discard(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // blocked: there is nothing
  }
}

/** Undefined where there is nothing, or something that cannot be read. Whoever asks knows what it should be. */
export function storedValue(key: string): unknown {
  try {
    return JSON.parse(stored(key));
  } catch {
    return undefined;
  }
}

export const storeValue = (key: string, value: unknown): void => store(key, JSON.stringify(value));
