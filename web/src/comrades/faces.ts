import type { SeatInfo } from "../app/protocol";

/** Where the portraits lie, each a picture of its own; printed, so that they look the same by day and by night. */
const FILES = import.meta.glob<string>("./faces/*.svg", { eager: true, query: "?url", import: "default" });
/** Those that people may choose. */
const CHOICE = import.meta.glob<string>("./people/*.svg", { eager: true, query: "?url", import: "default" });

const named = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), file]));

export const PEOPLE = Object.keys(named(CHOICE));
export const FACES: Record<string, string> = { ...named(FILES), ...named(CHOICE) };

/** The picture of whoever sits there: a comrade's own, or what a person has chosen; of others there is none. */
export const faceOf = (held: SeatInfo | undefined): string | undefined => FACES[held?.comrade ?? held?.portrait ?? ""];
