/** How near a faction stands to winning: its parades and the points it has shown, or in 1986 what it has shown on the politician who has waved most. */
import { t } from "../../lib/i18n/spoken.svelte";
import type { Near } from "../../table/game";
import type { Seen } from "../../table/session/seen";
import { LETTERS } from "./people";
import { editionOf, FACTIONS, menAt, publicOf, type Letter, type Public } from "./public";

/** So many parades win. */
const PARADES = 3;

export function near(seen: Seen, seat: number): Near | null {
  const open = publicOf(seen);
  if (!open?.posts) return null;
  return editionOf(seen.table.options) === 1986 ? by1986(open, seat) : by1988(open, seat);
}

function by1988(open: Public, seat: number): Near {
  const marks = open.track.filter((mark) => mark === FACTIONS[seat - 1]).length;
  const gone = new Set([...menAt(open, "wall"), ...menAt(open, "retired")]);
  const shown = Object.entries(open.declared).reduce((sum, [who, points]) => sum + (gone.has(who) ? 0 : (points[seat - 1] ?? 0)), 0);
  return { sign: "flag", won: marks, of: PARADES, figure: String(shown), says: t("page-kremlin-near", { marks, shown }) };
}

function by1986(open: Public, seat: number): Near | null {
  const first = leader(open);
  if (!first) return null;
  const { who, waves } = first;
  const shown = open.declared[who]?.[seat - 1] ?? 0;
  return { won: 0, of: 0, figure: `${who} ${shown}`, says: t("page-kremlin-near-1986", { who: t(`kremlin-politician-${who}`), waves, shown }) };
}

/** Who has waved most and can still wave; of several, and before anybody has, the Chief. */
function leader(open: Public): { who: Letter; waves: number } | null {
  const waves = (who: string): number => open.track.filter((mark) => mark === who).length;
  const { chief } = open.posts;
  const there = LETTERS.filter((who) => open.men[who] && !["wall", "retired"].includes(open.men[who].place));
  const most = Math.max(0, ...there.map(waves));
  const who = chief && waves(chief) === most ? chief : most ? there.find((each) => waves(each) === most)! : chief;
  return who ? { who, waves: waves(who) } : null;
}
