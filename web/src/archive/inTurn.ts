/** Heavy requests of the archives, two at a time: of each address the server works at one, lets one wait, and refuses a third. */
const LANES: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];
let next = 0;

/** What the request is about is read at once, so that whatever shows the answer asks anew when it changes. */
export function inTurn<A extends unknown[], T>(request: (...about: A) => Promise<T>, ...about: A): Promise<T> {
  const lane = next++ % LANES.length;
  const mine = LANES[lane]!.then(() => request(...about));
  LANES[lane] = mine.catch(() => {});
  return mine;
}
