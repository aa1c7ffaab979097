import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";

const BREAD = ["My gran drew a snail", "Look at the seventh loaf"];
const TO_PEEL = [...BREAD, "wait", "Knock back"];
const TO_GALLERY = ["Go up to the house", "Go through the green door", "Go through the narrow door"];
const TO_WIRE = [...TO_GALLERY, "Wipe the misted glass", "Go out by the garden door", "Take the cutting wire"];
const TO_SUPPER = ["Go up to the house", "look around", "look at the name cards", "look at the portrait", "wait"];

const times = (text: string, part: string): number => text.split(part).length - 1;

describe("a message with two halves", () => {
  it("takes both things that it names, and goes the whole way", async () => {
    const { progress, turns } = await play("first-evening", [
      ...BREAD,
      "I take the lantern and the parcel and go out into the lane, up to the seventh step",
    ]);
    expect(turns.at(-1)?.reply).toContain("Bring it back");
    expect(progress.place).toBe("seventh-step");
  });

  it("asks somebody at whom the hero only smiles first", async () => {
    const reply = lastReply(await play("ledger", [...TO_SUPPER, "I smile at Dilly and ask her if she is frightened"]));
    expect(reply).toContain("I do it in the scullery");
  });

  it("frees somebody once", async () => {
    const { turns } = await play("ledger", [
      ...TO_WIRE,
      "I run back to the gallery with the wire, warm the lead with my candle and cut Leonie out",
    ]);
    expect(turns.at(-1)?.rolls).toHaveLength(1);
    expect(turns.at(-1)?.reply).toContain("slides out into your arms");
  });

  it("is answered once by somebody who can only move her eyes", async () => {
    const script = [...TO_GALLERY, "Wipe the misted glass", `"Leonie! Can you hear me? Who put you in there?"`];
    expect(times(lastReply(await play("ledger", script)), "eight breaths")).toBe(1);
  });

  it("says the way and then goes where it wants to go", async () => {
    const reply = lastReply(await play("ledger", [...TO_GALLERY, "Is there a way out of here toward the gatehouse?"]));
    expect(reply).toContain("on from the Glasshouse");
  });

  it("says nothing of what it has not understood, after what it has done", async () => {
    const script = [...BREAD, "Take the lantern", "Go out to the lane"];
    const last = "Go up to the seventh step with the lantern and the warm seventh loaf and hang the light there";
    const reply = lastReply(await play("first-evening", [...script, last]));
    expect(reply).toContain("You hang Hanne's lantern");
    expect(reply).not.toContain("did not understand");
  });
});

describe("a question about what one has", () => {
  it("is answered by what was taken", async () => {
    const reply = lastReply(await play("first-evening", [...BREAD, "Take the lantern", "Did I bring the lantern?"]));
    expect(reply).toContain("Yes: your door lantern");
  });

  it("is answered by where it was left", async () => {
    const reply = lastReply(await play("first-evening", [...BREAD, "Go out to the lane", "Did I bring the lantern?"]));
    expect(reply).toContain("No. The door lantern is still at the bakehouse");
  });
});

describe("what the hero only wants to know", () => {
  it("promises nothing", async () => {
    const asked = "I want to know what happens if I break my word before I promise.";
    const { progress } = await play("first-evening", [...TO_PEEL, asked]);
    expect(progress.open).toBe("the-bargain");
  });
});

describe("a plan for when somebody comes", () => {
  it("is kept, and is not said to who is here", async () => {
    const { turns, progress } = await play("first-evening", [...BREAD, "When Stroud stops, I shout LARKIN"]);
    expect(turns.at(-1)?.reply).not.toMatch(/says (?:Tib|Hanne)/u);
    expect(progress.ended).toBe("");
  });
});

describe("a wait for the reading", () => {
  it("lasts until it is read", async () => {
    const { progress } = await play("first-evening", [
      ...TO_PEEL,
      "Refuse",
      "I wait by the fire until they come in for the reading",
    ]);
    expect(progress.events).toContain("the-reading");
  });
});

describe("offers", () => {
  it("end with no question", async () => {
    const { turns } = await play("ledger", [...TO_WIRE, "Go to the gallery", "Cut Leonie out with the wire", "wait"]);
    for (const { offers } of turns) for (const each of offers) expect(each).not.toMatch(/about the (?:who|what|why)/u);
  });
});
