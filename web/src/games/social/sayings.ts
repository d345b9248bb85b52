/** All statements of a kind that can be made now, from the server's own forms. */
import { fieldsOf, kindsOf, writeStatement, type Draft, type Fill } from "./statements";

/** In the order of the fill; `fixed` holds fields that are given. None where the game has no such kind. */
export function sayings(game: string, fill: Fill, kind: string, fixed: Draft = {}): string[] {
  if (!kindsOf(game).includes(kind)) return [];
  const fields = fieldsOf(game, kind);
  if (!fields.length) return fill(kind, "", {}).length ? [writeStatement(game, kind, {})] : [];
  const drafts = fields.reduce<Draft[]>(
    (some, field) =>
      some.flatMap((draft) =>
        fill(kind, field, draft)
          .filter((word) => fixed[field] === undefined || fixed[field] === word)
          .map((word) => ({ ...draft, [field]: word })),
      ),
    [{}],
  );
  return drafts.map((draft) => writeStatement(game, kind, draft));
}
