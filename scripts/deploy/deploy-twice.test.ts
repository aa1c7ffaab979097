import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { packedFile } from "#content/adventures";
import { ADVENTURES } from "#content/adventures/cards";
import { fromRoot } from "../../tools/shared/paths.ts";
import { QUIET_WRANGLER } from "../../tools/shared/quiet-wrangler.ts";
import { deploy } from "./deploy.ts";
import { readRepository, varsOf } from "./read-repository.ts";
import { deploySettings } from "./settings.ts";
import { stepsOf } from "./steps.ts";
import { startProvider } from "./testing/provider/server.ts";
import { startSite } from "./testing/provider/site.ts";
import { ACCOUNT_ID, emptyAccount, liveVersion, type ProviderAccount, secretsOf } from "./testing/provider/state.ts";
import { VECTORIZE_INDEX } from "./worker-config.ts";
import { wranglerAt } from "./wrangler.ts";

// The tests run wrangler about fifty times, and each run takes a second.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 1_800_000 });

const WORKERS = ["lorehearth-api", "lorehearth-memory", "lorehearth-chat", "lorehearth-graph"];

const folder = mkdtempSync(join(tmpdir(), "lorehearth-deploy-twice-"));
const account = emptyAccount();
let provider: Awaited<ReturnType<typeof startProvider>>;
let site: Awaited<ReturnType<typeof startSite>>;
/** For each of the two deployments: its output, its failure, its requests, and the account afterwards. */
const runs: { output: string; failure: unknown; requests: readonly string[]; account: ReturnType<typeof summary> }[] =
  [];

