/** How a game of Goulag stands, for somebody who has been away. */
import { folder } from "../../table/session/folder.svelte";
import type { SeatSession } from "../../table/session/seatSession.svelte";
import { t } from "../../lib/i18n/spoken.svelte";
import type { Standing } from "../../table/game";
import { game } from ".";
import { publicOf, roundsOf } from "./public";

export function standing(at: SeatSession): Standing {
  const open = publicOf(at.seen!);
  const { commissar, builders, supervisor, history, round, canal } = open;
  const last = history.at(-1);
  const roles = (seat: number): string[] => [
    ...(seat === commissar ? [t("page-goulag-commissar")] : []),
    ...(builders?.includes(seat) ? [t("page-goulag-builder", { card: "unknown" })] : []),
    ...(seat === supervisor ? [t("page-goulag-supervisor")] : []),
    ...(open.before?.includes(seat) ? [t("page-goulag-served")] : []),
  ];
  return {
    where: t("page-goulag-round", { round, rounds: roundsOf(at.seen!), canal }),
    facts: last ? [[t("page-goulag-column", { column: "work" }), t("page-goulag-last", { round: last.number, work: last.work })]] : [],
    of: (seat) => roles(seat).join(" · "),
    // The last line of the guide is about the game, the others are about whoever sits here.
    mine: at.seat === null || folder.shut ? [] : game.guide(at).slice(0, -1),
  };
}
