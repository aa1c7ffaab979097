import { expect, it } from "vitest";

import { entitiesOf } from "./entities.ts";
import { messageOf } from "./learned-reader/message.ts";
import type { ReadingScene } from "./reading.ts";

const scene: ReadingScene = {
  place: "The tiltyard",
  people: [
    { name: "Wat", role: "squire" },
    { name: "Dr. Sato", role: "scientist" },
    { name: "Queen Isaude", role: "queen" },
  ],
  things: ["stuffed crocodile"],
  exits: [],
  foes: ["Hound-7"],
  inventory: ["moss-green cloak"],
  hero: "Maud",
};

const namedIn = (text: string): readonly string[] =>
  messageOf(text, scene, entitiesOf(scene)).mentions.map(({ entity }) => entity.name);

it("A person's short name is no abbreviation", () => {
  expect(namedIn("Wat lad, strap me in")).toEqual(["Wat"]);
});

it("A long name may be shortened", () => {
  expect(namedIn("ask the croc its name")).toEqual(["stuffed crocodile"]);
  expect(namedIn("can hound see heat")).toEqual(["Hound-7"]);
  expect(namedIn("scrape off the moss")).toEqual([]);
});

it("A person is named by title and by how one speaks to them", () => {
  expect(namedIn("tell the doc she talks or she walks")).toEqual(["Dr. Sato"]);
  expect(namedIn("On my honour, Majesty, I shall bring it")).toEqual(["Queen Isaude"]);
});

it("Given names show who is meant by a pronoun", () => {
  const [hester, barnaby] = entitiesOf({
    ...scene,
    people: [
      { name: "Hester", role: "miller" },
      { name: "Barnaby Quill", role: "clerk" },
    ],
  });
  expect([hester?.gender, barnaby?.gender]).toEqual(["female", "male"]);
});

it("A describing word of a name does not name somebody, unless a person is meant", () => {
  const guides = {
    ...scene,
    people: [
      { name: "Old Mouse", role: "guide" },
      { name: "The Great Marvo", role: "conjurer" },
    ],
  };
  const named = (text: string) => messageOf(text, guides, entitiesOf(guides)).mentions.map(({ entity }) => entity.name);
  expect(named("I sing the old song of the wells")).toEqual([]);
  expect(named("I open the great door")).toEqual([]);
  expect(named("I ask the old man for the way")).toEqual(["Old Mouse"]);
  expect(named("I congratulate the magician")).toEqual(["The Great Marvo"]);
});

it("A person is named by every part of the role that says who it is", () => {
  const people = [
    { name: "Pip", role: "halfling thief" },
    { name: "Dee", role: "barista and witch" },
    { name: "Mr. Lane", role: "surveyor from London" },
    { name: "Idris", role: "camel guide" },
    { name: "Reyes", role: "medic" },
    { name: "Dr. Anand", role: "glaciologist" },
  ];
  const camp = { ...scene, people, things: ["grav-lift", "moss-covered stone"] };
  const named = (text: string) => messageOf(text, camp, entitiesOf(camp)).mentions.map(({ entity }) => entity.name);
  expect(named("I ask the halfling")).toEqual(["Pip"]);
  expect(named("I ask the barista")).toEqual(["Dee"]);
  expect(named("I ask the surveyor")).toEqual(["Mr. Lane"]);
  expect(named("I feed the camel")).toEqual([]);
  expect(named("I tell the doctor")).toEqual(["Dr. Anand"]);
  expect(named("I call the lift")).toEqual(["grav-lift"]);
  expect(named("I scrape at the moss")).toEqual([]);
});
