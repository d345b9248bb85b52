/** Sentences from the same Fluent files as the server's, by the same rules: see `presidium/text/words.py`. */
import { FluentBundle, FluentResource, FluentType } from "@fluent/bundle";
import { calledNow, kindOf, lexiconOf } from "./lexicon";
import type { Told } from "./notation";
import { NOUNS } from "../../app/limits";
import type { Why } from "../../app/protocol";

export type Argument = string | number;
type Args = Record<string, Argument>;

/** What a seat is called where it is not called by its number or faction. */
export type Names = Record<number, string>;

/** A number below nought, with the minus of print: a sentence is not typed. Nothing is counted by it. */
class Below extends FluentType<number> {
  override toString(): string {
    return `−${-this.value}`;
  }
}

const figures = (args: Args): Record<string, Argument | Below> =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, typeof value === "number" && value < 0 ? new Below(value) : value]));

export class Words {
  /** Whether the sentence of this refusal is still being fetched; set by whatever fetches it. */
  static awaits: (refusal: string) => boolean = () => false;

  constructor(
    readonly lang: string,
    private readonly bundle: FluentBundle,
    readonly you: number | null = null,
    readonly names: Names = {},
    /** Where a message is looked for that this language lacks. */
    private readonly otherwise: Words | null = null,
  ) {}

