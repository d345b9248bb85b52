/** Twenty-six faces out of few flat parts, on a square of 48: each part is a list of paths with their colours. */
type Path = [d: string, fill: string];

const INK = "#221e1a";
const PAPER = "#f3e8d0";
const WHITE = "#fffaf0";
const RED = "#b3242a";
const GOLD = "#e0a63a";
const STEEL = "#2f5d75";
const OLIVE = "#5b6430";
const GREY = "#9a9184";
const FUR = "#6b4a2c";

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const ring = (x: number, y: number, r: number): string => disc(x, y, r) + disc(x, y, r - 1.3);
/** Both eyes at once. */
const pair = (draw: (x: number) => string): string => draw(19.2) + draw(28.8);
const STAR = "m24 3.6 1 2.2 2.4.2-1.8 1.6.5 2.4-2.1-1.3-2.1 1.3.5-2.4-1.8-1.6 2.4-.2z";

/** The right half of a head; the left half is its mirror image, in the light. */
const HEADS = {
  round: "M24 8c8 0 11 6 11 13s-5 13.5-11 13.5z",
  long: "M24 6h2c6 0 7.5 4 7.5 9v9c0 7-4 12-9.5 12z",
  square: "M24 8h7l4 4v14l-4.5 8H24z",
  jowl: "M24 8c7 0 9.5 5 9.5 9 0 3 3.5 6 3.5 11 0 5-6 8-13 8z",
  thin: "M24 7c6.5 0 9 4.5 9 10l-3.5 12.5L24 36z",
} as const;

const HAIR = {
  bald: [],
  sides: (c: string): Path[] => [["M13 15c-2 3-2 7 0 10l2-1v-8zM35 15c2 3 2 7 0 10l-2-1v-8z", c]],
  slick: (c: string): Path[] => [["M13 20c-1-10 5-14 11-14s12 4 11 14c-1-5-3-8-11-8s-10 3-11 8z", c]],
  part: (c: string): Path[] => [["M13 20c-1-10 5-14 11-14s12 4 11 14c-1-4-2-6-5-7l-11-2c-3 2-5 4-6 9z", c]],
  crew: (c: string): Path[] => [["M13.5 17 14 7l4-2h12l4 2 .5 10-2-5h-17z", c]],
  wild: (c: string): Path[] => [["m12 22-2-6 3 1-3-7 5 3 0-7 5 4 3-6 3 5 5-5 1 6 5-2-2 6 3 1-2 7c-2-6-4-9-12-9s-10 3-12 9z", c]],
  curly: (c: string): Path[] => [
    [disc(15, 13, 4) + disc(33, 13, 4), c],
    [disc(20, 8.5, 4.2) + disc(28, 8.5, 4.2), c],
    [disc(24, 9, 4), c],
  ],
  bun: (c: string): Path[] => [
    [disc(24, 5.5, 4.5), c],
    ["M12.5 23c-1-10 4-15 11.5-15s12.5 5 11.5 15c-1-6-5-9-11.5-10-6.5 1-10.5 4-11.5 10z", c],
  ],
  long: (c: string): Path[] => [
    ["M12 38c-3-8-2-17 0-22 2-7 7-10 12-10s10 3 12 10c2 5 3 14 0 22l-5-2c3-8 3-14 1-19-5 0-9-1-12-4-1 2-4 4-6 5-2 5 0 11 3 18z", c],
  ],
} as const;

const HATS = {
  none: [],
  ushanka: [
    ["M10 14c0-8 5-11 14-11s14 3 14 11v2H10zM10 15h5v12l-4-1zM38 15h-5v12l4-1z", FUR],
    ["M11 11h26v5H11z", "#4f3520"],
    [STAR, RED],
  ],
  officer: [
    ["M9 9c4-5 9-6.5 15-6.5S35 4 39 9l-4 4H13z", OLIVE],
    ["M13 12h22v3H13z", RED],
    ["M13.5 15h21c-3 3.5-18 3.5-21 0z", INK],
    [disc(24, 9, 2.2), GOLD],
  ],
  flat: [
    ["M10 14c0-6 6-9 14-9s14 4 14 8l-4 2H13z", GREY],
    ["M11 13.5c7-2 16-2 24 0l3 2.5H12z", "#4b453d"],
  ],
  homburg: [
    ["M15 12c-1-7 3-9.5 5-9.5 2 1.5 6 1.5 8 0 2 0 6 2.5 5 9.5z", INK],
    ["M15 10h18v3H15z", RED],
    ["M8 13h32c-1 2.5-5 3-16 3S9 15.5 8 13z", INK],
  ],
  papakha: [
    ["M13 15c-3-4-2-12 2-13h18c4 1 5 9 2 13-6-2-16-2-22 0z", "#3a332c"],
    [STAR, GOLD],
  ],
  garrison: [
    ["M12 14 17 3l20 6-2 5z", OLIVE],
    ["m12 14 3-5 20 4v1.5z", "#3f4620"],
    [disc(20, 8, 1.8), RED],
  ],
  beret: [
    ["M11 13c-2-6 6-10 14-9s13 4 11 8-19 0-25 1z", RED],
    ["M12 12.5c7-2 16-2 23-1v2.5c-7-1.5-16-1-22 .5z", "#7c1419"],
  ],
} as const satisfies Record<string, readonly Path[]>;

