/** The pictures of the newspaper: flat drawings without colour, the same on the page and on the picture that is shared. */
import type { Edition, Portrait } from "../app/protocol";
import type { Drawing } from "../table/stage/beat";

type Path = Drawing["paths"][number];
type Transform = NonNullable<Path["transform"]>;

const INK = "#1c1a17";
export const PAPER = "#f4ecd9";

/** As printed with one ink: how light it is, and as transparent as it was. */
export function grey(colour: string): string {
  const [, r = "0", g = "0", b = "0", alpha = ""] = /^#(..)(..)(..)(..)?$/.exec(colour) ?? [];
  const light = 0.3 * parseInt(r, 16) + 0.59 * parseInt(g, 16) + 0.11 * parseInt(b, 16);
  const warm = [light, light * 0.985, light * 0.955].map((part) => Math.round(part).toString(16).padStart(2, "0"));
  return `#${warm.join("")}${alpha}`;
}

export const withoutColour = (drawing: Drawing): Drawing => ({
  ...drawing,
  ...(drawing.ground && { ground: grey(drawing.ground) }),
  paths: drawing.paths.map((path) => ({ ...path, fill: grey(path.fill) })),
  ...(drawing.texts && { texts: drawing.texts.map((text) => ({ ...text, fill: grey(text.fill) })) }),
});

/** A seat nobody has drawn. */
export const disc = (word: string): Drawing => ({
  wide: 40,
  high: 40,
  paths: [{ d: "M2 20a18 18 0 1 1 36 0 18 18 0 1 1-36 0z", fill: INK }],
  texts: [{ text: word, x: 20, y: 27, size: 18, fill: "#fff8ea" }],
});

const times = (outer: Transform, [a, b, c, d, e, f]: Transform = [1, 0, 0, 1, 0, 0]): Transform => {
  const [p, q, r, s, t, u] = outer;
  return [p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, p * e + r * f + t, q * e + s * f + u];
};

const placed = (paths: Path[], x: number, y: number, scale: number): Path[] =>
  paths.map((path) => ({ ...path, transform: times([scale, 0, 0, scale, x, y], path.transform) }));

const rays = (x: number, y: number, far: number, fill: string): Path => ({
  fill,
  d: Array.from({ length: 14 }, (_, n) => {
    const [from, to] = [n / 14, (n + 0.5) / 14].map((part) => Math.PI * 2 * part);
    const at = (turn: number): string => `${(x + far * Math.cos(turn)).toFixed(1)} ${(y + far * Math.sin(turn)).toFixed(1)}`;
    return `M${x} ${y}L${at(from!)} ${at(to!)}z`;
  }).join(""),
});

const STAR = "m0-12 3.5 8.2 8.9.8-6.8 5.8 2.1 8.7L0 6.9l-7.7 4.6 2.1-8.7-6.8-5.8 8.9-.8z";

/** It stands where somebody stood; on a square of 48. */
const FICUS: Path[] = [
  { d: "M23 16h2v20h-2z", fill: "#4d4a45" },
  {
    d: "M24 22C15 22 9 17 7 9c9 0 15 4 17 13zM24 22c9 0 15-5 17-13-9 0-15 4-17 13zM24 14c-5-3-6-8-4-14 5 3 7 8 4 14zM24 31c-8 1-14-2-17-8 8-2 14 1 17 8zM24 31c8 1 14-2 17-8-8-2-14 1-17 8z",
    fill: "#5f5c55",
  },
  { d: "M24 22 9 10.5l14 9.5zM24 22 39 10.5l-14 9.5zM24 31l-15-7 14 5zM24 31l15-7-14 5z", fill: "#b9b4a8" },
  { d: "M14 35h20l-2 13H16z", fill: "#35322e" },
  { d: "M12.5 33h23v4h-23z", fill: "#5b5751" },
];

/** The patient is resting, and not here. */
const BED: Path[] = [
  { d: "M3 14h3v34H3zM42 22h3v26h-3z", fill: "#2a2825" },
  { d: "M3 16h3v4H3zM6 20h12v3H6z", fill: "#2a2825" },
  { d: "M7 25c3-4 10-4 12 0v5H7z", fill: "#faf8f2" },
  { d: "M5 30h38v9H5z", fill: "#dcd8cd" },
  { d: "M18 28c8-2 18-2 25 0v11H18z", fill: "#8b867c" },
  { d: "M18 28c8-2 18-2 25 0v3c-7-2-17-2-25 0z", fill: "#f3efe4" },
];

/** So many find room on the balcony, and so many plants between them. */
const ROOM = 8;
const PLANTS = 3;

/** Who stands there, from left to right: the first of them in the middle, the others turn by turn beside him. */
export function lineUp(portraits: Portrait[]): Portrait[] {
  const gone = ({ state }: Portrait): boolean => state === "removed" || state === "dead";
  const there = portraits.slice(0, ROOM).filter((who) => !gone(who));
  const plants = portraits.filter(({ state }) => state === "removed").slice(0, PLANTS);
  const [first, ...others] = there;
  const mixed = others.flatMap((who, n) => (n % 2 && plants[n >> 1] ? [who, plants[n >> 1]!] : [who]));
  return (first ? [first, ...mixed] : plants).reduce<Portrait[]>((row, who, n) => (n % 2 ? [who, ...row] : [...row, who]), []);
}

const WIDE = 600;
const HIGH = 252;