  /** The same words for another reader. */
  for(you: number | null, names: Names): Words {
    return new Words(this.lang, this.bundle, you, names, this.otherwise);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id) || (this.otherwise?.has(id) ?? false);
  }

  /** What nobody has words for, as it can be read all the same: `toy-moved` is “toy moved (to 3)”. */
  static unsaid(id: string, args: Args): string {
    const told = Object.keys(args)
      .filter((name) => !/-(id|count|you)$/.test(name))
      .map((name) => `${name} ${args[name]}`)
      .join(", ");
    return id.replace(/[-_]/g, " ") + (told && ` (${told})`);
  }

  say(id: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return this.otherwise?.say(id, args) ?? Words.unsaid(id, args);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, figures(args), errors);
    if (errors.length) console.error(`${id}: ${errors[0]?.message}`);
    return text;
  }

  /** The message if there is one; a game may come without its words, and then something else has to do. */
  or(otherwise: string | (() => string), id: string, args: Args = {}): string {
    if (this.has(id)) return this.say(id, args);
    return typeof otherwise === "string" ? otherwise : otherwise();
  }

  /** What a game is called. */
  game(game: string): string {
    return this.or(plainly(game), `${game}-title`);
  }

  seat(seat: number, game: string): string {
    if (seat === 0) return this.say("chance");
    const own = seat === this.you ? `${game}-your-player` : `${game}-player`;
    if (this.has(own)) return this.say(own, { id: seat });
    const name = this.names[seat];
    if (name) return this.say(seat === this.you ? "page-your-name" : "page-name", { name });
    return this.say(seat === this.you ? "your-seat" : "seat", { number: seat });
  }

  /** Whether the game has names of its own for the seats. */
  renames(game: string): boolean {
    return this.has(`${game}-player`);
  }

  name(game: string, noun: string, id: Argument): string {
    if (noun === "player") return this.seat(Number(id), game);
    const own = `${game}-${noun}`;
    if (this.has(own)) return this.say(own, { id });
    return this.has(`${own}-${id}`) ? this.say(`${own}-${id}`) : String(id);
  }

  listing(items: string[]): string {
    if (!items.length) return this.say("nobody");
    const last = items.at(-1)!;
    return items.length === 1 ? last : this.say("listing", { some: items.slice(0, -1).join(", "), last });
  }

  /** An event, an action or a statement. */
  tell(game: string, told: Told): string {
    return sentence(this.told(game, told));
  }

  /** A statement as it was said: whoever reads it goes by their name there, without "(you)". */
  quote(game: string, statement: Told): string {
    return this.for(null, this.names).tell(game, statement);
  }

  /** Whether there are words for it. */
  tells(game: string, told: Told): boolean {
    return this.has(this.idOf(game, told));
  }

  /** What a step asks. */
  question(game: string, step: Told): string {
    const type = calledNow(game, step.type);
    const id = `${game}-ask-${kebab(type)}`;
    return this.has(id) ? sentence(this.put(id, game, step)) : plainly(type);
  }

  /** What a step is about, for those who wait for others; empty where a game has no words for it. */
  matter(game: string, step: Told): string {
    const id = `page-${game}-matter`;
    if (!this.has(id)) return "";
    const about = Array.isArray(step.about) ? step.about.map((who) => this.name(game, "who", String(who))) : [];
    return this.say(id, { step: kebab(calledNow(game, step.type)), count: about.length, who: this.listing(about) });
  }

  /** What a card has brought about, as long as it lasts. */
  lasting(game: string, effect: Told): string {
    return sentence(this.put(`${game}-effect-${kebab(effect.type)}`, game, effect));
  }

  /** One thing a brief says. */
  brief(game: string, line: Told): string {
    const id = `${game}-brief-${kebab(line.type)}`;
    return this.has(id) ? sentence(this.put(id, game, line)) : plainly(line.type);
  }

  /** Why something is refused; empty while the sentence is being fetched. */
  refusal(why: Why): string {
    const id = `refused-${why.id}`;
    if (!this.has(id) && Words.awaits(why.id)) return "";
    if (!this.has(id)) return this.say("refused-unknown-reason", { reason: why.id });
    const game = why.id.split("-")[0]!;
    const args: Args = {};
    for (const [name, argument] of Object.entries(why.args)) {
      args[`${name}-id`] = argument;
      args[name] = NOUNS.includes(name) ? this.name(game, name, argument) : argument;
    }
    return sentence(this.say(id, args));
  }

  option(game: string, name: string, value?: string): string {
    const id = [game, "option", name, value].filter(Boolean).join("-").replaceAll(" ", "_");
    return this.or(value ?? plainly(name), id);
  }

  /** What one of the numbers that decided a game counts. */
  number(game: string, name: string): string {
    return this.or(plainly(name), `page-number-${game}-${name}`);
  }

  ending(game: string, outcome: Told): string {
    const args = this.outcome(game, outcome);
    const common = (): string => this.or(() => this.say("page-ending", { winners: args.winners! }), `${game}-ending`, args);
    return sentence(this.or(common, `${game}-ending-${outcome.who}`, args));
  }

  private told(game: string, told: Told): string {
    return told.type === "Unknown" ? String(told.text) : this.put(this.idOf(game, told), game, told);
  }

  /** A game may word the core's own values in its own way. */
  private idOf(game: string, told: Told): string {
    const name = kebab(calledNow(game, told.type));
    const own = `${game}-${name}`;
    return kindOf(game, told.type).core && !this.has(own) ? name : own;
  }

  private put(id: string, game: string, told: Told): string {
    const nouns = kindOf(game, told.type).nouns ?? {};
    const args: Args = {};
    for (const [field, part] of Object.entries(told)) {
      if (field === "type") continue;
      if (isTold(part)) {
        if (part.type === "Outcome") Object.assign(args, this.outcome(game, part), { ending: this.ending(game, part) });
        else if (isAction(game, part.type)) Object.assign(args, this.inner(game, field, part));
      } else {
        args[field] = this.argument(game, `${id}-${field}`, nouns[field] ?? "", part);
        args[`${field}-id`] = bare(part);
        if (Array.isArray(part)) args[`${field}-count`] = part.length;
        else if (nouns[field] === "player") args[`${field}-you`] = this.you !== null && part === this.you ? "yes" : "no";
      }
    }
    return this.say(id, args);
  }

  /** Whatever stands in a field, readably, by what it is said to hold. */
  fact(game: string, noun: string, part: unknown): string {
    if (Array.isArray(part)) return part.length ? part.map((each) => this.fact(game, noun, each)).join(", ") : "–";
    if (isTold(part)) return this.told(game, part);
    if (typeof part === "object" && part !== null) {
      return (
        Object.entries(part)
          .map(([key, each]) => `${key} ${this.fact(game, noun, each)}`)
          .join(", ") || "–"
      );
    }
    if (part === null || (noun === "player" && part === 0)) return "–";
    if (typeof part === "boolean") return part ? "✓" : "✗";
    return noun ? this.name(game, noun, part as Argument) : String(part);
  }

  private inner(game: string, field: string, action: Told): Args {
    return { [field]: this.told(game, action), [`${field}-id`]: kebab(action.type), [`${field}-text`]: this.printed(game, action) };
  }

  /** The text printed on the card this action names; empty if it names none that has a text. */
  private printed(game: string, action: Told): string {
    const ids = Object.entries(kindOf(game, action.type).nouns ?? {}).map(([field, noun]) => `${game}-${noun}-${String(action[field])}-text`);
    const id = ids.find((each) => this.has(each));
    return id ? this.say(id) : "";
  }

  private outcome(game: string, outcome: Told): Args {
    const rule = String(outcome.rule);
    return {
      who: String(outcome.who),
      rule,
      "rule-id": rule.replace(/^.* /, "rule-").replaceAll(".", "-"),
      winners: this.listing((outcome.winners as number[]).map((seat) => this.seat(seat, game))),
      ...Object.fromEntries(outcome.numbers as [string, number][]),
    };
  }

  private argument(game: string, id: string, noun: string, part: unknown): Argument {
    if (Array.isArray(part)) return this.listing(part.map((_, at) => this.entry(game, id, noun, at, part)));
    return noun && part !== null ? this.name(game, noun, part as Argument) : bare(part);
  }

  /** One of several: a noun has its name, a number stands as it is, nobody is nobody. */
  private entry(game: string, id: string, noun: string, at: number, part: unknown[]): string {
    const entry = part[at];
    if (typeof entry === "number") return this.name(game, noun, entry);
    const name = entry === null ? this.say("nobody") : this.name(game, noun, entry as string);
    if (noun && !this.has(id)) return name;
    return this.say(id, { seat: this.seat(at + 1, game), at: at + 1, count: part.length, value: bare(entry), name });
  }
}

