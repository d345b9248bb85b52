import { folder } from "../../table/folder.svelte";
import { secret } from "../../table/seen";
import type { Sitting } from "../../table/sitting.svelte";
import { t } from "../../words/spoken.svelte";
import type { Column, GamePage } from "../game";

export const game: GamePage = {
  place: 3,
  poster: () => import("./Poster.svelte"),
  banner: "gold",
  company: 7,
  words: ["goulag", "page_social", "page_goulag"],
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
    NameTrio: "page-guide-goulag-name-trio",
    Build: "page-guide-goulag-build",
    Supervision: "page-guide-goulag-supervision",
  },
  whispered: ["Passed"],
  columns,
  heading: ({ type }, before) => (type === "Named" ? { text: t("log-round", { round: 1 + before.filter(({ type }) => type === "Shown").length }) } : null),
};

function guide(at: Sitting): string[] {
  if (folder.shut) return [t("page-guide-goulag")];
  const side = secret<string>(at.seen!, "worker", at.seat) ?? "unseen";
  const passed = Object.values(at.seen!.secrets).find(({ key, value }) => key[0] === "worker" && key[1] !== at.seat && typeof value === "string");
  const who = at.words?.seat(Number(passed?.key[1]), at.game) ?? "";
  const known = passed ? [t("page-guide-goulag-passed", { who, side: String(passed.value) })] : [];
  return [t("page-guide-goulag-side", { side }), ...known, t("page-guide-goulag")];
}

function columns(at: Sitting): Column[] {
  const side = (seat: number): string => secret<string>(at.seen!, "worker", seat) ?? "unseen";
  return [{ name: t("page-end-worker"), of: (seat) => t("page-archive-worker", { side: side(seat) }) }];
}
