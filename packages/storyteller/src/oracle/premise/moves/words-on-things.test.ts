import { expect, test } from "vitest";

import { type OwnPremise, played } from "../played.fake.ts";

/** A lighthouse where something is tapped, a letter that nobody has opened, and one that is quoted. */
const SKELLIG: OwnPremise = {
  title: "The Lamp at Skellan",
  world:
    "On the rock of Skellan stands a lighthouse. The keeper, Tobias Venner, drowned in the winter storm. Since then the old telegraph key in the lamp room has begun to tap at night. Mrs Harriet Venner keeps the shop. Captain Amos Rourke brings the mail. The bronze bell on the jetty has no rope.",
  notes:
    "It begins in the lamp room at dusk. The hero wants to know who is tapping on the key, and what lies behind it.",
  hero: "Isobel Marr",
  heroNotes:
    "Isobel Marr, a telegraphist. She carries a lantern, her brother's sealed letter, and a telegram from the harbour office: 'Come at once, the light is wrong.'",
};

const open = async () => {
  const story = played(SKELLIG, "words", 15, true);
  await story.say("");
  await story.say("1");
  return story;
};

test("What is tapped nobody has written: the player says it once, and it is quoted from then on", async () => {
  const story = await open();
  expect(await story.say("I listen to the tapping and write down what it taps")).toMatch(
    /Nobody has written yet what/u,
  );
  expect(await story.say("ISOBEL. OPEN IT")).toContain("Then it is so: “ISOBEL. OPEN IT.”");
  expect(await story.say("What did it tap?")).toContain("“ISOBEL. OPEN IT.”");
  expect(await story.say("I read the Morse again")).toContain("“ISOBEL. OPEN IT.”");
});

test("A sealed letter that is opened asks for its words, and nothing else is found in its place", async () => {
  const story = await open();
  const reply = await story.say("I open my brother's letter and read it by the lantern");
  expect(reply.match(/Nobody has written yet/gu)).toHaveLength(1);
  expect(reply).not.toMatch(/piece/u);
  expect(await story.say("draw")).toMatch(/Drawn\. Rather: \(1\)/u);
});

test("A question to somebody is no answer to what a letter says", async () => {
  const story = await open();
  await story.say("I open my brother's letter");
  expect(await story.say('"Captain Rourke, where were you last night?"')).not.toContain("Then it is so");
});

test("What the texts quote is quoted", async () => {
  const story = await open();
  expect(await story.say("I read the telegram")).toContain("“Come at once, the light is wrong.”");
});

test("A hand on a bell feels a bell", async () => {
  const story = await open();
  expect(await story.say("I put my hand on the bronze bell")).toMatch(/cold/u);
});
