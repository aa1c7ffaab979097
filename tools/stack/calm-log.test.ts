import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { expect, it } from "vitest";

import { calmLog } from "./calm-log.ts";

it("shows what the workers log, and not that somebody closed a page", async () => {
  const printed = [
    '{"level":"error","event":"request.failed"}',
    "",
    "\u001B[31m✘ \u001B[1mERROR\u001B[0m kj::getCaughtExceptionAsKj() = rust/ffi.rs:159: disconnected: write(): Broken pipe (os error 32)",
    "",
    "  stack: /app/node_modules/@cloudflare/workerd-linux-64/bin/workerd@5683373 /app/workerd@56871b7",
    '✘ [ERROR] Could not resolve "./missing.ts"',
    "    at src/index.ts:1:39",
    "▲ [WARNING] Scheduled Workers are not automatically triggered during local development.",
    "  To manually trigger a scheduled event, run:",
    '    curl "http://127.0.0.1:41383/cdn-cgi/local/scheduled"',
    "  For more details, see https://developers.cloudflare.com/workers/configuration/cron-triggers/#test-cron-triggers-locally",
  ];
  const lines: string[] = [];
  const stream = Readable.from(printed.map((line) => `${line}\n`));
  calmLog(stream, (line) => lines.push(line));
  await finished(stream);
  await expect.poll(() => lines).toEqual([printed[0], printed[5], printed[6]]);
});
