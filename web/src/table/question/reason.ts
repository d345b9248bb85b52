/** The reason for an advised answer, from the brief. */
import type { Told } from "../../lib/i18n/notation";
import { t } from "../../lib/i18n/spoken.svelte";
import type { SeatSession } from "../session/seatSession.svelte";
import { briefOf, consequence, said } from "./brief";

/** Why one would answer so, in a sentence: what it leads to, and what comes without it. */
export function reasonFor(at: SeatSession, text: string): string {
  const stake = ((briefOf(at)?.stake as Told[] | undefined) ?? []).map((line) => said(at, line)).join(" ");
  const leads = consequence(at, text);
  if (!leads || text === "pass") return stake;
  return stake ? t("page-why-otherwise", { leads, stake }) : leads;
}
