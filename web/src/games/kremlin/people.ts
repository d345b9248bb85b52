/** What is printed on the 26 cards (0.2). The names are in the language files. */
import printed from "./people.json";

export interface Person {
  age: number;
  /** The post he is made for, and the one he is not (1.3). */
  strength: string;
  weakness: string;
}

export const PRINTED: Record<string, Person> = printed;
export const LETTERS: readonly string[] = Object.keys(printed);
