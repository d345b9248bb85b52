/** What is played at a table of Goulag, in plain sentences. */
import { t } from "../../lib/i18n/spoken.svelte";

export const plain = (options: Record<string, string>): string[] => [
  t("page-guide-goulag"),
  t("page-plain-goulag-win"),
  t("page-plain-goulag-card", { own: options.own_card ?? "seen" }),
];
