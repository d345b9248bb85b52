/** Sentences from the same Fluent files as the server's, by the same rules: see `presidium/text/words.py`. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import lexicon from "./lexicon.json";
import { NOUNS } from "../limits";
import type { GameName, Told } from "./notation";
import type { Why } from "../protocol";

export type Argument = string | number;
type Args = Record<string, Argument>;
type Kind = { rule: string; rules?: Record<string, string>; nouns?: Record<string, string>; core?: boolean };

/** What a seat is called where it is not called by its number or faction. */
export type Names = Record<number, string>;

export class Words {
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
    const told = Object.keys(args).filter((name) => !/-(id|count)$/.test(name)).map((name) => `${name} ${args[name]}`).join(", ");
    return id.replace(/[-_]/g, " ") + (told && ` (${told})`);
  }

  say(id: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) return this.otherwise?.say(id, args) ?? Words.unsaid(id, args);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length) throw new Error(`${id}: ${errors[0]?.message}`);
    return text;
  }

  seat(seat: number, game: string): string {
    if (seat === 0) return this.say("chance");
    const own = seat === this.you ? `${game}-your-player` : `${game}-player`;
    if (this.has(own)) return this.say(own, { id: seat });
    const name = this.names[seat];
    if (name) return this.say(seat === this.you ? "page-your-name" : "page-name", { name });
    return this.say(seat === this.you ? "your-seat" : "seat", { number: seat });
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
  tell(game: GameName, told: Told): string {
    return sentence(this.told(game, told));
  }

  /** What a step asks. */
  question(game: GameName, step: Told): string {
    return sentence(this.put(`${game}-ask-${kebab(step.type)}`, game, step));
  }

  /** What a card has brought about, as long as it lasts. */
  lasting(game: GameName, effect: Told): string {
    return sentence(this.put(`${game}-effect-${kebab(effect.type)}`, game, effect));
  }

  refusal(why: Why): string {
    const id = `refused-${why.id}`;
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
    return this.say([game, "option", name, value].filter(Boolean).join("-").replaceAll(" ", "_"));
  }

  ending(game: GameName, outcome: Told): string {
    const own = `${game}-ending-${outcome.who}`;
    return sentence(this.say(this.has(own) ? own : `${game}-ending`, this.outcome(game, outcome)));
  }

  private told(game: GameName, told: Told): string {
    const own = `${game}-${kebab(told.type)}`;
    const common = kindOf(game, told.type).core && !this.has(own);
    return this.put(common ? kebab(told.type) : own, game, told);
  }

  private put(id: string, game: GameName, told: Told): string {
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
      }
    }
    return this.say(id, args);
  }

  private inner(game: GameName, field: string, action: Told): Args {
    return { [field]: this.told(game, action), [`${field}-id`]: kebab(action.type) };
  }

  private outcome(game: GameName, outcome: Told): Args {
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
 * A card has a paragraph of its own, an outcome names its rule, and what is announced or said goes by the act itself.
 */
export function ruleOf(game: GameName, told: Told): string {
  const kind = kindOf(game, told.type);
  if (isTold(told.outcome)) return String(told.outcome.rule);
  if (kind.nouns?.card) return `${game} ${/^\d/.test(String(told.card)) ? "I" : "S"}.${told.card}`;
  const parts = Object.values(told);
  const rule = parts.map((part) => kind.rules?.[String(part)]).find(Boolean) ?? kind.rule;
  const act = parts.find(isTold);
  return rule ? `${game} ${rule}` : act ? ruleOf(game, act) : "";
}

export function isTold(part: unknown): part is Told {
  return typeof part === "object" && part !== null && "type" in part;
}

function kindOf(game: GameName, type: string): Kind {
  return (lexicon[game].kinds as Record<string, Kind>)[type] ?? { rule: "" };
}

function isAction(game: GameName, type: string): boolean {
  return [...lexicon[game].actions, ...lexicon[game].statements].some(([, name]) => name === type);
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

function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
