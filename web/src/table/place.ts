/** Where the question stands on a small screen: put aside to see the board, asked, or pulled up with all the fine print. */
export type Place = "aside" | "asked" | "up";
