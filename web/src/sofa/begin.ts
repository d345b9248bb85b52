/** Whoever has made the table begins: chairs nobody has come for are filled, for the game is for as many as it was laid for. */
import type { TableInfo } from "../protocol";
import { api } from "../table/api";

export async function begin({ id, seats }: TableInfo): Promise<void> {
  if (seats.some(({ kind }) => kind === "open")) await api.command(id, { do: "fill" });
  await api.command(id, { do: "start" });
}
