/** What the question means to this seat, as the game tells it: values to be put into words. */
import type { BriefInfo, OfferInfo } from "../protocol";
import type { Told } from "../words/notation";
import { folder } from "./folder.svelte";
import type { Sitting } from "./sitting.svelte";

/** It tells of secrets, so a shut folder takes it in. */
export const briefOf = (at: Sitting): BriefInfo | null => (folder.shut ? null : (at.seen?.question?.brief ?? null));

/** The sealed answer this seat has given, for its own eyes too. */
export const sealedBy = (at: Sitting): string | null => (folder.shut ? null : (at.seen?.question?.answer ?? null));

/** One line of it in words. */
export const said = (at: Sitting, line: unknown): string => (line ? (at.words?.brief(at.game, line as Told) ?? "") : "");

/** What it says of this answer, where it says something. */
export const offerOf = (at: Sitting, text: string): OfferInfo | undefined => briefOf(at)?.offers?.find((offer) => offer.action === text);
