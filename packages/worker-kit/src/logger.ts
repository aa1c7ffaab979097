import { withoutProse } from "./logging/without-prose.ts";

export { describe } from "./logging/describe-error.ts";

/**
 * Writes one line of JSON for Workers Logs. A player's text, address or cookie must never be logged, so a string that is more than a
 * plain token is replaced.
 */
export function log(level: "info" | "warn" | "error", event: string, fields: Record<string, unknown> = {}): void {
  const { error, stack, ...rest } = fields;
  // `error` and `stack` are not filtered, because `describe` has already made them safe to log.
  console[level](JSON.stringify({ level, event, ...(withoutProse(rest) as object), error, stack }));
}
