import { describe, expect, it } from "vitest";

import { gathered, RACK, RING } from "../charge/charge.fake.ts";

/** Plays a written riddle to its end. */
async function ended() {
  const story = await gathered(RACK, "slate", 1);
  const { who } = story.kept();
  await story.say(`I go to ${who.opponent}`);
  let end = await story.say(`${who.opponent}, you did it, because you wanted the money.`);
  for (let at = 0; at < 3 && !story.isOver(); at++)
    end = await story.say("I lay the ledger on the table. “It is over.”");
  return { ...story, end, who };
}

describe("After the end of a riddle", () => {
  it("each of those who matter has a sentence, and questions about them are answered from it", async () => {
    const { say, end, who } = await ended();
    for (const name of Object.values(who).filter((each) => /^\p{Lu}/u.test(each)))
      expect(
        name.split(" ").some((word) => end.includes(word)),
        name,
      ).toBe(true);
    const said = await say(`What becomes of ${who.witness}?`);
    expect(said).not.toMatch(/rolled|Drawn|is not here|not answered/u);
    expect(said.length).toBeGreaterThan(20);
  });

  it("whether it worked is answered from the end, without dice", async () => {
    const { say } = await ended();
    for (const asked of ["Did it work?", "Is it done?", "Have we done it?"]) {
      const said = await say(asked);
      expect(said, asked).toMatch(/^Yes/u);
      expect(said, asked).not.toContain("rolled");
    }
  });

  it("a last gesture is answered, and whom it is for comes", async () => {
    const { say, who, state } = await ended();
    await say("I go to the lamp room");
    const name = who.witness;
    const said = await say(`I forgive ${name}.`);
    expect(said).not.toMatch(/not here|rolled/u);
    expect(state().scene?.present.join()).toContain(name);
    expect(said.split(" ").length).toBeGreaterThan(8);
    const all = await say("I call everybody together and share out the bread.");
    expect(all).toMatch(/come/u);
    expect(all).not.toContain("not here");
  });

  it("all that was asked is answered: who, why and where", async () => {
    for (const premise of [RACK, RING]) {
      const story = await gathered(
        { ...premise, notes: premise.notes.replace(/ before the .+$/u, ", and where the key is.") },
        "slate",
        1,
      );
      const { opponent } = story.kept().who;
      await story.say(`I go to ${opponent}`);
      let end = await story.say(`I accuse ${opponent} of it.`);
      for (let at = 0; at < 3 && !story.isOver(); at++) end = await story.say("I hold up the ledger. “It is over.”");
      expect(end).toContain("You set out to");
      expect(end).not.toMatch(/not decided yet|still to be done/u);
    }
  });
});
