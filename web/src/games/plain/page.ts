/** The page of a game that has none of its own: made from the protocol alone. */
import { t } from "../../words/spoken.svelte";
import type { GamePage } from "../game";

export const plain: GamePage = {
  banner: "red",
  parts: () => import("./parts"),
  hidden: () => import("./Secrets.svelte"),
  guide: () => [t("page-guide-plain")],
};
