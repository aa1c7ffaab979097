import { beforeAll, describe, expect, it, vi } from "vitest";

import type { Fetch } from "./provider-api.ts";
import { varsOf } from "./read-repository.ts";
import { limitSentences } from "./sense.ts";
import { deploySettings } from "./settings.ts";
import { type Account, EMPTY } from "./testing/fake-account.ts";
import { configPath, deployToFake, goodSite, repository } from "./testing/deploy-to-fake.ts";

// The timeouts are long, because reading the repository's configuration loads all of wrangler.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const deploy = (before: Account, env: NodeJS.ProcessEnv = {}, site = goodSite) => deployToFake(before, { env, site });
const VECTORIZE_INDEX = repository.vectorIndex;

/** The result of deploying to an empty account. Most tests begin with it. */
let first: Awaited<ReturnType<typeof deploy>>;
beforeAll(async () => {
  first = await deploy(EMPTY);
});

const made = (calls: readonly string[]) => calls.filter((call) => /(^| )create(-| )/u.test(call));
const authSecrets = (account: Account) => [
  ...new Set(Object.values(account.workers).map(({ secrets }) => secrets["AUTH_SECRET"])),
];

describe("a deployment to an empty account", () => {
  it("makes all there is to make, deploys each worker after those it is bound to, and the site last", () => {
    const { after, failure, output } = first;
    expect(failure).toBeNull();
    expect(after.databases.map(({ name }) => name)).toEqual(["lorehearth"]);
    expect(after.queues).toEqual(["turns-dead", "turns"]);
    expect(after.indexes).toMatchObject([
      { name: VECTORIZE_INDEX, config: { dimensions: 128 }, metadata: [{ propertyName: "campaign" }] },
    ]);
    expect([after.migrated, after.projects, after.deployed]).toEqual([true, ["lorehearth"], "lorehearth"]);
    expect(Object.keys(after.workers)).toEqual(
      ["api", "memory", "chat", "graph"].map((worker) => `lorehearth-${worker}`),
    );
    const order = after.calls.map((call) => call.split(" ").slice(0, 2).join(" "));
    expect(order.indexOf("d1 migrations")).toBeLessThan(order.indexOf("deploy --no-bundle"));
    expect(order.at(-1)).toBe("pages deploy");
    expect(output).toContain("https://lorehearth-4xy.pages.dev");
  });

  it("gives all workers one secret, which is printed nowhere", () => {
    const { after, output } = first;
    const [secret, ...others] = authSecrets(after);
    expect(secret).toMatch(/^[\w-]{43}$/u);
    expect(others).toEqual([]);
    expect(output + after.calls.join("\n")).not.toContain(secret);
  });

  it("lets api send mail where it says whom mails are from", async () => {
    expect(first.after.workers["lorehearth-api"]?.config["send_email"]).toBeUndefined();
    const { after } = await deploy(EMPTY, { MAIL_FROM: "table@play.example.org" });
    expect(after.workers["lorehearth-api"]?.config).toMatchObject({ send_email: [{ name: "EMAIL" }] });
    expect(after.workers["lorehearth-chat"]?.config["send_email"]).toBeUndefined();
    expect(after.sending).toEqual(["play.example.org"]);
  });

  it("gives them what only production has, and no address of their own", async () => {
    const key = "sk-a-key-that-nobody-sees";
    const { after, output } = await deploy(EMPTY, { OPENAI_API_KEY: key, GM_DAILY_TOKENS: "123" });
    const api = after.workers["lorehearth-api"];
    const graph = after.workers["lorehearth-graph"];
    expect(api?.config).toMatchObject({
      workers_dev: false,
      preview_urls: false,
      observability: { enabled: true },
      ai: { binding: "AI" },
      vars: { GM_PROVIDER: "workers-ai", GM_DAILY_TOKENS: "123" },
      d1_databases: [{ binding: "DB", database_id: "d1-of-lorehearth" }],
    });
    expect(graph?.config).toMatchObject({ vectorize: [{ binding: "VECTORIZE", index_name: VECTORIZE_INDEX }] });
    expect(api?.config["vectorize"]).toBeUndefined();
    for (const { config, secrets } of Object.values(after.workers)) {
      expect(JSON.stringify(config)).not.toContain(key);
      expect(config.vars).not.toHaveProperty("OPENAI_API_KEY");
      expect(secrets["OPENAI_API_KEY"]).toBe("OPENAI_API_KEY" in (repositoryVars(config.name) ?? {}) ? key : undefined);
    }
    expect(output + after.calls.join("\n")).not.toContain(key);
  });
});

const repositoryVars = (name: string) => repository.workers.find(({ config }) => config.name === name)?.config.vars;