const EYES = {
  dots: [[pair((x) => disc(x, 21, 1.5)), INK]],
  wide: [
    [pair((x) => disc(x, 21, 3)), WHITE],
    [pair((x) => disc(x, 21, 1.4)), INK],
  ],
  tired: [
    ["M16.5 20h5.5v2.4h-5.5zM26 20h5.5v2.4H26z", INK],
    ["M16.5 20h5.5v1h-5.5zM26 20h5.5v1H26z", GREY],
  ],
  round: [
    [pair((x) => disc(x, 21, 4)), "#ffffff70"],
    [pair((x) => ring(x, 21, 4.4)) + "M23 20h2v1.2h-2z", INK],
    [pair((x) => disc(x, 21, 1.3)), INK],
  ],
  square: [
    ["M14.5 18h8v6h-8zM25.5 18h8v6h-8z", "#ffffff70"],
    ["M14 17.5h9v7h-9zm1.3 1.3v4.4h6.4v-4.4zM25 17.5h9v7h-9zm1.3 1.3v4.4h6.4v-4.4zM23 19h2v1.3h-2z", INK],
    [pair((x) => disc(x, 21, 1.2)), INK],
  ],
  dark: [["M14 18.5h9.5v3l-2 3H16l-2-3zM24.5 18.5H34v3l-2 3h-5.5l-2-3zM23 19h2v1.5h-2z", INK]],
  monocle: [
    [disc(19.2, 21, 1.5), INK],
    [ring(28.8, 21, 4.2), GOLD],
    [disc(28.8, 21, 1.4), INK],
    ["m32 24 1.5 9h-1l-1.5-8.5z", GOLD],
  ],
  patch: [
    [disc(19.2, 21, 1.5), INK],
    ["M25 18.5h8.5l-1 5-3.5 2-3.5-2zM14 13l18 6.5 1.5-1L15 11.5z", INK],
  ],
} as const satisfies Record<string, readonly Path[]>;

const BROWS = {
  none: "",
  flat: "M16 17h6.5v1.5H16zM25.5 17H32v1.5h-6.5z",
  angry: "m15.5 15.5 7.5 2.5-.5 1.7-7.5-2.5zM32.5 15.5 25 18l.5 1.7 7.5-2.5z",
  bushy: "m14.5 15 8.5.5v3l-9 .8zM33.5 15l-8.5.5v3l9 .8z",
  one: "M15 15.5h18v3H15z",
  raised: "M16 16.5c2-3 5-3 6.5-1.5l-.6 1.3c-1.8-1-3.8-.8-5.4 1zM32 16.5c-2-3-5-3-6.5-1.5l.6 1.3c1.8-1 3.8-.8 5.4 1z",
} as const;

const LIPS = {
  shaven: "",
  walrus: "M15.5 31c1-5 6-5 8.5-3.5 2.5-1.5 7.5-1.5 8.5 3.5-3 1.5-6 1-8.5-.5-2.5 1.5-5.5 2-8.5.5z",
  thin: "M18 28.2h12v1.5H18z",
  brush: "M20 27.2h8l3 3.3H17z",
  handlebar:
    "M24 28c-4-1.5-6 1.5-8 1-1.5-.3-2.5-1.5-2.5-3-1.5 3.5 1 6 4 5.8 2.5-.2 4.5-2 6.5-2s4 1.8 6.5 2c3 .2 5.5-2.3 4-5.8 0 1.5-1 2.7-2.5 3-2 .5-4-2.5-8-1z",
  goatee: "M20 28.5h8v1.3l-1 1 1 3.5-4 4-4-4 1-3.5-1-1z",
  beard: "M13 22c0 5 2 6 4 5.5 3-1.5 11-1.5 14 0 2 .5 4-.5 4-5.5 2 9-2 17-11 17s-13-8-11-17z",
} as const;

