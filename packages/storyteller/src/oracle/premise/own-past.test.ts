import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "./played.fake.ts";

const PREMISE: OwnPremise = {
  title: "Varrow Point",
  world: "A lighthouse whose flame burns blue. Hanne Voss keeps the lamp. Old Berrit mends nets on the slip.",
  notes: "The silver locket of Hanne Voss is missing. Hanne Voss wants it back before midwinter.",
  hero: "Mira Vance",
  heroNotes: "",
};

describe("A question about what the hero did", () => {
  it.each(["one", "two", "three"])(
    "is answered from the story, and is no new promise to the person it names (%s)",
    async (seed) => {
      const { say, state } = played(PREMISE, seed);
      await say("I go to Hanne Voss.");
      await say("I promise Hanne that I will bring the silver locket back before midwinter.");
      const promises = () => state().threads.filter(({ kind }) => kind === "promise").length;
      const before = promises();
      const reply = await say("What did I promise Hanne?");
      expect(reply).toMatch(/locket/iu);
      expect(reply).not.toMatch(/your word: what/iu);
      expect(promises()).toBe(before);
      expect(await say("what have we told hanne")).not.toMatch(/^“/u);
    },
  );
});