describe("a deployment to an account that has everything", () => {
  it("makes nothing again, keeps the secret, and deploys the code", async () => {
    const { after, failure, output } = await deploy(first.after);
    expect(failure).toBeNull();
    expect(made(after.calls)).toEqual([]);
    expect(authSecrets(after)).toEqual(authSecrets(first.after));
    expect(after.calls.join("\n")).not.toContain("--secrets-file");
    expect(output).toContain("none to apply");
    expect(after.calls.filter((call) => call.startsWith("deploy --no-bundle"))).toHaveLength(4);
  });
});

describe("a deployment to an account that has half of it", () => {
  it("makes the other half; where a worker is new, all get a new secret and it says what that means", async () => {
    const { after: whole } = first;
    const { "lorehearth-graph": _, ...workers } = whole.workers;
    const half = { ...whole, queues: ["turns"], indexes: whole.indexes.map((each) => ({ ...each, metadata: [] })) };
    const { after, failure, output } = await deploy({ ...half, workers });
    expect(failure).toBeNull();
    expect(made(after.calls)).toEqual([
      "queues create turns-dead",
      `vectorize create-metadata-index ${VECTORIZE_INDEX} --propertyName campaign --type string`,
    ]);
    expect(authSecrets(after)).toHaveLength(1);
    expect(authSecrets(after)).not.toEqual(authSecrets(whole));
    expect(output).toContain("everybody signs in again");
  });

  it("stops before an index of other vectors, which only the operator may delete", async () => {
    const index = { name: VECTORIZE_INDEX, config: { dimensions: 768 }, metadata: [] };
    const { failure, after } = await deploy({ ...EMPTY, indexes: [index] });
    expect(failure).toContain("vectors of 768 dimensions, and EMBEDDING_MODEL makes 128");
    expect(failure).toContain("wrangler vectorize delete");
    expect(Object.keys(after.workers)).toEqual([]);
  });
});

describe("a step that fails", () => {
  it.each([
    ["d1 list", "2/16 Database lorehearth"],
    ["queues create turns-dead", "3/16 Queue turns-dead"],
    ["vectorize create lorehearth", "5/16 Vectorize index"],
    [`secret list --config ${configPath("chat")}`, "7/16 Secrets"],
    ["d1 execute", "8/16 Data of newer versions"],
    ["d1 migrations", "9/16 Migrations"],
    ["deploy --dry-run", "10/16 Worker lorehearth-api"],
    ["deploy --no-bundle", "10/16 Worker lorehearth-api"],
    ["pages project create", "14/16 Pages project"],
    ["pages deploy", "15/16 Web app"],
  ])("ends it (%s), says what to do, and the next run goes through", async (start, place) => {
    const { after, failure } = await deploy({ ...EMPTY, fails: [start] });
    expect(failure).toContain(place);
    expect(failure).toMatch(/failed\.\nwrangler .* ended with code 1:\n/u);
    expect(failure).toContain("✘ [ERROR] A request to the Cloudflare API failed.");
    expect(failure).toContain("Internal error [code: 10013]");
    expect(failure).toContain("What to do: ");
    expect(failure).toContain("run the same command again");
    const again = await deploy(after);
    expect(again.failure).toBeNull();
    expect(again.after.databases).toHaveLength(1);
    expect(authSecrets(again.after)).toHaveLength(1);
  });

  it("may be a site that does not answer as it should", async () => {
    const broken: Fetch = async (url, init) =>
      url.endsWith("/api/chat/health") ? Response.json({}, { status: 503 }) : goodSite(url, init);
    const { failure } = await deploy(EMPTY, {}, broken);
    expect(failure).toContain("16/16 Smoke test failed.");
    expect(failure).toContain("GET /api/chat/health answered 503 instead of 200");
    expect(failure).toContain("wrangler tail");
  });

  it("may be code that is older than the campaigns, and says which check fails and which migrations there are", async () => {
    const schema = { known: "007-here", applied: "008-there" };
    const older: Fetch = async (url, init) =>
      url.endsWith("/api/chat/health")
        ? Response.json({ status: "unhealthy", checks: { objects: "newer_version" }, schema }, { status: 503 })
        : goodSite(url, init);
    const { failure } = await deploy(EMPTY, {}, older);
    expect(failure).toContain(
      'GET /api/chat/health says it is unhealthy: {"checks":{"objects":"newer_version"},"schema":{"known":"007-here","applied":"008-there"}}',
    );
  });
});

describe("a deployment without a login", () => {
  it("stops and says how to log in, before any other request", async () => {
    const { after, failure } = await deploy({ ...EMPTY, loggedIn: false });
    expect(failure).toContain("1/16 Account failed.\nNobody is logged in to Cloudflare.");
    expect(failure).toContain("CLOUDFLARE_API_TOKEN");
    expect(after.calls).toEqual(["whoami --json"]);
  });
});

