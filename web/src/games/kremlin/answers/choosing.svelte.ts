/** What is being chosen: who and what can be pointed at, and what pointing means. Board and answers share it. */
import { briefOf } from "../../../table/question/brief";
import { folder } from "../../../table/session/folder.svelte";
import { say, saysIt } from "../../../table/question/moment";
import { ownOf } from "../../../table/session/own.svelte";
import type { Choice, SeatSession } from "../../../table/session/seatSession.svelte";
import { declared, type Declared } from "./declaring";
import { arrangement, arranges, byPerson, declaration, goals, inPanel, movable, partners, playables, swapped, totals, type Holders } from "./panels";
import { LEVELS, publicOf, type Post } from "../public";

export type Doing = "declare" | "cards" | "people" | "moves" | null;

/** How far one has come in answering one question; the next question begins anew, and offers what was left half made. */
interface Stance {
  question: number;
  doing: Doing;
  card: string | null;
  picked: string | null;
  /** How much is to be shown, and whether just that; null where nobody has said so. */
  points: number | null;
  exact: boolean | null;
  /** Levels put in another order, not sent yet. */
  drafts: Record<number, Holders>;
  /** What has been pointed out, ready to be sent. */
  ready: Choice[];
}

const FRESH: Omit<Stance, "question"> = { doing: null, card: null, picked: null, points: null, exact: null, drafts: {}, ready: [] };

export class Choosing {
  private stance = $state.raw<Stance>({ question: -1, ...FRESH });

  constructor(readonly at: SeatSession) {}

  private question = $derived.by(() => this.at.seen?.question?.id ?? -1);
  /** In a window all but silence tells what one holds, so that a shut folder takes in how far one has come. */
  private now = $derived.by((): Stance => {
    const covered = folder.shut && this.at.seen?.question?.window;
    return this.stance.question === this.question && !covered ? this.stance : { question: this.question, ...FRESH };
  });

  /** In a window nothing is lit until a verb is chosen; elsewhere the question itself says what is to be pointed at. */
  doing = $derived.by((): Doing => {
    if (this.now.doing || this.at.seen?.question?.window) return this.now.doing;
    const { choices } = this.at;
    const panels = ["people", "moves", ...(folder.shut ? [] : (["declare"] as const))] as const;
    return panels.find((panel) => inPanel(choices, panel).length) ?? null;
  });
  card = $derived.by(() => this.now.card);
  /** Whoever has been pointed at. */
  picked = $derived.by(() => this.now.picked);
  /** What has been pointed out, ready to be sent. */
  ready = $derived.by(() => this.now.ready);

  /** What would be shown, on whom: as one has said, or else as the brief proposes. */
  declared = $derived.by((): Declared | null => (folder.shut ? null : declared(this.at, this.now)));
  /** Whether one has begun to choose something. */
  begun = $derived.by(() => this.now.doing !== null || this.now.picked !== null || this.now.points !== null || this.now.ready.length > 0);

  /** What was in hand when the question before was closed, and fits this one too. */
  kept = $derived.by((): string => {
    const { stance, at } = this;
    if (stance.question === this.question || stance.question < 0 || folder.shut) return "";
    const begun = stance.picked !== null || stance.points !== null;
    const text = stance.ready.length === 1 ? stance.ready[0]!.text : begun ? (declared(at, stance)?.text ?? "") : "";
    return at.choices.some((choice) => choice.text === text) ? text : "";
  });

  /** How far one's own man is defended once he has announced: null is to be asked, 0 not at all. Kept till said otherwise. */
  private defended = $state.raw<{ who: string; points: number | null }>({ who: "", points: null });
  /** The scale of one's own man who is about to act, where there is something left to defend him with. */
  defends = $derived.by(() => {
    const { question } = this.at.seen ?? {};
    const scale = question?.window ? null : briefOf(this.at)?.scale;
    return scale && scale.most > scale.shown && this.at.choices.some(({ text }) => text !== "pass") ? scale : null;
  });
  defence = $derived.by((): number | null => {
    const { who, points } = this.defended;
    if (!this.defends || points === null || points === 0) return points;
    return who === this.defends.who && points > this.defends.shown && points <= this.defends.most ? points : null;
  });

  defend(points: number | null): void {
    this.defended = { who: this.defends?.who ?? "", points };
  }

  /** What is said with the announcement, for the window that follows. */
  private get then(): string {
    if (!this.defends || this.defence === null) return "";
    return this.defence === 0 ? "pass" : declaration(this.defends.who, this.defence, true);
  }

  /** Say it; what was in hand is put down. False if it was refused. */
  async send(text: string): Promise<boolean> {
    const { then } = this;
    const done = await (then ? this.at.answer(text, then) : this.at.answer(text));
    if (done) this.drop();
    return done;
  }

  /** Put everything down, also what was kept. */
  drop(): void {
    this.stance = { question: this.question, ...FRESH };
  }

  /** So much, or just so much. */
  show(points: number, exact: boolean | null = this.now.exact): void {
    this.stance = { ...this.now, points, exact, ready: [] };
  }

