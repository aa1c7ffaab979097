import { describe, expect, it } from "vitest";

import { GENRE_VALUES } from "#contracts/options";

import { expand } from "#english/template";
import { createRandom } from "#storyteller/random";
import { LEXICONS } from "./index.ts";
import { LEXICON_SLOTS } from "./lexicon.ts";

const SLOTS = Object.fromEntries(
  LEXICON_SLOTS.map((slot) => [slot, slot.startsWith("faction") ? "the Wardens" : "Xan"]),
);

describe.each(GENRE_VALUES)("the lexicon of %s", (genre) => {
  const lexicon = LEXICONS[genre];
  const templates = [...lexicon.essence, ...lexicon.land, ...lexicon.troubles, ...lexicon.hooks];
  const sentences = lexicon.places.flatMap((place) => place.senses);

  it("has enough of everything, in all three settings", () => {
    for (const [field, list] of Object.entries(lexicon)) {
      expect(list.length, field).toBeGreaterThanOrEqual(field === "essence" ? 2 : 3);
      expect(new Set(list.map((entry: unknown) => JSON.stringify(entry))).size, field).toBe(list.length);
    }
    expect(new Set(lexicon.places.map((place) => place.setting))).toEqual(new Set(["settled", "wild", "deep"]));
  });

  it("fills every template from the known slots, and lets no present-tense verb lean on a faction", () => {
    for (const template of templates) {
      expect(expand(template, SLOTS, createRandom("t"))).not.toMatch(/[{}]/u);
      expect(template).not.toMatch(
        /(?<!\b(?:of|by|to|among|with) )\{faction2?\} (?:is|are|has|have|was|were|do|does|\w+s)\b/u,
      );
    }
  });

  it("speaks in whole sentences where it should, and in bare nouns and verbs elsewhere", () => {
    for (const sentence of [...templates, ...sentences]) expect(sentence).toMatch(/^[\p{Lu}{'].*[.!?]$/u);
    for (const noun of [...lexicon.roles, ...lexicon.treasures, ...lexicon.places.map((p) => p.kind)])
      expect(noun).not.toMatch(/^(?:an?|the)\s|[.]$/iu);
    for (const phrase of [...lexicon.manners, ...lexicon.wants, ...lexicon.foes.map((foe) => foe.approach)])
      expect(phrase).toMatch(/^\p{Ll}.*[^.]$/u);
  });
});

describe("genres together", () => {
  it("share no sentence: every genre has its own voice", () => {
    const all = GENRE_VALUES.flatMap((genre) => {
      const { places, troubles, hooks } = LEXICONS[genre];
      return [...troubles, ...hooks, ...places.flatMap((place) => place.senses)];
    });
    expect(new Set(all).size).toBe(all.length);
  });
});
