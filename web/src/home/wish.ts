/** A table somebody wishes for, and what has to be asked of the server to have it. */
import { asTempo, type ByMail } from "../table/correspondence/pace";
import type { NewTable } from "../app/protocol";
import type { Asked } from "../table/session/stream";

/** How people come together, in plain words; the server knows only the tempo behind it. */
export const WAYS = ["solo", "friends", "mail", "live", "sofa", "passed", "watch"] as const;
export type Way = (typeof WAYS)[number];

const PACE: Record<Way, NonNullable<NewTable["pace"]>> = {
  solo: "solo",
  friends: "untimed",
  mail: "mail",
  live: "live",
  sofa: "untimed",
  passed: "untimed",
  watch: "bots",
};

/** Pauses for talk: between people, and for one who plays alone. */
export const TALKS = ["open", "brief", "call", "none"] as const;
export type Talks = (typeof TALKS)[number];
const ALONE: readonly Talks[] = ["open", "none"];
const WITHOUT_CLOCK: readonly Talks[] = ["open", "call", "none"];
/** The choices where people come together so; without clocks nothing is shorter, and by mail or among bots nobody pauses. */
const CHOICES: Record<Way, readonly Talks[]> = {
  solo: ALONE,
  friends: WITHOUT_CLOCK,
  mail: [],
  live: TALKS,
  sofa: WITHOUT_CLOCK,
  passed: WITHOUT_CLOCK,
  watch: [],
};
export const talksOf = (way: Way): readonly Talks[] => CHOICES[way];
/** How much is talked: as was chosen; or else openly. People apart, without a clock, would have to say each time that they are done. */
export function talkOf({ way, talk }: Pick<Wish, "way" | "talk">): Talks {
  const choices = talksOf(way);
  if (talk && choices.includes(talk)) return talk;
  return choices.length && way !== "friends" ? "open" : "none";
}

export const ME = "me";
export const OPEN = "open";

export interface Wish {
  game: string;
  way: Way;
  /** Who sits where: me, whoever comes, or a bot by its name. */
  seats: string[];
  /** What those are called who share my device; empty: as I am. */
  names: string[];
  /** Only what was chosen; the rest is as the server has it. */
  options: Record<string, string>;
  breath: number;
  decision: number;
  sheet: number;
  poker_face: boolean;
  /** In hours; 0: the table waits for ever. */
  deadline: number;
  /** How it keeps time where it is played by mail. */
  mail?: ByMail;
  /** Whether who could change nothing in a window is left in peace, though the wait then tells who could. */
  quick: boolean;
  /** Whether people may ask for advice although they play with each other. */
  advice: boolean;
  /** How much is talked; left out: as is usual for the way people come together. */
  talk?: Talks;
  listed: boolean;
  title: string;
  /** Where the game begins, in notation; empty or left out: at its beginning. */
  position?: string;
}

/** Who sits where as long as nobody says otherwise; `bot` is the best there is. */
export function seating(way: Way, count: number, bot: string): string[] {
  const others = { solo: bot, friends: OPEN, mail: OPEN, live: OPEN, sofa: OPEN, passed: ME, watch: bot }[way];
  return Array.from({ length: count }, (_, at) => (at === 0 && way !== "watch" && way !== "sofa" ? ME : others));
}

export function asTable(wish: Wish): NewTable {
  const { game, seats, options, listed, title } = wish;
  const { breath, decision, sheet, poker_face } = wish;
  const unhurried = { ...(wish.deadline && { deadline: wish.deadline * 3600 }), ...(wish.quick && { quick: true }) };
  const waits = wish.way === "friends" ? unhurried : wish.way === "mail" && wish.mail ? asTempo(wish.mail) : {};
  const clocks = wish.way === "live" ? { breath, decision, sheet, poker_face, in_step: true } : waits;
  const talk = talkOf(wish);
  const position = wish.position?.trim();
  const begins = position ? { begins: { position } } : {};
  return {
    game,
    seats: seats.length,
    options,
    pace: PACE[wish.way],
    ...clocks,
    ...(talk !== "none" && { talk }),
    ...(wish.advice && { advice: true }),
    ...(wish.way === "sofa" && { sofa: true }),
    listed,
    title: title.trim(),
    ...begins,
  };
}

/** Once the table stands: who sits down, and the beginning if nobody is waited for. */
export function asCommands(wish: Wish, nonce: () => string, portrait = ""): Asked[] {
  const taken = wish.seats.flatMap((who, at): Asked[] => {
    if (who === OPEN) return [];
    const name = (wish.way === "passed" && wish.names[at]?.trim()) || undefined;
    return [
      who === ME ? { do: "sit", seat: at + 1, nonce: nonce(), ...(name && { name }), ...(portrait && { portrait }) } : { do: "fill", seat: at + 1, bot: who },
    ];
  });
  return wish.seats.includes(OPEN) ? taken : [...taken, { do: "start" }];
}
