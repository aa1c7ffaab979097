import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import { playAdventure, type Way } from "./testing/play.fake.ts";

const lastReply = async (id: string, script: readonly string[], way: Way = { luck: 14 }): Promise<string> =>
  (await playAdventure((await loadAdventure(id, 1))!, script, way)).turns.at(-1)?.reply ?? "";

describe("what the player knows", () => {
  const script = ["Hello, who are you?", "read the tally slate", "go to the oil-house", "read the daybook"];

  it("is told from what was found, and not from lines of the talk", async () => {
    const reply = await lastReply("lantern", [...script, "What do I know so far?"]);
    expect(reply).toMatch(/\*Why are the lanterns going out\?\*/u);
    expect(reply).not.toMatch(/says (?:Joan|Annis)/u);
  });

  it("is told once, even if it bears on two questions", async () => {
    const reply = await lastReply("ledger", ["Search the water steps", "what do I know"]);
    expect(reply.match(/eight/gu)).toHaveLength(1);
  });

  it("has what the hero did before it, if the player asks what happened", async () => {
    const reply = await lastReply("ledger", ["recap please"]);
    expect(reply).toMatch(/^The story so far\. You came over the water/u);
  });

  it("may be nothing yet", async () => {
    expect(await lastReply("first-evening", ["what are my clues?"])).toContain("nothing yet");
  });
});

describe("a look", () => {
  it("opens nothing if the player says that nothing is touched", async () => {
    const reply = await lastReply("first-evening", ["I look at the parcel without touching it"]);
    expect(reply).toContain("Brown cloth");
    expect(reply).not.toContain("Inside is");
  });
});

describe("a correction", () => {
  it("is played as what was meant", async () => {
    const reply = await lastReply("ledger", ["wait", "no wait, I meant how long until sundown?"]);
    expect(reply).toMatch(/Sundown is tomorrow/u);
  });
});

describe("a message that nobody can hear", () => {
  it("never gets an empty reply", async () => {
    const reply = await lastReply("ledger", [
      "go to the hall",
      "go to the green room",
      "I don't believe you, Mrs Achard. Where did the girl go?",
    ]);
    expect(reply).toMatch(/(?:Achard|Dilly Roke) is not here/u);
  });

  it("says of somebody who was never met only that they are not here", async () => {
    const reply = await lastReply("ledger", ["Mr Sloe, what happened to the others?"]);
    expect(reply).toBe("Advocate Peregrine Sloe is not here.");
  });

  it("is not shown to somebody else", async () => {
    const reply = await lastReply("ledger", ["go to the hall", "go to the green room", "show Sloe the letter"]);
    expect(reply).toMatch(/Sloe is not here/u);
  });
});

describe("a question", () => {
  it("that only supposes something searches nothing", async () => {
    const reply = await lastReply("ledger", [
      "go to the hall",
      "go to the green room",
      "Could it be that Leonie never left?",
    ]);
    expect(reply).not.toContain("trunk");
  });

  it("about anyone here who knows something is asked of them", async () => {
    expect(await lastReply("first-evening", ["Does anyone here read old marks?"])).not.toBe("Hanne and Tib are here.");
  });
});

describe("a way", () => {
  it("through a place that the hero does not know is not known", async () => {
    expect(await lastReply("ledger", ["to the Glasshouse"])).toMatch(/do not know a way from here to the Glasshouse/u);
  });

  it("to a thing that was seen two places off leads there", async () => {
    const reply = await lastReply("ledger", ["go to the hall", "go to the green room", "go down to the boat"]);
    expect(reply).toMatch(/Water Stairs/u);
  });
});

describe("an act after a posture", () => {
  it("is done with the person beside whom the hero sits", async () => {
    expect(await lastReply("first-evening", ["I sit down with Tib and share my supper with her"])).toMatch(
      /Tib takes your supper/u,
    );
  });

  it("is no statement, even with a clause that states something", async () => {
    expect(await lastReply("first-evening", ["Cut the bread carefully, along the line where the bird is"])).toMatch(
      /Half a bird/u,
    );
  });
});
