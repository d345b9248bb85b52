/** The languages there are: those whose folders were there when the page was made. See `presidium/text/languages.py`. */
import { makeWords } from "./words";

const ABOUT = import.meta.glob<string>("../../../../src/presidium/text/*/language.ftl", { query: "?raw", import: "default", eager: true });

export interface Language {
  lang: string;
  /** What it calls itself. */
  name: string;
  /** Whether nothing is missing; otherwise English is fetched with it. */
  complete: boolean;
}

const first = (lang: string, complete: boolean): number => (lang === "en" ? 0 : complete ? 1 : 2);

/** English, then the others that are complete, then those that are on their way. */
export const LANGUAGES: readonly Language[] = Object.entries(ABOUT)
  .map(([file, text]) => {
    const lang = file.split("/").at(-2)!;
    const about = makeWords(lang, [text]);
    return { lang, name: about.say("language-name"), complete: about.has("language-complete") };
  })
  .sort((a, b) => first(a.lang, a.complete) - first(b.lang, b.complete) || (a.lang < b.lang ? -1 : 1));

export const isComplete = (lang: string): boolean => LANGUAGES.some((each) => each.lang === lang && each.complete);
