import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";

const FERRY: OwnPremise = {
  title: "The Toll at Cold Ferry",
  world:
    "Cold Ferry is a river town, 1874. Silas Harrow has put a chain across the river and has ten armed men under a bully called Rusk Dolan. The bargeman Peter Lund was shot on the landing in March. Wilf Tanner, a lamplighter, saw the shooting and hides in the boat shed. Ada Mire runs the chandlery. Sheriff Coe drinks on Harrow's credit.",
  notes:
    "It begins on the landing at dusk. Hattie wants to get the charter back and see Rusk Dolan answer for the killing of Peter Lund.",
  hero: "Hattie Brook",
  heroNotes: "A pilot of thirty. Carries a lantern and a boat hook.",
};

const begun = async (seed = "a", luck?: number) => {
  const story = played(FERRY, seed, luck);
  await story.say("");
  await story.say("1");
  return story;
};

describe("What the texts say of a deed", () => {
  it("is said by who saw it, without dice", async () => {
    const { say, table } = await begun();
    await say("I go to the boat shed.");
    const rolls = table.rolls?.length;
    expect(await say('"Wilf, did you see who shot Peter?"')).toBe("“Yes,” says Wilf. “I saw it. It was Rusk.”");
    expect(table.rolls?.length).toBe(rolls);
  });

  it("is so for everybody who is asked about it", async () => {
    const { say } = await begun();
    expect(await say("Did Rusk Dolan kill Peter Lund?")).toMatch(/^Yes\. It was Rusk\.$/u);
  });

  it("makes the dead nobody in the case, and nobody who answers", async () => {
    for (const seed of ["a", "b", "c"]) {
      const { say, kept } = await begun(seed);
      expect(Object.values(kept().case!.who)).not.toContain("Peter Lund");
      expect(await say('"Peter, who shot you?"')).toMatch(/^Peter is dead/u);
    }
  });
});

describe("What was played", () => {
  it("is so when it is asked about", async () => {
    const { say } = await begun("a", 20);
    expect(await say("I force the door of the lamp store open with my boat hook.")).not.toMatch(/You try/u);
    expect(await say("Did the door open?")).toMatch(/^Yes\./u);
  });

  it("holds after the end: who was behind it is, and who is gone is not there", async () => {
    const { say, kept } = await begun("a", 20);
    const { opponent } = kept().case!.who;
    await say(`The villain is ${opponent}.`);
    await say(`I accuse ${opponent}.`);
    if (kept().case?.announced !== true) await say(`It was ${opponent} who did it.`);
    await say(`I go to ${kept().case!.where.lair}.`);
    for (let at = 0; at < 4 && !kept().past.guilty.includes(opponent); at++)
      await say(at % 2 === 0 ? "I end it" : `I push ${opponent} against the wall.`);
    expect(kept().past.guilty).toContain(opponent);
    expect(await say(`Did ${opponent} not confess already?`)).toMatch(
      new RegExp(`^Yes\\. .*${opponent.split(" ").at(0)}`, "u"),
    );
    const next = kept().case;
    if (next !== null) expect(kept().past.cleared).not.toContain(next.who.opponent);
  });
});
