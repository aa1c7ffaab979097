import { expect, test } from "vitest";

import { type OwnPremise, played } from "../played.fake.ts";
import { doneBy } from "../words/as-speaker.ts";
import { sumIn } from "./record/money.ts";

/** A drowned husband who may come back, and his family. */
const WEIR: OwnPremise = {
  title: "The Weir House",
  world:
    "At the weir house something has begun to sing after dark. Edmund, the last lock-keeper, drowned in the flood. Silas Harrow keeps the gate. Mrs Agnes Poole keeps the inn. Nettie Poole walks out to the weir each night. The weir house is where Edmund lived.",
  notes: "It begins at the weir at dusk. The hero wants to know what sings at the weir, and what lies behind it.",
  hero: "Clara Venn",
  heroNotes: "Clara Venn, a widow. She carries a storm lantern and forty crowns.",
};

const open = async () => {
  const story = played(WEIR, "weir", 15, true);
  await story.say("");
  return story;
};

test("A sum that is paid is the one that is named with it", () => {
  expect(sumIn("Forty crowns is what we have. I'll pay you your twenty-seven here and now")).toBe(27);
  expect(sumIn("I give him twenty-seven crowns")).toBe(27);
  expect(sumIn("I have twelve crowns and give you two days")).toBe(12);
});

test("Pronouns in quotation marks stay as they are", () => {
  expect(doneBy("who said 'Would you be so kind', Percy", "Miss Crewe")).toBe("Miss Crewe said 'Would you be so kind'");
  expect(doneBy("who rings if you are here", "Silas")).toContain("if I am here");
});

test("What the player protests about the purse is so", async () => {
  const story = await open();
  expect(await story.say("Wait, the debt was 27, I should have 13 crowns left")).toContain("13 crowns");
});

test("Who wants another story than those that are written gets the open one", async () => {
  const story = await open();
  await story.say("another plot");
  expect(await story.say("None of these, I want a ghost story")).toContain("So that is the story");
});

test("A lantern is lifted without a check", async () => {
  const story = await open();
  await story.say("1");
  expect(await story.say("I lift the lantern")).not.toMatch(/piece|weight/u);
});
