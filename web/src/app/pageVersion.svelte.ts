/** Whether the server has a newer page than this one, as after an upgrade; then it is fetched at a quiet moment. */
import { store, stored } from "../lib/storage";
import { home } from "./route.svelte";

const ENTRY = /<script[^>]+src="(\/assets\/[^"]+\.js)"/;
const FETCHED = "edition";
/** Long enough to read why, short enough not to begin something. */
const NOTICE = 4000;
const SELDOM = 10 * 60_000;
/** In place of the entry of a newer page that waits in the browser. */
const WAITING = "waiting";

export class PageVersion {
  older = $state(false);
  /** Whether somebody is about to decide something here. */
  busy = $state(false);
  private looked = Date.now();

  constructor(
    private readonly mine: string,
    private reload: () => void = () => location.reload(),
  ) {}

  /** Another way to ask for a newer page, where the browser keeps this one and fetches the next by itself. */
  askBy(ask: () => Promise<unknown>): void {
    this.ask = ask;
  }
  private ask: (() => Promise<unknown>) | null = null;

  /** A newer page has been fetched, and takes this one's place by `change`. */
  waits(change: () => void): void {
    [this.reload, this.theirs, this.older] = [change, WAITING, true];
  }

  /** Look whether this page is still the one the server has. Its parts have a hash of what is in them in their names. */
  async look(): Promise<boolean> {
    this.looked = Date.now();
    if (this.ask) await this.ask().catch(() => {});
    if (this.ask || this.theirs === WAITING) return this.older;
    try {
      const answer = await fetch(`${home}/`, { cache: "no-store" });
      const theirs = answer.ok ? (ENTRY.exec(await answer.text())?.[1] ?? "") : "";
      this.older = this.mine !== "" && theirs !== "" && theirs !== this.mine;
      this.theirs = theirs;
    } catch {
      // Nobody answers: then nobody is newer either.
    }
    return this.older;
  }
  private theirs = "";

  /** A part that is not there any more belongs to a page that has been replaced. */
  async fetch<Part>(load: () => Promise<Part>): Promise<Part> {
    try {
      return await load();
    } catch (error) {
      if (await this.look()) this.renew();
      throw error;
    }
  }

  /** A page that was left for a while may be old. */
  lookSeldom = (): void => {
    if (document.visibilityState === "visible" && Date.now() - this.looked > SELDOM) void this.look();
  };

  /** Fetch the new page now. */
  renew = (): void => {
    if (this.theirs !== WAITING) store(FETCHED, this.theirs);
    this.reload();
  };

  /** Fetch it as soon as nobody is busy or writing, unless that has been tried. */
  renewSoon(): () => void {
    if (!this.older || this.busy || stored(FETCHED) === this.theirs) return () => {};
    const timer = setInterval(() => (writing() ? undefined : this.renew()), NOTICE);
    return () => clearInterval(timer);
  }
}

function writing(): boolean {
  const field = document.activeElement;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value !== "";
}

/** Where this page was started from; empty where it was not built, as in development. */
function entry(): string {
  return ENTRY.exec(document.head.innerHTML)?.[1] ?? "";
}

export const pageVersion = new PageVersion(entry());
