/** The pages of games. `games/index.ts` registers them; nothing else outside `games` imports a game. */
import { api, type GameInfo } from "../app/api";
import type { GamePage } from "./game";

const pages = new Map<string, GamePage>();
let other: GamePage;

/** The games that have a page of their own, and the page for all others. */
export function register(own: Iterable<[game: string, page: GamePage]>, plain: GamePage): void {
  for (const [game, page] of own) pages.set(game, page);
  other = plain;
}

/** The page of this game; a plain one that goes for any, where it has none of its own. */
export const gamePage = (game: string): GamePage => pages.get(game) ?? other;

/** The games played in this house, in the order of their posters. Which these are, the server says. */
export async function gamesHere(): Promise<GameInfo[]> {
  const place = ({ game }: GameInfo): number => gamePage(game).place ?? Infinity;
  return (await api.games()).sort((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
}

/** How many sit down to this game if nobody says otherwise. */
export function companyOf({ game, seats: [least, most] }: GameInfo): number {
  return Math.max(least, Math.min(most, gamePage(game).company ?? 5));
}
