import { describe, expect, it } from "vitest";

import { ADVENTURES } from "#content/adventures/cards";
import { heroBuildOf } from "#content/adventures/heroes";
import { CreateCharacterRequest } from "#contracts/http/characters";
import { heroOf } from "#rules/character";
import { attackOptions, stowedAttackOptions } from "#rules/sheet";
import { listedSpell, speciesNamed } from "#rules/hero-tables";

import { adventureRecordsOf } from "./adventure-records.ts";

/** The hero of each adventure, as the rules read the stored character. */
const HEROES = ADVENTURES.map((card) => {
  const { character } = adventureRecordsOf(card, heroBuildOf(card.id));
  return { card, character, hero: heroOf({ ...character, id: card.id }) };
});

describe("the ready-made heroes", () => {
  it.each(HEROES)("are what the rules say, with no number set by hand: $hero.name", ({ card, character, hero }) => {
    expect(CreateCharacterRequest.safeParse({ campaignId: "c", ...character }).error?.issues ?? []).toEqual([]);
    expect(hero.overrides).toEqual({});
    expect(hero.skills.toSorted()).toEqual((character.build?.skills ?? []).toSorted());
    expect(hero.homebrew).toEqual([]);
    expect(speciesNamed(hero.species)?.name).toBe(card.hero.race);
  });

  it.each(HEROES)("have a weapon in hand, and all that the adventure gives them: $hero.name", ({ card, hero }) => {
    expect(attackOptions(hero).some(({ id }) => hero.gear.some(({ key }) => key === id))).toBe(true);
    expect([...attackOptions(hero), ...stowedAttackOptions(hero)].length).toBeGreaterThan(2);
    const names = hero.gear.map(({ name, quantity }) => ({ name, quantity }));
    expect(names).toEqual(expect.arrayContaining(card.hero.items.map((item) => ({ ...item }))));
    expect(hero.coins).toBe(card.hero.gold * 100);
  });

  it("know spells where their class, feat or lineage gives some", () => {
    const spells = (name: string) =>
      HEROES.find(({ hero }) => hero.name === name)?.hero.spells.map(({ id }) => listedSpell(id)?.name);
    expect(spells("Dunstan Pike")).toEqual(expect.arrayContaining(["Cure Wounds", "Hunter's Mark", "Guidance"]));
    expect(spells("Ysolde Marrow")).toEqual(expect.arrayContaining(["Mage Hand", "Prestidigitation", "Sleep"]));
    expect(spells("Pip Saltwhistle")).toEqual(expect.arrayContaining(["Healing Word", "Vicious Mockery"]));
    expect(spells("Edda Thorne")).toEqual([]);
  });
});
