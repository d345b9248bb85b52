/** What is drawn of the example in the rules: by paragraph, a big moment or the board. */
import { expect, test } from "vitest";
import type { RulesPictures } from "../../src/app/protocol";
import { picturesOf } from "../../src/rules/pictures";
import type { Director } from "../../src/table/stage/beat";

const direct: Director = ({ type, seat }) => (type === "Big" ? { scene: "big", lit: { seat: [9] } } : { lit: { seat: [Number(seat)] } });

const hello = { n: 0, at: 0, table: { seats: [] }, view: { public: { canal: 0 }, secrets: [], events: [] } };
const update = (canal: number, ...events: object[]): object => ({ type: "update", n: 1, at: 0, public: { canal }, events });
const pictures = (...paragraphs: object[]): RulesPictures => ({ hello, paragraphs, figures: {} }) as unknown as RulesPictures;

test("nothing is drawn where the paragraph says so, and what happens there is remembered", () => {
  const drawn = picturesOf(pictures({ shows: "", update: update(2, { type: "Small", seat: 1 }) }, { shows: "board" }), direct);
  expect(drawn[0]).toBeNull();
  expect(drawn[1]).toMatchObject({ scene: null, lit: {}, seen: { public: { canal: 2 } } });
});

test("a big moment is drawn as it ends; the last one told by then", () => {
  const drawn = picturesOf(pictures({ shows: "", update: update(1, { type: "Big", n: 1 }, { type: "Big", n: 2 }) }, { shows: "Big" }), direct);
  expect(drawn[1]!.scene!.events).toEqual([{ type: "Big", n: 2 }]);
});

test("without a big moment it is the board, and those are lit whom it was about in this paragraph", () => {
  const told = [
    { shows: "Small", update: update(1, { type: "Small", seat: 4 }) },
    { shows: "Small", update: update(2, { type: "Other", seat: 1 }, { type: "Small", seat: 2 }, { type: "Small", seat: 3 }) },
  ];
  const drawn = picturesOf(pictures(...told), direct);
  expect(drawn.map((picture) => picture!.lit)).toEqual([{ seat: [4] }, { seat: [2, 3] }]);
});

test("a game without an example has no pictures of one", () => {
  expect(picturesOf({ hello: null, paragraphs: [], figures: {} }, direct)).toEqual([]);
});
