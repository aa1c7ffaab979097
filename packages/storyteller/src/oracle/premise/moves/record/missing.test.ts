import { describe, expect, it } from "vitest";
import { STANDING } from "../../readings/stands.fake.ts";
import { played } from "../../played.fake.ts";

const begun = async () => {
  const story = played(
    STANDING.find(({ title }) => title === "The Lamp on Gull Rock")!,
    "missing",
    12,
  );
  await story.say("");
  return { ...story, place: () => story.state().scene!.place };
};

describe("What is missing from the list", () => {
  it("is added: a person, and a place", async () => {
    const { say, place } = await begun();
    expect(await say("Nan Pascoe is missing, she is the midwife.")).toBe("Corrected. Nan Pascoe is on the list.");
    expect(await say("Show me the list.")).toMatch(/People: [^*]*Nan Pascoe/u);
    expect(await say("The coal cellar is missing from the list.")).toContain("The coal cellar is on the list.");
    await say("I go to the coal cellar.");
    expect(place()).toBe("the coal cellar");
  });

  it("is there already, where the list has it", async () => {
    const { say } = await begun();
    expect(await say("The surgery is missing.")).toMatch(/The surgery is on the list/u);
  });

  it("is nobody whom the list has and who is said to have vanished", async () => {
    const { say } = await begun();
    expect(await say("Davy Rowe is missing.")).not.toContain("on the list");
  });
});

describe("Somebody's thing", () => {
  it("is no way to them", async () => {
    const { say, place } = await begun();
    const began = place();
    await say("I look for Davy's wheelbarrow.");
    expect(place()).toBe(began);
  });
});

describe("Who is led or carried somewhere", () => {
  it("arrives there, too", async () => {
    const { say, place, state } = await begun();
    const here = state().scene!.present;
    expect(here).toContain("Silas Pook");
    await say("I lead Silas Pook up to the lighthouse.");
    expect(place()).toBe("the lighthouse");
    expect(state().scene!.present).toContain("Silas Pook");
  });
});

describe("A correction of where somebody is", () => {
  it("is taken at once", async () => {
    const { say } = await begun();
    await say("No, Doctor Hale sits in the Ship inn.");
    expect(await say("Where is Doctor Hale?")).toContain("Ship inn");
  });
});
