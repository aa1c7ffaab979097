import { text } from "../text/en.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const DATE = new Intl.DateTimeFormat("en", { year: "numeric", month: "short", day: "numeric" });

type When = string | number | Date | null | undefined;

function timeOf(when: When): number | null {
  if (when === null || when === undefined || when === "") return null;
  const time = new Date(when).getTime();
  return Number.isNaN(time) ? null : time;
}

/** A date as `Sep 15, 2026`; `absent` ('Unknown', or 'Never') where there is none. */
export function formatDate(when: When, absent: string = text.common.unknown): string {
  const time = timeOf(when);
  return time === null ? absent : DATE.format(time);
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
  return DATE.format(time);
}
