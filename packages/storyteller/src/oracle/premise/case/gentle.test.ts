import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../played.fake.ts";

const TEA: OwnPremise = {
  title: "The Missing Trifle",
  world:
    "Nether Plum is an English village with a tea tent. Lady Maud Sprigg's trifle has vanished from the tent before the pudding contest. Mr Basil Crump, the baker, sells buns and jam. Miss Ivy Tuck pushes a wheelbarrow and whistles. The Reverend Odo Finch judges the puddings at the vicarage.",
  notes:
    "It begins in the tea tent. Posy wants to find out who took the trifle. It should be silly and cosy, and nobody should get hurt.",
  hero: "Posy Wren",
  heroNotes: "A postwoman of twenty-six. Carries a mailbag and a whistle.",
};

describe("In a cosy story", () => {
  it("the full clock locks nobody up, and lets nobody wait for a mob", async () => {
    const { say, kept } = played(TEA, "plum", 2);
    await say("");
    expect(kept().case!.tone).toBe("comic");
    const all: string[] = [];
    for (let at = 0; at < 60 && !kept().case?.late; at++) all.push(await say("I climb over the fence"));
    expect(kept().case?.late).toBe(true);
    expect(all.join("\n")).toContain("full.");
    expect(all.join("\n")).not.toMatch(/locked up|wait for a trial|burning papers/u);
  });

  it("what the dice said stands apart from the clues", async () => {
    const { say } = played(TEA, "plum", 20);
    await say("");
    await say("1");
    await say("I search the tent");
    await say("Is the tent pole painted green?");
    const known = await say("What do I know so far?");
    expect(known).toMatch(/This is what you know so far:[^]*Drawn besides:\n- [^]*green/u);
  });
});
