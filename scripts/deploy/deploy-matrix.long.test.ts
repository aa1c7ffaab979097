import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { buildWeb } from "../../tools/stack/build-web.ts";
import { fromRoot } from "../../tools/shared/paths.ts";
import { withAbsolutePaths } from "../../tools/stack/worker-configs.ts";
import { readRepository, type Repository } from "./read-repository.ts";
import type { Provider } from "./testing/provider/server.ts";
import { secretsOf } from "./testing/provider/state.ts";
import { type AccountSummary, type RealDeployment, STAGE, startRealDeployment } from "./testing/real-deployment.ts";

// The real wrangler deploys to a fake account, about thirty times. Each deployment runs wrangler up to twenty times.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 1_800_000 });

const repository = readRepository();
/** What each deployment printed, for whoever reads the log of the nightly run. */
const log: string[] = [];
const note = (title: string, output: string, failure: unknown = null): void => {
  log.push(`── ${title}`, output, ...(failure instanceof Error ? [failure.message] : []));
};

beforeAll(() => buildWeb(() => {}));
afterAll(() => console.log(log.join("\n")));

const withDeployment = async (test: (deployment: RealDeployment) => Promise<void>): Promise<void> => {
  const deployment = await startRealDeployment();
  try {
    await test(deployment);
    expect(deployment.provider.unknown).toEqual([]);
  } finally {
    await deployment.close();
  }
};

const HOST = "play.example.org";
/** Reaches the fake site by the addresses that a browser would use. */
const throughDns =
  ({ siteUrl }: RealDeployment): typeof fetch =>
  async (input, init) =>
    fetch(String(input).replace(/^https:\/\/(?:play\.example\.org|lorehearth[\w-]*\.pages\.dev)/u, siteUrl), init);

describe("A deployment that fails", () => {
  const scripts = (name: string) => (requested: string) =>
    requested.endsWith(`/scripts/${name}/versions`) ||
    (requested.startsWith("PUT ") && requested.endsWith(`/scripts/${name}`));
  /** For each step, which of its requests is refused. */
  const FAILURES: readonly (readonly [step: string, fails: Provider["fails"]])[] = [
    ["Account", (requested) => /^GET \/(?:user|accounts|memberships)$/u.test(requested)],
    [
      "Database lorehearth",
      (requested) => requested.endsWith("POST /d1/database") || /^POST \S+\/d1\/database$/u.test(requested),
    ],
    ["Queue turns-dead", (requested) => /^POST \S+\/queues$/u.test(requested)],
    ["Queue turns", (requested, body) => /^POST \S+\/queues$/u.test(requested) && body.includes('"turns"')],
    ["Vectorize index lorehearth-memories", (requested) => requested.endsWith("/metadata_index/create")],
    ["Mail domain play.example.org", (requested) => /^POST \S+\/email\/sending\/subdomains$/u.test(requested)],
    ["Secrets", (requested) => requested.endsWith("/lorehearth-chat/secrets")],
    ["Data of newer versions", (_, body) => body.includes("irreversible_migrations")],
    ["Migrations", (_, body) => body.includes("CREATE TABLE `campaigns`")],
    ["Worker lorehearth-api", scripts("lorehearth-api")],
    ["Worker lorehearth-memory", (_, body) => body.includes("INSERT OR IGNORE INTO irreversible_migrations")],
    ["Worker lorehearth-chat", (requested) => requested.endsWith("/assets-upload-session")],
    ["Worker lorehearth-graph", (requested) => /^POST \S+\/consumers$/u.test(requested)],
    ["Pages project lorehearth", (requested) => /^POST \S+\/pages\/projects$/u.test(requested)],
    ["Domain play.example.org", (requested) => /^POST \S+\/domains$/u.test(requested)],
    ["Web app and gateway", (requested) => /^POST \S+\/deployments$/u.test(requested) && requested.includes("/pages/")],
  ];

  it("at any step says which and what to do, and the next one goes on from there", async () => {
    await withDeployment(async (deployment) => {
      const { provider, account } = deployment;
      account.zones.push({ id: "zone", name: "example.org", sending: [] });
      const env = { SITE_URL: `https://${HOST}`, MAIL_FROM: `table@${HOST}` };
      const chosen = { env, fetch: throughDns(deployment), buildWeb: async () => {} };
      const steps = FAILURES.map(([step]) => step);
      for (const [index, [step, fails]] of FAILURES.entries()) {
        provider.fails = fails;
        const { output, failure } = await deployment.run(chosen);
        note(`fails at: ${step}`, output, failure);
        expect(failure, step).toBeInstanceOf(Error);
        const { message } = failure as Error;
        expect(message).toMatch(new RegExp(`^\\d+/18 ${step} failed\\.\\n`, "u"));
        expect(message).toContain("What to do: ");
        for (const done of steps.slice(0, index)) expect(output).toContain(` ${done}: `);
      }
      provider.fails = () => false;
      const unwritable = join(deployment.folder, "a-file");
      writeFileSync(unwritable, "");
      const { failure } = await deployment.run({ ...chosen, configFolder: unwritable });
      expect((failure as Error).message).toMatch(/^7\/18 Configurations failed\.\n/u);

      account.projects[0]!.deployments.length = 0;
      const last = await deployment.run({
        ...chosen,
        fetch: async (input, init) =>
          String(input).includes("/api/chat/") ? new Response("", { status: 502 }) : chosen.fetch(input, init),
      });
      note("fails at: Smoke test", last.output, last.failure);
      expect((last.failure as Error).message).toContain("GET /api/chat/health answered 502 instead of 200");

      const whole = await deployment.run(chosen);
      note("goes on to the end", whole.output, whole.failure);
      expect(whole.failure).toBeNull();
      expect(whole.output).toContain("18/18 Smoke test: 7 questions answered well");
      expect(account.databases).toHaveLength(1);
      expect(account.queues).toHaveLength(2);
      const secrets = [...account.scripts.values()].map((script) => secretsOf(script)["AUTH_SECRET"]);
      expect(new Set(secrets).size).toBe(1);
    });
  });
});

