/** What the question means to this seat, as the game tells it: values to be put into words. */
import type { BriefInfo, OfferInfo } from "../../app/protocol";
import type { Told } from "../../lib/i18n/notation";
import { folder } from "../session/folder.svelte";
import type { SeatSession } from "../session/seatSession.svelte";

/** It tells of secrets, so a shut folder takes it in. */
export const briefOf = (at: SeatSession): BriefInfo | null => (folder.shut ? null : (at.seen?.question?.brief ?? null));

/** The sealed answer this seat has given, for its own eyes too. */
export const sealedBy = (at: SeatSession): string | null => (folder.shut ? null : (at.seen?.question?.answer ?? null));

/** One line of it in words. */
export const said = (at: SeatSession, line: unknown): string => (line ? (at.words?.brief(at.game, line as Told) ?? "") : "");

/** What it says of this answer, where it says something. */
export const offerOf = (at: SeatSession, text: string): OfferInfo | undefined => briefOf(at)?.offers?.find((offer) => offer.action === text);

/** What an answer of this kind costs, in words; empty: nothing is said of it. */
export const costOf = (at: SeatSession, kind: string): string => said(at, briefOf(at)?.costs?.find((cost) => cost.kind === kind)?.line);

/** What an answer leads to and what it costs, as its button says it. */
export function consequence(at: SeatSession, text: string, leads = said(at, offerOf(at, text)?.leads_to)): string {
  return [leads, costOf(at, at.choice(text).action.type)].filter(Boolean).join(" · ");
}
