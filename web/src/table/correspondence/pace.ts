/** How a table by mail keeps time, as somebody chooses it, and as the server wants to hear it. */
import type { Adjourn, NewTable } from "../../app/protocol";

export interface ByMail {
  /** Days for an answer, and how many more in the whole game. */
  days: number;
  bank: number;
  /** Whether what is sealed opens at times of day, or when all answers are in. */
  opens: "sittings" | "all";
  /** Times of day, such as “08:00”. */
  sittings: string[];
  zone: string;
}

const DAY = 86_400;

/** Where this browser is, as the IANA calls it. */
export const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

export const usual = (): ByMail => ({ days: 2, bank: 3, opens: "sittings", sittings: ["08:00", "20:00"], zone: here() });

/** Minutes after midnight; null where it is no time of day. */
export function minutes(time: string): number | null {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(time.trim()) ?? [];
  return hour === undefined || Number(hour) > 23 || Number(minute) > 59 ? null : Number(hour) * 60 + Number(minute);
}

/** “08:00” for minutes after midnight. */
export const timeOfDay = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

type Mailed = Pick<NewTable & Adjourn, "deadline" | "bank" | "sittings" | "zone">;

export function asTempo({ days, bank, opens, sittings, zone }: ByMail): Mailed {
  const times = [...new Set(sittings.map(minutes).filter((time): time is number => time !== null))].sort((one, other) => one - other);
  return { deadline: days * DAY, bank: bank * DAY, ...(opens === "sittings" && times.length ? { sittings: times, zone } : {}) };
}

/** All zones this browser knows. */
export const zones = (own: string): string[] => [...new Set([own, "UTC", ...Intl.supportedValuesOf("timeZone")])];
