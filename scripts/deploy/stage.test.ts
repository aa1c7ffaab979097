import { describe, expect, it, vi } from "vitest";

import { stageOf } from "./stage.ts";
import { deployToFake } from "./testing/deploy-to-fake.ts";
import { EMPTY } from "./testing/fake-account.ts";

// Reading the repository's configuration loads all of wrangler.
vi.setConfig({ testTimeout: 60_000 });

describe("The argument --stage", () => {
  it.each([
    [["--stage", "staging"], "staging"],
    [["--dry-run", "--stage=try2"], "try2"],
    [["--dry-run"], null],
  ])("%j is %j", (args, stage) => {
    expect(stageOf(args)).toBe(stage);
  });

  it.each(["", "Staging", "my-stage", "2nd", "dead", "production", "abcdefghijklmnopq", "--dry-run"])(
    "refuses the name %j in one sentence",
    (name) => {
      expect(() => stageOf(["--stage", name])).toThrow("A stage's name has up to 16 lower-case letters");
    },
  );
});

describe("A stage beside production", () => {
  it("has resources, secrets and counters of its own, bound to each other and to none of production's", async () => {
    const production = await deployToFake(EMPTY);
    const { after, failure } = await deployToFake(production.after, { stage: "staging" });
    expect(failure).toBeNull();
    expect(after.databases.map(({ name }) => name)).toEqual(["lorehearth", "lorehearth-staging"]);
    expect(after.queues).toEqual(["turns-dead", "turns", "turns-dead-staging", "turns-staging"]);
    expect(after.indexes.map(({ name }) => name)).toEqual(["lorehearth-memories", "lorehearth-memories-staging"]);
    expect(after.projects).toEqual(["lorehearth", "lorehearth-staging"]);
    expect(after.deployed).toBe("lorehearth-staging");
    const workers = Object.entries(after.workers);
    const staged = workers.filter(([name]) => name.endsWith("-staging"));
    expect(staged).toHaveLength(4);
    for (const [name, { config, secrets }] of staged) {
      const { vars: _, main: __, assets: ___, ...bindings } = config;
      // What remains of a name without its stage would be a name of production.
      const names = JSON.stringify(bindings).replaceAll(/(?:lorehearth|turns)(?:-\w+)*-staging/gu, "");
      expect(names, name).not.toMatch(/lorehearth-|"lorehearth"|turns/u);
      const original = after.workers[name.replace("-staging", "")];
      expect(secrets["AUTH_SECRET"]).not.toBe(original?.secrets["AUTH_SECRET"]);
      for (const { namespace_id: id } of config.ratelimits ?? [])
        expect(original?.config.ratelimits?.map((each) => each.namespace_id)).not.toContain(id);
    }
    const counters = staged.flatMap(([, { config }]) => config.ratelimits ?? []);
    const ids = new Map(counters.map((each) => [each.name, each.namespace_id]));
    expect(counters.every((each) => ids.get(each.name) === each.namespace_id)).toBe(true);
    expect(new Set(ids.values()).size).toBe(ids.size);
  });

  it("leaves production as it is", async () => {
    const production = await deployToFake(EMPTY);
    const { after } = await deployToFake(production.after, { stage: "staging" });
    const { after: again } = await deployToFake(after, { stage: "staging" });
    for (const [name, worker] of Object.entries(production.after.workers)) expect(again.workers[name]).toEqual(worker);
  });
});
