/** What people are called. */
import { t } from "../words/spoken.svelte";

/** What the server calls whoever gave no name. */
export const UNNAMED = "?";

/** As each reader calls a newcomer, whatever language he came in with. */
export const named = (name: string): string => (name === UNNAMED ? t("page-newcomer") : name);
