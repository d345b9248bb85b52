/** What the page offers: nearly everything everywhere, but some of it only where others can come, or only where one is alone. */
import { hall } from "./hall.svelte";
import type { Way } from "../home/wish";

/** Of use only where others can come. */
type WithOthers =
  /** Links, codes and lists by which others find a table. */
  | "invitations"
  /** Coming in on other devices, and what is kept about other people. */
  | "accounts"
  /** Being told of a turn while away, and play by mail. */
  | "notifications"
  /** A television as the board, telephones as hands. */
  | "screens"
  /** What is said of the server and of whoever hosts it. */
  | "host";
/** Of use only where one is alone. */
type Alone =
  /** All that is played here as one file, to be saved, brought back or taken to a server. */
  | "keeping"
  /** The warning that the tools of this browser show every card. */
  | "tools";
const ALONE: readonly string[] = ["keeping", "tools"] satisfies Alone[];

/** The ways to come together that need one device. */
const ONE_DEVICE: readonly Way[] = ["solo", "passed", "watch"];
/** The pages that lead to others, or come from them. */
const OTHERS = /^\/(tables|link|confirm|stop|screen|s)(\/|$)/;
/** The page that leads from here to a server. */
const TO_A_SERVER = /^\/server$/;

/** Whether the server says that nobody else can come. */
const alone = (): boolean => hall.info?.alone ?? false;

export const offers = (what: WithOthers | Alone): boolean => ALONE.includes(what) === alone();

/** Those of the ways to come together that there are here. */
export const possible = (ways: readonly Way[]): readonly Way[] => (alone() ? ways.filter((way) => ONE_DEVICE.includes(way)) : ways);

/** Whether the page at this address is of any use here. */
export const leadsSomewhere = (path: string): boolean => !(alone() ? OTHERS : TO_A_SERVER).test(path);
