/** The house: the whole server in a worker of the page, asked by messages (`web/src/lite/messages.ts`). */
import type { PyodideAPI } from "pyodide";
import type { PyCallable, PyProxy } from "pyodide/ffi";
import type { Answered, Failure, FromHouse, Kept as How, ToHouse, Unreadable } from "../src/lite/messages";
import { fetched, Missing } from "./files";
import { Kept } from "./keep";
import { Owner } from "./owner";
import { started, unpack } from "./python";
import { Thinkers } from "./thinkers";

const FILE = "/data/presidium.db";
const OTHER = "/data/other.db";
/** When bots get their own Python: what a player waits for comes first. */
const SOON = 1500;

/** `presidium.lite.house.House`, as seen from here. */
interface House extends PyProxy {
  cookie: string;
  ask(method: string, target: string, headers: PyProxy, body: PyProxy): Promise<PyProxy>;
  connect(stream: number, target: string, tell: (kind: "open" | "text" | "close", what: unknown) => void): void;
  say(stream: number, text: string): void;
  hang_up(stream: number): void;
  sign_in(): Promise<boolean>;
  close(): Promise<void>;
}

const tell = (message: FromHouse, transfer: Transferable[] = []): void => postMessage(message, { transfer });

/** Why it did not open. */
function failed(error: unknown): void {
  console.error(error);
  const kind: Failure = error instanceof Missing ? "network" : typeof WebAssembly === "object" ? "other" : "browser";
  tell({ do: "failed", kind, why: String(error).slice(-1500) });
}

class Tab {
  private python!: PyodideAPI;
  private house: House | null = null;
  private kept: Kept | null = null;
  private how: How | null = null;
  private thinkers!: Thinkers;
  private writing: Promise<void> | null = null;
  private dirty = false;

  constructor(
    private readonly home: string,
    private readonly name: string,
  ) {}

  /** Opens the house on what is kept. */
  async open(): Promise<void> {
    const found = Kept.open(this.name).then(
      async (kept) => ((this.kept = kept), kept.read()),
      () => (this.keeps("refused"), null),
    );
    this.python = await started((stage, loaded, total) => tell({ do: "progress", stage, loaded, total }));
    this.python.FS.mkdirTree("/data");
    const kept = await found;
    if (kept) this.python.FS.writeFile(FILE, kept.file);
    const why = kept ? await this.unusable(FILE) : "";
    if (why) return tell({ do: "failed", kind: "data", why });
    tell({ do: "progress", stage: "open", loaded: 1, total: 1 });
    await this.begin(kept?.cookie ?? "");
    if (this.kept) {
      this.changed();
      await this.writing;
    }
    tell({ do: "ready" });
    setTimeout(() => this.thinkers.start("bots"), SOON);
  }

  private async begin(cookie: string): Promise<void> {
    this.thinkers ??= new Thinkers(this.python);
    const opened = this.python.runPython("from presidium.lite.tab import opened; opened") as PyCallable;
    this.house = (await opened(FILE, self.location.origin, this.home, cookie, this.thinkers.newProcess, this.changed)) as House;
  }

  /** Why a file cannot be opened, after an older one was brought up to date; empty if it can. */
  private async unusable(file: string): Promise<string> {
    const why = this.python.runPython("from presidium.lite.tab import why_unusable; why_unusable") as (file: string) => string;
    if (why(file) !== "older-data") return why(file);
    unpack(this.python, new Uint8Array(await (await fetched("upgrade")).arrayBuffer()));
    const upgrade = this.python.runPython(
      "import importlib; importlib.invalidate_caches(); from pathlib import Path; from presidium.lite.upgrade import upgrade; lambda file: upgrade(Path(file))",
    ) as (file: string) => void;
    upgrade(file);
    return why(file);
  }

  // What the page asks

  async ask({ id, method, target, headers, body }: Extract<ToHouse, { do: "ask" }>): Promise<void> {
    if (!this.house) return tell({ id, status: 503, headers: {}, body: new Uint8Array() });
    const cookie = this.house.cookie;
    const sent = { "user-agent": navigator.userAgent, "accept-language": navigator.languages.join(), ...headers };
    const given = [this.python.toPy(sent), this.python.runPython("bytes")(this.python.toPy(new TextEncoder().encode(body ?? "")))] as PyProxy[];
    try {
      const said = await this.house.ask(method, target, given[0]!, given[1]!);
      const [status, told, bytes] = said.toJs({ dict_converter: Object.fromEntries }) as [number, Record<string, string>, Answered["body"]];
      said.destroy();
      tell({ id, status, headers: told, body: bytes }, [bytes.buffer]);
    } catch (error) {
      console.error(error);
      tell({ id, status: 500, headers: {}, body: new Uint8Array() });
    } finally {
      given.forEach((each) => each.destroy());
      if (this.house && this.house.cookie !== cookie) this.changed();
    }
  }

