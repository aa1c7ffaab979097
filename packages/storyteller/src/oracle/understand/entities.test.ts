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
