import { withoutProse } from "./logging/without-prose.ts";

export { describe } from "./logging/describe-error.ts";

/** One JSON line a record, for Workers Logs. Never a player's text, address or cookie: strings that are no plain token are withheld. */
export function log(level: "info" | "warn" | "error", event: string, fields: Record<string, unknown> = {}): void {
  const { error, stack, ...rest } = fields;
  // What `describe` says of an error is made to be logged.
  console[level](JSON.stringify({ level, event, ...(withoutProse(rest) as object), error, stack }));
}
