import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";
import { TO_THE_RESCUE } from "../testing/ways.fake.ts";

const after = (...words: readonly string[]) => play("ledger", [...TO_THE_RESCUE, ...words]);

describe("company", () => {
  it.each([
    "I go to the Hall, Leonie on my arm.",
    "Leonie and I go to the hall",
    "I go to the hall and take Leonie along",
    "I go to the Hall. Leonie follows me.",
    "With Leonie beside me, I return to the Hall.",
    "I go and find Mrs Achard with Leonie.",
    "I take Leonie by the hand and lead her to the hall",
    "To the hall, Leonie!",
    "With the wire in my pocket, Leonie and I go to the hall to see Mrs Achard.",
  ])("comes with the hero: %j", async (words) => {
    const { progress } = await after(words);
    expect(progress.place).toBe("hall");
    expect(progress.companions).toContain("leonie-orlebar");
    expect(progress.companions).not.toContain("tamsin-brack");
  });

  it.each([
    '"Come on, both of you."',
    "Come along, both of you, to the hall.",
    "We go, all three, to the hall.",
    "I take both of them with me to the hall",
    "I tell Leonie and Tamsin to come with me to the hall.",
  ])("comes if several are addressed: %j", async (words) => {
    const { progress } = await after(words);
    expect(progress.companions.toSorted()).toEqual(["leonie-orlebar", "tamsin-brack"]);
  });

  it("does not come without a word", async () => {
    const script = ["Go up to the house", "I ask Dilly and Mr Sloe to come along to the counting room."];
    const played = await play("ledger", script);
    expect(lastReply(played)).toContain("Sloe");
    expect(played.progress).toMatchObject({ place: "counting-room", companions: ["dilly-roke"] });
  });

  it("stays behind where it is told to, while somebody else comes", async () => {
    const { progress } = await after("Come on, both of you.", "Tamsin, wait here. Leonie, come with me to the hall.");
    expect(progress).toMatchObject({ place: "hall", companions: ["leonie-orlebar"] });
    expect(progress.people["tamsin-brack"]).toBe("gallery");
  });

  it("is no company if the hero stays, follows, or is only told of it", async () => {
    for (const words of ["I stay here with Leonie.", "Why did you come with me, Leonie?", "Leonie, go to the hall."])
      expect((await after(words)).progress.place).toBe("gallery");
  });

  it("leaves the rest of the message to be played", async () => {
    const words = 'I tell Leonie to come with me to the hall. "Mrs Achard, good morning."';
    const played = await after(words);
    expect(played.progress.place).toBe("hall");
    expect(played.progress.partner).toBe("prudence-achard");
  });
});

describe("who is looked for", () => {
  it("is gone to", async () => {
    expect((await after("I go to find Mrs Achard.")).progress.place).toBe("hall");
  });
});
