import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";

/** A press that is to cross a pass, and a toll-keeper who does not want to open the gate. */
const PRESS: OwnPremise = {
  title: "The Press over the Pass",
  world:
    "Autumn in the hills. Gerda Holt keeps the toll-house and refuses to open the gate to loads. Old Matis Kern has sworn never to drive over the pass again. The places are the toll-house, the barn and the school at Upper Senn.",
  notes:
    "It begins at the toll-house in the morning. The aim is to deliver the printing press to the school at Upper Senn.",
  hero: "Lena Brandt",
  heroNotes: "A printer of thirty. Carries forty crowns, a lantern, a brass compass, a fiddle and a wool blanket.",
};
const ASKED = "I ask Gerda Holt to open the gate for the printing press.";

/** The first step, which only just comes off, and what it was paid with. */
async function justAgreed(seed: string) {
  const story = played(PRESS, seed, 9, true);
  await story.say("");
  const had = story.kept().held.length;
  const said = await story.say(ASKED);
  const is = (pattern: RegExp) => pattern.test(said);
  return {
    said,
    costs: {
      money: is(/\bYou pay\b|and you pay it|pay\./u),
      thing: is(/is out of your hands/u),
      promise: is(/You give your word|You promise/u),
      goodwill: is(/good will/u),
      time: is(/costs you time/u),
    },
    paid: {
      money: story.table.effects.some((each) => each.type === "gold" && each.delta < 0),
      thing: story.kept().held.length < had,
      promise: story.state().threads.some(({ kind }) => kind === "promise"),
    },
  };
}
const SEEDS = Array.from({ length: 16 }, (_, at) => `price ${at}`);

describe("A step that only just comes off", () => {
  it("costs one of time, good will, money, a thing or a promise, and takes what it says", async () => {
    const met = new Set<string>();
    for (const seed of SEEDS) {
      const { said, costs, paid } = await justAgreed(seed);
      expect(said).toContain("is out of the way");
      const named = Object.entries(costs).flatMap(([kind, is]) => (is ? [kind] : []));
      expect(named, said).toHaveLength(1);
      expect(costs, said).toMatchObject(paid);
      met.add(named[0]!);
      if (met.size === Object.keys(costs).length) break;
    }
    expect([...met].toSorted()).toEqual(["goodwill", "money", "promise", "thing", "time"]);
  });
});
