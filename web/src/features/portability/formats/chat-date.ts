/** A date such as `2024-3-7 @21h 05m 09s 123ms`, written by older versions of SillyTavern. */
const COMPACT = /^(\d{4})-(\d{1,2})-(\d{1,2})\s*@?\s*(\d{1,2})h\s*(\d{1,2})m\s*(\d{1,2})s(?:\s*(\d{1,3})ms)?$/u;
/** A date such as `March 7, 2024 9:05pm`, written by most versions of SillyTavern. */
const SPOKEN = /^([A-Za-z]+ \d{1,2}, \d{4}) (\d{1,2}):(\d{2})\s*([ap]m)$/iu;
const ISO = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?$/u;

const FIRST = Date.UTC(2000, 0, 1);
const LAST = Date.UTC(2200, 0, 1);

/** The time a chat message was sent, in Unix milliseconds; null when it cannot be read. A time without a zone is read as UTC. */
export function chatDate(sent: unknown): number | null {
  const at = typeof sent === "number" ? sent : typeof sent === "string" ? read(sent.trim()) : Number.NaN;
  return at >= FIRST && at < LAST ? Math.trunc(at) : null;
}

function read(sent: string): number {
  if (/^\d{12,14}$/u.test(sent)) return Number(sent);
  if (ISO.test(sent)) return Date.parse(/Z|[+-]\d{2}:?\d{2}$/u.test(sent) ? sent : `${sent}Z`);
  const compact = COMPACT.exec(sent);
  if (compact) {
    const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0, ms = 0] = compact
      .slice(1)
      .map((part) => Number(part ?? 0));
    return Date.UTC(year, month - 1, day, hour, minute, second, ms);
  }
  const spoken = SPOKEN.exec(sent);
  if (!spoken) return Number.NaN;
  const [, day = "", hour = "", minute = "", half = ""] = spoken;
  const hours = (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0);
  return Date.parse(`${day} 00:00 UTC`) + (hours * 60 + Number(minute)) * 60_000;
}
