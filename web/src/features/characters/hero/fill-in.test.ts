import { describe, expect, it } from "vitest";

import type { Character } from "#contracts/entities/character";
import { UpdateCharacterRequest } from "#contracts/http/characters";
import { heroOf } from "#rules/character";

import { startingStats } from "../starting-stats.ts";
import { builtHero, fillIn } from "./fill-in.ts";

const scores = { strength: 8, dexterity: 15, constitution: 13, intelligence: 16, wisdom: 12, charisma: 10 };
const { hitPoints, armorClass, speed } = startingStats({
  race: "Elf",
  classes: [{ name: "Wizard", level: 3 }],
  scores,
});
const mira: Character = {
  id: "c1",
  userId: "u1",
  campaignId: "k1",
  name: "Mira Vance",
  race: "Elf",
  customRace: "",
  background: "Sage",
  customBackground: "",
  classes: [{ name: "Wizard", subclass: "", level: 3 }],
  level: 3,
  hp: { current: hitPoints, max: hitPoints },
  armorClass,
  speed,
  abilityScores: scores,
  skills: ["Arcana", "History", "Insight"],
  notes: "Afraid of bells.",
  build: null,
  managedExternally: false,
  externalUrl: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};
const filled = (character: Character): Character => ({ ...character, ...(fillIn(character) as Partial<Character>) });

describe("filling in gear and spells", () => {
  it("gives an older character what its class, level and background have", () => {
    const hero = heroOf(filled(mira));
    expect(hero.gear.map(({ item }) => item)).toEqual(expect.arrayContaining(["quarterstaff", "spellbook"]));
    expect(hero.spells.filter(({ inBook }) => inBook).length).toBeGreaterThanOrEqual(10);
    expect(hero.classes).toMatchObject([{ id: "wizard", subclass: "evoker", level: 3 }]);
    expect(hero.coins).toBeGreaterThan(0);
    expect(hero.overrides).toEqual({});
  });

  it("leaves scores, skills, names and notes as they are", () => {
    const changes = fillIn(mira);
    expect(UpdateCharacterRequest.safeParse(changes).error?.issues ?? []).toEqual([]);
    expect(Object.keys(changes ?? {})).not.toEqual(expect.arrayContaining(["abilityScores"]));
    expect(filled(mira)).toMatchObject({ abilityScores: scores, skills: mira.skills, notes: mira.notes, race: "Elf" });
  });

  it("leaves numbers that were set by hand, and wounds", () => {
    const hurt = { ...mira, hp: { current: 4, max: 40 }, armorClass: 19, speed: 45 };
    expect(filled(hurt)).toMatchObject({ hp: { current: 4, max: 40 }, armorClass: 19, speed: 45 });
    expect(heroOf(filled(hurt)).overrides).toEqual({ hitPoints: 40, armorClass: 19, speed: 45 });
  });

  it("works for a class and a species of the player's own", () => {
    const own = { ...mira, race: "Selkie", classes: [{ name: "Tidecaller", subclass: "Deep", level: 3 }] };
    const after = filled(own);
    expect(after.classes).toEqual([{ name: "Tidecaller", subclass: "Deep", level: 3 }]);
    expect(after.build).toMatchObject({ species: "Selkie", homebrew: [{ name: "Tidecaller" }] });
    expect(after.build?.gear.length).toBeGreaterThan(0);
  });

  it("gives the same things each time, and nothing to somebody without a class", () => {
    expect(fillIn(mira)).toEqual(fillIn(mira));
    expect(fillIn({ ...mira, classes: [] })).toBeNull();
  });

  it("is what the page shows afterwards", () => {
    expect(builtHero(mira)).toBeNull();
    expect(builtHero(filled(mira))?.spells.length).toBeGreaterThan(0);
  });
});
