import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";

import type { HealthAnswer } from "#contracts/http/health";
import { warnOfNewerData } from "./newer-data.ts";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Starts a site whose chat and memory answer health requests with this. For null they answer something that is no JSON. */
async function siteOf(answers: Readonly<Record<string, HealthAnswer["checks"][string] | null>>): Promise<string> {
  const server = createServer((request, response) => {
    const service = request.url?.split("/")[2] ?? "";
    const objects = answers[service];
    const schema = { known: "007-here", applied: "008-there" };
    const answer = { status: "unhealthy", service, version: "0.1.0", checks: { objects }, schema };
    response.writeHead(503).end(objects ? JSON.stringify(answer) : "nonsense");
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it("Stories of a newer version are named at the start, with the migration that this one lacks", async () => {
  const printed: string[] = [];
  await warnOfNewerData(await siteOf({ chat: "newer_version", memory: "ok" }), (line) => printed.push(line));
  expect(printed).toEqual([
    "Some stories in DATA_DIR were written by a newer version of Lorehearth (008-there; this one knows 007-here). They are kept and stay closed until the newer version is started again.",
  ]);
});

it("Nothing is printed where all is well, or where a service fails in another way or answers nonsense", async () => {
  const printed: string[] = [];
  await warnOfNewerData(await siteOf({ chat: "ok", memory: "failed" }), (line) => printed.push(line));
  await warnOfNewerData(await siteOf({ chat: null, memory: null }), (line) => printed.push(line));
  await warnOfNewerData("http://127.0.0.1:1", (line) => printed.push(line));
  expect(printed).toEqual([]);
});
