import { expect, test } from "vitest";
import { slots } from "../../../src/games/kremlin/board/slots";

test("who stays in a row keeps their slot, and who comes takes the first empty one", () => {
  const first = slots<string>([], ["C", "K", "T"], 5);
  expect(first).toEqual(["C", "K", "T", null, null]);
  const gone = slots(first, ["C", "T"], 5);
  expect(gone).toEqual(["C", null, "T", null, null]);
  expect(slots(gone, ["A", "C", "T"], 5)).toEqual(["C", "A", "T", null, null]);
});

test("a row grows beyond its usual length and shrinks again", () => {
  const six = slots<string>(["A", "B", "C", "D", "E"], ["A", "B", "C", "D", "E", "F"], 5);
  expect(six).toEqual(["A", "B", "C", "D", "E", "F"]);
  expect(slots(six, ["B", "F"], 5)).toEqual([null, "B", null, null, null, "F"]);
  expect(slots(six, ["B"], 5)).toEqual([null, "B", null, null, null]);
});
