import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { configFile } from "../deploy.ts";
import type { Fetch } from "../provider-api.ts";
import { type Repository, readRepository, varsOf } from "../read-repository.ts";
import { planOf, runSteps } from "../run-steps.ts";
import { deploySettings } from "../settings.ts";
import { forStage } from "../stage.ts";
import { nothingFound } from "../step.ts";
import { stepsOf } from "../steps.ts";
import type { Wrangler } from "../wrangler.ts";
import { type Account, fakeWrangler } from "./fake-account.ts";

const folder = mkdtempSync(join(tmpdir(), "lorehearth-deploy-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

/** The path of the configuration that a fake deployment writes. */
export const configPath = (name: string): string => configFile(folder, name);

export const repository: Repository = readRepository();

/** A fake site that answers as it does after a complete deployment. */
export const goodSite: Fetch = async (url, init) => {
  const { pathname } = new URL(url);
  if (pathname.endsWith("/health")) return Response.json({ status: "healthy" });
  if (init?.method === "POST") return Response.json({}, { status: 403 });
  if (pathname === "/api/worlds") return Response.json({}, { status: 401 });
  const policies = ["Content-Security-Policy", "Strict-Transport-Security", "Permissions-Policy"];
  return new Response('<div id="root">', { headers: Object.fromEntries(policies.map((name) => [name, "x"])) });
};

/** What differs from a deployment of this repository to production with no settings. */
export interface Differences {
  readonly env?: NodeJS.ProcessEnv;
  readonly site?: Fetch;
  readonly stage?: string;
  readonly repository?: Repository;
}

/** Deploys to a fake account. Returns the result and the account after it. */
export async function deployToFake(before: Account, differences: Differences = {}) {
  const after: Account = { ...structuredClone(before), calls: [] };
  const wrangler: Wrangler = async (args) => fakeWrangler(after, args);
  const { env = {}, site = goodSite, stage = null } = differences;
  const staged = forStage(differences.repository ?? repository, stage);
  const lines: string[] = [];
  const steps = stepsOf({
    repository: staged,
    settings: deploySettings(env, varsOf(staged.workers)),
    accountId: undefined,
    configPath,
    buildWeb: async () => void lines.push("built the web app"),
    api: { fetch: site, baseUrl: "https://api.example" },
    patience: { tries: 2, waitMs: 1 },
  });
  const found = nothingFound();
  const failure = await runSteps(steps, { wrangler, found }, (line) => lines.push(line)).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return { after, failure, output: [...lines, failure ?? ""].join("\n"), plan: planOf(steps), found };
}
