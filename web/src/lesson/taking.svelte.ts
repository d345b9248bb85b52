/** A lesson that somebody takes: a seat at a table that is nowhere. The server keeps nothing of it; this browser remembers what was answered. */
import { storeValue, storedValue } from "../lib/storage";
import type { Done, LessonInfo, Refused } from "../app/protocol";
import { ask, reason } from "../app/api";
import { guide } from "../table/guide/guide.svelte";
import { SeatSession } from "../table/session/seatSession.svelte";
import type { Asked, Listener } from "../table/session/stream";

const READ = "";

const fetchAt = (game: string, answers: string[]): Promise<LessonInfo> => ask<LessonInfo>(`/lessons/${game}`, { answers });

const bookmark = (game: string): string => `lesson-${game}`;

function remembered(game: string): string[] {
  const found = storedValue(bookmark(game));
  return Array.isArray(found) && found.every((answer) => typeof answer === "string") ? found : [];
}

export class Taking {
  /** The screen that is shown. */
  info = $state.raw<LessonInfo>()!;
  readonly at: SeatSession;
  private tell!: Listener;

  private constructor(
    readonly game: string,
    info: LessonInfo,
    private answers: string[],
  ) {
    this.info = info;
    this.at = new SeatSession("", info.seat, (listener) => {
      this.tell = listener;
      return { send: (asked) => this.send(asked), close: () => {} };
    });
    this.at.tape.subscribes = false; // no newspaper lies between one screen and the next
    this.tell.connection("open");
    this.tell.message(info.hello);
  }

  /** Go on where this browser had got to; from the beginning where the lesson is another now, or was over. */
  static async of(game: string): Promise<Taking> {
    const answers = remembered(game);
    const found = answers.length ? await fetchAt(game, answers).catch(() => null) : null;
    if (found && !isLast(found)) return new Taking(game, found, answers);
    return new Taking(game, await fetchAt(game, []), []);
  }

  /** Whether there is nothing to go on to. */
  over = $derived.by((): boolean => isLast(this.info));

  read(): Promise<Done | Refused> {
    return this.go(READ);
  }

  async again(): Promise<void> {
    this.show(await fetchAt(this.game, []), []);
  }

  close(): void {
    this.at.close();
  }

  private async send(asked: Asked): Promise<Done | Refused> {
    return asked.do === "answer" ? this.go(asked.action) : { type: "done", id: "" };
  }

  /** Give an answer; what is wrong comes back with why, and nothing has changed. */
  private async go(answer: string): Promise<Done | Refused> {
    const answers = [...this.answers, answer];
    try {
      this.show(await fetchAt(this.game, answers), answers);
      return { type: "done", id: "" };
    } catch (error) {
      return { type: "refused", id: "", why: reason(error).why };
    }
  }

  private show(info: LessonInfo, answers: string[]): void {
    [this.info, this.answers] = [info, answers];
    storeValue(bookmark(this.game), answers);
    if (isLast(info)) guide.told(this.game); // a table need not explain it all again
    this.tell.message(info.update ?? info.hello);
  }
}

const isLast = ({ screen, asks, number, last }: LessonInfo): boolean => !screen || (number === last && !asks);
