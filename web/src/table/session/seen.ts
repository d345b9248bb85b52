/** What a seat has been told, kept current: a hello, and the updates after it. Pure: nothing here talks to anybody. */
import type { ChatLine, FloorInfo, Hello, MomentInfo, NoticeInfo, QuestionInfo, TableInfo, Update } from "../../app/protocol";
import type { Told } from "../../lib/i18n/notation";

export interface Secret {
  key: unknown[];
  value: unknown;
  /** Who has seen it; null if all have. */
  seenBy: number[] | null;
}

/** The fields of a game's public part; each game narrows them for itself. */
export type Public = Record<string, unknown>;

export interface Seen {
  n: number;
  /** The server's clock when it was told. */
  at: number;
  table: TableInfo;
  public: Public | null;
  secrets: Record<string, Secret>;
  events: Told[];
  question: QuestionInfo | null;
  chat: ChatLine[];
  /** What everybody was told of the seats. */
  notices: NoticeInfo[];
  /** The pause for talk that is open before the question; null: none is. */
  floor: FloorInfo | null;
  orders: string[];
  ahead: string;
  /** Whether this seat is asked if anybody is still there. */
  stillThere: boolean;
  /** In which windows this seat wants to be asked. */
  askMe: NonNullable<Hello["ask_me"]>;
  /** Whether this seat passes every window until the phase ends. */
  passesPhase: boolean;
  yours: number[];
  hosting: boolean;
  /** The seats taken from you, about which you still have something to say. */
  lost: number[];
  /** What came of statements, by their number among the events `Said`. */
  judged: NonNullable<Hello["judged"]>;
  /** By the number of a statement: the earlier one of the same player that excludes it, and its round or year. */
  contradictions: NonNullable<Hello["contradictions"]>;
  /** What decided a game that is over, as told to this seat. */
  reasons: Told[];
  /** The seat you are to have. */
  claims: number | null;
  seed: string;
  salt: string;
  /** By seat, what everybody had thrown into the dice. */
  nonces: string;
}

type Entry = [unknown[], unknown, number[] | null];
interface ViewJson {
  public: Public;
  secrets: Entry[];
  events: Told[];
}

const floorOf = (told: FloorInfo | null | undefined): FloorInfo | null => (told?.kind ? told : null);

const nameOf = (key: unknown): string => JSON.stringify(key);

const asSecrets = (entries: Entry[]): Record<string, Secret> =>
  Object.fromEntries(entries.map(([key, value, seenBy]) => [nameOf(key), { key, value, seenBy }]));

export function fromHello(hello: Hello): Seen {
  const view = hello.view as ViewJson | null;
  return {
    n: hello.n,
    at: hello.at,
    table: hello.table,
    public: view?.public ?? null,
    secrets: asSecrets(view?.secrets ?? []),
    events: view?.events ?? [],
    question: hello.question ?? null,
    chat: hello.chat ?? [],
    notices: hello.notices ?? [],
    floor: floorOf(hello.floor),
    orders: hello.orders ?? [],
    ahead: hello.ahead ?? "",
    stillThere: hello.still_there ?? false,
    askMe: hello.ask_me ?? "matters",
    passesPhase: hello.passes_phase ?? false,
    yours: hello.yours ?? [],
    hosting: hello.hosting ?? false,
    lost: hello.lost ?? [],
    judged: hello.judged ?? {},
    contradictions: hello.contradictions ?? {},
    reasons: (hello.reasons as Told[] | undefined) ?? [],
    claims: hello.claims ?? null,
    seed: hello.seed ?? "",
    salt: hello.salt ?? "",
    nonces: hello.nonces ?? "",
  };
}

/** Before anything was told: what the history of a table begins with. */
export function atFirst(seen: Seen): Seen {
  const nothing = {
    public: null,
    secrets: {},
    events: [],
    question: null,
    chat: [],
    notices: [],
    floor: null,
    orders: [],
    ahead: "",
    stillThere: false,
    judged: {},
    contradictions: {},
    reasons: [],
  };
  return { ...seen, ...nothing, n: 0, seed: "", salt: "", nonces: "" };
}

