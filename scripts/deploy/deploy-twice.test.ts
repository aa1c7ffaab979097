import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { packedFile } from "#content/adventures";
import { ADVENTURES } from "#content/adventures/cards";
import { fromRoot } from "../../tools/shared/paths.ts";
import { type RealDeployment, type Run, startRealDeployment } from "./testing/real-deployment.ts";

// The tests run wrangler about fifty times, and each run takes a second.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 1_800_000 });

const WORKERS = ["lorehearth-api", "lorehearth-memory", "lorehearth-chat", "lorehearth-graph"];
const VECTORIZE_INDEX = "lorehearth-memories";

let deployment: RealDeployment;
const runs: Run[] = [];

beforeAll(async () => {
  deployment = await startRealDeployment();
  for (const key of ["sk-a-key", undefined]) runs.push(await deployment.run({ env: { OPENAI_API_KEY: key } }));
});
afterAll(() => deployment.close());

const bindingOf = (worker: string, name: string) =>
  runs[0]?.account.scripts.find((script) => script.name === worker)?.bindings?.find((each) => each.name === name);

describe("npm run deploy to an empty account", () => {
  it("reaches the end, where the site answers well", () => {
    const [{ output, failure } = { output: "", failure: "did not run" }] = runs;
    expect(failure).toBeNull();
    expect(output).toContain(`16/16 Smoke test: 7 questions answered well by ${deployment.siteUrl}`);
    expect(output).toContain(`Lorehearth is deployed at ${deployment.siteUrl}`);
    expect(deployment.provider.unknown).toEqual([]);
  });

  it("makes all there is to make, and applies the migrations", () => {
    const state = runs[0]?.account;
    const migrations = readdirSync(fromRoot("migrations")).filter((name) => name.endsWith(".sql")).length;
    expect(state?.databases).toEqual([{ name: "lorehearth", jurisdiction: null, migrations }]);
    expect(state?.indexes).toEqual([
      {
        name: VECTORIZE_INDEX,
        config: { dimensions: 128, metric: "cosine" },
        metadataIndexes: [{ propertyName: "campaign", indexType: "string" }],
      },
    ]);
    expect(state?.queues).toMatchObject([
      { name: "turns-dead", consumers: [{ script: "lorehearth-graph" }] },
      { name: "turns", consumers: [{ script: "lorehearth-graph", body: { dead_letter_queue: "turns-dead" } }] },
    ]);
    expect(state?.scripts).toMatchObject([
      { name: "lorehearth-api", reachable: false, schedules: [], classes: [] },
      { name: "lorehearth-memory", reachable: false, schedules: [], classes: ["CampaignMemory"] },
      { name: "lorehearth-chat", reachable: false, schedules: [], classes: ["GameTable"] },
      { name: "lorehearth-graph", reachable: false, schedules: ["17 3 * * *"], classes: [] },
    ]);
    expect(Object.keys(state?.projects[0]?.files ?? {})).toContain("/index.html");
  });

  it("uploads each Worker with what it is bound to in production", () => {
    expect(bindingOf("lorehearth-api", "DB")).toMatchObject({ type: "d1", id: deployment.account.databases[0]?.uuid });
    expect(bindingOf("lorehearth-api", "GM_PROVIDER")).toMatchObject({ type: "plain_text", text: "workers-ai" });
    expect(bindingOf("lorehearth-chat", "MEMORY")).toMatchObject({
      type: "service",
      service: "lorehearth-memory",
      entrypoint: "MemoryService",
    });
    expect(bindingOf("lorehearth-graph", "VECTORIZE")).toMatchObject({
      type: "vectorize",
      index_name: VECTORIZE_INDEX,
    });
    for (const worker of WORKERS) expect(bindingOf(worker, "AI")).toMatchObject({ type: "ai" });
    expect(runs[0]?.account.projects[0]?.bindings?.map((each) => [each.name, each["service"]]).toSorted()).toEqual([
      ["API", "lorehearth-api"],
      ["CHAT", "lorehearth-chat"],
      ["GRAPH", "lorehearth-graph"],
      ["MEMORY", "lorehearth-memory"],
    ]);
  });

  it("uploads the adventures and the weights of the oracle with the Worker that plays, and with no other", () => {
    const adventures = ADVENTURES.map(({ id, version }) => `/adventures/${packedFile(id, version)}`);
    const files = [
      ...adventures,
      "/oracle/cases.json",
      "/oracle/lexicon.json",
      "/oracle/patterns.json",
      "/oracle/vectors.json",
      "/oracle/weights.json",
      "/rules/creatures.json",
      "/rules/gear.json",
      "/rules/magic-items.json",
      "/rules/spell-lists.json",
      "/rules/spells.json",
    ].toSorted();
    const none: string[] = [];
    expect(runs[0]?.account.scripts.map((script) => script.files)).toEqual([none, none, files, none]);
    expect(bindingOf("lorehearth-chat", "ASSETS")).toMatchObject({ type: "assets" });
  });

  it("gives all four the same secret, and prints neither it nor a key", () => {
    const secrets = WORKERS.map((worker) => bindingOf(worker, "AUTH_SECRET"));
    expect(secrets[0]).toMatchObject({ type: "secret_text", text: expect.stringMatching(/^[\w-]{43}$/u) as string });
    expect(new Set(secrets.map((secret) => secret?.["text"])).size).toBe(1);
    expect(bindingOf("lorehearth-chat", "OPENAI_API_KEY")).toMatchObject({ type: "secret_text", text: "sk-a-key" });
    for (const { output } of runs)
      expect(output).not.toMatch(new RegExp(`sk-a-key|${String(secrets[0]?.["text"])}`, "u"));
  });
});

describe("npm run deploy for the second time", () => {
  it("finds everything, uploads the code, and leaves the account as it was", () => {
    const [first, second] = runs;
    expect(second?.failure).toBeNull();
    expect(second?.output).toContain("7/16 Secrets: AUTH_SECRET stands");
    expect(second?.output).toContain("9/16 Migrations: none to apply");
    expect(second?.account).toEqual(first?.account);
    for (const worker of WORKERS) expect(deployment.account.scripts.get(worker)?.versions).toHaveLength(2);
    expect(second?.requests.filter((request) => MAKES_OR_DELETES.test(request))).toEqual([]);
    expect(first?.requests.filter((request) => MAKES_OR_DELETES.test(request)).length).toBeGreaterThan(10);
  });
});

const MAKES_OR_DELETES =
  /^DELETE |^PUT \S+\/scripts\/[\w-]+$|^POST \S+\/(?:d1\/database|queues|consumers|indexes|projects|assets\/upload)$/u;