  connect(stream: number, target: string): void {
    this.house?.connect(stream, target, (kind, what) => {
      if (kind === "open") tell({ do: "open", stream });
      else if (kind === "text") tell({ do: "text", stream, text: what as string });
      else tell({ do: "close", stream, code: what as number });
    });
  }

  say = (stream: number, text: string): void => this.house?.say(stream, text);
  hangUp = (stream: number): void => this.house?.hang_up(stream);

  // What is kept

  /** After a commit: what has changed is kept as soon as Python has done its turn. */
  private changed = (): void => {
    this.dirty = true;
    this.writing ??= this.write().finally(() => (this.writing = null));
  };

  private async write(): Promise<void> {
    while (this.dirty && this.kept) {
      await new Promise((soon) => setTimeout(soon));
      this.dirty = false;
      try {
        await this.kept.write(this.file(), this.house?.cookie ?? "");
        this.keeps("kept");
      } catch (error) {
        this.keeps((error as Error).name === "QuotaExceededError" ? "full" : "refused");
      }
    }
  }

  private keeps(how: How): void {
    if (how !== this.how) tell({ do: "kept", how });
    this.how = how;
  }

  private file = (): Uint8Array<ArrayBuffer> => this.python.FS.readFile(FILE) as Uint8Array<ArrayBuffer>;

  async keep(): Promise<void> {
    if (this.house) this.changed();
    await this.writing;
  }

  /** All there is, as one file that a server opens too. */
  async export(): Promise<void> {
    const { buffer } = this.house ? this.file() : ((await this.kept?.read())?.file ?? new Uint8Array());
    tell({ do: "exported", file: buffer }, [buffer]);
  }

  async import(file: ArrayBuffer): Promise<void> {
    this.python.FS.writeFile(OTHER, new Uint8Array(file));
    const why = await this.unusable(OTHER);
    if (why) return tell({ do: "unreadable", why: why as Unreadable });
    await this.house?.close();
    this.python.FS.rename(OTHER, FILE);
    await this.begin("");
    await this.house!.sign_in();
    await this.keep();
    tell({ do: "imported" });
  }

  /** Throws away what is kept. */
  async anew(): Promise<void> {
    await this.kept?.forget();
    tell({ do: "imported" });
  }

  /** Stops, because another tab goes on with what is kept. */
  async stop(): Promise<void> {
    const house = this.house;
    if (house) {
      this.house = null;
      await house.close().catch(console.error);
      await this.writing;
      await this.kept?.write(this.file(), house.cookie).catch(console.error);
    }
    this.kept = null;
    this.thinkers?.stop();
    tell({ do: "taken" });
  }
}

let here: Tab;
let owner: Owner;
let ours: Promise<boolean>;
let begun: (tab: Tab) => void;
/** The tab, once its house is open. */
const opened = new Promise<Tab>((good) => (begun = good));

async function begin(home: string): Promise<void> {
  const name = `presidium-lite ${home}`;
  here = new Tab(home, name);
  owner = new Owner(name, () => here.stop());
  ours = owner.take();
  if (await ours) await open();
  else tell({ do: "taken" });
}

async function takeOver(): Promise<void> {
  if (await ours) return;
  ours = owner.takeOver().then(() => true);
  await ours;
  await open();
}

async function open(): Promise<void> {
  try {
    await here.open();
    begun(here);
  } catch (error) {
    failed(error);
  }
}

onmessage = async ({ data }: MessageEvent<ToHouse>) => {
  if (data.do === "begin") return begin(data.home);
  if (data.do === "takeover") return takeOver();
  const here = await opened;
  switch (data.do) {
    case "ask":
      return here.ask(data);
    case "open":
      return here.connect(data.stream, data.target);
    case "text":
      return here.say(data.stream, data.text);
    case "close":
      return here.hangUp(data.stream);
    case "keep":
      return here.keep();
    case "export":
      return here.export();
    case "import":
      return here.import(data.file);
    case "anew":
      return here.anew();
  }
};
