/** What can be said in Kremlin (16.1): to whom, about whom, and how many points. */
import type { Told } from "../../../lib/i18n/notation";
import type { Seen } from "../../../table/session/seen";
import { answerable, answers } from "../../social/talk";
import type { Fill } from "../../social/statements";
import { FACTIONS, publicOf } from "../public";

const FAVOURS = ["spare", "promote", "acquit"];
const HARMS = ["purge", "accuse", "seize"];
const MOST = 10;

const factionOf = (seat: number): string => FACTIONS[seat - 1]!;
/** Whom a statement is about, if that seat can deny it. */
const deniable = ({ type, player }: Told): number | null => (type === "Reproach" || type === "Contradict" ? Number(player) : null);

/** The promises and threats of others that public events have shown to be broken. */
function broken(seen: Seen, me: number): { player: string; deed: string; who: string }[] {
  const said = seen.events.filter(({ type }) => type === "Said");
  return said.flatMap((event, number) => {
    if (seen.judged[number] !== "broken" || event.seat === me) return [];
    const { deed, who } = event.statement as Told;
    return [{ player: factionOf(Number(event.seat)), deed: String(deed), who: String(who) }];
  });
}

export function fillFrom(seen: Seen, me: number): Fill {
  const open = publicOf(seen)!;
  const others = seen.table.seats.map((_, index) => index + 1).filter((seat) => seat !== me);
  const people = Object.keys(open.men);
  const inOffice = Object.values(open.posts).filter((who) => who !== null);
  const men = [...inOffice, ...people.filter((who) => !inOffice.includes(who as never))];
  const [words, answer] = [broken(seen, me), answerable(seen, me, deniable, ({ player }) => Number(player))];
  return (kind, field, draft) => {
    const shared = answers(answer, kind, field, me, FACTIONS.indexOf(String(draft.player)) + 1);
    if (shared) return field === "player" ? shared.map(factionOf) : shared;
    if (kind === "Reproach") {
      const fitting = words.filter((word) => Object.entries(draft).every(([name, value]) => word[name as keyof typeof word] === value));
      return [...new Set(fitting.map((word) => word[field as keyof typeof word]))];
    }
    if (field === "player") return others.map(factionOf);
    if (field === "deed") return kind === "Promise" ? FAVOURS : kind === "Threaten" ? HARMS : [...FAVOURS, ...HARMS];
    return field === "points" ? Array.from({ length: MOST + 1 }, (_, index) => MOST - index) : men;
  };
}
