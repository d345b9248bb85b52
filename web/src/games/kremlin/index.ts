import { secret } from "../../table/seen";
import type { Sitting } from "../../table/sitting.svelte";
import { lexiconOf } from "../../words/lexicon";
import type { Told } from "../../words/notation";
import { spoken, t } from "../../words/spoken.svelte";
import type { Column, GamePage } from "../game";
import { MARKS } from "./marks";
import { LETTERS } from "./people";

export const game: GamePage = {
  place: 1,
  poster: () => import("./Poster.svelte"),
  banner: "red",
  company: 4,
  words: ["kremlin", "kremlin_briefs", "cards", "plays", "page_kremlin", "page_kremlin_moves"],
  parts: () => import("./parts"),
  small: () => import("./Small.svelte"),
  hidden: () => import("./Secrets.svelte"),
  hand: () => import("./HandOnly.svelte"),
  stage: () => import("./stage").then(({ stage }) => stage),
  standing: () => spoken.before(() => import("./standing"), "page_stage_opening_kremlin").then(({ standing }) => standing),
  marks: MARKS,
  moment: (at) => where(at),
  keys: ["t", "d", "p", "m", "c", "w", "escape"],
  clocks: ["sheet"],
  // A newcomer is asked where it touches his sheet, not three hundred times; the window bar has the switch (13.4).
  guide: (at) => [
    t("page-guide-kremlin", { who: at.words!.for(null, {}).seat(at.seat ?? 0, "kremlin") }),
    t("page-guide-kremlin-win", { edition: at.seen!.table.options.edition ?? "1988" }),
  ],
  hints: {
    Sheets: "page-guide-kremlin-sheets",
    Window: "page-guide-kremlin-window",
    TakeCure: "page-guide-kremlin-take-cure",
    Purging: "page-guide-kremlin-purging",
    Investigating1986: "page-guide-kremlin-investigating",
    Investigating1988: "page-guide-kremlin-investigating",
    Verdict: "page-guide-kremlin-verdict",
    Proposal: "page-guide-kremlin-proposal",
    Ballot: "page-guide-kremlin-ballot",
    ChiefDecides: "page-guide-kremlin-chief-decides",
    Promotes: "page-guide-kremlin-promotes",
    Rehabilitates: "page-guide-kremlin-rehabilitates",
    AddInfluence: "page-guide-kremlin-add-influence",
    Arbitration: "page-guide-kremlin-arbitration",
    TakeCard: "page-guide-kremlin-take-card",
    Suspicion: "page-guide-kremlin-suspicion",
    FirstStrike: "page-guide-kremlin-strike",
    SecondStrike: "page-guide-kremlin-strike",
    Consent: "page-guide-kremlin-consent",
    Spread: "page-guide-kremlin-spread",
  },
  whispered: ["Held", "Handed"],
  columns,
  footnote: "page-end-written",
  heading: ({ type, year, phase }) => (type === "Began" ? { text: moment(Number(year), Number(phase)), instead: true } : null),
  folds: {
    these: ({ type, by, action }) => type === "Announced" && by === null && (action as Told).type === "Pass",
    said: (events, words) => t("kremlin-unspoken", { who: words.listing(events.map(({ who }) => words.name("kremlin", "who", String(who)))) }),
  },
  chapter: (year) => t("kremlin-year", { year }),
};

/** The year and the phase. */
function where(at: Sitting): string {
  const { year, phase } = (at.seen?.public ?? {}) as { year?: number; phase?: number };
  return year && phase ? moment(year, phase) : "";
}

const moment = (year: number, phase: number): string => t("kremlin-moment", { year, phase });

/** Marks on the track, where factions have them; and what was written on whoever waved, and on the last Chief. */
function columns(at: Sitting): Column[] {
  const facts = at.seen!.public!;
  const track = facts.track as (string | null)[];
  const chief = (facts.posts as Record<string, string | null>).chief ?? null;
  const factions = lexiconOf(at.game).seats;
  const marks = track.some((mark) => factions.includes(mark ?? ""));
  const people = [...new Set([...track, chief])].filter((who): who is string => LETTERS.includes(who ?? "")).sort();
  return [
    ...(marks ? [{ name: t("page-end-marks"), of: (seat: number) => String(track.filter((mark) => mark === factions[seat - 1]).length) }] : []),
    ...people.map((who) => ({
      name: at.words!.name("kremlin", "who", who),
      of: (seat: number) => String(secret<number[]>(at.seen!, "sheet", seat)?.[LETTERS.indexOf(who)] ?? "?"),
    })),
  ];
}
