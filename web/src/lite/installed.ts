/** Keeps the site for when there is no network, and changes to its next edition at a quiet moment. */
import type { PageVersion } from "../app/pageVersion.svelte";
import { home } from "../app/route.svelte";

/** Where the browser keeps no sites, the page works all the same as long as there is a network. */
export async function installed(pageVersion: PageVersion, browser: ServiceWorkerContainer | undefined = navigator.serviceWorker): Promise<void> {
  const registration = await browser?.register(`${home}/sw.js`).catch(() => undefined);
  if (!browser || !registration) return;
  const waits = (): void => {
    if (registration.waiting && browser.controller) pageVersion.waits(() => change(registration, browser));
  };
  waits();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", waits));
  pageVersion.askBy(() => registration.update());
}

function change(registration: ServiceWorkerRegistration, browser: ServiceWorkerContainer): void {
  browser.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting?.postMessage({ do: "skip" });
}
