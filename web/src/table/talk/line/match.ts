/** Finds in what a player types the statements that it may mean. Pure: all words, in all languages, are given. */
import { kindOf, lexiconOf } from "../../../lib/i18n/lexicon";
import { readStatement, type Told } from "../../../lib/i18n/notation";

type Lists = Record<string, string[]>;

/** The words of a game, as a translator has written them (`typed.toml`): for all games, by statement, and by field and value. */
export interface Typed {
  any: Lists;
  kinds: Lists;
  values: Record<string, Lists>;
}

/** Who is there: what each seat is called, whose words these are, and who spoke last, the latest first. */
export interface Company {
  me: number;
  names: Record<number, readonly string[]>;
  spoke: readonly number[];
}

/** A word or several at a place in the line. */
interface Hit {
  at: number;
  length: number;
}
interface ValueHit extends Hit {
  value: string;
}

/** What a line says, before it is held against statements. */
interface Reading {
  words: string[];
  /** Whether it is a question. */
  asks: boolean;
  kinds: Map<string, Hit[]>;
  values: Map<string, ValueHit[]>;
  /** Seats that are named, with those meant by “I” and “you”. */
  seats: (Hit & { seat: number; named: boolean; about: boolean })[];
  numbers: { role: "round" | "ballot" | "points"; value: number; at: number }[];
  /** For each word whether it says nothing by itself. */
  small: boolean[];
}

/** A word of a name that is no longer than this does not stand for the name. */
const SHORT = 3;
/** So many are offered at most. */
const MOST = 3;
/** The least part of a line's words that a statement accounts for: else it is chat in which such a word comes up. */
const PART = 0.34;
/** So much worse than the best none is offered. */
const WORSE = 2.5;
/** Fields that a line may leave open. */
const OPEN = ["why", "round", "ballot", "year"];
/** A name that is longer than this may have one letter wrong. */
const SPELLED = 5;

/** The best statements of these for a line; none if it is chat. The order of `statements` decides where the line does not. */
export function matches(line: string, game: string, statements: readonly string[], typed: Typed, company: Company): string[] {
  const plain = line.trim().toLowerCase();
  if (statements.includes(plain)) return [plain];
  const told = statements.map((text) => ({ text, told: readStatement(game, text) }));
  const reading = read(line, game, typed, company);
  if (!reading.words.length) return [];
  const found = told.flatMap(({ text, told }, order) => {
    const score = weigh(told, game, typed, reading, company);
    return score === null ? [] : [{ text, score: score - order * 1e-4 }];
  });
  found.sort((one, other) => other.score - one.score);
  return found
    .filter(({ score }) => score > found[0]!.score - WORSE)
    .slice(0, MOST)
    .map(({ text }) => text);
}

/** In small letters, without accents, as words and question marks. */
export function wordsOf(text: string): string[] {
  const folded = text.toLowerCase().replaceAll("ß", "ss").replaceAll("œ", "oe").normalize("NFD").replace(/\p{M}/gu, "");
  return folded.match(/[\p{L}]+|\d+|\?/gu) ?? [];
}

function read(line: string, game: string, typed: Typed, company: Company): Reading {
  const words = wordsOf(line);
  const any = (name: string): Hit[] => hitsOf(typed.any[name] ?? [], words);
  const covers = (hits: Hit[], at: number): boolean => hits.some((hit) => at >= hit.at && at < hit.at + hit.length);
  const nots = any("not");
  const kinds = new Map(Object.entries(typed.kinds).map(([kind, phrases]) => [kind, hitsOf(phrases, words)]));
  const values = new Map(
    Object.entries(typed.values).map(([field, lists]) => {
      const all = Object.entries(lists).flatMap(([value, phrases]) => hitsOf(phrases, words, field === "who").map((hit) => ({ ...hit, value })));
      return [field, flipped(longest(all), Object.keys(lists), nots, words)] as const;
    }),
  );
  const { numbers, free } = numbersIn(words, any("round"), any("ballot"), any("points"), covers);
  const about = any("about");
  const seats: Reading["seats"] = [];
  for (const [seat, names] of Object.entries(company.names)) {
    for (const hit of longest(
      hitsOf(
        names.flatMap((name) => [name, ...wordsOf(name).filter(({ length }) => length > SHORT)]),
        words,
        true,
      ),
    ))
      seats.push({ ...hit, seat: Number(seat), named: true, about: covers(about, hit.at - 1) });
  }
  const factions = values.get("player") ?? [];
  for (const hit of factions) seats.push({ ...hit, seat: lexiconOf(game).seats.indexOf(hit.value) + 1, named: true, about: false });
  const ordinal = any("seat");
  if (!factions.length) {
    for (const at of free) {
      const seat = Number(words[at]);
      const called = covers(ordinal, at - 1);
      if (seat in company.names) seats.push({ at, length: 1, seat, named: true, about: covers(about, at - (called ? 2 : 1)) });
    }
  }
  for (const hit of any("me")) seats.push({ ...hit, seat: company.me, named: false, about: covers(about, hit.at - 1) });
  const named = seats.filter((hit) => hit.named);
  for (const hit of any("you")) {
    const called = named.findLast(({ at }) => at < hit.at)?.seat ?? company.spoke[0];
    if (called) seats.push({ ...hit, seat: called, named: false, about: covers(about, hit.at - 1) });
  }
  const small = [...any("small"), ...any("me"), ...nots, ...ordinal, ...about, ...any("you")];
  return { words, asks: words.includes("?"), kinds, values, seats, numbers, small: words.map((word, at) => word === "?" || covers(small, at)) };
}

