import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { buildWeb } from "../../tools/stack/build-web.ts";
import type { Provider } from "./testing/provider/server.ts";
import { secretsOf } from "./testing/provider/state.ts";
import { type Chosen, type RealDeployment, type Run, startRealDeployment } from "./testing/real-deployment.ts";

// The real wrangler deploys about twenty times, and each deployment runs it up to twenty times.
vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 600_000 });

const HOST = "play.example.org";
const SETTINGS = {
  SITE_URL: `https://${HOST}`,
  MAIL_FROM: `table@${HOST}`,
  DATA_JURISDICTION: "eu",
  WORKER_PLACEMENT: "smart",
};

/** For each step, which of its requests is refused. Configurations and the smoke test send no request to the provider. */
const FAILURES: readonly (readonly [step: string, fails: Provider["fails"]])[] = [
  ["Account", (requested) => /^GET \/(?:user|accounts|memberships)$/u.test(requested)],
  ["Database lorehearth", (requested) => /^POST \S+\/d1\/database$/u.test(requested)],
  ["Queue turns-dead", (requested) => /^POST \S+\/queues$/u.test(requested)],
  ["Queue turns", (requested, body) => /^POST \S+\/queues$/u.test(requested) && body.includes('"turns"')],
  ["Vectorize index lorehearth-memories", (requested) => requested.endsWith("/metadata_index/create")],
  [`Mail domain ${HOST}`, (requested) => /^POST \S+\/email\/sending\/subdomains$/u.test(requested)],
  ["Configurations", () => false],
  ["Secrets", (requested) => requested.endsWith("/lorehearth-chat/secrets")],
  ["Data of newer versions", (_, body) => body.includes("irreversible_migrations")],
  ["Migrations", (_, body) => body.includes("CREATE TABLE `campaigns`")],
  ["Worker lorehearth-api", (requested) => requested.endsWith("/scripts/lorehearth-api")],
  ["Worker lorehearth-memory", (_, body) => body.includes("INSERT OR IGNORE INTO irreversible_migrations")],
  ["Worker lorehearth-chat", (requested) => requested.endsWith("/assets-upload-session")],
  ["Worker lorehearth-graph", (requested) => /^POST \S+\/consumers$/u.test(requested)],
  ["Pages project lorehearth", (requested) => /^POST \S+\/pages\/projects$/u.test(requested)],
  [`Domain ${HOST}`, (requested) => /^POST \S+\/domains$/u.test(requested)],
  ["Web app and gateway", (requested) => /^POST \S+\/pages\/\S+\/deployments$/u.test(requested)],
  ["Smoke test", () => false],
];
const STEPS = FAILURES.map(([step]) => step);

let deployment: RealDeployment;
/** What the failing deployments printed, by step. */
const failed = new Map<string, Run>();
const whole: Run[] = [];

beforeAll(async () => {
  await buildWeb(() => {});
  deployment = await startRealDeployment();
  deployment.account.zones.push({ id: "zone", name: "example.org", sending: [] });
});
afterAll(async () => {
  for (const [step, { output, failure }] of failed) {
    console.log(`── fails at: ${step}\n${output}\n${failure instanceof Error ? failure.message : String(failure)}`);
  }
  for (const { output, failure } of whole) console.log(`── ${failure === null ? "goes on" : "refused"}\n${output}`);
  await deployment.close();
});

/** Deploys, and reaches the fake site by the addresses that a browser would use. */
const run = (chosen: Chosen = {}): Promise<Run> =>
  deployment.run({
    buildWeb: async () => {},
    fetch: async (url, init) =>
      fetch(url.replace(/^https:\/\/(?:play\.example\.org|lorehearth[\w-]*\.pages\.dev)/u, deployment.siteUrl), init),
    ...chosen,
    env: { ...SETTINGS, ...chosen.env },
  });

/** Deploys with one step that fails. */
async function runFailing(step: string, fails: Provider["fails"]): Promise<Run> {
  if (step === "Configurations") {
    const file = join(deployment.folder, "a-file");
    writeFileSync(file, "");
    return run({ configFolder: file });
  }
  // Nobody answers there.
  if (step === "Smoke test")
    return run({
      fetch: async (url, init) => (url.includes("pages.dev") ? new Response(null, { status: 522 }) : fetch(url, init)),
    });
  deployment.provider.fails = fails;
  try {
    return await run();
  } finally {
    deployment.provider.fails = () => false;
  }
}

describe("A deployment that fails at a step", () => {
  it.each(FAILURES)("says which, why and what to do, and has done the steps before: %s", async (step, fails) => {
    const result = await runFailing(step, fails);
    failed.set(step, result);
    expect(result.failure).toBeInstanceOf(Error);
    const { message } = result.failure as Error;
    const number = STEPS.indexOf(step) + 1;
    expect(message.split("\n")[0]).toBe(`${number}/${STEPS.length} ${step} failed.`);
    expect(message).toContain("What to do: ");
    expect(message).not.toContain("a-made-up-token");
    for (const done of STEPS.slice(0, number - 1)) expect(result.output).toContain(` ${done}: `);
  });
});

describe("What is left to do by hand", () => {
  it("is said also by a deployment that then fails", () => {
    expect(failed.get("Configurations")?.output).toContain(`Still to do: Mails from ${HOST} need these DNS records`);
  });
});

describe("The deployment after all of these", () => {
  it("goes on to the end, and made nothing twice", async () => {
    const result = await run();
    whole.push(result);
    expect(result.failure).toBeNull();
    expect(result.output).toContain("18/18 Smoke test: 7 questions answered well by https://lorehearth-4xy.pages.dev");
    const { account } = deployment;
    expect([account.databases.length, account.queues.length, account.indexes.length]).toEqual([1, 2, 1]);
    expect([account.projects.length, account.projects[0]?.domains.length]).toEqual([1, 1]);
    const secrets = [...account.scripts.values()].map((script) => secretsOf(script)["AUTH_SECRET"]);
    expect([secrets.length, new Set(secrets).size]).toEqual([4, 1]);
    expect(deployment.provider.unknown).toEqual([]);
  });

  it("put the data into the jurisdiction, and runs api near the database", () => {
    const { databases, scripts } = whole[0]!.account;
    expect(databases).toMatchObject([{ jurisdiction: "eu" }]);
    const bindings = scripts.flatMap((script) => script.bindings ?? []);
    const jurisdictions = bindings.filter(({ name }) => name === "DATA_JURISDICTION").map((each) => each["text"]);
    expect(jurisdictions).toEqual(["eu", "eu"]);
    const placed = scripts.filter(({ placement }) => placement !== undefined);
    expect(placed).toMatchObject([{ name: "lorehearth-api", placement: { mode: "smart" } }]);
  });

  it("says which DNS record the domain needs, until it is active", async () => {
    expect(whole[0]?.output).toContain(`Still to do: ${HOST} is pending. Point it at the site with a CNAME record`);
    deployment.account.projects[0]!.domains[0]!.status = "active";
    // The jurisdiction is left out: it stays all the same.
    const result = await run({ env: { DATA_JURISDICTION: "" } });
    whole.push(result);
    expect(result.output).toContain(`Lorehearth is deployed at https://${HOST}`);
    expect(result.output).not.toContain("Still to do");
    expect(result.account).toEqual(whole[0]?.account);
  });

  it("refuses another jurisdiction and changes nothing", async () => {
    const result = await run({ env: { DATA_JURISDICTION: "us" } });
    whole.push(result);
    expect((result.failure as Error).message).toContain('in the jurisdiction eu, and DATA_JURISDICTION is "us"');
    expect(result.account).toEqual(whole[0]?.account);
  });
});
