/**
 * The service worker of a site without a server: keeps every file for when there is no network, and shows the page at
 * every address of it. A new edition waits until the page says `skip`.
 */
declare const EDITION: string;
/** The files of the site, each with the hash of what it holds. */
declare const FILES: Record<string, string>;

const here = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = "presidium-";
const NAME = PREFIX + EDITION;
const HASHES = "hashes.json";
const at = (path: string): string => new URL(path, here.registration.scope).href;

here.addEventListener("install", (event) => event.waitUntil(installed()));
here.addEventListener("activate", (event) => event.waitUntil(activated()));
here.addEventListener("message", (event) => (event.data as { do?: string })?.do === "skip" && void here.skipWaiting());
here.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  if (method !== "GET" || !url.startsWith(here.registration.scope)) return;
  event.respondWith(mode === "navigate" ? page(event.request) : file(event.request));
});

/** Fetches what has changed; the rest is copied from the edition before. */
async function installed(): Promise<void> {
  const box = await caches.open(NAME);
  const older = await Promise.all((await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.open(name)));
  for (const [path, hash] of Object.entries(FILES)) {
    if (await box.match(at(path))) continue; // the house has fetched it
    for (const other of older) {
      const hashes = (await (await other.match(at(HASHES)))?.json().catch(() => null)) as Record<string, string> | null | undefined;
      const found = hashes?.[path] === hash ? await other.match(at(path)) : undefined;
      if (found) {
        await box.put(at(path), found);
        break;
      }
    }
    if (await box.match(at(path))) continue;
    const answer = await fetch(at(path), { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await box.put(at(path), answer);
  }
  await box.put(at(HASHES), new Response(JSON.stringify(FILES)));
}

async function activated(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  await here.clients.claim();
}

/** The page at this address, with the addresses of its files made whole: below the scope they are written without it. */
async function page(request: Request): Promise<Response> {
  const found = await (await caches.open(NAME)).match(at("index.html"));
  if (!found) return fetch(request);
  const home = new URL(here.registration.scope).pathname;
  return new Response((await found.text()).replaceAll('="./', `="${home}`), { headers: { "content-type": "text/html; charset=utf-8" } });
}

async function file(request: Request): Promise<Response> {
  return (await (await caches.open(NAME)).match(request, { ignoreSearch: true })) ?? fetch(request);
}
