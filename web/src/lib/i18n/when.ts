/** Times as people say them: in their language, their zone, and no more exactly than anybody wants to know. Seconds throughout. */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A span in its two largest units, such as “2 days, 3 hours”; narrow as for a clock face. */
export function span(seconds: number, lang: string, how: "long" | "narrow" = "long"): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE));
  const parts: [number, string][] = [
    [Math.floor(minutes / 1440), "day"],
    [Math.floor(minutes / 60) % 24, "hour"],
    [minutes % 60, "minute"],
  ];
  const first = parts.findIndex(([count]) => count > 0);
  const told = parts.slice(first, first + 2).filter(([count]) => count > 0);
  return told.map(([count, unit]) => new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: how }).format(count)).join(how === "long" ? ", " : " ");
}

/** How far that is from now, such as “in 3 hours” or “2 days ago”. */
export function fromNow(seconds: number, lang: string): string {
  const far = Math.abs(seconds);
  const [size, unit] = far >= 1.5 * DAY ? ([DAY, "day"] as const) : far >= 1.5 * HOUR ? ([HOUR, "hour"] as const) : ([MINUTE, "minute"] as const);
  return new Intl.RelativeTimeFormat(lang, { numeric: "always" }).format(Math.round(seconds / size), unit);
}

/** A moment by the clock on this wall, such as “Thursday, 14 May, 18:00”. */
export function moment(seconds: number, lang: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(lang, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    ...(timeZone && { timeZone }),
  }).format(seconds * 1000);
}
