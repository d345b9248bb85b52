/** A round as its picture needs it, from what everybody was told. */
import type { Beat } from "../../../table/stage/beat";
import type { Told } from "../../../lib/i18n/notation";
import { dugBy, publicOf, roundsOf, type Card } from "../public";

export interface Drawn {
  number: number;
  rounds: number;
  commissar: number;
  builders: [number, number];
  supervisor: number;
  /** Whom he made exchange. */
  supervised: number | null;
  /** By step of the canal, the round that dug it, as it was before the cards were shown. */
  dug: number[];
  /** The cards as they are turned; none before that. */
  faces: [Card, Card] | null;
}

export function roundOf(beat: Beat): Drawn {
  const told = [...beat.after.events.slice(0, beat.first), ...beat.events];
  const last = (type: string): Told => told.findLast((event) => event.type === type)!;
  const [named, supervised] = [last("Named"), last("Supervised")];
  const shown = beat.events.find(({ type }) => type === "Shown");
  const { round, history, canal } = publicOf(beat.before);
  return {
    number: round,
    rounds: roundsOf(beat.after),
    commissar: Number(named.commissar),
    builders: named.builders as [number, number],
    supervisor: Number(named.supervisor),
    supervised: supervised.builder as number | null,
    dug: dugBy(history, canal),
    faces: shown ? facesOf(Number(shown.work), round) : null,
  };
}

/** Of one Work card nobody can say where it lies: it takes turns, and who played it has no part in that. */
export function facesOf(work: number, round: number): [Card, Card] {
  if (work !== 1) return work ? ["work", "work"] : ["strike", "strike"];
  return round % 2 ? ["strike", "work"] : ["work", "strike"];
}
