import { expect, it } from "vitest";

import { entitiesOf } from "./entities.ts";
import type { ReadingScene } from "./reading.ts";
import { mentionsOf, tokensIn } from "./words-of-text.ts";

const sceneWith = (...people: readonly string[]): ReadingScene => ({
  place: "The mill",
  people: people.map((name) => ({ name, role: "miller" })),
  things: [],
  exits: [],
  foes: [],
  inventory: [],
  hero: "Wilma",
});
const TEXT = "I ask Hanne and Peer.";

it("The words and names of a text in a scene are found once", () => {
  const entities = entitiesOf(sceneWith("Hanne"));
  const tokens = tokensIn(TEXT, entities);
  expect(tokensIn(TEXT, entities)).toBe(tokens);
  expect(mentionsOf(tokensIn(TEXT, entities), entities)).toBe(mentionsOf(tokens, entities));
});

it("The same text names somebody else in another scene", () => {
  const namedIn = (...people: readonly string[]) => {
    const entities = entitiesOf(sceneWith(...people));
    return mentionsOf(tokensIn(TEXT, entities), entities).map(({ entity }) => entity.name);
  };
  expect(namedIn("Hanne")).toEqual(["Hanne"]);
  expect(namedIn("Peer")).toEqual(["Peer"]);
  expect(namedIn("Hanne", "Peer")).toEqual(["Hanne", "Peer"]);
});
