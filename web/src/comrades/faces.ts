/** Where the portraits lie, each a picture of its own; printed, so that they look the same by day and by night. */
const FILES = import.meta.glob<string>("./faces/*.svg", { eager: true, query: "?url", import: "default" });

export const FACES: Record<string, string> = Object.fromEntries(
  Object.entries(FILES).map(([path, file]) => [path.slice("./faces/".length, -".svg".length), file]),
);
