import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../played.fake.ts";

const TIDEWAY: OwnPremise = {
  title: "The Horn on the Tideway",
  world:
    "Ostermouth is a town on the mud flats, ruled by Reeve Hanna Strom from the Eel House. Each night a horn blows under the tide, and each time somebody walks out and does not come back: nine so far, and last night Josse Brand, the cooper's boy. Sister Aldith keeps the lamp chapel. Corbin Fell sells charms at the salt quay and has six men under him. The Reeve has locked the tide gate and put a guard on it.",
  notes:
    "It begins at dusk on the salt quay, with Josse's mother Mette Brand calling his name. Orrin wants to bring Josse home. The Reeve's family made the bargain with the tide long ago, and she is afraid that it will come out.",
  hero: "Orrin Vane",
  heroNotes: "A horn maker, fifty. He carries a lantern and a coil of rope.",
};

const begun = async (seed: string, luck?: number) => {
  const story = played(TIDEWAY, seed, luck);
  const opening = await story.say("");
  return { ...story, opening };
};
const SEEDS = ["a", "b", "c"];

describe("Who is looked for", () => {
  it("is nowhere that anybody knows, the one who asks for them", async () => {
    for (const seed of SEEDS) {
      const { say } = await begun(seed);
      expect(await say('"Josse, it is Orrin, your mother sent me."')).toMatch(/^Nobody knows where Josse is\./u);
      expect(await say("Is Josse here?")).toMatch(/Nobody knows where Josse is/u);
      expect(await say("I go to the tide gate to find Josse.")).not.toMatch(/Here:[^.]*Josse|Josse is here/u);
      expect(await say("I look for Josse at the tide gate.")).not.toMatch(/Josse is here/u);
    }
  });

  it("is found where the hero meets them, and with the hero from then on", async () => {
    const { say, state } = await begun("a", 20);
    await say("I go to the tide gate.");
    expect(await say("Josse comes out from behind the gate.")).toMatch(/Josse/u);
    expect(state().scene?.present).toContain("Josse Brand");
    expect(await say("Have I found Josse?")).toMatch(/^Yes\. Josse is here, beside you\./u);
    expect(await say("Is this the real Josse?")).toMatch(/^Yes\./u);
    await say("I go to the salt quay.");
    expect(state().scene?.present).toContain("Josse Brand");
  });

  it("is let out of nothing in the end, where they are with the hero", async () => {
    const { say, kept } = await begun("a", 20);
    await say("Josse comes out from behind a boat.");
    const { opponent, ...others } = kept().case!.who;
    await say(`I accuse ${opponent}.`);
    if (kept().case?.announced !== true) await say(`It was ${opponent} who did it.`);
    const scene = await say(`I go to ${kept().case!.where.lair}.`);
    const facing = kept().case?.showdown === null ? await say("I end it") : scene;
    expect(facing).toContain("sees at once who is beside you");
    const end = await say(`I say to ${opponent}: "It is over. Josse comes home with me."`);
    const all = kept().case === null ? end : `${end} ${await say(`I push ${opponent} aside.`)}`;
    expect(all).toContain("You set out to bring Josse home");
    expect(all).not.toMatch(/bolt|grating|There stands|\{/u);
    expect(Object.values(others)).not.toContain("Josse Brand");
  });
});
