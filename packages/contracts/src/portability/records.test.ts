import * as z from "zod/mini";
import { describe, expect, it } from "vitest";

import { MIRA } from "../entities/mira.fake.ts";
import { ExportedCharacter } from "./records.ts";

const { build: _, ...OLDER } = { ...MIRA, id: "mira" };
const BUILD = {
  classes: [{ id: "rogue", subclass: null, level: 1, hitPoints: [8] }],
  species: "human",
  background: null,
  skills: ["Insight"],
  expertise: [],
  tools: [],
  languages: [],
  feats: [],
  choices: {},
  masteries: [],
  spells: [],
  gear: [],
  coins: 12,
  overrides: {},
  homebrew: [],
};

describe("a character in a campaign's file", () => {
  it("has its build, gear and coins", () => {
    expect(z.parse(ExportedCharacter, { ...OLDER, build: BUILD }).build).toEqual(BUILD);
  });

  it("has none in files that are older than builds, and loses nothing else", () => {
    expect(z.parse(ExportedCharacter, OLDER)).toEqual({ ...OLDER, build: null });
  });

  it.each([
    ["with more than a billion coins", { coins: 2_000_000_000 }],
    ["with a field that nobody knows", { wishes: 3 }],
    ["with a level that has no hit points", { classes: [{ ...BUILD.classes[0], level: 2 }] }],
  ])("is refused %s", (_name, change) => {
    expect(z.safeParse(ExportedCharacter, { ...OLDER, build: { ...BUILD, ...change } }).success).toBe(false);
  });
});