/** The leadership above the people: who was removed is a plant, who is on a cure an empty bed. */
export function balcony(row: Portrait[], chief: string | undefined, drawn: (who: string) => Drawing): Drawing {
  const step = (WIDE - 36) / Math.max(row.length, 5);
  const left = (WIDE - step * row.length) / 2;
  const wall = Array.from({ length: 25 }, (_, n) => `M${n * 24 - 6} 128v-18l5 5 4-5 5 5v-5h4v18z`).join("");
  const tower = (x: number): Path[] => [
    { d: `M${x - 22} 200v-90h44v90zM${x - 16} 112V76h32v36zM${x} 26l12 52h-24z`, fill: "#6f6b63" },
    { d: `M${x - 9} 94a9 9 0 1 1 18 0 9 9 0 1 1-18 0z`, fill: "#efeadf" },
    { d: `M${x - 1} 87h2v7l5 3-1 2-6-4z`, fill: INK },
    { d: STAR, fill: "#2a2825", transform: [0.8, 0, 0, 0.8, x, 20] },
  ];
  const figures = row.map((who, n): { chief: boolean; paths: Path[] } => {
    const first = who.who === chief;
    const size = Math.min(step * 1.22, first ? 118 : 88) * (first ? 1.12 : 1);
    const figure = who.state === "removed" ? FICUS : who.state === "cured" ? BED : withoutColour(drawn(who.who)).paths;
    return { chief: first, paths: placed(figure, left + step * (n + 0.5) - size / 2, 197 - size, size / 48) };
  });
  const people = Array.from({ length: 21 }, (_, n) => `M${n * 30 - 6} 252c0-${9 + ((n * 7) % 6)} 5-15 10-15s10 6 10 15z`).join("");
  return {
    wide: WIDE,
    high: HIGH,
    ground: "#d9d4c8",
    paths: [
      rays(300, 150, 460, "#efebe1"),
      { d: wall, fill: "#928d83" },
      ...tower(46),
      ...tower(554),
      ...figures.filter(({ chief }) => !chief).flatMap(({ paths }) => paths),
      ...figures.filter(({ chief }) => chief).flatMap(({ paths }) => paths),
      { d: "M10 194h580v12H10z", fill: "#f7f3ea" },
      { d: "M22 206h556v46H22z", fill: "#7a756b" },
      { d: STAR, fill: "#f7f3ea", transform: [1.3, 0, 0, 1.3, 300, 228] },
      { d: people, fill: INK },
    ],
  };
}

/** What is counted, as a column each; the arrow goes up whatever they say. */
export function graph(score: Edition["score"]): Drawing {
  const all = score.slice(0, 4);
  const step = 460 / Math.max(all.length, 1);
  const [top, foot] = [Math.max(1, ...all.map(({ points }) => points)), Math.min(0, ...all.map(({ points }) => points))];
  const unit = 132 / (top - foot);
  const ground = 190 + foot * unit;
  const columns = all.map(({ points }, n): Path => {
    const [x, wide, high] = [50 + step * (n + 0.5) - Math.min(step * 0.3, 52), Math.min(step * 0.6, 104), Math.abs(points) * unit || 3];
    return { d: `M${x} ${points < 0 ? ground : ground - high}h${wide}v${high}h${-wide}z`, fill: "#4d4a45" };
  });
  return {
    wide: WIDE,
    high: HIGH,
    ground: "#d9d4c8",
    paths: [
      rays(300, 190, 460, "#efebe1"),
      ...columns,
      { d: `M40 ${ground}h484v3H40z`, fill: INK },
      { d: "M30 176 200 116l90 34 196-94-9-17 64-3-35 53-9-16-206 100-92-34L36 188z", fill: "#8f8a80" },
      { d: STAR, fill: "#2a2825", transform: [1.6, 0, 0, 1.6, 555, 30] },
    ],
    texts: all.flatMap(({ name, points }, n) => {
      const x = 50 + step * (n + 0.5);
      return [
        { text: points < 0 ? `−${-points}` : String(points), x, y: 48, size: 34, fill: INK },
        { text: name, x, y: 240, size: 17, fill: INK },
      ];
    }),
  };
}

/** On a canvas, as wide as this. */
export function paint(canvas: CanvasRenderingContext2D, drawing: Drawing, x: number, y: number, wide: number): void {
  const scale = wide / drawing.wide;
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(scale, scale);
  canvas.beginPath();
  canvas.rect(0, 0, drawing.wide, drawing.high);
  canvas.clip();
  if (drawing.ground) {
    canvas.fillStyle = drawing.ground;
    canvas.fillRect(0, 0, drawing.wide, drawing.high);
  }
  for (const { d, fill, transform, even } of drawing.paths) {
    canvas.save();
    if (transform) canvas.transform(...transform);
    canvas.fillStyle = fill;
    canvas.fill(new Path2D(d), even ? "evenodd" : "nonzero");
    canvas.restore();
  }
  canvas.textAlign = "center";
  for (const { text, x, y, size, fill } of drawing.texts ?? []) {
    canvas.fillStyle = fill;
    canvas.font = `${size}px "Russo One"`;
    canvas.fillText(text, x, y);
  }
  canvas.restore();
  if (!drawing.ground) return;
  canvas.fillStyle = "#1c1a1724"; // the screen of the printer
  for (let down = y; down < y + drawing.high * scale; down += 4) {
    for (let across = x + ((down - y) % 8) / 2; across < x + wide; across += 4) canvas.fillRect(across, down, 1.5, 1.5);
  }
}
