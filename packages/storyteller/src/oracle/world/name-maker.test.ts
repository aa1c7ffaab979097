import { describe, expect, it } from "vitest";

import { GENRE_VALUES } from "#contracts/options";

import { createRandom } from "../../random.ts";
import { NAME_TABLES } from "#content/genres";
import { createNameMaker } from "./name-maker.ts";

const THINGS = ["settlement", "wild", "world", "faction", "item"] as const;

describe.each(GENRE_VALUES)("names in %s", (genre) => {
  it("fill every template, carry no lower-case name and no article twice", () => {
    const names = createNameMaker([genre], createRandom(`names ${genre}`));
    for (let i = 0; i < 60; i++) {
      for (const name of [names.person().full, ...THINGS.map((thing) => names.name(thing))]) {
        expect(name).not.toMatch(/[{}|]|\bthe the\b|\s{2}|^\s|\s$|undefined/iu);
        expect(name).toMatch(/^(?:the )?['\p{Lu}\d]/u);
      }
    }
  });

  it("give no two people the same name", () => {
    const names = createNameMaker([genre], createRandom(genre));
    const people = Array.from({ length: 20 }, () => names.person());
    expect(new Set(people.map((person) => person.short)).size).toBe(20);
    for (const person of people) expect(person.full).toContain(person.short);
  });
});

describe("names", () => {
  it("sound of their genre: hardly any given name is shared between two tables", () => {
    const all = GENRE_VALUES.flatMap((genre) => [...NAME_TABLES[genre].she, ...NAME_TABLES[genre].he]);
    expect(new Set(all).size).toBeGreaterThan(all.length * 0.95);
  });

  it("of several genres are drawn from each of them", () => {
    const names = createNameMaker(["norse", "desert"], createRandom("blend"));
    const shorts = Array.from({ length: 30 }, () => names.person().short);
    for (const genre of ["norse", "desert"] as const) {
      const table = new Set([...NAME_TABLES[genre].she, ...NAME_TABLES[genre].he]);
      expect(shorts.some((short) => table.has(short))).toBe(true);
    }
  });

  it("keep clear of the names already in the story", () => {
    const avoid = NAME_TABLES.norse.he;
    const names = createNameMaker(["norse"], createRandom("avoid"), avoid);
    for (let i = 0; i < 10; i++) expect(avoid).not.toContain(names.person().short);
  });

  it("go with the person: a woman is no ibn, no Baron and no Brother", () => {
    const names = createNameMaker(["desert", "gothic-horror", "medieval"], createRandom("titles"));
    for (let i = 0; i < 60; i++) {
      const { full, pronoun } = names.person();
      if (pronoun === "she") expect(full).not.toMatch(/\b(?:ibn|Count|Baron|Father|Brother|Sir)\b/u);
      else expect(full).not.toMatch(/\b(?:bint|Countess|Goodwife|Dame|Auntie|Sister)\b/u);
    }
  });
});
