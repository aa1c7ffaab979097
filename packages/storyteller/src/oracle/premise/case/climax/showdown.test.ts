import { describe, expect, it } from "vitest";

import { HOLLIN, PIES, TEAL } from "../../own-stories.fake.ts";
import { type OwnPremise, played } from "../../played.fake.ts";

/** Plays up to the showdown. */
const faced = async (premise: OwnPremise, luck: number) => {
  const story = played(premise, "w", luck);
  await story.say("");
  const { who, where } = story.kept().case!;
  await story.say(`It was ${who.opponent} who did it.`);
  await story.say(`I go to ${where.lair}`);
  if (story.kept().case?.showdown === null) await story.say("I end it");
  return { ...story, who, where, isOver: () => story.state().threads.some(({ state }) => state === "resolved") };
};

describe("In the showdown", () => {
  it("a question decides nothing, and is answered with why", async () => {
    const { say, kept, who, isOver } = await faced(TEAL, 20);
    const said = await say(`"${who.opponent.split(" ").at(-1)}, why did you do it?"`);
    expect(isOver()).toBe(false);
    expect(said).toContain("because");
    expect(kept().case?.showdown?.tries).toBe(0);
    await say("What do you want for it?");
    expect(isOver()).toBe(false);
  });

  it("the end begins with the deed in the player's own words", async () => {
    const { say, isOver } = await faced(TEAL, 20);
    const said = await say("I throw my harness round his wrist.");
    expect(isOver()).toBe(true);
    expect(said).toMatch(/^You throw your harness round his wrist\./u);
  });

  it("force, talk and wit all decide", async () => {
    for (const text of [
      "I grab him by the collar.",
      '"You never wanted this. Help me end it, and I will speak for you."',
      "I hold up the barometer so that everybody can read it.",
    ]) {
      const { say, isOver } = await faced(TEAL, 20);
      await say(text);
      expect(isOver(), text).toBe(true);
    }
  });

  it("what is done to somebody else decides nothing", async () => {
    const { say, kept } = await faced(HOLLIN, 20);
    const other = Object.values(kept().case!.who).find(
      (name) => name !== kept().case!.who.opponent && name !== kept().case!.who.tool,
    )!;
    await say(`I give ${other} my lantern.`);
    expect(kept().case?.showdown?.tries).toBe(0);
  });

  it("a bow before the words is no try of its own", async () => {
    const { say, isOver, kept } = await faced(TEAL, 1);
    await say("I bow to him and say: let them all go, I beg you.");
    expect(isOver()).toBe(false);
    expect(kept().case?.showdown?.tries).toBe(1);
  });

  it("a question about somebody else is answered as ever", async () => {
    const { say } = await faced(PIES, 20);
    expect(await say("Who is Colonel Trench?")).toContain("deaf Colonel Trench");
  });
});

describe("After the end", () => {
  it("what the player wants is the aim, and no other thread of the texts", async () => {
    const { say, kept, state, isOver } = await faced(TEAL, 20);
    await say("I grab him by the collar.");
    expect(isOver()).toBe(true);
    await say("I sit down and rest my feet.");
    expect(kept().case).toBeNull();
    await say("I want to learn who forbade the flights.");
    expect(kept().case).not.toBeNull();
    expect(state().threads.find(({ state: is, kind }) => is === "open" && kind === "quest")?.title).toContain(
      "forbade the flights",
    );
  });

  it("says where those are who were sought, and that they live", async () => {
    const { say, state } = await faced(TEAL, 20);
    await say("I grab him by the collar.");
    expect(state().scene?.present.join()).toContain("Joss");
    expect(await say("Where are the crew now?")).toContain("found, and alive");
    expect(await say("Is Joss alive?")).toMatch(/^Yes: Joss is here/u);
  });
});

describe("Who reaches for what is sought", () => {
  it("where it is not is told so", async () => {
    const { say, kept } = played(PIES, "w", 20);
    await say("");
    const said = await say("I take the pie dish from the shelf.");
    expect(said).toContain("It is not here.");
    expect(kept().held.map(({ thing }) => thing)).not.toContain("pie dish");
    expect(await say("Do I have the pie dish?")).toMatch(/^Not yet/u);
  });
});

describe("A kind word and a gift", () => {
  it("offend nobody, whatever the dice say", async () => {
    const { say, state } = played(TEAL, "w", 1);
    await say("");
    await say("I go to Sister Quay.");
    for (const text of [
      "I bow to Sister Quay.",
      "I give Sister Quay my barometer.",
      '"I will not let anybody be left behind, Sister."',
      "I beg Sister Quay to help me.",
    ])
      await say(text);
    expect(state().cast.find(({ name }) => name.includes("Quay"))?.attitude ?? 0).toBeGreaterThanOrEqual(0);
  });
});
