import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";
import { partsOfGoal } from "./goal-parts.ts";

const WELL: OwnPremise = {
  title: "The Dry Well",
  world:
    "Ashcombe is a chalk village in Dorset, 1926. The well keeper Enoch Marl was found dead at the pump house on Sunday. Squire Hugo Penrose of Penrose Hall owns the water. The schoolmistress, Miss Agnes Tilling, writes letters for half the village. Doctor Samuel Orme signed the paper. Constable Bill Rudge wrote it down as an accident. The inquest is on Friday at the Red Lion.",
  notes:
    "It begins in the pump house on Monday evening. Clara wants to find out who killed Enoch Marl, name the murderer before the coroner, and shut the old pump for good.",
  hero: "Clara Marl",
  heroNotes: "Enoch's daughter, a nurse of thirty. Carries a torch, a notebook and a spanner.",
};

/** Plays to the written end by naming who it was. */
async function ended(luck = 20) {
  const story = played(WELL, "plum", luck);
  await story.say("");
  const { who, where } = story.kept().case!;
  await story.say("I search the place");
  await story.say(`It was ${who.opponent} who did it.`);
  await story.say(`I go to ${where.lair}`);
  let end = "";
  for (let at = 0; at < 3 && !story.state().threads.some(({ state }) => state === "resolved"); at++)
    end = await story.say("I grab hold of it");
  return { ...story, end, guilty: who.opponent };
}

describe("What is left of an aim when its story is over", () => {
  it("has a verb before each of its things", () => {
    expect(partsOfGoal("bring Tam back and silence the bell for good")).toEqual([
      "bring Tam back",
      "silence the bell for good",
    ]);
  });

  it("is the aim, in a whole clause, and no new crime, where it only needs a deed", async () => {
    const { end, kept, state } = await ended();
    expect(end).toContain("You still have to name the murderer before the coroner and shut the old pump for good.");
    expect(end).not.toContain("Which story is it?");
    expect(kept().case).toBeNull();
    expect(state().threads.find(({ state: is }) => is === "open")?.title).toBe("Name the murderer before the coroner");
  });

  it("is reached by the deed, one after the other", async () => {
    const { say, guilty } = await ended();
    expect(await say("I am after naming the murderer")).toContain("It takes no more than the deed.");
    const said = await say(`I stand up and say to the coroner: "Sir, Enoch Marl was murdered by ${guilty}."`);
    expect(said).toContain("You set out to name the murderer before the coroner. It is done.");
    expect(said).toContain("You still have to shut the old pump for good.");
    expect(await say("I look at the door")).not.toContain("It is done.");
    expect(await say("I shut the old pump with my spanner")).toContain(
      "You set out to shut the old pump for good. It is done.",
    );
    expect(await say("Did we do it?")).not.toContain("still have to");
  });

  it("is not reached by naming somebody else", async () => {
    const { say, guilty } = await ended();
    const other = ["Squire Hugo Penrose", "Miss Agnes Tilling", "Doctor Samuel Orme"].find(
      (each) => !guilty.includes(each),
    )!;
    expect(await say(`"Sir, it was ${other}."`)).not.toContain("It is done.");
  });

  it("is reached late, at a price, by who fails twice", async () => {
    const { say, guilty, kept } = await ended(3);
    if (kept().end === null) return;
    await say(`"Sir, Enoch Marl was murdered by ${guilty}."`);
    expect(await say(`"I say it again: it was ${guilty}, and nobody else."`)).toContain("Late, and at a heavy price");
  });
});