const MOUTHS = {
  straight: [["M20 31h8v1.4h-8z", INK]],
  frown: [["M19.5 32.5c2-2.5 7-2.5 9 0l-.8 1c-2-1.7-5.4-1.7-7.4 0z", INK]],
  smile: [["M19.5 30.5c2 2.5 7 2.5 9 0l.6 1c-2.5 3.4-7.7 3.4-10.2 0z", INK]],
  open: [
    ["M20 30h8c.5 5-8.5 5-8 0z", INK],
    ["M21 30h6v1.2h-6z", WHITE],
  ],
  lips: [["M20 31.5c1.5-2 3-1.8 4-.8 1-1 2.5-1.2 4 .8-2 2.5-6 2.5-8 0z", RED]],
  cigarette: [
    ["M20 31h8v1.4h-8z", INK],
    ["m27 31.3 9 2.2-.4 1.6-9-2.3z", WHITE],
    [disc(36.5, 34.6, 1.2), RED],
    ["M37 32c-2-3 3-4 1-8s2-5 1-8c3 3 0 5 1.5 8.5S39 29 37 32z", "#ffffffb0"],
  ],
} as const satisfies Record<string, readonly Path[]>;

const SHOULDERS = "M3 48c0-6 3-9 8-11l8-2.5h10l8 2.5c5 2 8 5 8 11z";
const COATS = {
  suit: (c: string): Path[] => [
    [SHOULDERS, c],
    ["m18.5 35 5.5 6 5.5-6L26 48h-4z", WHITE],
    ["m22.5 38.5 1.5-1.5 1.5 1.5-.5 2 1 7.5h-4l1-7.5z", RED],
  ],
  uniform: (c: string): Path[] => [
    [SHOULDERS, c],
    ["M18 34.5h12l-1 4.5h-10z", RED],
    ["m4.5 41 6.5-4 2 3-7 3.5zM43.5 41 37 37l-2 3 7 3.5z", GOLD],
    ["M23.3 39h1.4v9h-1.4z", GOLD],
  ],
  rollneck: (c: string): Path[] => [
    [SHOULDERS, c],
    ["M17.5 33.5h13l.5 5H17z", c],
    ["M17.3 36h13.5v.8H17.3z", "#ffffff40"],
  ],
  bib: (c: string): Path[] => [
    [SHOULDERS, c],
    ["m16 35 8 2 8-2 1 13H15z", WHITE],
    ["M17 44h2v2h-2zM21 41h2v2h-2zM27 44h2v2h-2z", RED],
  ],
  dress: (c: string): Path[] => [
    [SHOULDERS, c],
    ["m18 35 6 8 6-8z", PAPER],
    [disc(24, 44, 2), GOLD],
  ],
} as const;

export interface Face {
  head: keyof typeof HEADS;
  hair?: keyof typeof HAIR;
  shade?: string;
  hat?: keyof typeof HATS;
  eyes?: keyof typeof EYES;
  brows?: keyof typeof BROWS;
  lip?: keyof typeof LIPS;
  mouth?: keyof typeof MOUTHS;
  coat: keyof typeof COATS;
  cloth?: string;
  medals?: number;
  skin?: string;
  behind: string;
}

