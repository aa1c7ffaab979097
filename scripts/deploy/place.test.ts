import { describe, expect, it, vi } from "vitest";

import { placeOf } from "./place.ts";
import { deployToFake } from "./testing/deploy-to-fake.ts";
import { EMPTY } from "./testing/fake-account.ts";

// Reading the repository's configuration loads all of wrangler.
vi.setConfig({ testTimeout: 60_000 });

describe("The jurisdiction", () => {
  it("is chosen at the first deployment, for the database and the campaigns' objects", async () => {
    const { after, failure, output } = await deployToFake(EMPTY, { env: { DATA_JURISDICTION: "eu" } });
    expect(failure).toBeNull();
    expect(after.databases).toMatchObject([{ jurisdiction: "eu" }]);
    expect(output).toContain("in the jurisdiction eu. This was the only time to choose: it stays there");
    for (const worker of ["chat", "memory"]) {
      expect(after.workers[`lorehearth-${worker}`]?.config.vars).toMatchObject({ DATA_JURISDICTION: "eu" });
    }
  });

  it("stays when a later deployment does not name it", async () => {
    const { after: before } = await deployToFake(EMPTY, { env: { DATA_JURISDICTION: "eu" } });
    const { after, failure } = await deployToFake(before);
    expect(failure).toBeNull();
    expect(after.workers["lorehearth-chat"]?.config.vars).toMatchObject({ DATA_JURISDICTION: "eu" });
  });

  it.each([
    ["eu", "us", 'The data is in the jurisdiction eu, and DATA_JURISDICTION is "us"'],
    ["", "eu", 'The data is in no jurisdiction, and DATA_JURISDICTION is "eu"'],
  ])("cannot be changed from %j to %j, and nothing is changed", async (first, second, sentence) => {
    const { after: before } = await deployToFake(EMPTY, { env: { DATA_JURISDICTION: first } });
    const { after, failure } = await deployToFake(before, { env: { DATA_JURISDICTION: second } });
    expect(failure).toContain(sentence);
    expect(failure).toContain("A jurisdiction is chosen at the first deployment and cannot be changed.");
    expect({ ...after, calls: [] }).toEqual({ ...before, calls: [] });
  });
});

describe("The place", () => {
  it("of the database is near DATA_LOCATION, and api runs where WORKER_PLACEMENT says", async () => {
    const env = { DATA_LOCATION: "weur", WORKER_PLACEMENT: "smart" };
    const { after, failure } = await deployToFake(EMPTY, { env });
    expect(failure).toBeNull();
    expect(after.databases).toMatchObject([{ jurisdiction: null, location: "weur" }]);
    expect(after.workers["lorehearth-api"]?.config["placement"]).toEqual({ mode: "smart" });
    expect(after.workers["lorehearth-chat"]?.config["placement"]).toBeUndefined();
  });

  it("may be a cloud's region for api", () => {
    expect(placeOf({ WORKER_PLACEMENT: "aws:eu-central-1" }).placement).toEqual({ region: "aws:eu-central-1" });
  });

  it.each([
    [{ DATA_JURISDICTION: "mars" }, "DATA_JURISDICTION must be one of eu, us, fedramp"],
    [{ DATA_LOCATION: "europe" }, "DATA_LOCATION must be one of weur"],
    [{ DATA_JURISDICTION: "eu", DATA_LOCATION: "weur" }, "not both"],
    [{ WORKER_PLACEMENT: "near me" }, 'WORKER_PLACEMENT must be "smart" or a cloud\'s region'],
  ])("is refused in one sentence if it makes no sense: %j", (env, sentence) => {
    expect(() => placeOf(env)).toThrow(sentence);
  });
});
