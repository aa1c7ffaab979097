import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";

const reply = async (...script: readonly string[]): Promise<string> => lastReply(await play("ledger", script));

const TO_GALLERY = ["Go up to the house", "Go through the green door", "Go through the narrow door"];
const TO_WHEEL = [
  ...TO_GALLERY,
  "I take the crank out of Honoria's lap",
  "Go out by the garden door",
  "Go down the goat path to the gatehouse",
  "I examine the soup plate",
];
const TURNED = [...TO_WHEEL, "Abel, help me turn the wheel"];

describe("a deed of a later hour", () => {
  it.each([
    "Abel, help me turn the wheel at sundown. Will you?",
    "Abel, tonight we turn the wheel together, you and I.",
  ])("is answered, and is not done now: %j", async (asked) => {
    const { progress, turns } = await play("ledger", [...TO_WHEEL, asked]);
    expect(progress.flags).not.toContain("gate-rising");
    expect(turns.at(-1)?.reply).toContain("says Abel");
  });

  it("is done when it is asked for without an hour", async () => {
    expect((await play("ledger", TURNED)).progress.flags).toContain("gate-rising");
  });
});

describe("the last choice", () => {
  const SPEECH =
    "Mrs Achard. I'm the forty-third, the baby from the bread trough. You locked a door, and it was an order. Let me finish the sentence: they couldn't get out.";

  it("is not made by a speech that makes none: it is answered, and the story goes on", async () => {
    const { progress, turns } = await play("ledger", [...TURNED, SPEECH]);
    expect(progress.ended).toBe("");
    expect(turns.at(-1)?.reply).toContain("waited for somebody to tell me the rest");
  });

  it("is the player's own after it", async () => {
    const order = "I take my hand off the wheel, hold it out to her and say: turn it with us.";
    const { progress } = await play("ledger", [...TURNED, SPEECH, order]);
    expect(progress.flags).toContain("achard-turned");
    expect(progress.ended).toBe("the-gate");
  });
});

describe("a place named beside a bed", () => {
  it("is looked under, and nobody sleeps", async () => {
    const { progress, turns } = await play("ledger", [
      "Go up to the house",
      "Go down the passage to the housekeeper's room",
      "Under the bed, then, and the pillow.",
    ]);
    expect(turns.at(-1)?.reply).toContain("One felt slipper");
    expect(progress.time).toBe(0);
  });
});

describe("what is named", () => {
  it("with a place and company leads there", async () => {
    const { progress } = await play("ledger", [
      ...TO_GALLERY,
      "I break the misted glass with the chair",
      "Leonie, come with me",
      "Go out by the garden door",
      "Now down the goat path to the gatehouse with Leonie.",
    ]);
    expect(progress.place).toBe("gatehouse");
  });

  it("as hers is a thing, and no company", async () => {
    const room = ["Go up to the house", "Go down the passage to the housekeeper's room", "I open the workbox"];
    expect(await reply(...room, "I take her wage book with me as evidence.")).toContain("in your satchel");
  });

  it("as a person's face is the person", async () => {
    expect(await reply("Go up to the house", "I look at Mrs Achard's face")).toContain("Sixty-nine, upright");
  });
});

describe("a hidden door", () => {
  it("is in no list before it is found, and in each list after it", async () => {
    const there = ["Go up to the house", "Go through the green door"];
    expect(await reply(...there, "where can I go from here?")).not.toContain("narrow door");
    expect(await reply(...there, "I look behind the shelves", "go back", "where can I go from here?")).toContain(
      "narrow door",
    );
  });
});
