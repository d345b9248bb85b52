/** Politicians in words, for those who do not see the board. Every sentence stands whole in the language files. */
import { t } from "../../../lib/i18n/spoken.svelte";
import type { Words } from "../../../lib/i18n/words";
import { ageOf, yearName, type Claim, type Letter, type Politician } from "../public";

/** Name, age and whatever is the matter with him. */
export function described(words: Words, who: Letter, man: Politician, claims: Claim[]): string {
  const told = [
    t("page-kremlin-who", { who, name: t(`kremlin-politician-${who}`), age: ageOf(who, man), stress: man.stress }),
    man.crosses ? t("page-kremlin-crosses", { crosses: man.crosses }) : "",
    man.suspect ? t("page-kremlin-suspect", { year: String(yearName(man.suspect)) }) : "",
    man.cure ? t("page-kremlin-cure") : "",
    ...claimed(words, claims),
  ];
  return told.filter(Boolean).join(" ");
}

/** Who controls him, and what everybody has declared. */
function claimed(words: Words, claims: Claim[]): string[] {
  if (!claims.length) return [];
  const said = claims.map(({ seat, points }) => t("page-kremlin-claim", { player: words.seat(seat, "kremlin"), points }));
  const declared = t("page-kremlin-declared", { claims: words.listing(said) });
  const first = claims[0]!;
  return first.master ? [t("page-kremlin-controlled", { player: words.seat(first.seat, "kremlin") }), declared] : [declared];
}
