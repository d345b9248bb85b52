/** The signs of the factions, in the order of the seats. */
import type { Mark } from "../../table/game";

export const MARKS: Mark[] = [
  { letter: "S", path: "m20 2 5.3 12.2 13.2 1.1-10 8.7 3 12.9L20 30.1 8.5 36.9l3-12.9-10-8.7 13.2-1.1z", fill: "#b3242a" },
  { letter: "M", path: "M20 3 38 35H2z", fill: "#4d5a25", foot: 31 },
  { letter: "E", path: "M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34z", fill: "#23685a" },
  { letter: "X", path: "m20 1 19 19-19 19L1 20z", fill: "#7a4a9b" },
  { letter: "I", path: "M4 4h32v32H4z", fill: "#2f5d75" },
  { letter: "O", path: "M11 3h18l9 17-9 17H11L2 20z", fill: "#8a5a00" },
];
