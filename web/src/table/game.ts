/** What the page knows of one game. Each has a folder in `games`, whose `index.ts` exports one such object as `game`. */
import type { Component } from "svelte";
import type { QuestionInfo } from "../app/protocol";
import type { Beat, GameStage } from "./stage/beat";
import type { Says } from "./talk/sheets/said";
import type { Seen } from "./session/seen";
import type { SeatSession } from "./session/seatSession.svelte";
import type { Verbs } from "./talk/verbs";
import type { Told } from "../lib/i18n/notation";
import type { Words } from "../lib/i18n/words";

export type Part = Component<{ at: SeatSession }>;

/** How it stands, with those lit by what their cards bear. */
export type SmallBoard = Component<{ at: SeatSession; seen: Seen; lit?: Beat["lit"] }>;

/** What a game shows at its table, and of it in the archives: fetched when somebody goes there. */
export interface GameParts {
  /** The table itself. */
  Board: Part;
  /** How a question is answered. */
  Answers: Part;
  /** The buttons that are always in sight below it; left out: what is answered above is all there is. */
  Foot?: Part;
  /** Whom the question is about, drawn; where it has a brief. */
  Picture?: Part;
  /** What everybody may react to, where there are windows. */
  Announced?: Part;
  /** What a seat may set while others are asked. */
  Meanwhile?: Part;
  /** What stands below: statements, notebook, the rounds so far. */
  More?: Part;
  /** The rounds so far, by themselves: what a problem is solved by. */
  Past?: Part;
}

/** A column of the verdict: what it is called, what stands in it by seat, and in small type below that. */
export interface Column {
  name: string;
  of: (seat: number) => string;
  note?: (seat: number) => string;
}

/** A seat's sign: its letter, and the shape it stands in, drawn in a square of 40. */
export interface Mark {
  letter: string;
  path: string;
  fill: string;
  /** The foot of the letter, where the middle will not do. */
  foot?: number;
}

/** How near a seat stands to winning, by what lies open. */
export interface Near {
  /** So many of so many are won, each drawn as this sign; none: nothing is counted that way. */
  sign?: "flag" | "diamond";
  won: number;
  of: number;
  /** A figure besides. */
  figure?: string;
  /** All of it in words. */
  says: string;
}

/** Where a game stands, for somebody who has been away. */
export interface Standing {
  /** Where in the game it is. */
  where: string;
  /** What lies open, each with its name. */
  facts: [name: string, value: string][];
  /** What can be said of a seat; empty: nothing. */
  of: (seat: number) => string;
  /** What only this seat may see: nothing of it while its folder is shut. */
  mine: string[];
}

/** How a game's statements are read for the sheet "who said what of whom". */
export interface GameSaid {
  /** What a statement says of a seat; null: of nobody. */
  read: (statement: Told, by: number, at: SeatSession) => Says | null;
  /** The number of the year that begins with an event that is a heading; left out: headings are rounds, and counted. */
  numbered?: (opening: Told) => number;
  /** Statements by which this seat can ask a speaker what they mean, the best first; `against` is the round or year of what contradicts their last word. */
  asks: (by: number, about: number, against: number | null) => string[];
}

