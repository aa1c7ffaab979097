import { describe, expect, it } from "vitest";

import { piecesOf } from "../leads.ts";
import { gathered, RACK, RING } from "./charge.fake.ts";

const WAYS = [
  "I think that WHO is behind it: it was done for the money.",
  "I would say that WHO planned all of it, so that nobody should look into the books.",
  "I accuse WHO of it.",
  "My theory is that WHO arranged it because there was no other way.",
];

describe("A charge", () => {
  it.each(WAYS)("with nothing found says what is not shown yet, and who could show it: “%s”", async (words) => {
    const { say, kept } = await gathered(RACK, "slate", 0);
    const said = await say(words.replace("WHO", kept().who.opponent));
    expect(said).not.toMatch(/suspicion so far|may be so|nothing proves it yet/iu);
    expect(said).toMatch(/find|found|yet|still open/u);
    expect(said.split(/(?<=[.”]) /u).length).toBeGreaterThan(1);
    expect(kept().announced).toBe(false);
  });

  it("is a name alone, too: “It was WHO.”", async () => {
    const { say, kept } = await gathered(RACK, "slate", 0.5);
    expect(await say(`It was ${kept().who.opponent}.`)).toContain("It holds:");
    expect(kept().announced).toBe(true);
  });

  it("with nothing found clears nobody", async () => {
    const { say, kept } = await gathered(RACK, "slate", 0);
    expect(await say(`I think that ${kept().who.suspect} stole the takings.`)).not.toMatch(/leads|points another way/u);
  });

  it("with some pieces says which part of it holds, and from whom the hero has it", async () => {
    const { say, kept } = await gathered(RACK, "slate", 0.3, 9);
    expect(kept().found.length).toBeGreaterThan(0);
    const said = await say(`I think that ${kept().who.opponent} stole the takings to hide what was missing.`);
    expect(said).toMatch(/That .+, (?:you can show|only .+ says)\./u);
  });

  it("with half of the pieces is dared at once, harder for each that is missing", async () => {
    const { say, kept, table } = await gathered(RACK, "slate", 0.5);
    const { found, enough } = piecesOf(kept());
    expect(found).toBeLessThan(enough);
    const said = await say(`I say that ${kept().who.opponent} stole the takings, and I will say it to anybody.`);
    expect(said).toContain("It holds:");
    expect(table.proposals.at(-1)?.stakes).toBe(`Whether it holds with ${found} of ${enough} pieces`);
    expect(kept().announced).toBe(true);
  });

  it("that was dared in vain is not dared again without a new piece", async () => {
    const { say, kept, table } = await gathered(RACK, "slate", 0.5, 7);
    const words = `I say that ${kept().who.opponent} stole the takings.`;
    const daring = () => table.proposals.filter(({ stakes }) => stakes.startsWith("Whether it holds")).length;
    await say(words);
    expect(kept().announced).toBe(false);
    expect(daring()).toBe(1);
    expect(await say(words)).toMatch(/yet|still open/u);
    expect(daring()).toBe(1);
  });

  it("to the face, with enough, is the showdown, and the third thing ends it at the latest", async () => {
    for (const premise of [RACK, RING]) {
      const { say, kept, isOver } = await gathered(premise, "slate", 1);
      await say(`I go to ${kept().who.opponent}`);
      const said = await say(`${kept().who.opponent}, you did it, because you wanted the money.`);
      expect(said).toContain("It holds:");
      expect(isOver() || kept().showdown !== null, said).toBe(true);
      for (let at = 0; at < 3 && !isOver(); at++)
        await say("I put my hand on the table and say that I am sorry for it all.");
      expect(isOver()).toBe(true);
    }
  });

  it("against somebody else is answered by a fact that clears them, once", async () => {
    const { say, kept } = await gathered(RACK, "slate", 0.3);
    const { suspect } = kept().who;
    const words = `I think that ${suspect} stole the takings out of greed.`;
    const first = await say(words);
    expect(kept().announced).toBe(false);
    expect(first).not.toMatch(/suspicion so far/iu);
    expect(await say(words)).not.toContain(first.split("\n")[0]);
  });

  it("is none where the words clear somebody, or ask", async () => {
    const { say, kept } = await gathered(RACK, "slate", 1);
    await say(`I do not think that ${kept().who.opponent} stole it.`);
    await say(`Did ${kept().who.opponent} steal it?`);
    expect(kept().announced).toBe(false);
  });

  it("may be shown: a piece laid before the one who did it", async () => {
    const { say, kept, isOver } = await gathered(RACK, "slate", 1);
    await say(`I go to ${kept().who.opponent}`);
    const clue = kept().found.length > 0 ? (kept().last?.log ?? "") : "";
    const said = await say(`I lay what I have before ${kept().who.opponent}: ${clue}`);
    expect(isOver() || kept().showdown !== null, said).toBe(true);
  });
});
