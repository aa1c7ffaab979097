import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, it } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lorehearth-child-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A script that npm runs through a shell. The script starts its child only after that shell has ended. */
const SCRIPT = `
import { setTimeout as pause } from "node:timers/promises";
import { startChild } from ${JSON.stringify(new URL("./child.ts", import.meta.url).href)};

const shell = process.ppid;
console.log("ready");
while (process.ppid === shell) await pause(5);
const { ended } = startChild(process.execPath, ["-e", "setTimeout(() => {}, 60_000)"], { stdio: "ignore" });
console.log("started");
await ended;
`;

it("ends with npm even where npm was gone before it was started", async () => {
  const script = join(folder, "script.mjs");
  writeFileSync(script, SCRIPT);
  const command = `"${process.execPath}" "${script}" & wait`;
  const shell = spawn("sh", ["-c", command], {
    env: { ...process.env, npm_lifecycle_event: "start" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const printed: string[] = [];
  const lines = createInterface({ input: shell.stdout });
  lines.on("line", (line) => {
    printed.push(line);
    if (line === "ready") shell.kill("SIGKILL");
  });
  // The pipe is closed when the process that writes to it has ended.
  await once(lines, "close");
  expect(printed).toEqual(["ready", "started"]);
}, 30_000);
