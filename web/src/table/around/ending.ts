/** The poster on the last day, with its words. */
import { spoken } from "../../lib/i18n/spoken.svelte";
import { Later } from "../../lib/later.svelte";

const ending = new Later(() => spoken.before(() => import("./Ending.svelte"), "page_archive"));

export { ending };
