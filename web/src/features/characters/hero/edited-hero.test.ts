import { describe, expect, it } from "vitest";

import type { Character } from "#contracts/entities/character";
import { UpdateCharacterRequest } from "#contracts/http/characters";
import { characterOf, heroOf } from "#rules/character";
import { quickHero } from "#rules/growth";
import { armorClass } from "#rules/sheet";

import { formOf, type CharacterFormValues } from "../character-form.ts";
import { BACKGROUNDS, RACES } from "../origins.ts";
import { withPlace, withThing } from "./build-changes.ts";
import { editedHero, editedSheet } from "./edited-hero.ts";

const made = quickHero({ id: "c1", name: "Bram", seed: 5, answers: { class: ["fighter"], background: ["soldier"] } });
if (!made.ok) throw new Error(made.why.join("; "));
const bram: Character = {
  ...characterOf(made.hero),
  id: "c1",
  userId: "u1",
  campaignId: "k1",
  notes: "",
  managedExternally: false,
  externalUrl: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
};
const races = RACES.map(({ name }) => name);
const form = (changes: Partial<CharacterFormValues> = {}): CharacterFormValues => ({
  ...formOf(bram, races, BACKGROUNDS),
  ...changes,
});
const level = (count: number, choice = "Fighter") => [{ choice, ownName: "", subclass: "", level: count }];
const saved = (values: CharacterFormValues): Character => ({
  ...bram,
  ...(editedSheet(bram, values) as Partial<Character>),
});

describe("a hero on the page for editing", () => {
  it("is saved as they were where nothing is changed", () => {
    expect(saved(form())).toEqual(bram);
    expect(UpdateCharacterRequest.safeParse(editedSheet(bram, form())).error?.issues ?? []).toEqual([]);
  });

  it("is saved without a build if they never had one", () => {
    const older = { ...bram, build: null };
    expect(editedSheet(older, formOf(older, races, BACKGROUNDS))).toMatchObject({ name: "Bram", build: null });
  });

  it("gains what a level gives when the level is raised, and keeps their things", () => {
    const hero = heroOf(saved(form({ classes: level(4) })));
    expect(hero.classes).toMatchObject([{ id: "fighter", level: 4, subclass: "champion" }]);
    expect(hero.gear).toEqual(heroOf(bram).gear);
    const sum = (scores: object) => Object.values(scores).reduce((all: number, one: number) => all + one, 0);
    expect(sum(hero.abilities)).toBeGreaterThan(sum(bram.abilityScores));
  });

  it("begins again with another class, with the same things and scores", () => {
    const after = saved(form({ classes: level(1, "Wizard") }));
    expect(after.build?.classes).toMatchObject([{ id: "wizard", level: 1 }]);
    expect(after.build?.spells.some((spell) => spell.class === "wizard")).toBe(true);
    expect(after.build?.gear).toEqual(bram.build?.gear);
    expect(after.abilityScores).toEqual(bram.abilityScores);
  });

  it("has a number set by hand only where the form's number is another", () => {
    const derived = heroOf(bram);
    expect(saved(form({ armorClass: 21 })).build?.overrides).toEqual({ armorClass: 21 });
    expect(saved(form({ armorClass: armorClass(derived).value })).build?.overrides).toEqual({});
  });

  it("has another armour class without the armour, for the form to follow", () => {
    const build = bram.build;
    const mail = build?.gear.find(({ item }) => item === "chain-mail");
    if (!build || !mail) throw new Error("Bram has no chain mail");
    const bare = editedHero(bram, form({ build: withPlace(build, mail.key, "carried") }));
    expect(bare && armorClass(bare).value).toBeLessThan(bram.armorClass);
    const richer = saved(form({ build: withThing(build, "Ring of Protection") }));
    expect(richer.build?.gear.map(({ item }) => item)).toContain("ring-of-protection");
  });

  it("may become something of the player's own", () => {
    const after = saved(form({ race: "Other", customRace: "Selkie" }));
    expect(after).toMatchObject({ race: "Other", customRace: "Selkie", build: { species: "Selkie" } });
  });
});
