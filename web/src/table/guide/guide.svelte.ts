/** What a newcomer has been told already: what a game is about, and one sentence for each kind of step that asks. */
import { store, stored } from "../../lib/storage";

const KEPT = "guide";

class Guide {
  private read = $state(stored(KEPT).split(" "));

  /** Whether this has yet to be told: the name of a game for its beginning, or the message of a step. */
  due(topic: string): boolean {
    return topic !== "" && !this.read.includes(topic);
  }

  told(topic: string): void {
    if (this.due(topic)) this.keep([...this.read, topic]);
  }

  /** Tell everything about this game once more. */
  again(game: string): void {
    this.keep(this.read.filter((topic) => topic !== game && !topic.startsWith(`page-guide-${game}-`)));
  }

  private keep(read: string[]): void {
    this.read = read;
    store(KEPT, read.join(" "));
  }
}

export const guide = new Guide();