describe("a dry run's plan", () => {
  it("names every step and every command, and each of those is one that a deployment runs", () => {
    const { plan, after } = first;
    expect(plan.filter((line) => !line.startsWith(" "))).toHaveLength(16);
    const planned = plan
      .filter((line) => line.startsWith("    wrangler "))
      .map((line) => line.slice("    wrangler ".length).replace(/ {3}\(.*/u, ""));
    const ran = after.calls.map((call) => call.replace(/ --secrets-file .*/u, ""));
    expect(planned.toSorted()).toEqual([...new Set(ran)].toSorted());
  });
});

describe("settings that make no sense", () => {
  const known = varsOf(repository.workers);
  it.each([
    [{ GM_PROVIDER: "openai" }, "so GM_MODELS has to name its models"],
    [{ EMBEDDING_MODEL: "mine" }, "EMBEDDING_DIMENSIONS must be the length"],
    [{ SITE_URL: "http://play.example.org" }, "must be the site's https address"],
    [{ SITE_URL: "http://127.0.0.1.example.org" }, "must be the site's https address"],
    [{ GM_DAILY_TOKENS: "abc" }, 'GM_DAILY_TOKENS must be a number of tokens, or "unlimited", and is "abc".'],
    [{ GM_DAILY_TOKENS: "0" }, 'GM_DAILY_TOKENS must be a number of tokens, or "unlimited", and is "0".'],
    [{ GM_SITE_DAILY_TOKENS: "20 million" }, "GM_SITE_DAILY_TOKENS must be a number of tokens"],
    [{ RATE_LIMITS: "yes" }, 'RATE_LIMITS must be one of "on", "off" and is "yes".'],
    [{ GM_OWN_MODELS: "all" }, 'GM_OWN_MODELS must be one of "off", "keys", "any" and is "all".'],
    [{ GM_CONTEXT_TOKENS: "32k" }, "GM_CONTEXT_TOKENS must be a number of tokens from"],
  ])("are refused in one sentence: %j", (env, sentence) => {
    expect(() => deploySettings(env, known)).toThrow(sentence);
  });

  it("may be given as lines, which go before the rest", () => {
    const lines = "GM_PROVIDER=openai\nGM_MODELS=one,two\nGOOGLE_CLIENT_ID=lorehearth";
    const { vars } = deploySettings({ GM_PROVIDER: "oracle", DEPLOY_SETTINGS: lines }, known);
    expect(vars).toMatchObject({ GM_PROVIDER: "openai", GM_MODELS: "one,two", GOOGLE_CLIENT_ID: "lorehearth" });
  });

  it("limit by default what a player and what the site may use, with models and a window that belong together", () => {
    const { vars, dimensions } = deploySettings({}, known);
    expect(Number(vars["GM_DAILY_TOKENS"])).toBeGreaterThan(0);
    expect(Number(vars["GM_SITE_DAILY_TOKENS"])).toBeGreaterThan(Number(vars["GM_DAILY_TOKENS"]));
    expect(vars).toMatchObject({ GM_PROVIDER: "workers-ai", GM_CONTEXT_TOKENS: "32768" });
    expect(dimensions).toBe(128);
    const own = deploySettings({ GM_MODELS: "@cf/small" }, known).vars;
    expect([own["GM_MODELS"], own["GM_CONTEXT_TOKENS"]]).toEqual(["@cf/small", undefined]);
  });

  it("keep their defaults where they are empty, as a pipeline leaves them", () => {
    const names = [
      "GM_PROVIDER",
      "GM_MODELS",
      "GM_CONTEXT_TOKENS",
      "GM_DAILY_TOKENS",
      "GM_SITE_DAILY_TOKENS",
      "RATE_LIMITS",
    ];
    const lines = names.map((name) => `${name}=`).join("\n");
    expect(deploySettings({ DEPLOY_SETTINGS: lines }, known)).toEqual(deploySettings({}, known));
  });

  it("are without a limit only by a word, and every deployment says which limit applies", () => {
    expect(limitSentences(deploySettings({}, known).vars)).toEqual([
      "Limit for each player: 1,200,000 tokens of the site's models a day (GM_DAILY_TOKENS).",
      "Limit for all players together: 20,000,000 tokens of the site's models a day (GM_SITE_DAILY_TOKENS).",
    ]);
    const { vars } = deploySettings({ GM_SITE_DAILY_TOKENS: "unlimited" }, known);
    expect(vars["GM_SITE_DAILY_TOKENS"]).toBe("unlimited");
    expect(limitSentences(vars)[1]).toBe(
      'No limit for all players together: GM_SITE_DAILY_TOKENS is "unlimited", so nothing stops what the site\'s models may cost in a day.',
    );
  });

  it("are none where production does without vectors", async () => {
    expect(deploySettings({ EMBEDDING_MODEL: "" }, known).dimensions).toBeNull();
    const { after, failure } = await deploy(EMPTY, { EMBEDDING_MODEL: "" });
    expect([failure, after.indexes]).toEqual([null, []]);
    expect(after.workers["lorehearth-memory"]?.config["vectorize"]).toBeUndefined();
  });
});
