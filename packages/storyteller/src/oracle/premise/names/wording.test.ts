import { expect, it } from "vitest";

import { played } from "../played.fake.ts";
import { PREMISES } from "./premises.fake.ts";

const HILL = {
  title: "The Goat of Harl",
  world:
    "Harl is a village on a hill. There are Old Hesper Quill, who found the goat's bell; Captain Jonas Brae, a retired sailor with debts; and Dona Amelia Reis, who keeps the crypt. Peg Larkin runs the Eel and Basket, the only inn. The places are the green, the church, the crypt, the Eel and Basket and the ruined tower.",
  notes: "It begins at seven in the morning on the green. Nan wants to find the goat before the fair at noon.",
  hero: "Nan Fenn",
  heroNotes: "A goatherd of thirty. Carries a crook, a rope and a stork's feather.",
};

it("a list of people after “There are” is read as a sentence for each", async () => {
  const story = played(HILL, "list");
  const reply = await story.say("");
  expect(reply).toContain("It is seven in the morning, and you are on the green.");
  expect(reply).toContain("People: Old Hesper Quill, Captain Jonas Brae, Dona Amelia Reis, Peg Larkin.");
  for (const who of ["Hesper", "Captain Brae", "Dona Amelia"])
    expect(await story.say(`Who is ${who}?`)).not.toContain("There are");
});

it.each([
  ["I go down into the crypt", "the crypt", "the into"],
  ["I climb up onto the ruined tower", "tower", "the onto"],
  ["I go to the Eel and Basket and ask Peg about the goat", "the Eel and Basket", "the Eel."],
  ["I make us both some coffee", "with you", "everybody both"],
  ["I look at the church, slowly, step by step", "", "You step by step"],
  ["I buy Peg a drink", "drink", "A Peg a drink"],
])("a deed is told in a whole sentence: %s", async (message, has, fault) => {
  const story = played(HILL, "deed", 20);
  await story.say("");
  await story.say("1");
  const reply = await story.say(message);
  expect(reply).toContain(has);
  expect(reply).not.toContain(fault);
});

it("somebody made up for a story of our time has a name that many times had", async () => {
  for (const seed of ["a", "b", "c", "d"]) {
    const story = played(PREMISES.at(-1)!, seed);
    await story.say("");
    await story.say("1");
    for (const { name } of story.kept().case!.invented)
      expect(name).not.toMatch(/^(?:Jayden|Aiden|Anselm|Bertolt|Kaylee)$/u);
  }
});
