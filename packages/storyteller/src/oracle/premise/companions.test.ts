import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "./played.fake.ts";

const PASS: OwnPremise = {
  title: "The Pass at Hollin",
  world:
    "Hollin is a village under the pass. Osk Brandt is the guard of the village. Berta Lund keeps the inn. The grey wolf hunts at the old mill.",
  notes: "It begins in the inn of Hollin, where Osk Brandt waits for my hero. I want to kill the grey wolf.",
  hero: "Alda Venn",
  heroNotes: "Alda Venn, thirty, a soldier.",
};
const begun = async (seed: string, luck?: number) => {
  const story = played(PASS, seed, luck);
  await story.say("");
  const osk = () => story.state().cast.find(({ name }) => name === "Osk Brandt");
  return { ...story, osk };
};

describe("somebody who agrees to come along in a story of the player's own", () => {
  it("has a stat block from then on, is where the hero is, and is shown as a companion", async () => {
    const { say, state, osk } = await begun("along", 20);
    expect(await say("Osk, please come with me to the old mill.")).toContain("comes with you");
    expect(osk()?.companion).toEqual({ creature: "warrior-infantry", hp: { current: 9, max: 9 } });
    await say("I go to the old mill.");
    expect(state().scene?.place).toContain("mill");
    expect(state().scene?.present).toContain("Osk Brandt");
    expect(osk()?.companion).toBeTruthy();
  });

  it("fights beside the hero, by themselves or at the hero's word, and can be hurt and lost", async () => {
    const { say, state, osk, table } = await begun("fight");
    while (!osk()?.companion) await say("Osk, please come with me.");
    await say("I go to the old mill.");
    await say("I attack the grey wolf.");
    if (state().encounter) {
      expect(state().encounter!.combatants.find(({ name }) => name === "Osk Brandt")?.side).toBe("friend");
      await say("Osk, hit the wolf!");
    }
    for (let turn = 0; state().encounter !== null && turn < 20; turn += 1) await say("I strike at the wolf again.");
    const { alive, companion } = osk()!;
    expect(alive).toBe(Boolean(companion));
    expect(table.rolls.some(({ label }) => label.includes("Osk Brandt"))).toBe(true);
  });

  it.each(["I leave Osk behind.", "I send Osk home.", "Osk, stay here.", "I tell Osk to wait here."])(
    "goes with the hero no more after “%s”",
    async (words) => {
      const { say, osk, kept } = await begun("away", 20);
      await say("Osk, please come with me.");
      expect(osk()?.companion).toBeTruthy();
      await say(words);
      expect(kept().companions).toEqual([]);
      expect(osk()?.companion).toBeNull();
      await say("Osk, please come with me.");
      expect(osk()?.companion).toBeTruthy();
    },
  );

  it("does not fight for a hero who threatened them into coming", async () => {
    const { say, osk, kept } = await begun("threat", 20);
    expect(await say("I threaten Osk: come with me or I will kill you!")).toContain("will not fight for you");
    expect(kept().companions).toEqual(["Osk Brandt"]);
    expect(osk()?.companion ?? null).toBeNull();
  });

  it("has company in numbers that the hero can look after, and no more", async () => {
    const { say, state } = await begun("many", 20);
    for (const who of ["Osk", "Berta"]) await say(`${who}, please come with me.`);
    const along = () => state().cast.filter(({ companion }) => companion);
    for (const name of ["Tilda Moss", "Jorn Hale", "Wenna Frey"]) {
      await say(`I meet ${name} and ask ${name}: please come with me.`);
    }
    expect(along().length).toBeLessThanOrEqual(3);
  });
});
