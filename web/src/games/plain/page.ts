/** The page of a game that has none of its own: made from the protocol alone. */
import { t } from "../../lib/i18n/spoken.svelte";
import type { GamePage } from "../../table/game";

export const plain: GamePage = {
  poster: () => import("./Poster.svelte"),
  banner: "red",
  parts: () => import("./parts"),
  hidden: () => import("./Secrets.svelte"),
  guide: () => [t("page-guide-plain")],
};
