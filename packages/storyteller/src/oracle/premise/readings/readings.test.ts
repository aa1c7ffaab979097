import { describe, expect, it } from "vitest";

import * as fresh from "./fresh.fake.ts";
import * as many from "./many.fake.ts";
import { measure, shares } from "./measure.fake.ts";
import type { Reading } from "./reading.fake.ts";
import * as things from "./things.fake.ts";
import * as later from "./things-later.fake.ts";
import * as strangers from "./strangers.fake.ts";
import * as unseen from "./unseen.fake.ts";

/** The least share of each kind that the reader reads rightly, in percent. */
const LEAST = {
  "people precision": 98,
  "people recall": 95,
  "places precision": 95,
  "places recall": 92,
  start: 95,
  aim: 95,
  fates: 90,
};

/** What is called like a person and is none: the least share of the people that are listed who are people, and of those there are. */
const OF_THINGS = { "people precision": 95, "people recall": 85, aim: 85 };

describe("What a story is read from", () => {
  it.each([
    ["named bells, ships and drills", things],
    ["more of them", later],
  ] as [string, Record<string, Reading>][])("makes no people of %s", async (_, set) => {
    const read = shares(await Promise.all(Object.entries(set).map(([name, each]) => measure(name, each))));
    for (const [kind, least] of Object.entries(OF_THINGS)) expect(read[kind], kind).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ["strangers", strangers],
    ["many kinds", many],
    ["other voices", unseen],
    ["voices that came last", fresh],
  ] as [string, Record<string, Reading>][])("has the people, places, start and aim of %s", async (_, set) => {
    const all = await Promise.all(Object.entries(set).map(([name, each]) => measure(name, each)));
    const read = shares(all);
    const faults = all
      .filter(({ missed, wrong }) => missed.length + wrong.length > 0)
      .map(({ name, missed, wrong }) => `${name}: missed ${missed.join(", ")}; wrong ${wrong.join(", ")}`);
    for (const [kind, least] of Object.entries(LEAST))
      expect(read[kind], `${kind}\n${faults.join("\n")}`).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ["strangers", strangers],
    ["many kinds", many],
  ] as [string, Record<string, Reading>][])("opens the story of %s with the hero", async (_, set) => {
    for (const [name, each] of Object.entries(set)) {
      const { reply } = await measure(name, each);
      expect(reply, name).not.toMatch(/\bher brother\b|undefined|\bthe the\b|\byou you\b/u);
      expect(reply, name).toMatch(/^(?:You|It) /u);
    }
  });
});
