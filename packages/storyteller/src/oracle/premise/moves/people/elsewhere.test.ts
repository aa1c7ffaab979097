import { describe, expect, it } from "vitest";
import { STANDING } from "../../readings/stands.fake.ts";
import { played } from "../../played.fake.ts";

const begun = async (title: string) => {
  const story = played(
    STANDING.find((each) => each.title === title)!,
    "elsewhere",
    12,
  );
  await story.say("");
  return { ...story, place: () => story.state().scene!.place, here: () => story.state().scene!.present };
};

describe("Words to somebody who is elsewhere", () => {
  it("are said there, and the hero goes to them for it", async () => {
    const { say, place, here } = await begun("The Lamp on Gull Rock");
    expect(place()).toBe("the ferry landing");
    const said = await say("Morwenna, when did the lamp first burn green?");
    expect(place()).toBe("the lighthouse");
    expect(here()).toContain("Morwenna Teague");
    expect(said).toContain("You find Morwenna at the lighthouse.");
    expect(said).not.toMatch(/is not here/u);
    expect(said.split("\n").filter((line) => line !== "").length).toBeGreaterThan(1);
  });

  it("are said where the hero has just gone, and no second way is gone", async () => {
    const { say, place, here } = await begun("The Lamp on Gull Rock");
    const said = await say("I go to the lighthouse and ask Morwenna when the lamp first burned green.");
    expect(said).not.toContain("You find Morwenna");
    expect(here()).toContain("Morwenna Teague");
    await say("I go to the ferry landing and ask Morwenna what she wants.");
    expect(place()).toBe("the ferry landing");
  });

  it("are not said to who has not come yet", async () => {
    const { say, place, here } = await begun("The Clock That Would Not Strike");
    expect(await say("I ask Bishop Wendelin what he knows.")).toContain("arrives on Thursday");
    expect(await say("Where is Bishop Wendelin?")).toContain("arrives on Thursday");
    expect(await say("I go to see Bishop Wendelin.")).toContain("arrives on Thursday");
    expect(place()).toBe("the market square");
    expect(here()).not.toContain("Bishop Wendelin");
  });

  it("are not said across a river that has yet to be crossed", async () => {
    const { say, place } = await begun("The Grain for Hollin");
    const start = place();
    await say("Maude, how much bread is left?");
    expect(place()).toBe(start);
  });

  it("are said to who was spoken to last, where they name nobody", async () => {
    const { say } = await begun("Murder at Thornley Weir");
    await say("I go to the Constable.");
    await say("Constable, what have you written in your book?");
    expect(await say("And who found him?")).toMatch(/Wragg|Constable/u);
  });
});
