import type { Case, Election } from "./made";
import { editionOf, publicOf } from "./public";
import { secret } from "../../table/session/seen";
import type { SeatSession } from "../../table/session/seatSession.svelte";
import { lexiconOf } from "../../lib/i18n/lexicon";
import type { Told } from "../../lib/i18n/notation";
import { spoken, t } from "../../lib/i18n/spoken.svelte";
import type { Column, GamePage } from "../../table/game";
import { MARKS } from "./marks";
import { near } from "./near";
import { LETTERS } from "./people";

export const game: GamePage = {
  place: 1,
  poster: () => import("./Poster.svelte"),
  banner: "red",
  company: 4,
  words: ["kremlin", "kremlin_briefs", "page_kremlin", "page_kremlin_moves"],
  late: { cards: ["cards", "plays"], rest: ["kremlin_options", "kremlin_why"] },
  cards: ({ cards, intrigue }) => [cards, intrigue].includes("on"),
  parts: () => import("./parts"),
  answers: (question) => import("./answers/kinds").then(({ fetchFor }) => fetchFor(question)),
  small: () => import("./board/Small.svelte"),
  said: () => import("./said").then(({ said }) => said),
  replies: () => import("./replies").then(({ replies }) => replies),
  verbs: () => import("./verbs").then(({ verbs }) => verbs),
  hidden: () => import("./panels/Secrets.svelte"),
  hand: () => import("./panels/HandOnly.svelte"),
  stamp: () => import("../social/TalkStamp.svelte"),
  stage: () => import("./stage").then(({ stage }) => stage),
  standing: () => spoken.before(() => import("./standing"), "page_stage_opening_kremlin").then(({ standing }) => standing),
  marks: MARKS,
  moment: (at) => where(at),
  near,
  topic: (at) => voted(at) || where(at),
  points: ["purge", "suspect", "clear", "accuse", "condemn", "propose", "rehabilitate", "add", "name", "move", "exchange", "rearrange", "declare"],
  keys: ["t", "d", "p", "m", "c", "w", "escape"],
  clocks: ["sheet"],
  // A newcomer is asked where it touches his sheet, not three hundred times; the window bar has the switch (13.4).
  guide: (at) => [
    t("page-guide-kremlin", { who: at.words!.for(null, {}).seat(at.seat ?? 0, "kremlin") }),
    t("page-guide-kremlin-win", { edition: editionOf(at.seen!.table.options) }),
  ],
  told: () => [1, 2, 3].map((n) => ({ says: t("page-kremlin-told", { n }), how: t("page-kremlin-told-how", { n }) })),
  plain: () => import("./plain").then(({ plain }) => plain),
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
function where(at: SeatSession): string {
  const { year, phase } = (at.seen?.public ?? {}) as { year?: number; phase?: number };
  return year && phase ? moment(year, phase) : "";
}

/** Who is on trial or nominated, with the votes so far; empty without a vote. */
function voted(at: SeatSession): string {
  const matter = publicOf(at.shown)?.agenda.findLast(({ type }) => type === "Case" || type === "Election") as Case | Election | undefined;
  if (!matter) return "";
  const count = (side: string): number => matter.votes.filter(([, vote]) => vote === side).length;
  const who = at.words?.name("kremlin", "who", matter.type === "Case" ? matter.accused : matter.nominee) ?? "";
  return matter.type === "Case"
    ? t("page-kremlin-topic-trial", { who, guilty: count("guilty"), innocent: count("innocent") })
    : t("page-kremlin-topic-election", { who, against: count("against") });
}

const moment = (year: number, phase: number): string => t("kremlin-moment", { year, phase });

/** Marks on the track, where factions have them; and what was written on each politician who waved, and on the last Chief. */
function columns(at: SeatSession): Column[] {
  const facts = at.seen!.public!;
  const track = facts.track as (string | null)[];
  const chief = (facts.posts as Record<string, string | null>).chief ?? null;
  const factions = lexiconOf(at.game).seats;
  const marks = track.some((mark) => factions.includes(mark ?? ""));
  const waved = at.seen!.events.filter(({ type, success }) => type === "Waved" && success === "yes").map(({ who }) => String(who));
  const people = [...new Set([...track, ...waved, chief])].filter((who): who is string => LETTERS.includes(who ?? "")).sort();
  return [
    ...(marks ? [{ name: t("page-end-marks"), of: (seat: number) => String(track.filter((mark) => mark === factions[seat - 1]).length) }] : []),
    ...people.map((who) => ({
      name: at.words!.name("kremlin", "who", who),
      of: (seat: number) => String(secret<number[]>(at.seen!, "sheet", seat)?.[LETTERS.indexOf(who)] ?? "?"),
    })),
  ];
}
