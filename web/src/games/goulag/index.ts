import { folder } from "../../table/session/folder.svelte";
import { secret } from "../../table/session/seen";
import type { SeatSession } from "../../table/session/seatSession.svelte";
import { t } from "../../lib/i18n/spoken.svelte";
import type { Column, GamePage } from "../../table/game";
import { NEEDED } from "./made";
import { publicOf } from "./public";

export const game: GamePage = {
  place: 3,
  poster: () => import("./Poster.svelte"),
  banner: "gold",
  company: 7,
  words: ["goulag", "page_social", "page_goulag"],
  parts: () => import("./parts"),
  small: () => import("./board/Small.svelte"),
  said: () => import("./said").then(({ said }) => said),
  replies: () => import("./replies").then(({ replies }) => replies),
  verbs: () => import("./verbs").then(({ verbs }) => verbs),
  hidden: () => import("./panels/Secrets.svelte"),
  hand: () => import("./panels/Hand.svelte"),
  stamp: () => import("../social/TalkStamp.svelte"),
  stage: () => import("./stage").then(({ stage }) => stage),
  standing: () => import("./standing").then(({ standing }) => standing),
  race: (seen) => {
    const [least, most] = NEEDED[seen.table.seats.length as unknown as keyof typeof NEEDED];
    return t("page-goulag-race", { canal: publicOf(seen).canal, need: least === most ? `${most}` : `${least}–${most}` });
  },
  seated: true,
  points: ["name", "supervise"],
  openly: ["NameTrio"],
  keys: ["escape"],
  clocks: [],
  guide,
  told: () => [1, 2, 3].map((n) => ({ says: t("page-goulag-told", { n }), how: t("page-goulag-told-how", { n }) })),
  plain: () => import("./plain").then(({ plain }) => plain),
  hints: {
    NameTrio: "page-guide-goulag-name-trio",
    Build: "page-guide-goulag-build",
    Supervision: "page-guide-goulag-supervision",
  },
  whispered: ["Passed"],
  columns,
  topic: (at) => {
    const last = publicOf(at.shown!).history.at(-1);
    return last ? t("page-goulag-last", { round: last.number, work: last.work }) : "";
  },
  heading: ({ type }, before) => (type === "Named" ? { text: t("log-round", { round: 1 + before.filter(({ type }) => type === "Shown").length }) } : null),
};

function guide(at: SeatSession): string[] {
  if (folder.shut) return [t("page-guide-goulag")];
  const side = secret<string>(at.seen!, "worker", at.seat) ?? "unseen";
  const passed = Object.values(at.seen!.secrets).find(({ key, value }) => key[0] === "worker" && key[1] !== at.seat && typeof value === "string");
  const who = at.words?.seat(Number(passed?.key[1]), at.game) ?? "";
  const known = passed ? [t("page-guide-goulag-passed", { who, side: String(passed.value) })] : [];
  return [t("page-guide-goulag-side", { side }), ...known, t("page-guide-goulag")];
}

function columns(at: SeatSession): Column[] {
  const side = (seat: number): string => secret<string>(at.seen!, "worker", seat) ?? "unseen";
  return [{ name: t("page-end-worker"), of: (seat) => t("page-archive-worker", { side: side(seat) }) }];
}
