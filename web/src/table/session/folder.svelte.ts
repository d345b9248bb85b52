/** The folder with what only this seat may see: one key shuts it when somebody leans over. Shut, nothing of it is in the page. */
import { gamePage } from "../games";
import { store, stored } from "../../lib/storage";
import { plainKey } from "../../lib/keys";
import type { Told } from "../../lib/i18n/notation";
import type { Entry } from "../talk/notices";

class Folder {
  shut = $state(stored("folder") === "shut");

  turn = (): void => {
    this.shut = !this.shut;
    store("folder", this.shut ? "shut" : "open");
  };

  key = (event: KeyboardEvent): void => {
    if (plainKey(event) === "h") this.turn();
  };

  /** Whether this may be read by whoever leans over. */
  shows(game: string, event: Told): boolean {
    return !this.shut || gamePage(game).whispered?.includes(event.type) === false;
  }

  /** The same of a line of the log: what was answered for me, sealed, is mine to know. */
  reads(game: string, line: Entry): boolean {
    return "event" in line ? this.shows(game, line.event) : !this.shut || !line.notice.action;
  }
}

export const folder = new Folder();
