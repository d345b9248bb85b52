/** The house in this tab: how far it has come, and what the page says about it. */
import { store, stored } from "../lib/storage";
import type { Failure, FromHouse, HouseWorker, Kept, Stage, Unreadable } from "./messages";

/** In the browser's memory: whether the house has opened here before. */
const OPENED = "lite-opened";

export class House {
  stage = $state<Stage>("fetch");
  /** In bytes; a total of 0 is not known yet. */
  loaded = $state(0);
  total = $state(0);
  ready = $state(false);
  failed = $state.raw<{ kind: Failure; why: string } | null>(null);
  /** Whether another tab has what is kept. */
  taken = $state(false);
  kept = $state<Kept>("kept");
  unreadable = $state<Unreadable | null>(null);
  /** How many wait for the house who have pressed something. */
  awaited = $state(0);
  /** Whether it has opened in this browser before. */
  readonly again = stored(OPENED) !== "";
  /** Resolves when it is ready. */
  readonly opened: Promise<void>;
  private open!: () => void;
  private exports: ((file: ArrayBuffer) => void)[] = [];

  constructor(
    private readonly worker: HouseWorker,
    readonly reload: () => void = () => location.reload(),
  ) {
    this.opened = new Promise((go) => (this.open = go));
  }

  hear(message: FromHouse): void {
    switch (message.do) {
      case "progress":
        [this.stage, this.loaded, this.total] = [message.stage, message.loaded, message.total];
        break;
      case "ready":
        this.ready = true;
        store(OPENED, "yes");
        this.open();
        break;
      case "failed":
        this.failed = { kind: message.kind, why: message.why };
        break;
      case "taken":
        this.taken = true;
        break;
      case "kept":
        this.kept = message.how;
        break;
      case "exported":
        for (const settle of this.exports.splice(0)) settle(message.file);
        break;
      case "imported":
        this.reload();
        break;
      case "unreadable":
        this.unreadable = message.why;
    }
  }

  /** Asks the browser, once, not to clear away by itself what is kept here. It may ask its user, so a game must be under way. */
  holdOn(): void {
    if (this.held) return;
    this.held = true;
    void navigator.storage?.persist?.().catch(() => false);
  }
  private held = false;

  /** Takes what is kept from the other tab. A house that ran here before knows nothing of what was played there since: it begins anew. */
  takeOver(): void {
    if (this.ready) {
      sessionStorage.setItem(TAKES, "yes");
      this.reload();
      return;
    }
    this.taken = false;
    this.worker.postMessage({ do: "takeover" });
  }

  /** Everything that is kept, as one file. */
  export(): Promise<ArrayBuffer> {
    return new Promise((settle) => {
      this.exports.push(settle);
      this.worker.postMessage({ do: "export" });
    });
  }

  /** Puts this file in the place of everything that is kept. */
  import(file: ArrayBuffer): void {
    this.unreadable = null;
    this.worker.postMessage({ do: "import", file }, [file]);
  }

  /** Throws away everything that is kept. */
  beginAnew(): void {
    this.worker.postMessage({ do: "anew" });
  }
}

/** In the session's storage: whether this tab was loaded anew to take over. */
const TAKES = "lite-takes-over";

/** Whether this tab was loaded anew to take over; says so once. */
export function takesOver(): boolean {
  const takes = sessionStorage.getItem(TAKES) !== null;
  sessionStorage.removeItem(TAKES);
  return takes;
}
