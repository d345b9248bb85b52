/** What people are called. */
import type { SeatInfo, TableInfo } from "../../app/protocol";
import { spoken, t } from "./spoken.svelte";

/** What the server calls whoever gave no name. */
export const UNNAMED = "?";

/** What it calls whoever has had himself forgotten. */
export const FORGOTTEN = "a comrade";

/** As each reader calls a newcomer, or somebody who is forgotten, whatever language he came in with. */
export const named = (name: string): string => (name === UNNAMED ? t("page-newcomer") : name === FORGOTTEN ? t("page-forgotten") : name);

/** What a seat is called, whoever sits there. */
export const bare = (seat: number, game: string): string => spoken.words?.for(null, {}).seat(seat, game) ?? "";

/** These people, one after the other. */
export const people = (those: { name: string }[]): string => spoken.words?.listing(those.map(({ name }) => named(name))) ?? "";

/** Whether one person has several of the seats, and not all that people have: then the others should know. */
export function sharing(table: TableInfo, held: SeatInfo): boolean {
  const those = table.seats.filter(({ kind }) => kind === "person");
  return !!held.shares?.length && held.shares.length + 1 < those.length;
}
