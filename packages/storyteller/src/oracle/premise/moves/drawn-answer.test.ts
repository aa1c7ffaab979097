import { describe, expect, it } from "vitest";

import { DRY_FORK, LARKMERE, PERIHELION } from "../open-questions.fake.ts";
import { type OwnPremise, played } from "../played.fake.ts";

const begun = async (premise: OwnPremise, luck = 20) => {
  const story = played(premise, "asked", luck);
  await story.say("");
  return story;
};
const DRAWN = /\n\n\(Drawn\. Rather: \(1\) (.+?[.!?”]) \(2\) (.+?[.!?”]) Or say it yourself\.\)/u;

describe("An open question to which nobody has written an answer", () => {
  it("is answered by the dice with something concrete, and the same question gets the same answer", async () => {
    const { say, kept } = await begun(PERIHELION);
    const first = await say("What does the mark mean?");
    expect(first).toMatch(DRAWN);
    const [answer = ""] = first.split("\n\n");
    expect(kept().facts.join(" ")).toContain(`What does the mark mean: ${answer}`);
    await say("I look around.");
    expect(await say("What does this mark mean?")).toBe(answer);
  });

  it("has another answer where the player takes one of the other two, or says their own, and no time passes", async () => {
    const { say, state } = await begun(PERIHELION);
    const [, , second = ""] = DRAWN.exec(await say("What does the mark mean?")) ?? [];
    const before = JSON.stringify(state().clocks);
    expect(await say("2")).toBe(`Then it is so: ${second}`);
    expect(await say("What does the mark mean?")).toBe(second);
    await say("Who painted the mark?");
    expect(await say("No, it was my daughter.")).toBe("Then it is so.");
    expect(await say("Who painted the mark?")).toContain("my daughter");
    expect(JSON.stringify(state().clocks)).toBe(before);
  });

  it("has the drawn answer where the player plays on", async () => {
    const { say, kept } = await begun(PERIHELION);
    await say("What does the mark mean?");
    const reply = await say('"Bex, listen to me. It is not your fault."');
    expect(reply).not.toContain("Then it is so");
    expect(kept().pending).toBeNull();
    expect(kept().facts.join(" ")).toContain("What does the mark mean:");
  });

  it("is answered by the one who is asked, in their own words, and somebody else agrees with it", async () => {
    const { say } = await begun(PERIHELION);
    const sleep = await say('"Commander, why don\'t you sleep?"');
    expect(sleep).toMatch(/^“.+says Commander Sorokin/u);
    expect(sleep).toMatch(DRAWN);
    const mark = /“(.+?)[,.]?”/u.exec(await say("Bex, what does the mark on the hull mean?"))?.[1] ?? "-";
    expect(await say("I ask Commander Sorokin what the mark on the hull means.")).toContain(mark);
  });

  it("is drawn once in a turn", async () => {
    const { say } = await begun(PERIHELION);
    const said = await say("What does the mark mean? Who painted it? Why is it three circles?");
    expect(said.split("(Drawn.").length).toBe(2);
  });

  it("names neither the hero, nor somebody who is missing or dead, nor the one whom the case is about", async () => {
    for (const question of ["Who sells arsenic in this town?", "Who built the well?", "Who named this town?"]) {
      const { say, kept } = await begun(DRY_FORK);
      const said = await say(question);
      expect(said, question).not.toContain("Cassidy");
      const { opponent } = kept().case!.who;
      expect(said.split("(Drawn.")[0], question).not.toContain(opponent.split(" ").at(-1)!);
    }
  });

  it("is never drawn where the plot decides it", async () => {
    const { say, kept } = await begun(DRY_FORK);
    for (const question of ["Who poisoned the well?", "Why was the well poisoned?", "Who did it?", "What happened?"])
      expect(await say(question), question).not.toContain("(Drawn.");
    expect(kept().facts.filter((each) => /^(?:Who|Why)/u.test(each))).toEqual([]);
  });
});

describe("A question to somebody", () => {
  it("is no occasion for a clue about something else", async () => {
    const { say, kept } = await begun(LARKMERE);
    for (const question of [
      '"Odette, what are you hiding from me?"',
      '"Odette, what do you want?"',
      '"Odette, why do you know every scone by name?"',
      '"Odette, how many tunes do you know?"',
    ]) {
      expect(await say(question), question).toMatch(/^“.+” says/u);
      expect(kept().case?.found, question).toEqual([]);
    }
    await say("I ask Miss Finch what she knows about the ferry bell.");
    expect(kept().case?.found.length).toBe(1);
  });

  it("is answered in its kind by anybody, and nobody is sent on to another", async () => {
    const { say } = await begun(DRY_FORK);
    const said = await say('"Sheriff, what is in the box under the forge?"');
    expect(said).toContain("Drawn.");
    expect(said).not.toMatch(/\bAsk \p{Lu}/u);
  });

  it("with yes or no has its odds in the open, and the same answer again", async () => {
    const { say } = await begun(LARKMERE);
    const first = await say('"Odette, do you dye your wool?"');
    expect(first).toMatch(/(?:“(?:Yes|No|I have to say yes)|says no|nods).* \(.*rolled \d+/u);
    const again = await say('"Odette, do you dye your wool?"');
    expect(again).toContain(/\byes\b/iu.test(first.split(" (")[0]!) ? "Yes." : "No.");
  });
});
