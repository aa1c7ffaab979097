import { describe, expect, it } from "vitest";

import type { Hero } from "#rules/hero";
import { blankHero, gearItem } from "#rules/sheet";
import { actInWords } from "./act-in-words.ts";

const spell = (id: string): Hero["spells"][number] => ({
  id,
  class: "cleric",
  ability: "wisdom",
  prepared: true,
  always: false,
  inBook: false,
});
const mira: Hero = {
  ...blankHero("mira", "Mira Vance"),
  spells: [spell("cure-wounds"), spell("fire-bolt"), spell("bless"), spell("detect-magic"), spell("light")],
  gear: [gearItem("p", "potion-of-healing", 2)],
};
const tol: Hero = { ...blankHero("tol", "Tol"), spells: [spell("bless")] };
const read = (words: string) => actInWords(words, [mira, tol], ["Snag the goblin", "Old Bram"]);

describe("an act in the player's words", () => {
  it.each([
    ["I cast Cure Wounds on Tol.", "cure-wounds", 0, ["Tol"]],
    ["I cast cure wounds at level 2 on myself", "cure-wounds", 2, ["Mira Vance"]],
    ["I step back, and then I quickly cast bless on Tol and me!", "bless", 0, ["Tol", "Mira Vance"]],
    ["I cast Fire Bolt at Snag the goblin.", "fire-bolt", 0, ["Snag the goblin"]],
    ["I cast fire bolt at the rotten door", "fire-bolt", 0, ["rotten door"]],
    ["I cast light with a 3rd-level slot.", "light", 0, []],
    ["We cast Cure Wounds using a level 3 slot on Old Bram.", "cure-wounds", 3, ["Old Bram"]],
  ])("is a spell that is ready: %s", (words, id, slot, targets) => {
    expect(read(words)).toMatchObject({ type: "cast", characterId: "mira", spell: id, slot, targets });
  });

  it("is the spell of the hero who is named, and a ritual if the words say so", () => {
    expect(read("Tol casts Bless on Mira Vance.")).toMatchObject({ characterId: "tol", targets: ["Mira Vance"] });
    expect(read("I cast Detect Magic as a ritual.")).toMatchObject({ spell: "detect-magic", ritual: true });
  });

  it("is a potion that the hero owns", () => {
    expect(read("I drink my potion of healing.")).toMatchObject({ type: "item", key: "p", target: null });
    expect(read("I drink the ale.")).toBeNull();
  });

  it.each([
    "I cast a glance at the goblin.",
    "I cast my line into the river.",
    "Should I cast Bless?",
    '"I cast Bless!" I shout, to frighten them.',
    "I want to cast Bless later.",
    "I cast Fireball at Snag.",
    "Tol casts Fire Bolt.",
    "Snag casts Bless.",
    "",
  ])("is nothing that the rules could do: %s", (words) => {
    expect(read(words)).toBeNull();
  });
});
