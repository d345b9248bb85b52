/** What questions are answered with, by their kind: each is fetched with the first question of its kind. */
import type { QuestionInfo } from "../../../app/protocol";
import type { Told } from "../../../lib/i18n/notation";
import { Later } from "../../../lib/later.svelte";

const window = () => import("./window");
const deed = () => import("./deed");

/** A window. */
export const reacting = {
  answers: new Later(() => window().then(({ Answers }) => ({ default: Answers }))),
  foot: new Later(() => window().then(({ Foot }) => ({ default: Foot }))),
  weigh: new Later(() => window().then(({ Weigh }) => ({ default: Weigh }))),
};
/** Any other question but the sheet. */
export const deciding = {
  answers: new Later(() => deed().then(({ Answers }) => ({ default: Answers }))),
  foot: new Later(() => deed().then(({ Foot }) => ({ default: Foot }))),
  weigh: new Later(() => deed().then(({ Weigh }) => ({ default: Weigh }))),
  defend: new Later(() => deed().then(({ Defend }) => ({ default: Defend }))),
};
export const moves = new Later(() => import("./Moves.svelte"));
export const cards = new Later(() => import("./Cards.svelte"));
export const declare = new Later(() => import("./Declare.svelte"));
export const sheet = new Later(() => import("./sheet/Sheet.svelte"));

/** Fetches what this question is answered with; null: every kind. */
export async function fetchFor(question: QuestionInfo | null): Promise<void> {
  await Promise.all(wanted(question).map((part) => part.fetch()));
}

function wanted(question: QuestionInfo | null): { fetch: () => Promise<void> }[] {
  const [window, deed] = [Object.values(reacting), Object.values(deciding)];
  if (!question) return [...window, ...deed, moves, cards, declare, sheet];
  if (question.window) return window;
  return (question.steps as Told[]).at(-1)?.type === "Sheets" ? [sheet] : deed;
}
