import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";

const CRATE: OwnPremise = {
  title: "The Night Barge",
  world:
    "Osier Lock is a canal village in 1911. On Monday night the barge Heron tied up with nobody aboard. The lock keeper, Jem Tolley, saw her come in. Mrs Ada Brisk keeps the Bargeman's Rest. The engineer, Rufus Hale, looks after the pump house. Old Nan Sedge gathers herbs at the withy bed.",
  notes:
    "It begins at the lock on Tuesday morning. Elsie wants to find out what came in on the Heron and get the water running again.",
  hero: "Elsie Crane",
  heroNotes: "A young surveyor. Carries a lantern and a measuring rod.",
};
const LEEK: OwnPremise = {
  title: "The Missing Leek",
  world:
    "Upper Biddle is a silly, cosy village that lives for its show. Major Horace Pym's prize leek, Bertram, nine pounds and tipped for the Golden Fork, has vanished from the tent. Mrs Olive Grope is his rival. The vicar, the Reverend Cyril Dunk, judges the leeks at the vicarage. Young Alfie Moss pushes a wheelbarrow along the allotments.",
  notes:
    "It begins in the tent. Dora wants Bertram back unharmed before the judging, and the fee, because the rent is due.",
  hero: "Dora Finch",
  heroNotes: "A private detective of twenty-six. Carries a magnifying glass.",
};

async function ended(premise: OwnPremise) {
  const story = played(premise, "plum", 20);
  const opening = await story.say("");
  // A plot whose answer is written, where others are offered with it.
  const { plots } = story.kept().case!;
  const written = plots.findIndex((id) => !id.startsWith("open-"));
  if (story.kept().pending?.sort === "plot") await story.say(String(written + 1));
  const { who, where } = story.kept().case!;
  await story.say("I search the place");
  await story.say(`It was ${who.opponent} who did it.`);
  await story.say(`I go to ${where.lair}`);
  let end = "";
  for (let at = 0; at < 3 && !story.state().threads.some(({ state }) => state === "resolved"); at++)
    end = await story.say("I grab hold of it");
  return { ...story, opening, end };
}

describe("At the end", () => {
  it("a what that no plot knows is drawn in the open, and another answer can be taken", async () => {
    const { end, say, kept } = await ended(CRATE);
    expect(end).toContain("(What came in on the Heron is drawn. Rather: (1)");
    const other = kept().pending!.choices[0]!;
    expect(await say("1")).toContain(other);
    expect(await say("So tell me: what DID come in on the Heron?")).toContain(other);
  });

  it("what happened to what was sought, and that it is back, is told", async () => {
    const { end, say, opening } = await ended(LEEK);
    expect(opening).toContain("get Bertram back unharmed before the judging");
    expect(end).not.toMatch(/set out to (?:the|major|Major)/u);
    expect(await say("Yes, but what HAPPENED to Bertram? Where is he?")).toMatch(/You have Bertram|Bertram is/u);
    await say("I go to the tent");
    expect(await say("I demand my fee from the Major")).toContain("You set out to get the fee. It is done.");
  });

  it("a lie down and a drink are no aims", async () => {
    const { say } = await ended(LEEK);
    for (const words of ["I am after a lie down.", "I want a drink", "I'm going to bed"])
      expect(await say(words), words).not.toMatch(/That is your aim|Which story/u);
  });
});
