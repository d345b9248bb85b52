import { folder } from "../../table/folder.svelte";
import { secret } from "../../table/seen";
import type { Sitting } from "../../table/sitting.svelte";
import { t } from "../../words/spoken.svelte";
import type { Column, GamePage } from "../game";

export const game: GamePage = {
  place: 2,
  poster: () => import("./Poster.svelte"),
  banner: "black",
  company: 5,
  words: ["politburo", "page_social", "page_politburo"],
  parts: () => import("./parts"),
  small: () => import("./Small.svelte"),
  hidden: () => import("./Secrets.svelte"),
  hand: () => import("./Hand.svelte"),
  stage: () => import("./stage").then(({ stage }) => stage),
  standing: () => import("./standing").then(({ standing }) => standing),
  keys: ["escape"],
  clocks: [],
  guide,
  hints: {
    ProposePlan: "page-guide-politburo-propose-plan",
    VotePlan: "page-guide-politburo-vote-plan",
    NameVoters: "page-guide-politburo-name-voters",
    CastBallots: "page-guide-politburo-cast-ballots",
    Purge: "page-guide-politburo-purge",
  },
  whispered: ["Drawn", "Inspected"],
  columns,
  heading: ({ type, round }) => (type === "Appointed" ? { text: t("log-round", { round: Number(round) }) } : null),
};

function guide(at: Sitting): string[] {
  const member = secret<string>(at.seen!, "member", at.seat);
  if (!member || folder.shut) return [t("page-guide-politburo")];
  const name = at.words!.name("politburo", "member", member);
  return [t("page-guide-politburo-member", { name }), t(`politburo-goal-${member}`), t("page-guide-politburo")];
}

function columns(at: Sitting): Column[] {
  const member = (seat: number): string => secret<string>(at.seen!, "member", seat) ?? "";
  const influence = at.seen!.public!.influence as number[];
  return [
    {
      name: t("page-end-member"),
      of: (seat) => (member(seat) ? at.words!.name("politburo", "member", member(seat)) : "?"),
      note: (seat) => (member(seat) ? t(`politburo-goal-${member(seat)}`) : ""),
    },
    { name: t("page-end-influence"), of: (seat) => String(influence[seat - 1]) },
  ];
}
