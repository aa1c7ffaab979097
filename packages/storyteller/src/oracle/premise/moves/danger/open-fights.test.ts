import { describe, expect, it } from "vitest";

import { played, type OwnPremise } from "../../played.fake.ts";

const LIGHT: OwnPremise = {
  title: "The Green Lamp",
  world:
    "Gull Rock is an island with a lighthouse, an inn and a chapel. For nine nights the lamp of the lighthouse has burned green, and nobody knows why. Keeper Morwenna Teague tends the lamp at the lighthouse. Dorcas Hale keeps the inn. Brother Odo rings the bell at the chapel.",
  notes: "It begins at the lighthouse. Ines wants to find out why the lamp burns green.",
  hero: "Ines Pell",
  heroNotes: "A lens grinder of thirty. Carries a lantern and a magnifying glass.",
};
const begun = async (seed: string, luck?: number) => {
  const story = played(LIGHT, seed, luck, true);
  await story.say("");
  await story.say("1");
  return { ...story, hp: () => story.table.sheets()[0]!.hp.current };
};

describe("In an open story", () => {
  it("a blow at the nearest man meets nobody, where there is none, and no die falls", async () => {
    const { say, state, table } = await begun("man");
    const rolls = table.rolls.length;
    expect(await say("I swing my lantern at the nearest man.")).toMatch(/Nobody is there to strike at/u);
    expect(state().encounter).toBeNull();
    expect(table.rolls.length).toBe(rolls);
  });

  it("who walks away from a fight that the hero began gets away", async () => {
    const { say, state } = await begun("away", 2);
    await say("I hit Morwenna with my lantern.");
    expect(state().encounter).not.toBeNull();
    await say("I walk to the chapel.");
    expect(state().encounter).toBeNull();
    expect(state().scene?.place).toBe("the chapel");
  });

  it("who speaks to somebody elsewhere during a fight is answered, and not struck", async () => {
    const { say, hp } = await begun("words", 2);
    await say("I hit Morwenna with my lantern.");
    const before = hp();
    expect(await say("Dorcas, who was at the inn that night?")).toMatch(/Not while you are fighting Morwenna/u);
    expect(hp()).toBe(before);
  });

  it("nobody hurts a hero who has attacked nobody, whatever the clock says", async () => {
    for (const seed of ["clock", "time"]) {
      const { say, hp, kept, state } = await begun(seed, 2);
      for (let at = 0; at < 60 && kept().case?.late !== true; at++) await say("I climb over the fence.");
      expect(kept().case?.late).toBe(true);
      const before = hp();
      for (const line of ["I walk to the inn.", "Dorcas, what have you seen?", "I wait."]) await say(line);
      expect(hp()).toBe(before);
      expect(state().encounter).toBeNull();
      expect(kept().danger).toBeNull();
    }
  });
});
