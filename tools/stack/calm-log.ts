import type { Readable } from "node:stream";
import { createInterface } from "node:readline";

/**
 * What the runtime shouts whenever a browser closes a page with a stream or a socket open, and the addresses below it; and what
 * wrangler has to say of graph's daily round at every start. Nobody at the terminal can act on it.
 */
const NOISE = [
  /ERROR.*(disconnected: |Broken pipe)/,
  /^\s*stack: \S*workerd@/,
  /Scheduled Workers are not automatically triggered|manually trigger a scheduled event|\/cdn-cgi\/local\/scheduled|cron-triggers\/#test/,
];

/** Passes a child's lines on, without the noise and without empty lines. */
export function calmLog(from: Readable | null, write: (line: string) => void): void {
  if (!from) return;
  createInterface({ input: from }).on("line", (line) => {
    if (line.trim() !== "" && !NOISE.some((pattern) => pattern.test(line))) write(line);
  });
}
