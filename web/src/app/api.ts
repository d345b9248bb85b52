/** Questions to the server. What it refuses is thrown as the reason it gives. */
import type {
  AnyCommand,
  Beliefs,
  BotInfo,
  DeviceInfo,
  Done,
  Edition,
  GameInfo,
  HallInfo,
  Hello,
  Link,
  LinkInfo,
  Me,
  NewTable,
  OpenLink,
  Refused,
  RulesPage,
  Sofa,
  Suggestion,
  TableInfo,
  Update,
  Welcome,
  Why,
} from "./protocol";
import { announcement } from "./announcement.svelte";
import { closedHall } from "./closedHall.svelte";
import type { Lexicon } from "../lib/i18n/lexicon";
import { keepNonce } from "../table/session/nonces";
import { nonce } from "../lib/nonce";
import * as line from "../line/line";
import type { Asked } from "../table/session/stream";

/** Why the server would not. */
export class ApiError extends Error {
  constructor(readonly why: Why) {
    super(why.id);
  }
}

/** Why something failed: as the server says it, or else a mistake of ours, which is told by its name. */
export function reason(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  console.error(error);
  return new ApiError({ id: error instanceof Error ? error.message : String(error), rule: "", args: {} });
}

export type { GameInfo };
/** The bot that is seated where nobody has named one. */
export const usualOf = (game: GameInfo): string => game.usual || game.bots.at(-1)!;

/** Through whose eyes a finished game is seen again: a seat's, everybody's at once, or those of who only watched. */
export type Eyes = number | "all" | "nobody";

/** A record that somebody has brought: what is asked of it goes to the server with its text, for nothing is kept there. */
export const brought = { id: "record", text: "", hello: null as Hello | null };

export async function ask<T>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<T> {
  if (path.startsWith(`/tables/${brought.id}/`)) return ask(path.replace("tables/record", "records"), brought.text);
  let answer: Response;
  try {
    answer = await line.ask(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
  } catch {
    throw new ApiError({ id: "no-answer", rule: "", args: { address: location.host } });
  }
  announcement.text = decodeURIComponent(answer.headers?.get("presidium-announces") ?? "");
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const why = (told as Refused | null)?.why ?? { id: "no-answer", rule: "", args: { address: location.host } };
  if (why.id === "hall-closed") closedHall.closed = true;
  throw new ApiError(why);
}

const at = (table: string, seat?: number | null): string => `/tables/${table}${seat ? `?seat=${seat}` : ""}`;

export const api = {
  games: () => ask<GameInfo[]>("/games"),
  bots: () => ask<BotInfo[]>("/bots"),
  words: (game: string, lang: string) => ask<{ fluent: string; lexicon: Lexicon }>(`/words/${game}?lang=${lang}`),
  rules: (game: string, lang: string) => ask<RulesPage>(`/rules/${game}?lang=${lang}`),
  /** Null for somebody who has never been here. */
  me: () => ask<Me | null>("/me"),
  hall: () => ask<HallInfo>("/hall"),
  join: (name: string, invite = "") => ask<Welcome>("/people", invite ? { name, invite } : { name }),
  rename: (name: string) => ask<Me>("/me", { name }, "PATCH"),
  deviceLink: () => ask<Link>("/me/links", {}),
  sofa: (code: string) => ask<Sofa>(`/sofas/${code}`),
  link: (code: string) => ask<LinkInfo>(`/links/${code}`),
  openLink: (code: string, asked: OpenLink) => ask<Welcome & Link>(`/links/${code}`, asked),
  devices: () => ask<DeviceInfo[]>("/me/devices"),
  signOut: (device: string) => ask<DeviceInfo[]>(`/me/devices/${device}`, undefined, "DELETE"),
  tables: () => ask<TableInfo[]>("/tables"),
  /** A number thrown into the dice is remembered, to see at the end that it was used. */
  async make(table: NewTable): Promise<TableInfo> {
    const made = await ask<TableInfo>("/tables", table);
    if (table.sit && table.nonce) keepNonce(made.id, 1, table.nonce);
    return made;
  },
  table: (table: string, seat?: number | null) => ask<Hello>(at(table, seat)),
  history: (table: string, seat: number | null) => ask<Update[]>(`/tables/${table}/history${seat ? `?seat=${seat}` : ""}`),
  archive: (table: string, eyes: Eyes) => ask<Update[]>(`/tables/${table}/history?eyes=${eyes}`),
  pravda: (table: string, seat: number | null, lang: string) => ask<Edition[]>(`/tables/${table}/pravda?lang=${lang}${seat ? `&seat=${seat}` : ""}`),
  beliefs: (table: string, seat: number, lens: string) => ask<Beliefs>(`/tables/${table}/beliefs?seat=${seat}&lens=${lens}`),
  suggestion: (table: string, seat: number) => ask<Suggestion>(`/tables/${table}/suggestion?seat=${seat}`),
  async command(table: string, command: Asked): Promise<Done> {
    const done = await ask<Done>(`/tables/${table}/commands`, { ...command, id: nonce() } as AnyCommand);
    if (command.do === "sit" && command.seat && command.nonce) keepNonce(table, command.seat, command.nonce);
    return done;
  },
};
