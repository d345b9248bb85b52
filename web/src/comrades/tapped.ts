/** A table that lets faces be tapped gives its parts this context: what a tap on the face of a seat does. */
export const TAPPED = "tapped face";
export type Tapped = (seat: number) => void;
