/** One tab at a time has what is kept: two would write over each other. */

/** How long a tab may take to write down what it has, before another takes over all the same. */
const PATIENCE = 3000;

export class Owner {
  private release: () => void = () => {};
  private readonly channel: BroadcastChannel;

  constructor(
    private readonly name: string,
    /** Called when another tab takes over: writes down what there is, and stops. */
    private readonly lost: () => Promise<void>,
  ) {
    this.channel = new BroadcastChannel(name);
    this.channel.onmessage = () => void this.give();
  }

  /** True if nobody else has it; then it is this tab's. */
  async take(): Promise<boolean> {
    if (!("locks" in navigator)) return true; // an old browser: nothing says whether there is another tab
    // A page that was left a moment ago, as by a reload, may have it still.
    return (await this.request({ ifAvailable: true })) || this.request({ signal: AbortSignal.timeout(PATIENCE) }).catch(() => false);
  }

  /** Takes it from the tab that has it. */
  async takeOver(): Promise<void> {
    this.channel.postMessage("give");
    const tooLong = new AbortController();
    const timer = setTimeout(() => tooLong.abort(), PATIENCE);
    const given = await this.request({ signal: tooLong.signal }).catch(() => false);
    clearTimeout(timer);
    if (!given) await this.request({ steal: true });
  }

  private request(how: LockOptions): Promise<boolean> {
    return new Promise((told, failed) => {
      navigator.locks
        .request(this.name, how, (lock) => {
          if (!lock) return told(false);
          const held = new Promise<void>((release) => (this.release = release));
          told(true);
          return held;
        })
        .catch((error: unknown) => {
          failed(error); // too late for who has it already: then it was stolen
          if ((error as Error).name === "AbortError" && !how.signal?.aborted) void this.lost();
        });
    });
  }

  private async give(): Promise<void> {
    if (this.release === NOTHING) return;
    await this.lost();
    this.release();
    this.release = NOTHING;
  }
}

const NOTHING = (): void => {};
