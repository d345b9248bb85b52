/** SHA-256. Browsers compute it themselves only where the connection is safe, and friends in one room have no https. */

const ROUND = [...primes(64)].map((prime) => fraction(Math.cbrt(prime)));
const START = [...primes(8)].map((prime) => fraction(Math.sqrt(prime)));

function* primes(count: number): Generator<number> {
  for (let n = 2, found = 0; found < count; n++) {
    let plain = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) plain = false;
    if (plain) {
      found++;
      yield n;
    }
  }
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The hash of a text, in hexadecimal digits. */
export function sha256(text: string): string {
  const message = new TextEncoder().encode(text);
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) << 6);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 4, message.length * 8);
  let state = START;
  for (let at = 0; at < padded.length; at += 64) state = mixed(state, schedule(words, at));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function schedule(words: DataView, at: number): number[] {
  const w = Array.from({ length: 16 }, (_, n) => words.getInt32(at + 4 * n));
  for (let n = 16; n < 64; n++) {
    const [a, b] = [w[n - 15]!, w[n - 2]!];
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w.push((w[n - 16]! + low + w[n - 7]! + high) | 0);
  }
  return w;
}

function mixed(state: number[], w: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n++) {
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[n]! + w[n]!;
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, n) => (word + state[n]!) | 0);
}