  /** The politicians that can be pointed at now. */
  lit = $derived.by((): Set<string> => {
    const { choices } = this.at;
    switch (this.doing) {
      case "people":
        return new Set(byPerson(choices).keys());
      case "declare":
        return new Set(totals(choices).keys());
      case "cards":
        return new Set(this.aims.keys());
      case "moves":
        return this.picked ? this.others(this.picked) : movable(choices);
    }
    return new Set();
  });

  /** The places that can be pointed at now. */
  litPlaces = $derived.by((): Set<string> => {
    if (this.doing !== "moves" || !this.picked) return new Set();
    const level = this.levelOf(this.picked);
    const beside = level ? LEVELS[level]!.filter((_, at) => this.order(level)[at] === null) : [];
    return new Set([...goals(this.at.choices, this.picked).keys(), ...beside]);
  });

  /** On whom the card in hand can be played. */
  aims = $derived.by(() => playables(this.at.choices).find(({ card }) => card === this.card)?.aimed ?? new Map<string, Choice[]>());

  /** Take a verb up, or put it down. */
  take(doing: Doing): void {
    if (saysIt()) void say(this.at);
    const { kept, stance } = this;
    const again = doing === "declare" && kept && !stance.ready.length ? stance : FRESH;
    this.stance = { ...this.now, ...FRESH, picked: again.picked, points: again.points, exact: again.exact, doing: this.now.doing === doing ? null : doing };
  }

  /** Whether pointing at him means something: in a window, showing influence on him. */
  takes(who: string): boolean {
    return this.lit.has(who) || (!folder.shut && !this.doing && totals(this.at.choices).has(who));
  }

  /** Take a card up, to be played on somebody. */
  takeCard(card: string): void {
    this.stance = { ...this.now, ...FRESH, doing: "cards", card };
  }

  /** Have these ready to be sent. */
  prepare(ready: Choice[], picked: string | null = null): void {
    this.stance = { ...this.now, ready, picked };
  }

  pick(who: string): void {
    const { picked } = this;
    if (picked === who) return this.prepare([]);
    if (this.doing === "moves") return this.pickToMove(picked, who);
    if (!this.doing || this.doing === "declare") {
      this.stance = { ...this.now, ...FRESH, doing: this.now.doing ?? "declare", picked: who };
      return;
    }
    const ways = this.doing === "people" ? byPerson(this.at.choices).get(who) : this.aims.get(who);
    this.prepare(ways ?? [], who);
  }

  pickPlace(place: string): void {
    const { picked } = this;
    if (!picked) return;
    const level = this.levelOf(picked);
    const post = level ? (LEVELS[level] as readonly string[]).indexOf(place) : -1;
    if (level && post >= 0) this.swap(level, this.order(level).indexOf(picked), post);
    else this.prepare(goals(this.at.choices, picked).get(place) ?? [], picked);
  }

  /** How a level would stand: as it is, or as it has been put on the desk. */
  order(level: number): Holders {
    const open = publicOf(this.at.seen);
    return this.now.drafts[level] ?? LEVELS[level]!.map((post) => open?.posts[post as Post] ?? null);
  }

  /** The levels that may be put in another order. */
  levels = $derived.by(() => [1, 2].filter((level) => arranges(this.at.choices, this.order(level))));

  /** Let two posts of a level change hands, on the desk. */
  swap(level: number, one: number, other: number): void {
    const order = swapped(this.order(level), one, other);
    const found = arrangement(this.at.choices, order);
    this.stance = { ...this.now, picked: null, drafts: { [level]: order }, ready: found ? [found] : [] };
  }

  /** One step back; false if there was none to take. */
  back(): boolean {
    const { card, doing, ready, picked, points, drafts } = this.now;
    if (!doing && !ready.length && !picked && points === null && !Object.keys(drafts).length) return false;
    const keeps = ready.length || picked ? { doing, card } : card ? { doing } : {};
    this.stance = { ...this.now, ...FRESH, ...keeps };
    return true;
  }

  private pickToMove(picked: string | null, who: string): void {
    const level = picked ? this.levelOf(picked) : null;
    if (picked && level && level === this.levelOf(who)) {
      const order = this.order(level);
      return this.swap(level, order.indexOf(picked), order.indexOf(who));
    }
    const ways = picked ? partners(this.at.choices, picked).get(who) : undefined;
    if (ways) return this.prepare(ways, picked);
    const only = [...goals(this.at.choices, who).values()];
    this.prepare(only.length === 1 && !this.others(who, false).size ? only[0]! : [], who);
  }

  /** Whom one may point at next, with him in hand. */
  private others(who: string, himself = true): Set<string> {
    const level = this.levelOf(who);
    const beside = level ? this.order(level).filter((man): man is string => man !== null && man !== who) : [];
    return new Set([...(himself ? [who] : []), ...partners(this.at.choices, who).keys(), ...beside]);
  }

  /** The level that can be rearranged and that he is on. */
  private levelOf(who: string): number | null {
    return this.levels.find((level) => this.order(level).includes(who)) ?? null;
  }
}

/** The one of this sitting. */
export const choosingAt = ownOf((at) => new Choosing(at));
