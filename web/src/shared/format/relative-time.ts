import { language } from "../text/catalogue.ts";
import { text } from "../text/text.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type When = string | number | Date | null | undefined;

/** Without the browser's own formats: loading them takes a phone 60 to 100 ms, just when a list of records is shown. */
function dateOf(time: number): string {
  const date = new Date(time);
  return text.common.date(date.getFullYear(), date.getMonth(), date.getDate());
}

/** Formats a date with the time of day to the second, for places that need the exact time. */
export const formatMoment = (when: string | number): string => new Date(when).toLocaleString(language());

function timeOf(when: When): number | null {
  if (when === null || when === undefined || when === "") return null;
  const time = new Date(when).getTime();
  return Number.isNaN(time) ? null : time;
}

/** A date in the format of the language, for example `Sep 15, 2026`. `absent` ('Unknown' by default) replaces a missing date. */
export function formatDate(when: When, absent: string = text.common.unknown): string {
  const time = timeOf(when);
  return time === null ? absent : dateOf(time);
}

/**
 * The time since a moment: under a minute 'Just now', then minutes, hours (from 60 minutes) and days (from 24 hours), and from 7 days the
 * date. A moment in the future is 'Just now' too, because clocks differ.
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
