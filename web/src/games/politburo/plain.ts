/** What is played at a table of Politburo, in plain sentences. */
import { t } from "../../lib/i18n/spoken.svelte";

export const plain = (options: Record<string, string>): string[] => [
  t("page-guide-politburo"),
  t("page-plain-politburo-track", { track: options.track ?? "clamped" }),
  t("page-plain-politburo-ending", { victory: options.victory ?? "alone", goals: options.goals ?? "even" }),
];
