/** What nobody has words for can be read all the same, but of what is kept here it is a mistake. */
import { learn, type Lexicon } from "../src/lib/i18n/lexicon";
import { Words } from "../src/lib/i18n/words";

export const readable = Words.unsaid;

Words.unsaid = (id) => {
  throw new Error(`no message ${id}`);
};

/** What a page fetches with its parts is there from the beginning: `places.test.ts` sees to it that they fetch it. */
export const LEXICONS = import.meta.glob<Lexicon>("../src/games/*/lexicon.json", { import: "default", eager: true });
for (const [file, lexicon] of Object.entries(LEXICONS)) learn(file.split("/").at(-2)!, lexicon);
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/svelte");
  configure({ asyncUtilTimeout: 20_000 }); // parts are fetched, and a slow machine is no mistake of the page's
  await import("../src/games"); // every test finds the games registered
  const { spoken } = await import("../src/lib/i18n/spoken.svelte");
  await spoken.with("table", "refusals", "page_home", "page_talk", "page_table", "page_menu", "page_plain", "page_archive", "page_sound", "page_why", "why");
}
