/** How a game of Kremlin stands, for somebody who has been away. */
import type { SeatSession } from "../../table/session/seatSession.svelte";
import { t } from "../../lib/i18n/spoken.svelte";
import type { Standing } from "../../table/game";
import { game } from ".";
import { heldOn } from "./board/held";
import { LETTERS } from "./people";
import { ageOf, FACTIONS, menAt, POSTS, publicOf, type Letter, type Public, type Seat } from "./public";

/** Of one's own sheet so many are named. */
const NAMED = 4;

const nameOf = (who: Letter): string => t(`kremlin-politician-${who}`);

/** The posts whose holders this seat speaks for. */
function heldBy(at: SeatSession, open: Public, seat: Seat): string[] {
  const posts = POSTS.filter((post) => open.control[open.posts[post] ?? ""] === seat).map((post) => t(`kremlin-place-${post}`));
  return posts.length ? [t("page-opening-kremlin-holds", { posts: at.words!.listing(posts) })] : [];
}

/** Who presides, how old, and who speaks there. */
function chief(at: SeatSession, open: Public): string {
  const who = open.posts.chief;
  if (!who) return t("page-kremlin-vacant");
  const master = open.control[who];
  return t("page-opening-kremlin-chief", {
    name: nameOf(who),
    age: ageOf(who, open.men[who]!),
    held: master ? "yes" : "no",
    who: master ? at.words!.seat(master, at.game) : "",
  });
}

/** What stands on the track: a faction's marks are told of its seat, those of a politician here. */
function waves(open: Public): string {
  const men = open.track.filter((mark): mark is string => LETTERS.includes(mark ?? ""));
  return [...new Set(men)].map((who) => t("page-opening-kremlin-waved", { name: nameOf(who), count: men.filter((other) => other === who).length })).join(", ");
}

function mine(at: SeatSession, open: Public): string[] {
  const held = LETTERS.map((who) => ({ who, held: heldOn(at, who) })).flatMap(({ who, held }) => (held ? [{ who, ...held }] : []));
  if (!held.length) return [];
  const total = (of: "points" | "declared" | "left"): number => held.reduce((sum, each) => sum + each[of], 0);
  const alive = held.filter(({ who }) => !["wall", "retired"].includes(open.men[who]!.place)).sort((one, other) => other.points - one.points);
  return [
    t("page-kremlin-written", { points: total("points"), declared: total("declared"), left: total("left") }),
    ...(alive.length
      ? [t("page-opening-kremlin-best", { names: at.words!.listing(alive.slice(0, NAMED).map(({ who, points }) => `${nameOf(who)} ${points}`)) })]
      : []),
  ];
}

export function standing(at: SeatSession): Standing {
  const open = publicOf(at.seen)!;
  const marks = (seat: Seat): number => open.track.filter((mark) => mark === FACTIONS[seat - 1]).length;
  const parades = open.track.some((mark) => FACTIONS.includes(mark ?? ""));
  const waved = waves(open);
  return {
    where: game.moment!(at) || t("page-kremlin-before"),
    facts: [
      [t("kremlin-place-chief"), chief(at, open)],
      ...(waved ? [[t("page-kremlin-track"), waved] as [string, string]] : []),
      ...(["siberia", "wall"] as const).map((place): [string, string] => [t(`kremlin-place-${place}`), String(menAt(open, place).length)]),
    ],
    of: (seat) => [...(parades ? [t("page-opening-kremlin-marks", { count: marks(seat) })] : []), ...heldBy(at, open, seat)].join(" · "),
    mine: mine(at, open),
  };
}
