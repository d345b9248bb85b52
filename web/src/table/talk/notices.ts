/** What everybody is told of the seats, in its place among the events of the game. */
import { idOf } from "../../comrades/company";
import type { NoticeInfo, TableInfo } from "../../app/protocol";
import type { Told } from "../../lib/i18n/notation";
import { t } from "../../lib/i18n/spoken.svelte";
import { bare, named } from "../../lib/i18n/names";
import type { Seen } from "../session/seen";

/** Something in the log: an event of the game, or a notice. */
export type Entry = { key: string; event: Told } | { key: string; notice: NoticeInfo };

/** A notice in words; `worded` says what was answered for somebody who was late. */
export function notice(told: NoticeInfo, table: TableInfo, worded: (action: string) => string): string {
  const called = told.what === "filled" ? t("comrade", { id: idOf(told.name) }) : named(told.name);
  const name = told.alike ? t("name-alike", { name: called }) : called;
  const former = told.other ? "yes" : "no";
  const seat = bare(told.seat, table.game);
  const text = t(`notice-${told.what}`, {
    seat,
    name,
    other: named(told.other),
    former,
    pace: table.sofa ? "sofa" : table.tempo.pace,
    action: told.action ? worded(told.action) : "",
  });
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** What was told after so many events, in order. */
export function entries(seen: Seen, from = 0): Entry[] {
  const notices = seen.notices.map((notice, n) => ({ key: `notice${n}`, notice }));
  const told: Entry[] = [];
  let next = notices.findIndex(({ notice }) => notice.after >= from);
  if (next < 0) next = notices.length;
  for (let n = from; n <= seen.events.length; n++) {
    while (next < notices.length && notices[next]!.notice.after <= n) told.push(notices[next++]!);
    if (n < seen.events.length) told.push({ key: String(n), event: seen.events[n]! });
  }
  return told;
}