/** Where these phrases stand; a star at the end of a word stands for any ending. */
function hitsOf(phrases: readonly string[], words: readonly string[], isName = false): Hit[] {
  return phrases.flatMap((phrase) => {
    const parts =
      phrase === "?"
        ? ["?"]
        : phrase.split(/\s+/).flatMap((part) => wordsOf(part).map((word, n, all) => (part.endsWith("*") && n === all.length - 1 ? `${word}*` : word)));
    if (!parts.length) return [];
    return words.flatMap((_, at) => (parts.every((part, n) => fits(part, words[at + n], isName)) ? [{ at, length: parts.length }] : []));
  });
}

function fits(part: string, word: string | undefined, isName: boolean): boolean {
  if (word === undefined) return false;
  if (part.endsWith("*")) return word.startsWith(part.slice(0, -1));
  return word === part || (isName && part.length > SPELLED && isNear(part, word));
}

/** Whether two words differ by one letter at most. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const rest = (word: string, skip: number): string => word.slice(at + skip);
  return rest(one, 1) === rest(other, 1) || rest(one, 1) === rest(other, 0) || rest(one, 0) === rest(other, 1);
}

/** Of hits that lie over each other those with most words. */
function longest<One extends Hit>(hits: One[]): One[] {
  const meet = (one: Hit, other: Hit): boolean => one.at < other.at + other.length && other.at < one.at + one.length;
  return hits.filter((hit) => !hits.some((other) => other.length > hit.length && meet(hit, other)));
}

/** Of two values the other one where a “not” stands shortly before. */
function flipped(hits: ValueHit[], values: string[], nots: Hit[], words: string[]): ValueHit[] {
  if (values.length !== 2) return hits;
  const near = (hit: Hit): boolean =>
    nots.some(({ at }) => at < hit.at && hit.at - at <= 3) || nots.some(({ at }) => at === hit.at + hit.length && at === words.length - 1);
  return hits.map((hit) => (near(hit) ? { ...hit, value: values.find((value) => value !== hit.value)! } : hit));
}

/** Each number with what it counts, by the word beside it, and the places of those that count nothing. */
function numbersIn(words: string[], rounds: Hit[], ballots: Hit[], points: Hit[], covers: (hits: Hit[], at: number) => boolean) {
  const roles = [
    ["round", rounds],
    ["ballot", ballots],
    ["points", points],
  ] as const;
  const numbers: Reading["numbers"] = [];
  const free: number[] = [];
  words.forEach((word, at) => {
    if (!/^\d+$/.test(word)) return;
    const ending = /^(?:st|nd|rd|th|e|er|eme)$/.test(words[at + 1] ?? "") ? 1 : 0; // the 2nd ballot
    const next = at + 1 + ending;
    const role =
      roles.find(([, hits]) => covers(hits, at - 1))?.[0] ?? roles.find(([, hits]) => covers(hits, next) && !/^\d+$/.test(words[next + 1] ?? ""))?.[0] ?? null;
    if (role) numbers.push({ role, value: Number(word), at });
    else free.push(at);
  });
  return { numbers, free };
}

/** How well a statement fits a line so far. */
interface Fit {
  score: number;
  /** How much of it the line says, besides what sort of statement it is. */
  evidence: number;
  covered: Set<number>;
  /** Where the line says what is claimed: of several seats the nearest is meant. */
  anchor: number | null;
}

function cover({ covered }: Fit, { at, length }: Hit): void {
  for (let n = 0; n < length; n++) covered.add(at + n);
}

