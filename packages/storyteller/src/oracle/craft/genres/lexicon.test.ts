import { describe, expect, it } from "vitest";

import { GENRE_VALUES } from "#contracts/options";

import { expand } from "#english/template";
import { createRandom } from "../../../random.ts";
import { LEXICONS, lexiconFor } from "./index.ts";
import { LEXICON_SLOTS } from "./lexicon.ts";

const SLOTS = Object.fromEntries(
  LEXICON_SLOTS.map((slot) => [slot, slot.startsWith("faction") ? "the Wardens" : "Xan"]),
);

describe.each(GENRE_VALUES)("the lexicon of %s", (genre) => {
  const lexicon = LEXICONS[genre];
  const templates = [...lexicon.essence, ...lexicon.land, ...lexicon.troubles, ...lexicon.hooks];
  const sentences = [...lexicon.weather, ...lexicon.moods, ...lexicon.places.flatMap((place) => place.senses)];

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
    for (const noun of [
      ...lexicon.roles,
      ...lexicon.objects,
      ...lexicon.treasures,
      ...lexicon.places.map((p) => p.kind),
    ])
      expect(noun).not.toMatch(/^(?:an?|the)\s|[.]$/iu);
    for (const phrase of [...lexicon.manners, ...lexicon.wants, ...lexicon.foes.map((foe) => foe.approach)])
      expect(phrase).toMatch(/^\p{Ll}.*[^.]$/u);
  });

  it("keeps its foes within reach: hit points and dice that the rules can read", () => {
    for (const foe of lexicon.foes) {
      expect(foe.hp).toBeGreaterThan(0);
      expect(foe.damage).toMatch(/^\d+d\d+(?:\+\d+)?$/u);
    }
  });
});

describe("genres together", () => {
  it("share no sentence: every genre has its own voice", () => {
    const all = GENRE_VALUES.flatMap((genre) => {
      const { weather, moods, places, troubles, hooks } = LEXICONS[genre];
      return [...weather, ...moods, ...troubles, ...hooks, ...places.flatMap((place) => place.senses)];
    });
    expect(new Set(all).size).toBe(all.length);
  });

  it("blend in turn, so that even the first few entries hold all of them", () => {
    const blend = lexiconFor(["norse", "steampunk", "desert"]);
    expect(blend.places.slice(0, 3)).toEqual([
      LEXICONS.norse.places[0],
      LEXICONS.steampunk.places[0],
      LEXICONS.desert.places[0],
    ]);
    expect(blend.hooks).toHaveLength(15);
  });

  it("named twice count once, and none at all is heroic fantasy", () => {
    expect(lexiconFor(["norse", "norse"])).toEqual(LEXICONS.norse);
    expect(lexiconFor([])).toEqual(LEXICONS["heroic-fantasy"]);
  });
});
