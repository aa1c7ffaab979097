const UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 } as const;
type Unit = keyof typeof UNITS;

/**
 * How long a provider asks to wait, in milliseconds. Null if it does not say. `Retry-After` holds seconds or a date. OpenAI also sends
 * milliseconds in a separate header. Google, Groq and Hugging Face put the time into the body.
 * @param words the body as `name: value` lines
 */
export function retryAfterMs(headers: Headers | undefined, words: string, now: number): number | null {
  const exact = headers?.get("retry-after-ms");
  if (exact && Number(exact) >= 0) return Number(exact);
  const value = headers?.get("retry-after");
  if (value) {
    if (Number(value) >= 0) return Number(value) * 1_000;
    const date = Date.parse(value);
    if (!Number.isNaN(date)) return Math.max(0, date - now);
  }
  const delay = /retry_?delay:\s*"?(\d+(?:\.\d+)?)s/iu.exec(words)?.[1];
  if (delay !== undefined) return Math.ceil(Number(delay) * 1_000);
  const estimated = /^estimated_time:\s*(\d+(?:\.\d+)?)$/imu.exec(words)?.[1];
  if (estimated !== undefined) return Math.ceil(Number(estimated) * 1_000);
  const again = /\b(?:try again|retry) in ((?:\d+(?:\.\d+)?(?:ms|h|m|s)){1,4})/iu.exec(words)?.[1];
  return again === undefined ? null : durationOf(again);
}

/** Converts `6m0s`, `7.66s` or `250ms` to milliseconds. */
function durationOf(text: string): number {
  let sum = 0;
  for (const [, count, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|h|m|s)/giu)) {
    sum += Number(count) * UNITS[(unit ?? "s").toLowerCase() as Unit];
  }
  return Math.ceil(sum);
}
