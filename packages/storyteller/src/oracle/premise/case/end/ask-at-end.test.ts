import { describe, expect, it } from "vitest";

import type { OwnPremise } from "../../played.fake.ts";
import { FAIR } from "../task/more-tasks.fake.ts";
import { openStory } from "../open/open.fake.ts";
import { taskStory } from "../task/task.fake.ts";

const LUCKY = 18;

/** A mill that fell silent, with three questions. */
const MILL: OwnPremise = {
  title: "The Silent Mill",
  world:
    "Over Wendle is a village with one mill. Since Martinmas the great wheel has not turned, although the stream runs. Miller Jost Arnim sleeps in his loft. Widow Clara Penn has sold flour from somewhere else since then. Old Sib the ferryman saw a lantern on the weir. Curate Amos Dell keeps the parish chest, and the silver in it is gone. The places are the mill, the weir, the widow's shop, the ferry and the vestry.",
  notes:
    "It begins at the mill. Hanna wants to find out what silenced the mill, and where the silver is, and why Clara sells flour.",
  hero: "Hanna Voss",
  heroNotes: "A mason of thirty, patient. Carries a lantern and a level.",
};

/** Mends the pump, whatever still stands in the way. */
async function mended(before: readonly string[] = []) {
  const story = await taskStory(FAIR, LUCKY);
  await story.say("I go to the green.");
  for (const text of before) await story.say(text);
  await story.say("I mend the pump.");
  const asked = await story.say("I tighten every bolt twice and swing the lever.");
  return { ...story, asked };
}

describe("What the aim asks beside a deed", () => {
  it("is asked of the player before the story is closed, and stands in the end", async () => {
    const { say, asked, isOver } = await mended();
    expect(asked).toContain("And who took the handle? Say it, or say “draw”, and it is drawn.");
    expect(isOver()).toBe(false);
    const end = await say("Pip took it, so that his uncle would be asked for help.");
    expect(isOver(), end).toBe(true);
    expect(end).toContain("Find out who took the handle: Pip took it, so that his uncle would be asked for help.");
    expect(end).not.toContain("not decided yet");
    expect(end).not.toContain("You still have to");
  });

  it("is not answered by a question: it is drawn", async () => {
    const { say, isOver } = await mended();
    const end = await say("Where is the handle, Pip?");
    expect(isOver(), end).toBe(true);
    expect(end).toContain("(Drawn.)");
    expect(end).not.toContain("Where is the handle");
  });

  it("can be drawn: somebody of the player's own texts", async () => {
    const { say, isOver } = await mended();
    const end = await say("draw");
    expect(isOver(), end).toBe(true);
    expect(end).toMatch(/It was (?:Gideon|Mrs Prynne-Lyle|Tobias|Mabel|Pip) who took the handle/u);
  });

  it("is not asked where the player has said it on the way", async () => {
    const { asked, isOver } = await mended([
      "It was Mrs Prynne-Lyle herself who took the handle, for fear of the well.",
    ]);
    expect(isOver(), asked).toBe(true);
    expect(asked).toContain("Find out who took the handle: It was Mrs Prynne-Lyle herself who took the handle");
  });
});

describe("Several questions of an open story", () => {
  it("are asked for where the theory does not say them", async () => {
    const { say, isOver, case: kept } = await openStory(MILL, "open-anything", LUCKY);
    for (const text of ["I look around.", "I listen.", "I search the mill.", "I look at the wheel."]) await say(text);
    await say("I think that an old debt between the stream and the miller silenced the mill.");
    if (kept()?.theory === "") await say("yes");
    expect(kept()?.theory).toContain("old debt");
    await say(`I go to ${kept()!.where.lair}.`);
    let said = "";
    for (const text of [
      "I pay the stream back with flour.",
      "I open the sluice by hand.",
      "I turn the wheel with my own weight.",
    ])
      if (!said.includes("Say it, or say")) said = await say(text);
    expect(said).toContain("And where is the silver? Say it, or say “draw”, and it is drawn.");
    await say("The silver lies under the mill wheel.");
    const end = await say("Clara sells flour because she wants to pay the debt.");
    expect(isOver(), end).toBe(true);
    expect(end).toContain("The silver lies under the mill wheel.");
    expect(end).toContain("Clara sells flour because she wants to pay the debt.");
  });
});
