import { describe, expect, it } from "vitest";

import { TO_THE_GALLERY, TO_THE_READING } from "../testing/ways.fake.ts";
import { lastReply, play } from "../testing/play-by-id.fake.ts";

const placeAfter = async (id: string, ...script: string[]): Promise<string> => (await play(id, script)).progress.place;

describe("going to somebody", () => {
  it("leads to where they were last seen, and says there what is to be said", async () => {
    const script = ["Go to the lane", "Go to the bakehouse"];
    for (const words of ["go and talk to Aldous in the lane", "I go back to Aldous", "find the reeve"])
      expect(await placeAfter("first-evening", ...script, words), words).toBe("lane");
    const asked = await play("ledger", ["Go up to the house", "ask Wenna (I go down to the steps) who she rowed over"]);
    expect(asked.progress.place).toBe("water-stairs");
    expect(lastReply(asked)).toMatch(/Wenna/u);
  });

  it("stays where they are", async () => {
    const played = await play("first-evening", [
      "Go to the lane",
      'I go back to Aldous: "Whose name is scraped off the roll?"',
    ]);
    expect(played.progress.place).toBe("lane");
    expect(lastReply(played)).toMatch(/Aldous|["“]/u);
  });

  it("is told to who is only met on the way", async () => {
    const reply = lastReply(
      await play("ledger", ['in by the front door. I march up to Mrs Achard: "Who killed the other three?"']),
    );
    expect(reply).toMatch(/Achard/u);
    expect(reply).not.toMatch(/says Dilly|whispers Dilly/u);
  });
});

describe("a thing of the sentence", () => {
  it.each([
    ["ledger", ["Go up to the house"], "I step up to the portrait and look at it from close up", "hall"],
    ["lantern", ["Go east to the Third Post", "Go on to the ford"], "count the white lamps", "toll-ford"],
    ["charts", ["Take the punt to the auction"], "look at the bread knife", "auction-barge"],
    ["lantern", ["Go to the oil-house"], "I smell the oil of the Third", "oil-house"],
  ])("moves nobody: in %s", async (id, way, words, place) => {
    expect(await placeAfter(id, ...way, words)).toBe(place);
  });

  it("that the hero does not use is no way", async () => {
    expect(await placeAfter("ledger", "fine. skip the front door, I go round by the weir to the gatehouse")).not.toBe(
      "hall",
    );
    expect(await placeAfter("first-evening", "I stay here instead of the lane, and look at the cat")).toBe("bakehouse");
  });
});

describe("a question of the way", () => {
  it.each([
    [
      "first-evening",
      ["Go to the lane", "Go to the ash pit"],
      "where is the seventh step? up past the sixth house",
      "ash-pit",
      /seventh step/u,
    ],
    ["ledger", [], "where am I and how do I get to the hall", "water-stairs", /up eight steps/u],
    ["ledger", ["Go up to the house"], "what exits are there?", "hall", /through the green door/u],
    ["lantern", [], "can we go to the Third Post?", "way-house", /Third Post is east/u],
  ])("is answered and not walked: in %s", async (id, way, words, place, answer) => {
    const played = await play(id, [...way, words]);
    expect(played.progress.place).toBe(place);
    expect(lastReply(played)).toMatch(answer);
  });

  it("does not leave the last moment", async () => {
    const played = await play("first-evening", [...TO_THE_READING, "where is the lane?", "is the ash pit down there?"]);
    expect(played.progress.place).toBe("bakehouse");
    expect(played.progress.open).toBe("the-reading");
  });
});

describe("what would happen", () => {
  it.each([
    ["first-evening", "what happens if I just open the parcel and read it?", "parcel-half"],
    ["first-evening", "what would happen if I opened the parcel and read the note?", "parcel-half"],
    ["first-evening", "should I open the parcel?", "parcel-half"],
    ["ledger", "what if I counted the steps?", "eight-steps"],
  ])("is thought of and not done: in %s “%s”", async (id, words, clue) => {
    const played = await play(id, [words]);
    expect(played.progress.clues).not.toContain(clue);
    expect(lastReply(played)).not.toBe("");
  });
});

describe("what is so", () => {
  it("kills nobody who is elsewhere", async () => {
    const played = await play("ledger", [...TO_THE_GALLERY, "kill Mrs Achard"]);
    expect(lastReply(played)).not.toMatch(/You kill/u);
    expect(played.progress.dead).toEqual([]);
  });

  it("is done before the hero sleeps, and the sleep waits", async () => {
    const played = await play("ledger", [
      "Go up to the house",
      "Up to the Green Room. Before I sleep I check the bed, the wardrobe and the window",
    ]);
    expect(played.progress.place).toBe("guest-room");
    expect(lastReply(played)).not.toMatch(/You sleep like/u);
  });

  it("is not taken that is only named", async () => {
    const reply = lastReply(await play("first-evening", ["I shove the dough aside and snatch the crown off the wall"]));
    expect(reply).not.toMatch(/You snatch/u);
  });
});

describe("a deed at another place", () => {
  it("leads there, and says there what is missing", async () => {
    const reply = lastReply(
      await play("first-evening", ["Go to the lane", "hang the door lantern on the seventh step"]),
    );
    expect(reply).toMatch(/has no light|no light to hang|saw the door lantern at the bakehouse/u);
  });
});

describe("an act that leads nowhere", () => {
  it("says what is near, in the voice of the story", async () => {
    for (const id of ["first-evening", "ledger", "charts", "lantern"]) {
      const reply = lastReply(await play(id, ["I look for a trombone and a ladder of silk"]));
      expect(reply, id).not.toMatch(/Nothing comes of it|not to be found here|did not understand|How do you mean/u);
    }
  });
});