export interface GamePage {
  /** Where its poster hangs among the others; those without a place hang last. */
  place?: number;
  /** The picture on its poster; left out: one that would do for any. */
  poster?: () => Promise<{ default: Component }>;
  /** The colour of the banner across the poster. */
  banner: "red" | "black" | "gold";
  /** How many usually sit down to it; left out: five, or as near to that as it goes. */
  company?: number;
  /** The language files with its words; left out: the server is asked for them. */
  words?: string[];
  /** More of them: those that only tables with cards speak, and the rest, which no running table speaks. */
  late?: { cards: string[]; rest: string[] };
  /** Whether cards are played at a table with these options. */
  cards?: (options: Record<string, string>) => boolean;
  /** What is drawn at its table. */
  parts: () => Promise<GameParts>;
  /** What this question is answered with, where that is fetched by kind of question; null: every kind. Left out: it is among the parts. */
  answers?: (question: QuestionInfo | null) => Promise<unknown>;
  /** The board by itself, small and only to be looked at: in the rules; left out: nothing is drawn there. */
  small?: () => Promise<{ default: SmallBoard }>;
  /** What was hidden, for the archives: as much of it as these eyes saw. */
  hidden: () => Promise<{ default: Part }>;
  /** What this seat alone may see, where a screen has the board; left out: as the archives show it. */
  hand?: () => Promise<{ default: Part }>;
  /** How what happens is played; left out: one event after the other. */
  stage?: () => Promise<GameStage>;
  /** Signs of the seats, in their order; left out: a disc with the number. */
  marks?: Mark[];
  /** Where in the game this is, in a few words. */
  moment?: (at: SeatSession) => string;
  /** How near each seat stands to winning: always in sight beside its name; null: nothing lies open of it. */
  near?: (seen: Seen, seat: number) => Near | null;
  /** How near the sides stand to winning, where no seat does by itself: one more entry beside the seats. */
  race?: (seen: Seen) => string;
  /** Whether its board shows who sits where: a small screen then shows the seats once. */
  seated?: boolean;
  /** The answers given by pointing at its board, by their first word; with any, one that is too long to list is too. Left out: none. */
  points?: readonly string[];
  /** How it stands, in short; left out: the board says it. */
  standing?: () => Promise<(at: SeatSession) => Standing>;
  /** The kinds of step that a device passed round need not be handed on for: the answers are public, and nobody needs to see what they were dealt. */
  openly?: readonly string[];
  /** The keys it takes besides those of every table. */
  keys?: string[];
  /** The clocks that mean something to it; left out: all. */
  clocks?: readonly "sheet"[];
  /** What am I looking at, what do I want: told to a newcomer, of what this seat knows. */
  guide: (at: SeatSession) => string[];
  /** The game in three sentences, each with one more below it, for those who sit down before a screen. Left out: the screen says nothing. */
  told?: () => { says: string; how: string }[];
  /** What is played at a table with these options, in plain sentences: first how one wins. Left out: the options say it. */
  plain?: () => Promise<(options: Record<string, string>) => string[]>;
  /** The message with advice for the form of a new table of this size with these options; empty for none. */
  advice?: (seats: number, options: Record<string, string>) => string;
  /** By kind of step, the message that explains it the first time it asks. */
  hints?: Record<string, string>;
  /** The kinds of event that are told to some and not to all; left out: nobody knows, so a shut folder takes the log in. */
  whispered?: string[];
  /** What the verdict tells of each seat besides who has won. */
  columns?: (at: SeatSession) => Column[];
  /** What this seat could answer to somebody who has spoken to it: three statements, or none. Their order never depends on what is true. */
  replies?: () => Promise<(said: Told, at: SeatSession) => string[]>;
  /** What this seat could say to a seat, or of it, at a tap on its face; of itself too. Left out: nothing is said that way. */
  verbs?: () => Promise<(seat: number, at: SeatSession) => Verbs>;
  /** What was said of whom, seat by seat: key G; left out: nothing is. */
  said?: () => Promise<GameSaid>;
  /** A sheet that this seat fills in for itself, its notes: key N. */
  sheet?: { name: () => string; part: () => Promise<{ default: Part }> };
  /** The sign of a statement, drawn beside it; left out: none has one. */
  stamp?: () => Promise<{ default: Component<{ statement: Told }> }>;
  /** What there is to talk about on a floor, by what lies open: in one sentence. */
  topic?: (at: SeatSession) => string;
  /** The message below the verdict. */
  footnote?: string;
  /** The heading under which this and what follows stands in the log, after all that was told before; `instead` of its sentence, where it says all of it. Left out: there are none. */
  heading?: (event: Told, before: readonly Told[]) => { text: string; instead?: boolean } | null;
  /** Which events stand in one line of the log where they come one after the other, and what several of them say. */
  folds?: { these: (event: Told) => boolean; said: (events: Told[], words: Words) => string };
  /** What a chapter of its history is called; left out: a round. */
  chapter?: (number: number) => string;
}
