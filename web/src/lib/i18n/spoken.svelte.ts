/** The language the page speaks now. Whatever is shown reads it from here, so it changes at once. */
import { gamePage } from "../../table/games";
import { store, stored } from "../storage";
import { api } from "../../app/api";
import { isComplete, LANGUAGES } from "./languages";
import { learn, lookUp } from "./lexicon";
import { makeWords, Words, type Argument } from "./words";
import LANGUAGE_FILES from "virtual:texts";

/** What is said everywhere. */
const COMMON = ["common", "page", "page_posters"];
/** What is said in some places only. */
export type Leaf =
  | "account"
  | "page_account"
  | "problems"
  | "report"
  | "record"
  | "refusals"
  | `refusals_${string}`
  | "table"
  | "charts"
  | "calls"
  | "page_calls"
  | "page_home"
  | "page_lite"
  | "page_me"
  | "page_one_table"
  | "page_others"
  | "page_privacy"
  | "page_company"
  | "page_floor"
  | "page_table"
  | "page_menu"
  | "page_plain"
  | "page_archive"
  | "page_beliefs"
  | "page_pravda"
  | "page_social"
  | "page_speech"
  | "page_sound"
  | "page_sofa"
  | "page_whatif"
  | "page_stage"
  | "page_mail"
  | "page_talk"
  | "page_role"
  | `page_stage_${string}`
  | "page_levels"
  | "page_comrades"
  | "page_lines"
  | "page_why"
  | "why"
  | "page_claims"
  | `page_${string}_orders`
  | "page_said"
  | "lesson"
  | `lesson_${string}`;

const texts = new Map<string, string>();

async function load(lang: string, file: string): Promise<string> {
  const key = `${lang}/${file}`;
  if (!texts.has(key)) {
    const found = (await LANGUAGE_FILES[lang]?.())?.[file] ?? "";
    texts.set(key, typeof found === "string" ? found : await found());
  }
  return texts.get(key)!;
}

/** Of a game that came without a page the server has the words; if it has none, it goes without. */
async function served(lang: string, game: string): Promise<string> {
  const key = `${lang} ${game}`;
  if (!texts.has(key)) {
    const { fluent, lexicon } = await api.words(game, lang).catch(() => ({ fluent: "", lexicon: undefined }));
    if (lexicon) learn(game, lexicon);
    texts.set(key, fluent);
  }
  return texts.get(key)!;
}

/** The files with the words of this game; null: the server is asked for them. */
function filesOf(game: string, options: Record<string, string> | null): string[] | null {
  const { words, late, cards } = gamePage(game);
  if (!words || !late) return words ?? null;
  const played = !options || (cards?.(options) ?? true);
  return [...words, ...(played ? late.cards : []), ...(options ? [] : late.rest)];
}

class Spoken {
  lang = $state("en");
  words = $state.raw<Words | null>(null);
  /** Whether the sentences of refusals could not be fetched. */
  private unsaid = $state(false);
  /** By game, the files of its words that are at hand; null: the server has them. */
  private games = new Map<string, Set<string> | null>();
  private leaves = new Set<Leaf>();
  private wanted = "en";
  /** One change after the other: whoever waits for the last has the words of all before it. */
  private changes: Promise<void> = Promise.resolve();

  /** Speak this language from now on; what it needs is fetched first, so that nothing is half translated. */
  speak(lang: string): Promise<void> {
    this.wanted = lang;
    this.changes = this.changes.catch(() => {}).then(() => this.change(lang));
    return this.changes;
  }

  /** Have the words of these games at hand too. */
  of(...games: string[]): Promise<void> {
    return this.know(games, null);
  }

  /** Have the words at hand that a running table of this game with these options speaks. */
  at(game: string, options: Record<string, string>): Promise<void> {
    return this.know([game], options);
  }

  private know(games: string[], options: Record<string, string> | null): Promise<void> {
    let more = false;
    for (const game of games) {
      const files = filesOf(game, options);
      const known = this.games.get(game);
      if (files ? files.every((file) => known?.has(file)) : known === null) continue;
      this.games.set(game, files && new Set([...(known ?? []), ...files]));
      more = true;
    }
    return more ? this.speak(this.wanted) : this.changes.catch(() => this.speak(this.wanted));
  }

  /** Have the words of this place at hand too. */
  with(...leaves: Leaf[]): Promise<void> {
    if (leaves.every((leaf) => this.leaves.has(leaf))) return this.changes.catch(() => this.speak(this.wanted));
    leaves.forEach((leaf) => this.leaves.add(leaf));
    return this.speak(this.wanted);
  }

  /** Fetch something together with the words it is shown in. */
  async before<Part>(load: () => Promise<Part>, ...leaves: Leaf[]): Promise<Part> {
    const [part] = await Promise.all([load(), this.with(...leaves)]);
    return part;
  }

  /** Whether the sentence of this refusal is on its way: refusals are fetched with the first of them. */
  awaits(refusal: string): boolean {
    const leaves: Leaf[] = ["refusals", `refusals_${refusal.split("-")[0]}`];
    if (this.unsaid || leaves.every((leaf) => texts.has(`${this.lang}/${leaf}`))) return false;
    this.with(...leaves).catch(() => (this.unsaid = true));
    return true;
  }

  /** Have at hand what these games are called. Ours are named on their posters. */
  named(...games: string[]): Promise<void> {
    return this.of(...games.filter((game) => !gamePage(game).words));
  }

  private async change(lang: string): Promise<void> {
    const read = (lang: string): Promise<string[]> =>
      Promise.all([
        ...[...COMMON, ...this.leaves].map((file) => load(lang, file)),
        ...[...this.games].flatMap(([game, files]) => (files ? [...files].map((file) => load(lang, file)) : [served(lang, game)])),
      ]);
    const english = isComplete(lang) ? null : makeWords("en", await read("en"));
    const [texts] = await Promise.all([read(lang), ...[...this.games.keys()].map(lookUp)]);
    const words = makeWords(lang, texts, english);
    this.lang = lang;
    this.words = words;
    document.documentElement.lang = lang;
    store("lang", lang);
  }
}

export const spoken = new Spoken();
Words.awaits = (refusal) => spoken.awaits(refusal);

/** A message of the page. */
export const t = (id: string, args: Record<string, Argument> = {}): string => spoken.words?.say(id, args) ?? "";

/** What was chosen here before, or what the browser speaks; half translated is for those who ask for it. */
export function firstLanguage(): string {
  if (LANGUAGES.some(({ lang }) => lang === stored("lang"))) return stored("lang");
  return navigator.languages.flatMap((lang) => [lang, lang.split("-")[0]!]).find(isComplete) ?? "en";
}
