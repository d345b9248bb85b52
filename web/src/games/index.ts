/** Registers the games that have a page of their own, found by their folders, with the table. */
import type { GamePage } from "../table/game";
import { register } from "../table/games";
import { plain } from "./plain/page";

const FOLDERS = import.meta.glob<{ game: GamePage }>("./*/index.ts", { eager: true });

register(
  Object.entries(FOLDERS).map(([file, { game }]) => [file.split("/")[1]!, game]),
  plain,
);
