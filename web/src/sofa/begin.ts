/** Begins a game for its host: empty chairs get bots, so that the number of players stays as chosen. */
import type { TableInfo } from "../app/protocol";
import { api } from "../app/api";

export async function begin({ id, seats }: TableInfo): Promise<void> {
  if (seats.some(({ kind }) => kind === "open")) await api.command(id, { do: "fill" });
  await api.command(id, { do: "start" });
}
