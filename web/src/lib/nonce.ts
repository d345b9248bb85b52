/** Some text nobody else knows: for the dice, and to tell commands apart. */
export const nonce = (): string => [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
