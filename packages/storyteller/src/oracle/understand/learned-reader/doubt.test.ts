import { expect, it } from "vitest";

import { entitiesOf } from "../entities.ts";
import type { Meaning, ReadingScene } from "../reading.ts";
import { readByRules } from "../understand.ts";
import { akin, doubtsAbout } from "./doubt.ts";
import { messageOf } from "./message.ts";

const scene: ReadingScene = {
  place: "A mill",
  people: [{ name: "Hanne", role: "miller" }],
  things: ["flour sack"],
  exits: [],
  foes: [],
  inventory: ["lamp"],
  hero: "Wilma",
};
const likelihoodsOf = (reading: number, act: number, other: number) => ({
  reading,
  alike: act,
  other,
  act: { all: act, features: act, network: act },
  target: { features: reading, network: reading },
});
const likelihoods = likelihoodsOf(0.6, 0.8, 0.2);
const about = (text: string, meaning: Meaning) =>
  doubtsAbout(messageOf(text, scene, entitiesOf(scene)), readByRules(text, scene), meaning, likelihoods);

it("Two acts that are played alike are no reason to ask", () => {
  expect(akin("look", "search")).toBe(true);
  expect(akin("talk", "talk")).toBe(true);
  expect(akin("talk", "fight")).toBe(false);
});

it("It counts for doubt whether the target was named, and whether something else was", () => {
  expect(about("I take the flour sack", { act: "take", target: "flour sack" })).toMatchObject({
    "target not named": 0,
    "others named": 0,
    "rules agree": 1,
  });
  expect(about("I show Hanne the lamp", { act: "use", target: "lamp" })).toMatchObject({
    "target not named": 0,
    "others named": 1,
  });
  expect(about("Hanne is nice", { act: "use", target: "lamp" })).toMatchObject({ "target not named": 1 });
  expect(about("Hanne is nice", { act: "talk", target: null })).toMatchObject({
    "nobody though named": 1,
    "nobody where needed": 1,
  });
});

it("Every number is finite, however sure or unsure the reading is", () => {
  const message = messageOf("", scene, entitiesOf(scene));
  const rules = readByRules("I wait", scene);
  const meaning = { act: "wait", target: null } as const;
  for (const reading of [0, 0.7, 1])
    for (const act of [0, 0.2, 1])
      for (const value of Object.values(doubtsAbout(message, rules, meaning, likelihoodsOf(reading, act, act))))
        expect(Number.isFinite(value)).toBe(true);
});