/** This repository as version 0.1.0 was: the database's first seven migrations and no jurisdiction. */
function release010(folder: string): Repository {
  const old = join(folder, "migrations");
  mkdirSync(old);
  for (const { id, part } of repository.migrations) {
    if (part === "database" && id < "0007") cpSync(fromRoot("migrations", id), join(old, id));
  }
  return {
    ...repository,
    migrations: repository.migrations.filter(({ part, id }) => part !== "database" || id < "0007"),
    workers: repository.workers.map((worker) => {
      const { DATA_JURISDICTION: _, ...vars } = worker.config.vars ?? {};
      const { d1_databases: databases } = withAbsolutePaths(worker);
      const before = databases?.map((each) => ({ ...each, migrations_dir: old }));
      return { ...worker, config: { ...worker.config, vars, ...(before && { d1_databases: before }) } };
    }),
  };
}

describe("An upgrade", () => {
  it("applies what is new, keeps data and secrets, and can be deployed again", async () => {
    await withDeployment(async (deployment) => {
      const { account } = deployment;
      const first = await deployment.run({ repository: release010(deployment.folder) });
      note("0.1.0: first", first.output, first.failure);
      expect(first.failure).toBeNull();
      expect(first.account.databases).toMatchObject([{ migrations: 7 }]);
      const secret = secretsOf(account.scripts.get("lorehearth-chat"))["AUTH_SECRET"];
      const { sqlite } = account.databases[0]!;
      sqlite.exec(
        "INSERT INTO users (id, email, display_name, created_at) VALUES ('mira', 'mira@example.org', 'Mira', 1)",
      );

      const second = await deployment.run();
      note("upgrade to this version", second.output, second.failure);
      expect(second.failure).toBeNull();
      expect(second.account.databases).toMatchObject([
        { migrations: repository.migrations.filter(({ part }) => part === "database").length },
      ]);
      expect(sqlite.prepare("SELECT email FROM users").all()).toEqual([{ email: "mira@example.org" }]);
      expect(secretsOf(account.scripts.get("lorehearth-chat"))["AUTH_SECRET"]).toBe(secret);

      const third = await deployment.run();
      note("once more", third.output, third.failure);
      expect(third.failure).toBeNull();
      expect(third.account).toEqual(second.account);
    });
  });

  it("can be taken back if its migrations only add, and otherwise the deployment refuses and changes nothing", async () => {
    await withDeployment(async (deployment) => {
      await deployment.run();
      const with_ = (additive: boolean): Repository => ({
        ...repository,
        migrations: [...repository.migrations, { part: "chat", id: additive ? "998-more" : "999-changed", additive }],
      });
      expect((await deployment.run({ repository: with_(true) })).failure).toBeNull();
      const back = await deployment.run();
      note("back from a migration that only adds", back.output, back.failure);
      expect(back.failure).toBeNull();

      const changed = await deployment.run({ repository: with_(false) });
      expect(changed.failure).toBeNull();
      const refused = await deployment.run();
      note("back from a migration that does not only add", refused.output, refused.failure);
      expect((refused.failure as Error).message).toContain(
        "it does not have the migration 999-changed of the campaigns' tables, and that does not only add.",
      );
      expect(refused.account).toEqual(changed.account);
    });
  });
});

