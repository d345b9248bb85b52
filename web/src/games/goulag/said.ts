/** What the statements of Goulag (5.1) say of whom, for the sheet of all that was said. */
import { t } from "../../lib/i18n/spoken.svelte";
import type { GameSaid } from "../../table/game";
import type { Told } from "../../lib/i18n/notation";

export const said: GameSaid = {
  read({ type, seat, side, why, card, reason }: Told, by) {
    const says = (about: number, word: string) => ({ about, label: t("page-said-word", { word }), sure: true, drawn: true });
    if (type === "Claim") return { ...says(Number(seat), String(side)), sure: why !== "inferred" };
    if (type === "ClaimPlay") return says(by, String(card));
    if (type === "Exchanged") return says(Number(seat), "exchanged");
    if (type === "Explain") return reason === "loyal" || reason === "disloyal" ? { ...says(Number(seat), reason), sure: false } : null;
    if (type === "Promise") return says(Number(seat), "promise");
    if (type === "Threaten") return says(Number(seat), "threat");
    if (type === "Believe") return says(Number(seat), "disbelieved");
    if (type === "Deny") return says(Number(seat), "denied");
    return null;
  },
  asks: (by, about, against) => [...(against !== null ? [`otherwise ${by} ${against}`] : []), ...(by === about ? [] : [`ask ${by} about ${about}`])],
};