beforeAll(async () => {
  provider = await startProvider(account);
  site = await startSite(account);
  for (const key of ["sk-a-key", undefined]) runs.push(await run(key));
});
afterAll(async () => {
  await Promise.all([provider.close(), site.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** The environment of an operator who has a token. Variables of this machine about Cloudflare and proxies are left out. */
const operator = (): NodeJS.ProcessEnv => {
  const others = Object.keys(process.env).filter((name) => /^(?:CLOUDFLARE|CF|WRANGLER)_|_proxy$/iu.test(name));
  return {
    ...Object.fromEntries(others.map((name) => [name, undefined])),
    ...QUIET_WRANGLER,
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, ".config"),
    CLOUDFLARE_API_BASE_URL: provider.url,
    CLOUDFLARE_API_TOKEN: "a-made-up-token",
    CLOUDFLARE_ACCOUNT_ID: ACCOUNT_ID,
    WRANGLER_CACHE_DIR: join(folder, "cache"),
    // Most of a run's time is the start of wrangler. A compile cache and a larger heap shorten it by a third.
    NODE_COMPILE_CACHE: join(folder, "compiled"),
    NODE_OPTIONS: "--max-semi-space-size=64",
  };
};

/** Runs `npm run deploy` in that environment, with the real wrangler. */
async function run(key: string | undefined): Promise<(typeof runs)[number]> {
  const before = provider.requests.length;
  const lines: string[] = [];
  const failure = await deploy({
    env: { CLOUDFLARE_ACCOUNT_ID: ACCOUNT_ID, SITE_URL: site.url, OPENAI_API_KEY: key },
    wrangler: wranglerAt(undefined, operator()),
    configFolder: folder,
    dryRun: false,
    log: (line) => lines.push(line),
  }).then(
    () => null,
    (error: unknown) => error,
  );
  return { output: lines.join("\n"), failure, requests: provider.requests.slice(before), account: summary(account) };
}

/** The parts of an account that a deployment may change. Ids and times are left out, because they always differ. */
const summary = ({ databases, queues, indexes, scripts, projects, assets }: ProviderAccount) => ({
  databases: databases.map(({ name, sqlite }) => ({
    name,
    migrations: sqlite.prepare("SELECT name FROM d1_migrations").all().length,
  })),
  queues: queues.map(({ queue_name: name, consumers }) => ({
    name,
    consumers: consumers.map(({ script, body }) => ({ script, body })),
  })),
  indexes: structuredClone(indexes),
  scripts: [...scripts.values()].map((script) => ({
    name: script.name,
    bindings: liveVersion(script)?.bindings,
    files: Object.keys(liveVersion(script)?.files ?? {}).toSorted(),
    schedules: script.schedules,
    classes: [...script.classes],
    reachable: script.workersDev || script.previews,
  })),
  projects: projects.map(({ name, deployments }) => ({ name, files: deployments.at(-1)?.files })),
  assets: assets.size,
});

const bindingOf = (worker: string, name: string) =>
  runs[0]?.account.scripts.find((script) => script.name === worker)?.bindings?.find((each) => each.name === name);

describe("npm run deploy to an empty account", () => {
  it("reaches the end, where the site answers well", () => {
    const [{ output, failure } = { output: "", failure: "did not run" }] = runs;
    expect(failure).toBeNull();
    expect(output).toContain(`15/15 Smoke test: 7 questions answered well by ${site.url}`);
    expect(output).toContain(`Lorehearth is deployed at ${site.url}`);
    expect(provider.unknown).toEqual([]);
  });

  it("makes all there is to make, and applies the migrations", () => {
    const state = runs[0]?.account;
    const migrations = readdirSync(fromRoot("migrations")).filter((name) => name.endsWith(".sql")).length;
    expect(state?.databases).toEqual([{ name: "lorehearth", migrations }]);
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
    expect(bindingOf("lorehearth-api", "DB")).toMatchObject({ type: "d1", id: account.databases[0]?.uuid });
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
  });

  it("uploads the adventures and the weights of the oracle with the Worker that plays, and with no other", () => {
    const adventures = ADVENTURES.map(({ id, version }) => `/adventures/${packedFile(id, version)}`);
    const files = [...adventures, "/oracle/weights.json"].toSorted();
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
    expect(second?.output).toContain("7/15 Secrets: AUTH_SECRET stands");
    expect(second?.output).toContain("8/15 Migrations: none to apply");
    expect(second?.account).toEqual(first?.account);
    for (const worker of WORKERS) expect(account.scripts.get(worker)?.versions).toHaveLength(2);
    expect(second?.requests.filter((request) => MAKES_OR_DELETES.test(request))).toEqual([]);
    expect(first?.requests.filter((request) => MAKES_OR_DELETES.test(request)).length).toBeGreaterThan(10);
  });
});

const MAKES_OR_DELETES =
  /^DELETE |^PUT \S+\/scripts\/[\w-]+$|^POST \S+\/(?:d1\/database|queues|consumers|indexes|projects|assets\/upload)$/u;

describe("a wrangler command of the manual, typed at the root,", () => {
  const { workers, pages } = readRepository();
  const remedies = stepsOf({
    workers,
    pages,
    settings: deploySettings({}, varsOf(workers)),
    accountId: undefined,
    configPath: (worker) => worker,
    buildWeb: async () => {},
    fetch,
    patience: { tries: 1, waitMs: 0 },
  }).map(({ remedy }) => remedy);
  const manual = [readFileSync(fromRoot("docs/operations.md"), "utf8"), ...remedies].join("\n");
  const commands = [...manual.matchAll(/npx wrangler ([^`"#\n]+)/gu)]
    .map(([, command = ""]) => command.trim().replace(/workers\/[^/]+\//u, "workers/api/"))
    // `wrangler login` is left out, because it opens a browser.
    .filter((command) => command !== "login");

  it.each([...new Set(commands)])("works: wrangler %s", { tags: ["long"] }, async (command) => {
    const args = command.replace("lorehearth.sql", join(folder, "lorehearth.sql")).split(/\s+/u);
    const output = await wranglerAt(undefined, operator())(args);
    expect(`${output.stderr}${output.stdout}`).not.toContain("ERROR");
    expect(output.code).toBe(0);
    expect(provider.unknown).toEqual([]);
    expect(AFTERWARDS[args.slice(0, 2).join(" ")]?.(output.stdout)).toBe(true);
  });

  const api = () => account.scripts.get("lorehearth-api");
  /** What must be true after a command was run, by the beginning of the command. */
  const AFTERWARDS: Readonly<Record<string, (output: string) => boolean>> = {
    "secret delete": () => !("AUTH_SECRET" in secretsOf(api())),
    "tail --config": (output) => output.includes("a line of its log"),
    // The rollback restores the version from before AUTH_SECRET was deleted.
    "rollback --config": () => api()?.deployments.length === 4 && "AUTH_SECRET" in secretsOf(api()),
    "d1 time-travel": (output) => output.includes("bookmark"),
    "d1 export": () => readFileSync(join(folder, "lorehearth.sql"), "utf8").includes("CREATE TABLE"),
    "vectorize delete": () => account.indexes.length === 0,
  };
});
