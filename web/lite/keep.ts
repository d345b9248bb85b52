/**
 * Keeps the house's file in IndexedDB: in blocks, of which a write brings only those that have changed, all in one
 * transaction. So whatever happens to the tab, what is kept is the file after some commit.
 */
const BLOCK = 32 * 1024;
const STORE = "blocks";
const HEAD = "head";

interface Head {
  bytes: number;
  cookie: string;
}
export interface Found {
  file: Uint8Array<ArrayBuffer>;
  cookie: string;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((good, bad) => {
    request.onsuccess = () => good(request.result);
    request.onerror = () => bad(request.error ?? new Error("IndexedDB"));
  });

export class Kept {
  /** What is kept now, block by block. */
  private blocks: Uint8Array[] = [];
  private cookie = "";

  private constructor(private readonly database: IDBDatabase) {}

  /** Throws where the browser keeps nothing. */
  static async open(name: string): Promise<Kept> {
    const asked = indexedDB.open(name, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    return new Kept(await settled(asked));
  }

  async read(): Promise<Found | null> {
    const store = this.database.transaction(STORE, "readonly").objectStore(STORE);
    const head = (await settled(store.get(HEAD))) as Head | undefined;
    if (!head) return null;
    const blocks = (await settled(store.getAll(IDBKeyRange.bound(0, Math.ceil(head.bytes / BLOCK) - 1)))) as Uint8Array[];
    const file = new Uint8Array(head.bytes);
    blocks.forEach((block, number) => file.set(block, number * BLOCK));
    [this.blocks, this.cookie] = [blocks, head.cookie];
    return { file, cookie: head.cookie };
  }

  /** Writes what has changed; true if anything had. Throws if there is no room. */
  async write(file: Uint8Array, cookie: string): Promise<boolean> {
    const blocks = Array.from({ length: Math.ceil(file.length / BLOCK) }, (_, number) => file.subarray(number * BLOCK, (number + 1) * BLOCK));
    const changed = blocks.flatMap((block, number) => (same(block, this.blocks[number]) ? [] : [[number, block.slice()] as const]));
    if (!changed.length && blocks.length === this.blocks.length && cookie === this.cookie) return false;
    const transaction = this.database.transaction(STORE, "readwrite");
    const store = transaction.objectStore(STORE);
    for (const [number, block] of changed) store.put(block, number);
    store.put({ bytes: file.length, cookie } satisfies Head, HEAD);
    if (blocks.length < this.blocks.length) store.delete(IDBKeyRange.bound(blocks.length, this.blocks.length));
    await new Promise<void>((good, bad) => {
      transaction.oncomplete = () => good();
      transaction.onerror = transaction.onabort = () => bad(transaction.error ?? new Error("IndexedDB"));
    });
    this.blocks.length = blocks.length;
    for (const [number, block] of changed) this.blocks[number] = block;
    this.cookie = cookie;
    return true;
  }

  async forget(): Promise<void> {
    await settled(this.database.transaction(STORE, "readwrite").objectStore(STORE).clear());
    [this.blocks, this.cookie] = [[], ""];
  }
}

function same(one: Uint8Array, other: Uint8Array | undefined): boolean {
  if (one.length !== other?.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}
