/** How a game of Politburo stands, for somebody who has been away. */
import { folder } from "../../table/session/folder.svelte";
import type { SeatSession } from "../../table/session/seatSession.svelte";
import { t } from "../../lib/i18n/spoken.svelte";
import type { Standing } from "../../table/game";
import { game } from ".";
import { MINISTRIES, publicOf, signed } from "./public";

export function standing(at: SeatSession): Standing {
  const { round, levels, gensek, influence } = publicOf(at.seen!);
  return {
    where: t("page-politburo-round", { round, rounds: influence.length }),
    facts: MINISTRIES.map((ministry) => [t("politburo-ministry-name", { ministry }), signed(levels[ministry])]),
    of: (seat) => [t("page-politburo-influence", { influence: influence[seat - 1]! }), ...(seat === gensek ? [t("page-politburo-gensek")] : [])].join(" · "),
    // The last line of the guide is about the game, the others are about whoever sits here.
    mine: at.seat === null || folder.shut ? [] : game.guide(at).slice(0, -1),
  };
}
