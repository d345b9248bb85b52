/** The games that have a page of their own, found by their folders. Which games are played here, the server says. */
import { api, type GameInfo } from "../table/api";
import type { GamePage } from "./game";
import { plain } from "./plain/page";

const FOLDERS = import.meta.glob<{ game: GamePage }>("./*/index.ts", { eager: true });

/** The page of this game; a plain one that goes for any, where it has none of its own. */
export const gamePage = (game: string): GamePage => FOLDERS[`./${game}/index.ts`]?.game ?? plain;

/** The games played in this house, in the order of their posters. */
export async function gamesHere(): Promise<GameInfo[]> {
  const place = ({ game }: GameInfo): number => gamePage(game).place ?? Infinity;
  return (await api.games()).sort((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
}

/** How many sit down to this game if nobody says otherwise. */
export function companyOf({ game, seats: [least, most] }: GameInfo): number {
  return Math.max(least, Math.min(most, gamePage(game).company ?? 5));
}