/** Words from these texts; what they lack is said by others. */
export function makeWords(lang: string, texts: string[], otherwise: Words | null = null): Words {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return new Words(lang, bundle, null, {}, otherwise);
}

/**
 * The rule by which this happens, `kremlin 2.3`; empty if it belongs to none.
 *
 * Some things, as cards, have a paragraph of their own, an outcome names its rule, and what is announced or said goes by the act itself.
 */
export function ruleOf(game: string, told: Told): string {
  const kind = kindOf(game, told.type);
  if (isTold(told.outcome)) return String(told.outcome.rule);
  const own = paragraphOf(game, told);
  if (own) return `${game} ${own}`;
  const parts = Object.values(told);
  const rule = parts.map((part) => kind.rules?.[String(part)]).find(Boolean) ?? kind.rule;
  const act = parts.find(isTold);
  return rule ? `${game} ${rule}` : act ? ruleOf(game, act) : "";
}

/** The rule of a thing in it that has a paragraph of its own. */
function paragraphOf(game: string, told: Told): string | undefined {
  const { paragraphs } = lexiconOf(game);
  const nouns = Object.entries(kindOf(game, told.type).nouns ?? {});
  return nouns.map(([field, noun]) => (typeof told[field] === "string" ? paragraphs?.[noun]?.[told[field]] : undefined)).find(Boolean);
}

export function isTold(part: unknown): part is Told {
  return typeof part === "object" && part !== null && "type" in part;
}

function isAction(game: string, type: string): boolean {
  const { actions, statements } = lexiconOf(game);
  return [...actions, ...statements].some(([, name]) => name === type);
}

function kebab(type: string): string {
  return type.replace(/(?<!^)(?=[A-Z])/g, "-").toLowerCase();
}

/** A part as it stands in the code, for messages to select by. */
function bare(part: unknown): Argument {
  if (part === null || part === undefined || (Array.isArray(part) && !part.length)) return "none";
  if (typeof part === "boolean") return part ? "yes" : "no";
  if (Array.isArray(part)) return part.map((each) => (each === null ? "None" : String(each))).join(" ");
  return typeof part === "number" ? part : String(part);
}

/** A name of the program as people would write it: `PickOne` is "Pick one". */
export function plainly(name: string): string {
  return sentence(
    name
      .replace(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
      .replace(/[_-]/g, " ")
      .toLowerCase(),
  );
}

function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
