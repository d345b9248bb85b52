/** Standing orders are read and written as the server's dossier does. */
import { describe, expect, it } from "vitest";
import { readOrder, writeOrder } from "../../../src/games/kremlin/panels/orders";

const ORDERS = [
  "guard G 6",
  "seize G 5 when purge F",
  "seize G 5 when lapse",
  "seize G 5 when trial",
  "pass vote until 3",
  "play 5 when accusation G",
  "play 7 on C when start 2",
  "play leave against G when purge",
  "play 28 when start",
];

describe("a standing order", () => {
  it.each(ORDERS)("%s is written as it was read", (text) => {
    expect(writeOrder(readOrder(text))).toBe(text);
  });
});
