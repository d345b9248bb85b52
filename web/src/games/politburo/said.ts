/** What the statements of Politburo (7.1) say of whom, for the sheet of all that was said. */
import { t } from "../../lib/i18n/spoken.svelte";
import type { GameSaid } from "../../table/game";
import type { Told } from "../../lib/i18n/notation";

export const said: GameSaid = {
  read({ type, seat, ministry, way, side }: Told, by) {
    const says = (about: number, label: string) => ({ about, label, sure: true });
    const word = (one: string): string => t("page-said-word", { word: one });
    const sign = (about: number, one: string) => ({ ...says(about, word(one)), drawn: true });
    const aim = `${t("page-politburo-word", { word: String(ministry) })} ${way === "up" ? "▲" : "▼"}`;
    if (type === "Accuse") return sign(Number(seat), "deviant");
    if (type === "Pact") return sign(Number(seat), "pact");
    if (type === "Want") return says(by, aim);
    if (type === "Ascribe") return says(Number(seat), aim);
    if (type === "ClaimBallot") return says(by, t("page-politburo-word", { word: String(side) }));
    if (type === "NotLooked") return says(by, word("unseen"));
    if (type === "Promise") return sign(Number(seat), "promise");
    if (type === "Threaten") return sign(Number(seat), "threat");
    if (type === "Believe") return sign(Number(seat), "disbelieved");
    if (type === "Deny") return sign(Number(seat), "denied");
    return null;
  },
  asks: (by, _about, against) => (against !== null ? [`otherwise ${by} ${against}`] : []),
};