const FACES: Record<string, Face> = {
  A: { head: "jowl", hair: "sides", shade: WHITE, eyes: "tired", brows: "bushy", mouth: "frown", coat: "suit", medals: 4, behind: RED },
  B: { head: "jowl", hat: "flat", lip: "walrus", shade: FUR, brows: "flat", coat: "suit", cloth: FUR, behind: GOLD },
  C: { head: "square", hat: "officer", eyes: "dark", mouth: "straight", coat: "uniform", cloth: OLIVE, medals: 2, behind: STEEL },
  D: { head: "thin", hair: "sides", shade: GREY, eyes: "round", brows: "raised", mouth: "frown", coat: "suit", cloth: STEEL, behind: PAPER },
  E: { head: "square", hair: "crew", shade: "#a0522d", brows: "one", mouth: "frown", coat: "rollneck", behind: GOLD },
  F: { head: "thin", hair: "slick", shade: INK, eyes: "monocle", brows: "angry", lip: "thin", coat: "uniform", cloth: "#3d3a35", behind: RED },
  G: { head: "round", hair: "curly", shade: INK, lip: "beard", mouth: "open", brows: "raised", coat: "suit", cloth: STEEL, behind: GOLD },
  H: { head: "long", hat: "ushanka", lip: "handlebar", shade: FUR, brows: "angry", coat: "rollneck", cloth: OLIVE, behind: STEEL },
  I: { head: "thin", hair: "part", shade: "#a0522d", brows: "angry", lip: "goatee", mouth: "smile", coat: "suit", cloth: OLIVE, behind: PAPER },
  J: { head: "jowl", hair: "sides", shade: GREY, eyes: "square", mouth: "open", brows: "raised", coat: "suit", behind: STEEL },
  K: { head: "long", hair: "part", shade: GREY, eyes: "tired", brows: "flat", coat: "suit", cloth: "#5b5245", behind: GOLD },
  L: { head: "long", hair: "crew", shade: INK, eyes: "wide", brows: "angry", coat: "rollneck", cloth: RED, behind: PAPER },
  M: { head: "jowl", hair: "bald", lip: "brush", mouth: "smile", shade: INK, brows: "raised", coat: "bib", behind: OLIVE },
  N: { head: "round", hair: "part", shade: FUR, lip: "brush", brows: "flat", coat: "suit", cloth: FUR, behind: STEEL },
  O: { head: "thin", hair: "slick", shade: GREY, brows: "raised", mouth: "smile", coat: "dress", cloth: "#6d3a6b", behind: GOLD },
  P: { head: "square", hair: "wild", shade: RED, eyes: "wide", brows: "angry", mouth: "open", coat: "suit", behind: PAPER },
  Q: { head: "round", hat: "papakha", eyes: "round", lip: "walrus", shade: INK, coat: "suit", cloth: OLIVE, behind: RED },
  R: { head: "long", hat: "flat", brows: "bushy", shade: GREY, mouth: "cigarette", coat: "rollneck", cloth: STEEL, behind: "#4b453d" },
  S: { head: "square", hair: "bun", shade: "#4f6b58", skin: "#b7c6a4", brows: "flat", mouth: "lips", coat: "dress", cloth: "#3f5a48", medals: 1, behind: GOLD },
  T: { head: "thin", hat: "homburg", eyes: "dark", lip: "goatee", shade: INK, coat: "suit", behind: OLIVE },
  U: { head: "jowl", hat: "officer", lip: "handlebar", shade: WHITE, brows: "bushy", coat: "uniform", cloth: OLIVE, medals: 5, behind: RED },
  V: { head: "round", hair: "long", shade: INK, hat: "beret", brows: "raised", mouth: "lips", coat: "rollneck", behind: STEEL },
  W: { head: "round", hair: "sides", shade: FUR, eyes: "dark", mouth: "smile", coat: "dress", cloth: STEEL, behind: GOLD },
  X: { head: "square", hair: "crew", shade: INK, eyes: "patch", brows: "flat", mouth: "frown", lip: "thin", coat: "uniform", cloth: "#3d3a35", behind: PAPER },
  Y: { head: "square", hat: "garrison", brows: "angry", lip: "thin", shade: INK, mouth: "smile", coat: "uniform", cloth: OLIVE, medals: 1, behind: STEEL },
  Z: { head: "round", hair: "slick", shade: GOLD, eyes: "dots", brows: "flat", mouth: "smile", coat: "suit", behind: RED },
};

const medal = (at: number): Path[] => [
  [`M${32 + (at % 3) * 3.8} ${39.5 + Math.floor(at / 3) * 4.5}h2.4v2h-2.4z`, RED],
  [disc(33.2 + (at % 3) * 3.8, 42.8 + Math.floor(at / 3) * 4.5, 1.5), GOLD],
];

const SKIN = "#eec9a0";
/** In bed: a pillow behind, a blanket up to the chin. */
const PILLOW: Path[] = [
  ["M2 12 46 8v27H2z", WHITE],
  ["M2 33h44v3H2z", "#d9cfbb"],
];
const BLANKET: Path[] = [
  ["M0 35c10-4 38-4 48 0v13H0z", STEEL],
  ["M0 35c10-4 38-4 48 0v3.5c-10-4-38-4-48 0z", WHITE],
  ["M22.5 40h3v2.5H28v3h-2.5V48h-3v-2.5H20v-3h2.5z", WHITE],
];

export const faceOf = (who: string): Face => FACES[who] ?? FACES.Z!;

/** The parts of a face, from the back to the front, around its head. */
export function partsOf(who: string, inBed: boolean): { back: readonly Path[]; half: string; skin: string; front: readonly Path[] } {
  const face = faceOf(who);
  const shade = face.shade ?? INK;
  const hair = HAIR[face.hair ?? "bald"];
  const locks = typeof hair === "function" ? hair(shade) : [];
  const medals = Array.from({ length: face.medals ?? 0 }, (_, at) => medal(at)).flat();
  const skin = face.skin ?? SKIN;
  const back: Path[] = inBed ? PILLOW : [["M20 30h8v7h-8z", "#c99a6e"], ...COATS[face.coat](face.cloth ?? INK), ...medals];
  const front: Path[] = [
    ["M24 19.5 27.5 27H24z", "#00000038"],
    ...(face.lip === "beard" ? ([[LIPS.beard, shade]] as Path[]) : []),
    ...MOUTHS[face.mouth ?? "straight"],
    ...(face.lip && face.lip !== "beard" ? ([[LIPS[face.lip], shade]] as Path[]) : []),
    ...locks,
    [BROWS[face.brows ?? "none"], shade === WHITE ? "#fffdf6" : shade === GOLD ? FUR : shade],
    ...EYES[face.eyes ?? "dots"],
    ...HATS[inBed ? "none" : (face.hat ?? "none")],
    ...(inBed ? BLANKET : []),
  ];
  return { back, half: HEADS[face.head], skin, front };
}
