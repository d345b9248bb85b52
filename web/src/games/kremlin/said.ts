/** What the statements of Kremlin (16.1) say of whom, for the sheet of all that was said. */
import { t } from "../../lib/i18n/spoken.svelte";
import type { GameSaid } from "../../table/game";
import type { Told } from "../../lib/i18n/notation";
import { FACTIONS } from "./public";

/** The kinds of statement that have a sign. */
const DRAWN = ["Promise", "Threaten", "Thank", "Believe", "Deny"];

export const said: GameSaid = {
  read({ type, player, points, who }: Told, by, at) {
    const about = typeof player === "number" ? player : FACTIONS.indexOf(String(player)) + 1;
    const says = (of: number, label: string) => ({ about: of, label, sure: true });
    if (type === "Boast") return says(by, `${at.words?.name(at.game, "who", String(who)) ?? who}: ${points}`);
    const word = { Promise: "promise", Threaten: "threat", Thank: "thanks", Believe: "disbelieved", Deny: "denied", Request: "request", Reproach: "broken" }[
      type
    ];
    return word && about ? { ...says(about, t("page-said-word", { word })), drawn: DRAWN.includes(type) } : null;
  },
  numbered: ({ year }) => Number(year),
  asks: (by, _about, against) => (against !== null ? [`otherwise ${FACTIONS[by - 1]} ${against}`] : []),
};
