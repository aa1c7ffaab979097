/** One JSON line a record, for Workers Logs. Never a player's text (design.md §11). */
export function log(level: "info" | "warn" | "error", event: string, fields: Record<string, unknown> = {}): void {
  console[level](JSON.stringify({ level, event, ...fields }));
}

/** What of an unknown thrown value is worth a log line. */
export function describe(error: unknown): { error: string; stack?: string } {
  if (error instanceof Error)
    return { error: `${error.name}: ${error.message}`, ...(error.stack ? { stack: error.stack } : {}) };
  return { error: String(error) };
}
