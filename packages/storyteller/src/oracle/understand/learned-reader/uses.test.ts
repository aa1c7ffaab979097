import { expect, it } from "vitest";

import { entitiesOf } from "../entities.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import type { ReadingScene } from "../reading.ts";
import { messageOf } from "./message.ts";
import { sortsOf, usesIn } from "./uses.ts";

const scene: ReadingScene = {
  place: "A filling station at night",
  people: [{ name: "Loretta", role: "waitress" }],
  things: ["pay phone", "jukebox"],
  exits: ["restroom"],
  foes: [],
  inventory: ["sandwich", "left shoe"],
  hero: "Ray",
};

/** The names of the scene to which most of a message belongs. */
function belongsTo(text: string): readonly string[] {
  const message = messageOf(text, scene, entitiesOf(scene));
  return [...usesIn(message)].flatMap(([{ name }, { words, order }]) => (words > 0 && order !== "later" ? [name] : []));
}

it("What is done with a thing means the thing, and what people are asked for means them", () => {
  expect(belongsTo("eat something")).toEqual(["sandwich"]);
  expect(belongsTo("play our song")).toEqual(["jukebox"]);
  expect(belongsTo("dial my wife's number")).toEqual(["pay phone"]);
  expect(belongsTo("another beer and the menu")).toContain("Loretta");
  expect(belongsTo("powder my nose")).toEqual(["restroom"]);
});

it("Words that name something belong to nothing else", () => {
  expect(belongsTo("Loretta")).toEqual([]);
});

it("What nobody has a word for is of no sort", () => {
  const shoe = entitiesOf({ ...scene, inventory: ["whatsit"] }).find(({ name }) => name === "whatsit");
  expect(shoe === undefined ? null : sortsOf(shoe).size).toBe(0);
});

it("Every line of the lexicon has nouns and words that belong to them, each once", () => {
  for (const line of lexicon().uses) {
    const parts = line.split(" : ").map((words) => words.split(" "));
    expect(parts, line).toHaveLength(2);
    for (const words of parts) expect(new Set(words).size, line).toBe(words.length);
  }
});