/** How well a statement fits; null if it does not. */
function weigh(told: Told, game: string, typed: Typed, reading: Reading, company: Company): number | null {
  const fit: Fit = { score: 0, evidence: 0, covered: new Set(), anchor: null };
  const cue = reading.kinds.get(told.type);
  if (cue && !cue.length) return null;
  cue?.forEach((hit) => cover(fit, hit));
  fit.score += Math.max(0, ...(cue ?? []).map(({ length }) => length));
  const asks = (typed.kinds[told.type] ?? []).includes("?");
  if (reading.asks !== asks && Object.values(typed.kinds).flat().includes("?")) fit.score -= asks ? 0.5 : 2;

  const nouns = kindOf(game, told.type).nouns ?? {};
  const fields = Object.keys(told).filter((field) => field !== "type");
  const seats = fields.filter((field) => nouns[field] === "player");
  const others = fields.filter((field) => !seats.includes(field));
  const fits = others.every((field) => (typeof told[field] === "number" ? weighNumber : weighValue)(fit, field, told, typed, reading));
  if (!fits || !weighSeats(fit, seats, told, reading, company) || (fields.length && !fit.evidence)) return null;

  const counting = (at: number): boolean => !reading.small[at];
  const all = reading.words.filter((_, at) => counting(at)).length;
  const part = all ? [...fit.covered].filter(counting).length / all : 1;
  return part < PART ? null : fit.score + 2 * part;
}

/** Whether the number in this field is what the line says. */
function weighNumber(fit: Fit, field: string, told: Told, _: Typed, reading: Reading): boolean {
  const role = field === "round" || field === "ballot" ? field : "points";
  const said = reading.numbers.filter((number) => number.role === role);
  const numbers = field === "points" && !said.length ? looseNumbers(reading) : said;
  if (!numbers.length) return OPEN.includes(field);
  if (!numbers.some(({ value }) => value === told[field])) return false;
  numbers.forEach(({ at }) => cover(fit, { at, length: 1 }));
  fit.score += 2;
  fit.evidence += 1;
  return true;
}

/** Whether the word in this field is what the line says; where the sort of statement is clear, one of two may be left open. */
function weighValue(fit: Fit, field: string, told: Told, typed: Typed, reading: Reading): boolean {
  const hits = reading.values.get(field) ?? [];
  const fitting = hits.filter(({ value }) => value === told[field]);
  if (fitting.length) {
    fitting.forEach((hit) => cover(fit, hit));
    fit.anchor ??= fitting[0]!.at;
    fit.score += 2 + Math.max(...fitting.map(({ length }) => length)) * 0.5;
    fit.evidence += OPEN.includes(field) ? 0 : 1;
    return true;
  }
  if (hits.length) return false;
  if (OPEN.includes(field)) return true;
  fit.score -= 1.5;
  return told.type in typed.kinds && Object.keys(typed.values[field] ?? {}).length <= 2;
}

/** Whether these are the seats that the line means; where it names none, the one that spoke last. */
function weighSeats(fit: Fit, fields: string[], told: Told, reading: Reading, company: Company): boolean {
  const left = [...reading.seats];
  const near = (hit: Hit): number => (fit.anchor === null ? 0 : hit.at <= fit.anchor ? fit.anchor - hit.at : 2 + hit.at - fit.anchor);
  for (const field of fields) {
    const seat = told[field] as number;
    const marked = left.filter(({ about }) => about);
    const meant = field === "about" && marked.length ? marked : left.filter(({ about }) => !about || fields.length < 2);
    const [fitting] = meant.filter((hit) => hit.seat === seat).sort((one, other) => near(one) - near(other));
    if (fitting) {
      cover(fit, fitting);
      left.splice(left.indexOf(fitting), 1);
      fit.score += Math.max(0.5, 3 - 0.4 * near(fitting)) + (fitting.named ? 0.5 : 0);
      fit.evidence += 1;
    } else {
      const isLast = seat === company.spoke[0] && seat !== company.me && field !== "about";
      if (!isLast || left.some(({ named }) => named)) return false;
      fit.score -= 1;
    }
  }
  return true;
}

/** The numbers that count nothing else, where seats have names. */
function looseNumbers(reading: Reading): Reading["numbers"] {
  const taken = reading.numbers.map(({ at }) => at);
  return reading.words.flatMap((word, at) => (/^\d+$/.test(word) && !taken.includes(at) ? [{ role: "points" as const, value: Number(word), at }] : []));
}
