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

test("What is tapped is drawn once and quoted from then on, and the player may say other words", async () => {
  const story = await open();
  const reply = await story.say("I listen to the tapping and write down what it taps");
  const drawn = /“[^”]+”/u.exec(reply)![0];
  expect(reply.split(drawn)).toHaveLength(2);
  expect(await story.say("ISOBEL. OPEN IT")).toContain("Then it is so");
  expect(await story.say("What did it tap?")).toContain("“ISOBEL. OPEN IT.”");
  expect(await story.say("I read the Morse again")).toContain("“ISOBEL. OPEN IT.”");
});

test("What the player taps back gets an answer, and is not said back", async () => {
  const story = await open();
  const reply = await story.say("I tap back: TOBIAS IS THAT YOU");
  expect(reply).not.toContain("IS THAT YOU");
  expect(reply).toMatch(/“[^”]+”.*\(Drawn\. Rather: \(1\)/su);
});

test("A sealed letter that is opened has its words at once, and nothing else is found in its place", async () => {
  const story = await open();
  const reply = await story.say("I open my brother's letter and read it by the lantern");
  expect(reply.match(/\(Drawn\./gu)).toHaveLength(1);
  const [first = ""] = /“[^”]+”/u.exec(reply)!;
  expect(await story.say("I read the letter aloud")).toContain(first);
});

test("Words to somebody are no words of a letter", async () => {
  const story = await open();
  await story.say("I open my brother's letter");
  expect(await story.say('"Captain Rourke, stay a little."')).not.toContain("Then it is so");
});

test("What the texts quote is quoted", async () => {
  const story = await open();
  expect(await story.say("I read the telegram")).toContain("“Come at once, the light is wrong.”");
});

test("A hand on a bell feels a bell", async () => {
  const story = await open();
  expect(await story.say("I put my hand on the bronze bell")).toMatch(/cold/u);
});
