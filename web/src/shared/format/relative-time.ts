import { language } from "../text/catalogue.ts";
import { text } from "../text/text.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const DATE = { year: "numeric", month: "short", day: "numeric" } as const;

type When = string | number | Date | null | undefined;

const dateOf = (time: number): string => new Date(time).toLocaleDateString(language(), DATE);

/** Date and time of day to the second, where more than how long ago is asked. */
export const formatMoment = (when: string | number): string => new Date(when).toLocaleString(language());

function timeOf(when: When): number | null {
  if (when === null || when === undefined || when === "") return null;
  const time = new Date(when).getTime();
  return Number.isNaN(time) ? null : time;
}

/** A date as `Sep 15, 2026`, by the language's own custom; `absent` ('Unknown', or 'Never') where there is none. */
export function formatDate(when: When, absent: string = text.common.unknown): string {
  const time = timeOf(when);
  return time === null ? absent : dateOf(time);
}

/**
 * How long ago (product.md §9): under 1 minute 'Just now', then minutes under 60, hours under 24, days under 7, then the date.
 * A time ahead of this clock is 'Just now' too: clocks differ.
 */
export function relativeTime(when: When, now: number = Date.now(), absent: string = text.common.unknown): string {
  const time = timeOf(when);
  if (time === null) return absent;
  const age = now - time;
  if (age < MINUTE) return text.common.justNow;
  if (age < HOUR) return text.common.minutesAgo(Math.floor(age / MINUTE));
  if (age < DAY) return text.common.hoursAgo(Math.floor(age / HOUR));
  if (age < 7 * DAY) return text.common.daysAgo(Math.floor(age / DAY));
  return dateOf(time);
}
