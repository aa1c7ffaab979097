import type { Readable } from "node:stream";
import { createInterface } from "node:readline";

/**
 * Messages about which nobody at the terminal can do anything. The runtime prints stack traces when a browser closes a page with an open
 * stream or socket, and wrangler prints a note about graph's daily trigger at every start.
 */
const NOISE = [
  /ERROR.*(disconnected: |Broken pipe)/,
  /^\s*stack: \S*workerd@/,
  /Scheduled Workers are not automatically triggered|manually trigger a scheduled event|\/cdn-cgi\/local\/scheduled|cron-triggers\/#test/,
];

/** Passes on a child's output without those messages and without empty lines. */
export function calmLog(from: Readable | null, write: (line: string) => void): void {
  if (!from) return;
  createInterface({ input: from }).on("line", (line) => {
    if (line.trim() !== "" && !NOISE.some((pattern) => pattern.test(line))) write(line);
  });
}
