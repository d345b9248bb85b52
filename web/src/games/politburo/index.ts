import { folder } from "../../table/session/folder.svelte";
import { secret } from "../../table/session/seen";
import type { SeatSession } from "../../table/session/seatSession.svelte";
import { t } from "../../lib/i18n/spoken.svelte";
import type { Column, GamePage } from "../../table/game";
import { publicOf } from "./public";

export const game: GamePage = {
  place: 2,
  poster: () => import("./Poster.svelte"),
  banner: "black",
  company: 5,
  words: ["politburo", "page_social", "page_politburo"],
  parts: () => import("./parts"),
  small: () => import("./board/Small.svelte"),
  said: () => import("./said").then(({ said }) => said),
  sheet: { name: () => t("page-politburo-goals"), part: () => import("./panels/GoalsSheet.svelte") },
  replies: () => import("./replies").then(({ replies }) => replies),
  verbs: () => import("./verbs").then(({ verbs }) => verbs),
  hidden: () => import("./panels/Secrets.svelte"),
  hand: () => import("./panels/Hand.svelte"),
  stamp: () => import("../social/TalkStamp.svelte"),
  stage: () => import("./stage").then(({ stage }) => stage),
  standing: () => import("./standing").then(({ standing }) => standing),
  near: (seen, seat) => {
    const influence = (seen.public?.influence as number[] | undefined)?.[seat - 1];
    return influence === undefined ? null : { sign: "diamond", won: influence, of: 3, says: t("page-politburo-influence", { influence }) };
  },
  seated: true,
  points: ["propose", "voters", "point"],
  openly: ["ProposePlan", "VotePlan", "NameVoters", "Purge"],
  keys: ["escape"],
  clocks: [],
  guide,
  told: () => [1, 2, 3].map((n) => ({ says: t("page-politburo-told", { n }), how: t("page-politburo-told-how", { n }) })),
  plain: () => import("./plain").then(({ plain }) => plain),
  advice: (seats, options) => (seats >= 7 && !options.victory ? "page-new-advice-politburo" : ""),
  hints: {
    ProposePlan: "page-guide-politburo-propose-plan",
    VotePlan: "page-guide-politburo-vote-plan",
    NameVoters: "page-guide-politburo-name-voters",
    CastBallots: "page-guide-politburo-cast-ballots",
    Purge: "page-guide-politburo-purge",
  },
  whispered: ["Drawn", "Inspected"],
  columns,
  topic: (at) => {
    const { ballots, ministry } = publicOf(at.shown!);
    const last = ballots.at(-1);
    if (!last || !ministry) return "";
    const where = t("politburo-ministry-name", { ministry });
    return `${where}: ${t("page-politburo-ballot", { ballot: ballots.length, repression: last.repression, reform: 3 - last.repression })}`;
  },
  heading: ({ type, round }) => (type === "Appointed" ? { text: t("log-round", { round: Number(round) }) } : null),
};

function guide(at: SeatSession): string[] {
  const member = secret<string>(at.seen!, "member", at.seat);
  if (!member || folder.shut) return [t("page-guide-politburo")];
  const name = at.words!.name("politburo", "member", member);
  return [`${t("page-guide-politburo-member", { name })} ${t(`politburo-goal-${member}`)}`, t("page-guide-politburo")];
}

function columns(at: SeatSession): Column[] {
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
