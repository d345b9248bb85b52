/** The large files of the site: fetched once, kept in the browser's cache, and unpacked here. */

/** By its plain name, a large file as it lies on the host: its address, and its length compressed. Written by the build. */
export type Listed = Record<string, { path: string; bytes: number }>;

declare const LISTED: Listed;
declare const EDITION: string;

/** The cache of the site's files; the service worker answers from it. */
export const CACHE = `presidium-${EDITION}`;
export const listed: Listed = LISTED;

const home = new URL("../", import.meta.url);

/** The status of what did not come at all. */
const NONE = 599;

/** A file that did not come. */
export class Missing extends Error {}

async function stored(): Promise<Cache | null> {
  return globalThis.caches?.open(CACHE).catch(() => null) ?? null; // a private window may have none
}

/** The file, unpacked. `came` hears of each part that arrives, in bytes as they travel. */
export async function fetched(name: string, came: (bytes: number) => void = () => {}): Promise<Response> {
  const { path, bytes } = listed[name]!;
  const address = new URL(path, home).href;
  const box = await stored();
  const kept = await box?.match(address).catch(() => undefined);
  const answer = kept ?? (await fetch(address).catch((error: unknown) => new Response(String(error), { status: NONE })));
  if (!answer.ok || !answer.body) throw new Missing(`${path}: ${answer.status}`);
  if (kept) came(bytes);
  else void box?.put(address, answer.clone()).catch(() => {}); // no room: it is fetched again the next time
  return new Response(unpacked(kept ? answer.body : counted(answer.body, came)), { headers: { "content-type": TYPES[name] ?? "application/octet-stream" } });
}

const TYPES: Record<string, string> = { wasm: "application/wasm" };

function counted(body: ReadableStream<Uint8Array<ArrayBuffer>>, came: (bytes: number) => void): ReadableStream<Uint8Array<ArrayBuffer>> {
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, out) {
        came(part.length);
        out.enqueue(part);
      },
    }),
  );
}

/** Some hosts unpack what they know as compressed: then there is nothing left to do. */
function unpacked(body: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  const first = reader.read();
  const whole = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async start(out) {
      const { value, done } = await first;
      if (value) out.enqueue(value);
      if (done) out.close();
    },
    async pull(out) {
      const { value, done } = await reader.read();
      if (value) out.enqueue(value);
      if (done) out.close();
    },
  });
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  void first.then(
    ({ value }) => {
      const zipped = value?.[0] === 0x1f && value[1] === 0x8b;
      const through = zipped ? whole.pipeThrough(new DecompressionStream("gzip")) : whole;
      return through.pipeTo(writable as WritableStream<Uint8Array>);
    },
    (error: unknown) => writable.abort(error),
  );
  return readable;
}

/** What an archive holds (`tools/lite/archive.py`). */
export function* contents(archive: Uint8Array): Generator<[name: string, bytes: Uint8Array]> {
  const length = new DataView(archive.buffer, archive.byteOffset).getUint32(0, true);
  const table = JSON.parse(new TextDecoder().decode(archive.subarray(4, 4 + length))) as [string, number][];
  let at = 4 + length;
  for (const [name, bytes] of table) {
    yield [name, archive.subarray(at, at + bytes)];
    at += bytes;
  }
}