/** The state after this update; the one before is left as it was. */
export function after(seen: Seen, update: Update): Seen {
  const next: Seen = { ...seen, n: update.n, at: update.at };
  if (update.public || update.gone) next.public = merged(seen.public ?? {}, update.public as Public, update.gone as Gone);
  if (update.secrets) next.secrets = turned(seen.secrets, update.secrets as { set: Entry[]; gone: unknown[] });
  if (update.kept != null) {
    // an answer was taken back; what was told of the seats since then was told all the same
    const kept = update.kept;
    next.events = seen.events.slice(0, kept);
    next.notices = seen.notices.map((notice) => ({ ...notice, after: Math.min(notice.after, kept) }));
  }
  if (update.events) next.events = [...next.events, ...(update.events as Told[])];
  if (update.question !== undefined) next.question = update.question;
  if (update.answer != null && seen.question) next.question = { ...seen.question, answer: update.answer };
  if (update.table) {
    next.table = update.table;
    // A host is known by his seat; without one he only watches, and is who he was.
    if (update.table.host !== null) next.hosting = seen.yours.includes(update.table.host);
    if (update.table.status === "over" || update.table.status === "closed") [next.question, next.floor] = [null, null];
    if (!update.table.seats.some(({ seat, taker }) => seat === seen.claims && taker)) next.claims = null;
  }
  if (update.chat) next.chat = [...seen.chat, ...update.chat];
  if (update.notices) next.notices = [...next.notices, ...update.notices];
  if (update.floor) next.floor = floorOf(update.floor);
  if (update.orders) next.orders = update.orders;
  if (update.ahead !== undefined && update.ahead !== null) next.ahead = update.ahead;
  if (update.still_there !== undefined && update.still_there !== null) next.stillThere = update.still_there;
  if (update.judged) next.judged = { ...seen.judged, ...update.judged };
  if (update.contradictions) next.contradictions = changed(seen.contradictions, update.contradictions);
  if (update.reasons) next.reasons = update.reasons as Told[];
  if (update.ask_me) next.askMe = update.ask_me;
  if (update.passes_phase != null) next.passesPhase = update.passes_phase;
  if (update.seed) Object.assign(next, { seed: update.seed, salt: update.salt ?? "", nonces: update.nonces ?? "" });
  return next;
}

/** The same update as several, one for each of its moments: put together they come to the same. */
export function apart(update: Update): Update[] {
  const { moments, ...whole } = update;
  if (!moments) return [update];
  const { type, n, at } = update;
  const { public: _, gone: __, secrets: ___, events: ____, ...rest } = whole;
  return [...moments.map(({ asked, ...told }) => ({ type, n, at, question: nobodys(asked ?? []), ...told })), rest];
}

/** A question that others have answered: that it was put to them is all there is to know. */
export const nobodys = (asked: NonNullable<MomentInfo["asked"]>): QuestionInfo => ({
  ...{
    id: -1,
    asked,
    steps: [],
    window: false,
    deadline: null,
    options: null,
    answer: null,
    odds: [],
    takes_back: "",
    brief: null,
    undo: null,
    due: null,
    sitting: null,
  },
  ...{ moment: false, moment_asked: false, moments_left: null, opens: null, earliest: null, writing: null },
});

type Gone = Record<string, string[]> | undefined;

/** Mappings are objects that do not say their type: of those only what changed is told. */
function merged(before: Public, changed: Public | undefined, gone: Gone): Public {
  const next = { ...before };
  for (const [field, value] of Object.entries(changed ?? {})) {
    next[field] = isMapping(value) && isMapping(before[field]) ? { ...before[field], ...value } : value;
  }
  for (const [field, keys] of Object.entries(gone ?? {})) {
    const left = { ...(next[field] as Public) };
    for (const key of keys) delete left[key];
    next[field] = left;
  }
  return next;
}

function turned(before: Record<string, Secret>, told: { set?: Entry[]; gone?: unknown[] }): Record<string, Secret> {
  const next = { ...before, ...asSecrets(told.set ?? []) };
  for (const key of told.gone ?? []) delete next[nameOf(key)];
  return next;
}

function isMapping(value: unknown): value is Public {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !("type" in value);
}

/** A secret this seat has seen; undefined if it has not, or there is none. */
export function secret<T>(seen: Seen, ...key: unknown[]): T | undefined {
  const found = seen.secrets[nameOf(key)]?.value;
  const hidden = typeof found === "object" && found !== null && (found as Told).type === "Unseen";
  return hidden ? undefined : (found as T | undefined);
}

/** Entries with these changes; null removes one. */
function changed<T>(were: Record<number, T>, changes: Record<number, T | null>): Record<number, T> {
  const all = Object.entries({ ...were, ...changes }).filter((entry): entry is [string, T] => entry[1] !== null);
  return Object.fromEntries(all);
}
