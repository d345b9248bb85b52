/** Starts the house in a worker of this tab, and shows over the page how it stands with it. */
import { mount } from "svelte";
import { pageVersion } from "../app/pageVersion.svelte";
import { home, route } from "../app/route.svelte";
import { spoken } from "../lib/i18n/spoken.svelte";
import type { Line } from "../line/kinds";
import { Early, type Told } from "./early";
import { House, takesOver } from "./house.svelte";
import type { HouseWorker } from "./messages";
import { installed } from "./installed";
import { WorkerLine } from "./workerLine";

/** The one house of this tab; null at a page whose server is elsewhere. */
export let house: House | null = null;

export async function begin(): Promise<Line> {
  const worker: HouseWorker = new Worker(`${home}/lite/house.js`, { type: "module" });
  const here = new House(worker);
  house = here;
  const made = async (): Promise<Record<string, Told>> => (await (await fetch(`${home}/lite/answers.json`)).json()) as Record<string, Told>;
  const line = new WorkerLine(worker, here, new Early(made), (method) => method !== "GET" || route.path !== "/");
  worker.postMessage({ do: "begin", home });
  if (takesOver()) worker.postMessage({ do: "takeover" });
  addEventListener("visibilitychange", () => document.hidden && worker.postMessage({ do: "keep" }));
  void spoken
    .before(() => import("./Overlay.svelte"), "page_lite")
    .then(({ default: Overlay }) => mount(Overlay, { target: document.body, props: { house: here } }));
  // What is kept for later is fetched after what is needed now.
  void here.opened.then(() => installed(pageVersion));
  return line;
}
