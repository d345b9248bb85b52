/** An answer put together by pointing at seats: nobody can be pointed at who does not lead to an option that was sent. */
import type { Choice, SeatSession } from "../../table/session/seatSession.svelte";
import type { Told } from "../../lib/i18n/notation";

/** The seats an option names for a role; their order means nothing. */
export interface Part {
  role: string;
  seats: number[];
}

/** What an option asks of whom, role by role; empty if it is not made of seats. */
export type Parts = (action: Told) => Part[];

type Picks = Record<string, number[]>;

export class Picking {
  /** What has been pointed at, and for which question: at the next one it is forgotten. */
  private kept = $state.raw<{ question: number; picks: Picks } | null>(null);

  /** `first` is what is picked when the question comes: those who stand there already. */
  constructor(
    readonly at: SeatSession,
    private readonly parts: Parts,
    private readonly first: () => Picks = () => ({}),
  ) {}

  // Getters, not deriveds: those would end with the component that first asked, and this one outlives it.

  private get options(): { choice: Choice; parts: Part[] }[] {
    return this.at.choices.map((choice) => ({ choice, parts: this.parts(choice.action) })).filter(({ parts }) => parts.length);
  }

  get picks(): Picks {
    const question = this.at.seen?.question;
    if (this.kept && this.kept.question === question?.id) return this.kept.picks;
    const picks = question?.answer ? this.inAnswer(question.answer) : this.first();
    return this.fitting(picks).length ? picks : {};
  }

  /** The roles to be filled, each as often as it is needed. */
  get roles(): string[] {
    return (this.options[0]?.parts ?? []).flatMap(({ role, seats }) => seats.map(() => role));
  }

  /** The role the next one pointed at gets; null if nobody is missing. */
  get next(): string | null {
    const { picks } = this;
    const parts = this.options[0]?.parts ?? [];
    return parts.find(({ role, seats }) => (picks[role]?.length ?? 0) < seats.length)?.role ?? null;
  }

  /** How many are missing in it. */
  get missing(): number {
    const { next, picks } = this;
    return this.roles.filter((role) => role === next).length - (picks[next ?? ""]?.length ?? 0);
  }

  /** Whoever can be pointed at: some option goes on from there, or he is let go again. */
  get lit(): Set<number> {
    const { next, picks } = this;
    const open = this.fitting(picks).flatMap(({ parts }) => parts.filter(({ role }) => role === next).flatMap(({ seats }) => seats));
    return new Set([...Object.values(picks).flat(), ...open]);
  }

  /** The option that has come together. */
  get made(): Choice | null {
    return this.next === null ? (this.fitting(this.picks)[0]?.choice ?? null) : null;
  }

  role(seat: number): string | null {
    return Object.keys(this.picks).find((role) => this.picks[role]!.includes(seat)) ?? null;
  }

  /** One is enough: he is the answer. Of several each is picked, or let go. */
  point(seat: number): void {
    if (!this.lit.has(seat)) return;
    const role = this.role(seat) ?? this.next!;
    const picked = this.picks[role] ?? [];
    if (this.roles.length === 1) {
      const answer = this.options.find(({ parts }) => parts[0]!.seats[0] === seat);
      if (answer) void this.at.answer(answer.choice.text);
      return;
    }
    this.keep({ ...this.picks, [role]: picked.includes(seat) ? picked.filter((one) => one !== seat) : [...picked, seat] });
  }

  clear(): void {
    this.keep({});
  }

  private keep(picks: Picks): void {
    this.kept = { question: this.at.seen!.question!.id, picks };
  }

  private fitting(picks: Picks) {
    const asks = (parts: Part[], role: string, seat: number) => parts.some((part) => part.role === role && part.seats.includes(seat));
    return this.options.filter(({ parts }) => Object.entries(picks).every(([role, seats]) => seats.every((seat) => asks(parts, role, seat))));
  }

  private inAnswer(text: string): Picks {
    return Object.fromEntries(this.parts(this.at.choice(text).action).map(({ role, seats }) => [role, seats]));
  }
}
