/** What is played at a table of Kremlin, in plain sentences. */
import { t } from "../../lib/i18n/spoken.svelte";
import { editionOf } from "./public";

/** What an option adds, where it has this value. */
const ADDS: [option: string, value: string, says: () => string][] = [
  ["strengths", "on", () => t("page-plain-kremlin-strengths")],
  ["growth", "on", () => t("page-plain-kremlin-growth")],
  ["intrigue", "on", () => t("page-plain-kremlin-intrigue")],
  ["cards", "on", () => t("page-plain-kremlin-cards")],
  ["president", "on", () => t("page-plain-kremlin-president")],
  ["influence_nestor", "on", () => t("page-plain-kremlin-nestor")],
  ["purge_limit", "none", () => t("page-plain-kremlin-purges")],
  ["tie_arbiter", "on", () => t("page-plain-kremlin-ties")],
  ["joint_win", "on", () => t("page-plain-kremlin-joint")],
];

export function plain(options: Record<string, string>): string[] {
  const added = ADDS.flatMap(([option, value, says]) => (options[option] === value ? [says()] : []));
  return [t("page-guide-kremlin-win", { edition: editionOf(options) }), ...(added.length ? added : [t("page-plain-kremlin-none")])];
}
