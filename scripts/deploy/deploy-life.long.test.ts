import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import { buildWeb } from "../../tools/stack/build-web.ts";
import { fromRoot } from "../../tools/shared/paths.ts";
import { withAbsolutePaths } from "../../tools/stack/worker-configs.ts";
import { readRepository, type Repository } from "./read-repository.ts";
import { secretsOf } from "./testing/provider/state.ts";
import {
  type AccountSummary,
  type Chosen,
  type RealDeployment,
  type Run,
  STAGE,
  startRealDeployment,
} from "./testing/real-deployment.ts";

// The real wrangler deploys nine times, and each deployment runs it up to twenty times. The tests are the life of one account, in order.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 600_000 });

const repository = readRepository();
let deployment: RealDeployment;
const runs = new Map<string, Run>();

beforeAll(async () => {
  await buildWeb(() => {});
  deployment = await startRealDeployment();
});
afterAll(async () => {
  for (const [title, { output, failure }] of runs) {
    console.log(`── ${title}\n${output}${failure instanceof Error ? `\n${failure.message}` : ""}`);
  }
  await deployment.close();
});

async function run(title: string, chosen: Chosen = {}): Promise<Run> {
  const result = await deployment.run({ buildWeb: async () => {}, ...chosen });
  runs.set(title, result);
  return result;
}

const secretOf = (worker: string) => secretsOf(deployment.account.scripts.get(worker))["AUTH_SECRET"];

/** This repository as version 0.1.0 was: the database's first seven migrations and no jurisdiction. */
function release010(): Repository {
  const old = join(deployment.folder, "migrations");
  mkdirSync(old);
  const migrations = repository.migrations.filter(({ part, id }) => part !== "database" || id < "0007");
  for (const { id, part } of migrations) if (part === "database") cpSync(fromRoot("migrations", id), join(old, id));
  return {
    ...repository,
    migrations,
    workers: repository.workers.map((worker) => {
      const { DATA_JURISDICTION: _, ...vars } = worker.config.vars ?? {};
      const databases = withAbsolutePaths(worker).d1_databases?.map((each) => ({ ...each, migrations_dir: old }));
      return { ...worker, config: { ...worker.config, vars, ...(databases && { d1_databases: databases }) } };
    }),
  };
}

/** This repository with one more migration of the campaigns' tables, as the next version may have it. */
const nextVersion = (id: string, additive: boolean): Repository => ({
  ...repository,
  migrations: [...repository.migrations, { part: "chat", id, additive }],
});

describe("An upgrade", () => {
  it("applies what is new, and keeps data and secrets", async () => {
    const first = await run("0.1.0: first deployment", { repository: release010() });
    expect(first.failure).toBeNull();
    expect(first.account.databases).toMatchObject([{ migrations: 7 }]);
    const secret = secretOf("lorehearth-chat");
    const { sqlite } = deployment.account.databases[0]!;
    sqlite.exec(
      "INSERT INTO users (id, email, display_name, password_hash, created_at) VALUES ('mira', 'm@example.org', 'Mira', '', 1)",
    );

    const second = await run("upgrade to this version");
    expect(second.failure).toBeNull();
    const all = repository.migrations.filter(({ part }) => part === "database").length;
    expect(second.account.databases).toMatchObject([{ migrations: all }]);
    expect(sqlite.prepare("SELECT email FROM users").all()).toEqual([{ email: "m@example.org" }]);
    expect(secretOf("lorehearth-chat")).toBe(secret);
  });

  it("can be deployed again, which changes nothing", async () => {
    const again = await run("this version once more");
    expect(again.failure).toBeNull();
    expect(again.account).toEqual(runs.get("upgrade to this version")?.account);
  });
});

describe("A stage", () => {
  const isStaged = ({ name }: { readonly name: string }) => name.endsWith(`-${STAGE}`);
  const production = ({ databases, queues, indexes, scripts, projects }: AccountSummary) =>
    [databases, queues, indexes, scripts, projects].map((all) => all.filter((each) => !isStaged(each)));

  it("is deployed beside production, with data and secrets of its own, and production stays as it is", async () => {
    const before = runs.get("this version once more")!.account;
    const staged = await run("a stage beside production", { stage: STAGE });
    expect(staged.failure).toBeNull();
    expect(staged.output).toContain(`Lorehearth, stage ${STAGE}, is deployed at`);
    expect(production(staged.account)).toEqual(production(before));
    const scripts = staged.account.scripts.filter(isStaged);
    expect(scripts).toHaveLength(4);
    const gateway = staged.account.projects.find(isStaged)?.bindings ?? [];
    const bindings = [...scripts.flatMap((script) => script.bindings ?? []), ...gateway];
    const targets = bindings.flatMap((binding) =>
      ["service", "queue_name", "index_name"].flatMap((field) => (binding[field] as string | undefined) ?? []),
    );
    expect(targets.length).toBeGreaterThan(10);
    expect(targets.filter((target) => !isStaged({ name: target }))).toEqual([]);
    const databases = bindings.filter(({ type }) => type === "d1").map((binding) => binding["id"]);
    expect(databases).toEqual([deployment.account.databases.find(isStaged)?.uuid]);
    expect(secretOf(`lorehearth-api-${STAGE}`)).not.toBe(secretOf("lorehearth-api"));
  });

  it("is the way to try a version: a preview that somebody deploys by hand is bound to no data", async () => {
    const preview = ["pages", "deploy", "web/dist", "--project-name", "lorehearth", "--branch", "try"];
    const { code, stdout, stderr } = await deployment.wrangler([...preview, "--commit-dirty=true"]);
    expect(code, stdout + stderr).toBe(0);
    const project = deployment.account.projects.find(({ name }) => name === "lorehearth");
    const [site, tried] = project?.deployments.slice(-2) ?? [];
    expect([site?.environment, site?.bindings.length]).toEqual(["production", 4]);
    expect([tried?.environment, tried?.bundled, tried?.bindings]).toEqual(["preview", true, []]);
  });
});

describe("Going back", () => {
  it("is a deployment of the older version, if the newer one's migrations only add", async () => {
    expect(
      (await run("the next version, which only adds", { repository: nextVersion("998-more", true) })).failure,
    ).toBeNull();
    expect((await run("back to this version")).failure).toBeNull();
  });

  it("is refused past a migration that does not only add, before anything is changed", async () => {
    const next = await run("the next version, which does not only add", {
      repository: nextVersion("999-other", false),
    });
    expect(next.failure).toBeNull();
    const refused = await run("back to this version, refused");
    expect((refused.failure as Error).message).toContain(
      "it does not have the migration 999-other of the campaigns' tables, and that does not only add.",
    );
    expect(refused.account).toEqual(next.account);
    expect(deployment.provider.unknown).toEqual([]);
  });
});
