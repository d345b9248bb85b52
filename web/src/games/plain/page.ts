/** The page of a game that has none of its own: made from the protocol alone. */
import { spoken, t } from "../../lib/i18n/spoken.svelte";
import type { GamePage } from "../../table/game";

export const plain: GamePage = {
  poster: () => import("./Poster.svelte"),
  banner: "red",
  parts: () => spoken.before(() => import("./parts"), "page_plain"),
  hidden: () => spoken.before(() => import("./Secrets.svelte"), "page_plain"),
  guide: () => [t("page-guide-plain")],
};
