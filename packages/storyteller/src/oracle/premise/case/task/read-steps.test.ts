import { describe, expect, it } from "vitest";

import { FAIR, PASS, RACE } from "./more-tasks.fake.ts";
import type { OwnPremise } from "../../played.fake.ts";
import { BELL, BOILER, CASTLE, taskStory } from "./task.fake.ts";

const names = async (premise: Parameters<typeof taskStory>[0]) => {
  const { at, task, kept } = await taskStory(premise, 18);
  return { at, kind: task().kind, prize: kept().case!.prize.words, names: task().steps.map(({ name }) => name), task };
};

/** A millstone and three ways that are shut, and a note that wants eels of somebody else. */
const STONE: OwnPremise = {
  title: "The Millstone",
  world:
    "Orr is a village of lime burners. The new millstone stands in the quarry and is wanted at Sund mill. Foreman Ade Karr's prize boar has vanished and a note demands two hundred eels. The weir at Low Orr is half washed away. Warden Pia Holt has locked the upper gate. Bailiff Jorn Sass takes half of everything that crosses his ford. The places are the quarry, the weir, the upper gate, the ford and Sund mill.",
  notes: "It begins in the quarry. Hilde must bring the millstone to Sund mill before the harvest.",
  hero: "Hilde Marn",
  heroNotes: "A carter of thirty. Carries a rope.",
};

describe("What stands in the way of a deed", () => {
  it("is a way that somebody has shut, or that is half gone, and a share that somebody takes; what another's beast costs is none", async () => {
    const { names: all } = await names(STONE);
    expect(all).toEqual(expect.arrayContaining(["the broken weir", "the locked upper gate"]));
    expect(all.some((each) => each.endsWith(" wants"))).toBe(true);
    expect(all.join()).not.toContain("Karr");
  });

  it("is a refusal, somebody's only mules, planks that are missing and a beam, where a sister is to be brought down", async () => {
    const read = await names(PASS);
    expect(read).toMatchObject({ at: 0, kind: "bring" });
    expect(read.prize).toContain("Lene");
    expect(read.names).toEqual(
      expect.arrayContaining(["the fallen beam", "the missing planks", "Matteo’s refusal", "Rosa’s two mules"]),
    );
  });

  it("is a part, a tool, a ban and somebody's wish, where something is to be mended; what is also to be found out is no hindrance to that", async () => {
    const read = await names(FAIR);
    expect(read).toMatchObject({ at: 0, kind: "make" });
    expect(read.names).toEqual(["the cracked leather", "Gideon’s wrench", "Mrs Prynne-Lyle’s ban", "Tobias’s leather"]);
    expect(read.task().steps[3]!.text).toContain("wants a dance with the widow Mabel Stone");
  });

  it("is an oath, damage and a rule, where a race is to be won, and what follows from the win is no part of it", async () => {
    const { task, at, kind } = await names(RACE).then((read) => ({ ...read }));
    expect(at).toBe(0);
    expect(kind).toBe("race");
    expect(task().steps.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Nonna’s oath", "the cracked rib", "Signora Dane’s rule"]),
    );
    expect(task().rival).toBe("Captain Corso Valier");
  });

  it("says of each step what is so when it is dealt with, in the player's own words", async () => {
    const after = async (premise: Parameters<typeof taskStory>[0]) =>
      (await taskStory(premise, 18)).task().steps.map((step) => step.after);
    expect(await after(BELL)).toEqual([
      "The bridge can be used again.",
      "Jarl Osk lets you through with it.",
      "Tam will cross the Sound once more.",
    ]);
    expect(await after(BOILER)).toContain("Abel will release it now.");
    expect(await after(FAIR)).toContain("Mrs Prynne-Lyle allows you to open the well shaft.");
    expect(await after(CASTLE)).toContain("The postern gate is no hindrance any more.");
  });
});
