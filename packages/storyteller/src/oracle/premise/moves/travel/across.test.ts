import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";

const SOUND: OwnPremise = {
  title: "The Lens",
  world:
    "The lens for the lighthouse stands in a crate on the quay at Brevik. Harbourmaster Olav Sund keeps the papers. Ane Lie, the smith, could mend the winch. The places are the quay, the smithy, the chandlery and Torp lighthouse across the sound.",
  notes: "It begins on the quay. Siv wants to find out who opened the crate.",
  hero: "Siv Dahl",
  heroNotes: "A clerk of thirty. Carries a lamp.",
};

describe("A place across the water", () => {
  it("is the one that the texts put there, and none of the others in the list", async () => {
    const { say, state } = played(SOUND, "across", 12);
    await say("");
    expect(await say("I go to Torp lighthouse.")).toContain("lies across the water");
    await say("I go to the smithy.");
    expect(state().scene!.place).toBe("the smithy");
    await say("I go to the chandlery.");
    expect(state().scene!.place).toBe("the chandlery");
  });

  it("and an aim that is said on the way is a new one, and no correction", async () => {
    const { say } = played(SOUND, "across", 12);
    await say("");
    for (const words of ["1", "I look around.", "I go to the smithy.", "I wait.", "I listen."]) await say(words);
    const said = await say("I am after the truth about the broken winch.");
    expect(said).toContain("That is your aim now");
    expect(said).not.toContain("Corrected");
  });
});
