import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import { playAdventure } from "../testing/play.fake.ts";

const replyTo = async (...script: readonly string[]): Promise<string> =>
  (await playAdventure((await loadAdventure("ledger", 1))!, script, { luck: 15 })).turns.at(-1)?.reply ?? "";

const TO_SUPPER = ["Go up to the house", "look around", "look at the name cards", "look at the portrait", "wait"];
const TO_ABEL = ["Edge along the causeway", "Say good evening to the loft"];

const TO_KEY = ["Go up to the house", "down the passage to the housekeeper's room", "count the keys on that board"];
const TOLD = [...TO_KEY, "back to the hall", "who told you to lock the church, Mrs Achard?"];

describe("Mrs Achard, who was told to come away", () => {
  it.each([
    [`"I release you, Prudence. You may go back."`, /it wants to be an order/u],
    [`"I forgive you, Prudence."`, /for them to say/u],
    [`"It was not your fault. You were only a girl."`, /It was my hand/u],
    [`"Give me the key, Prudence."`, /not mine to give/u],
    [`"What would you do if somebody told you to go back?"`, /outdoor shoes/u],
    [`"Did you hear them in the church?"`, /the pump going/u],
  ])("answers what is said to her face: %s", async (said, answer) => {
    expect(await replyTo(...TOLD, said)).toMatch(answer);
  });

  it.each([
    `"Then I tell you now, Prudence. Stop coming away. You may go back."`,
    `"You were eighteen and you were told. I give you a new instruction: give me the key, and come and unlock that door."`,
  ])("does what she is told: %s", async (said) => {
    expect(await replyTo(...TOLD, said)).toContain("It takes some time to reach her");
  });
});

describe("the people of Highstay", () => {
  it.each([
    ["Good evening, Mr Noon. Who arranged it?", /says|mumbles Abel/u],
    ["Abel, will you object to your stroke? Will you come up to the house and say it?", /stood next to me/u],
    ["Abel what is behind the gate? Forty two in a church, wenna says", /grease the wheel/u],
    [`"Leonie, the freckled one. Her coat is wet. Where is she, do you know?"`, /Abel/u],
  ])("answer what they are asked: %j", async (asked, answer) => {
    expect(await replyTo(...TO_ABEL, asked)).toMatch(answer);
  });

  it("does not answer for somebody whom the hero has left elsewhere", async () => {
    const reply = await replyTo(
      "Go up to the house",
      "Go through the green door",
      `I go back to the Hall and tell Mr Sloe: "Who inherits after me?"`,
    );
    expect(reply).toContain("Sloe is not here");
    expect(reply).not.toMatch(/says (?:Mrs Achard|Dilly)/u);
  });

  it("leads nobody away from the table who asks for a room", async () => {
    const reply = await replyTo(...TO_SUPPER, "can I see my room");
    expect(reply).toContain("up the stairs");
    expect(reply).not.toContain("You leave the table");
  });

  it("takes a refusal to say at the table for neither a yes nor a no", async () => {
    expect(await replyTo(...TO_SUPPER, "I'd rather not say, not yet")).toContain("lay for both");
  });

  it("says that what is asked for again has been done", async () => {
    const freed = [
      "Go up to the house",
      "Go through the green door",
      "Go through the narrow door",
      "Wipe the misted glass",
      "Go out by the garden door",
      "Tamsin, there is a woman breathing in Drusilla's glass. Please come and open it",
    ];
    expect(await replyTo(...freed, "cut the lead on Drusilla's glass")).toContain("It has been done");
  });
});