describe("A stage", () => {
  const isStaged = (name: string) => name.endsWith(`-${STAGE}`);
  const production = ({ databases, queues, indexes, scripts, projects }: AccountSummary) => ({
    databases: databases.filter(({ name }) => !isStaged(name)),
    queues: queues.filter(({ name }) => !isStaged(name)),
    indexes: indexes.filter(({ name }) => !isStaged(name)),
    scripts: scripts.filter(({ name }) => !isStaged(name)),
    projects: projects.filter(({ name }) => !isStaged(name)),
  });

  it("is deployed beside production, with data and secrets of its own, and production stays as it is", async () => {
    await withDeployment(async (deployment) => {
      const { account } = deployment;
      const first = await deployment.run();
      expect(first.failure).toBeNull();
      const staged = await deployment.run({ stage: STAGE });
      note("stage beside production", staged.output, staged.failure);
      expect(staged.failure).toBeNull();
      expect(staged.output).toContain("Lorehearth, stage staging, is deployed at");
      expect(production(staged.account)).toEqual(production(first.account));
      const scripts = staged.account.scripts.filter(({ name }) => isStaged(name));
      expect(scripts.map(({ name }) => name)).toHaveLength(4);
      const gateway = staged.account.projects.find(({ name }) => isStaged(name))?.bindings ?? [];
      const targets = [...scripts.flatMap(({ bindings }) => bindings ?? []), ...gateway].flatMap((binding) =>
        ["service", "queue_name", "index_name"].flatMap((field) => binding[field] ?? []),
      );
      expect(targets.length).toBeGreaterThan(10);
      expect(targets.filter((target) => !isStaged(String(target)))).toEqual([]);
      const databases = scripts.flatMap(({ bindings }) => bindings ?? []).filter(({ type }) => type === "d1");
      expect(databases.map(({ id }) => id)).toEqual([account.databases.find(({ name }) => isStaged(name))?.uuid]);
      const secretOf = (name: string) => secretsOf(account.scripts.get(name))["AUTH_SECRET"];
      expect(secretOf(`lorehearth-api-${STAGE}`)).not.toBe(secretOf("lorehearth-api"));
    });
  });

  it("is the way to try a version: a preview that somebody deploys by hand is bound to no data", async () => {
    await withDeployment(async (deployment) => {
      expect((await deployment.run()).failure).toBeNull();
      const preview = ["pages", "deploy", "web/dist", "--project-name", "lorehearth", "--branch", "try"];
      const { code, stdout } = await deployment.wrangler([...preview, "--commit-dirty=true"]);
      note("a preview by hand", stdout);
      expect(code).toBe(0);
      const [site, tried] = deployment.account.projects[0]!.deployments;
      expect([site?.environment, site?.bindings.length]).toEqual(["production", 4]);
      expect([tried?.environment, tried?.bundled, tried?.bindings]).toEqual(["preview", true, []]);
    });
  });
});

describe("Place and domains", () => {
  it("are settings: the jurisdiction is held to, api runs near the database, domain and mail domain are added", async () => {
    await withDeployment(async (deployment) => {
      const { account } = deployment;
      account.zones.push({ id: "zone", name: "example.org", sending: [] });
      const env = {
        ...{ DATA_JURISDICTION: "eu", WORKER_PLACEMENT: "smart" },
        ...{ SITE_URL: `https://${HOST}`, MAIL_FROM: `table@${HOST}` },
      };
      const fetch = throughDns(deployment);
      const first = await deployment.run({ env, fetch });
      note("first, in the EU, with a domain", first.output, first.failure);
      expect(first.failure).toBeNull();
      expect(first.output).toContain(`Still to do: ${HOST} is pending.`);
      expect(first.output).toContain(`cf-bounce._domainkey.${HOST}`);
      expect(first.account.databases).toMatchObject([{ jurisdiction: "eu" }]);
      const varOf = (worker: string) =>
        first.account.scripts
          .find(({ name }) => name === worker)
          ?.bindings?.find(({ name }) => name === "DATA_JURISDICTION")?.["text"];
      expect([varOf("lorehearth-chat"), varOf("lorehearth-memory")]).toEqual(["eu", "eu"]);
      expect(first.account.scripts.find(({ name }) => name === "lorehearth-api")?.placement).toEqual({ mode: "smart" });

      account.projects[0]!.domains[0]!.status = "active";
      const second = await deployment.run({ env: { ...env, DATA_JURISDICTION: "" }, fetch });
      note("second, without a word of the jurisdiction", second.output, second.failure);
      expect(second.failure).toBeNull();
      expect(second.output).toContain(`Lorehearth is deployed at https://${HOST}`);
      expect(second.output).not.toContain("Still to do");
      expect(second.account).toEqual(first.account);

      const moved = await deployment.run({ env: { ...env, DATA_JURISDICTION: "us" }, fetch });
      note("another jurisdiction", moved.output, moved.failure);
      expect((moved.failure as Error).message).toContain('in the jurisdiction eu, and DATA_JURISDICTION is "us"');
      expect(moved.account).toEqual(first.account);
    });
  });
});
