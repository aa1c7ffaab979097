import * as z from "zod/mini";
import { describe, expect, it } from "vitest";

import type { Character } from "#contracts/entities/character";
import { HeroBuild } from "#contracts/entities/hero-build";
import { MIRA } from "#contracts/entities/mira.fake";
import { Sheet } from "#contracts/play/sheet";
import type { Hero } from "../hero.ts";
import { quickHero } from "../growth/quick-hero.ts";
import { armorClass } from "../sheet/armor-class.ts";
import { gearItem } from "../sheet/blank-hero.ts";
import { CLASS_TABLE } from "../tables/classes.ts";
import { characterOf, heroBuild } from "./character-of.ts";
import { heroOf } from "./hero-of.ts";
import { knownBuild } from "./known-build.ts";
import { tableSheet } from "./table-sheet.ts";

const AT = "2026-09-15T20:00:00.000Z";
const KEPT = { userId: "u", campaignId: "c", notes: "", managedExternally: false, externalUrl: null };

const stored = (hero: Hero): Character => ({
  ...KEPT,
  id: hero.id,
  ...characterOf(hero),
  createdAt: AT,
  updatedAt: AT,
});

const OLDER: Character = {
  ...KEPT,
  ...MIRA,
  id: "mira",
  classes: [...MIRA.classes],
  skills: [...MIRA.skills],
  createdAt: AT,
  updatedAt: AT,
};

function made(classId: string, level = 1): Hero {
  const result = quickHero({ id: "h", name: "Brenna", seed: 7, level, answers: { class: [classId] } });
  if (!result.ok) throw new Error(result.why.join("; "));
  return result.hero;
}

describe("a hero who is stored", () => {
  it.each(CLASS_TABLE.flatMap(({ id }) => [1, 3, 20].map((level) => [id, level] as const)))(
    "is the same hero again, and fits the contract: %s of level %i",
    (id, level) => {
      const hero = made(id, level);
      expect(heroOf(stored(hero))).toEqual(hero);
      expect(z.parse(HeroBuild, heroBuild(hero))).toEqual(heroBuild(hero));
    },
  );

  it("has the names of the tables, and the numbers that the rules derive", () => {
    const fighter = characterOf(made("fighter", 3));
    expect(fighter.classes).toEqual([{ name: "Fighter", subclass: "Champion", level: 3 }]);
    expect(fighter).toMatchObject({ level: 3, armorClass: armorClass(made("fighter", 3)).value });
    expect(fighter.build?.gear.some(({ name, worn }) => name === "Chain Mail" && worn)).toBe(true);
  });

  it("has the number that was set by hand in place of the derived one", () => {
    const hero = { ...made("fighter"), overrides: { armorClass: 12, hitPoints: 40, speed: 25 } };
    expect(characterOf(hero)).toMatchObject({ armorClass: 12, hp: { max: 40 }, speed: 25 });
    expect(heroOf(stored(hero)).overrides).toEqual(hero.overrides);
  });

  it("keeps a species, a background and a class of the player's own by name", () => {
    const hero: Hero = {
      ...made("rogue"),
      species: "Selkie",
      background: "Whaler",
      classes: [{ id: "Tidecaller", subclass: null, level: 1, hitPoints: [8] }],
      homebrew: [{ name: "Tidecaller", kind: "class", dice: null, text: "", uses: null }],
    };
    expect(characterOf(hero)).toMatchObject({
      race: "Other",
      customRace: "Selkie",
      background: "Other",
      customBackground: "Whaler",
      classes: [{ name: "Tidecaller", subclass: "", level: 1 }],
    });
    expect(heroOf(stored(hero))).toMatchObject({ species: "Selkie", background: "Whaler", classes: hero.classes });
  });
});

describe("a character without a build", () => {
  it("loses nothing: the stored numbers are the hero's, whatever the rules derive", () => {
    const { build: _, ...fields } = characterOf(heroOf(OLDER));
    const { build: __, ...before } = OLDER;
    expect({ ...before, ...fields }).toEqual({
      ...before,
      race: "Human",
      background: "Other",
      customBackground: "Sailor",
    });
    expect(heroOf(OLDER)).toMatchObject({ gear: [], spells: [], coins: 0, species: "human", background: "Sailor" });
  });

  it("without anything but a name is a hero, too", () => {
    const nobody = {
      ...OLDER,
      race: "",
      background: "",
      classes: [],
      level: 5,
      skills: [],
      hp: { current: 0, max: 10 },
    };
    expect(heroOf(nobody)).toMatchObject({ species: null, background: null, classes: [], state: { life: "stable" } });
    expect(heroOf(nobody).state.experience).toBe(6_500);
  });
});

describe("a character whose fields were changed after the build was made", () => {
  it("has the changed numbers, scores and skills", () => {
    const before = stored(made("wizard"));
    const after = heroOf({
      ...before,
      armorClass: 17,
      skills: ["Arcana"],
      abilityScores: { ...before.abilityScores, intelligence: 20 },
    });
    expect(armorClass(after).value).toBe(17);
    expect(after).toMatchObject({ skills: ["Arcana"], abilities: { intelligence: 20 } });
  });

  it("is owed the level that the small editor gave, by its experience", () => {
    const hero = heroOf({ ...stored(made("wizard")), level: 3 });
    expect(hero.classes[0]?.level).toBe(1);
    expect(hero.state.experience).toBe(900);
  });
});

describe("what no table has", () => {
  const build = { ...heroBuild(made("wizard")), homebrew: [] };
  it("becomes a homebrew entry of its name, once", () => {
    const own = knownBuild({
      ...build,
      feats: ["alert", "dragon-touched"],
      masteries: ["moon-blade"],
      spells: [
        { id: "salt-storm", class: "wizard", ability: "intelligence", prepared: true, always: false, inBook: true },
      ],
      classes: [{ id: "Tidecaller", subclass: null, level: 1, hitPoints: [8] }],
    });
    expect(own.homebrew.map(({ kind, name }) => [kind, name])).toEqual([
      ["class", "Tidecaller"],
      ["spell", "salt-storm"],
      ["feature", "dragon-touched"],
      ["feature", "moon-blade"],
    ]);
    expect(own).toMatchObject({ feats: ["alert"], masteries: [], spells: [] });
    expect(knownBuild(own)).toEqual(own);
  });

  it("stays among the gear as the player's own thing", () => {
    const thing = { ...gearItem("moon-blade-1", "moon-blade"), item: "moon-blade", name: "Moon Blade" };
    expect(knownBuild({ ...build, gear: [thing] }).gear).toEqual([{ ...thing, item: null }]);
  });
});

describe("the sheet at the table of a character with a build", () => {
  it("has gear as inventory, coins as gold, attacks, and the derived armour class", () => {
    const fighter = made("fighter");
    const sheet = tableSheet(heroOf(stored(fighter)), false);
    expect(z.parse(Sheet, sheet)).toEqual(sheet);
    expect(sheet.inventory).toContainEqual({ name: "Chain Mail", quantity: 1 });
    expect(sheet.gold).toBe(fighter.coins / 100);
    expect(sheet.attacks?.map(({ name }) => name)).toEqual(["Greatsword", "Unarmed Strike"]);
    expect(sheet.attacks?.[0]?.damage).toMatch(/^2d6\+\d slashing$/u);
    expect(sheet.armorClass).toBe(armorClass(fighter).value);
    expect(sheet.resources).toContainEqual({ name: "Second Wind", current: 2, max: 2, rest: "long" });
    expect(sheet.saves).toEqual(["strength", "constitution"]);
  });

  it("counts things of one name together, as the table does", () => {
    const hero = made("rogue");
    const gear = [gearItem("dagger-1", "dagger", 2), gearItem("dagger-2", "dagger", 1)];
    expect(tableSheet(heroOf(stored({ ...hero, gear })), false).inventory).toEqual([{ name: "Dagger", quantity: 3 }]);
  });

  it("has the slots of a caster, and those of a pact that a short rest gives back", () => {
    const slots = (classId: string) =>
      tableSheet(heroOf(stored(made(classId, 3))), false).resources.filter(({ name }) =>
        name.startsWith("Spell slots"),
      );
    expect(slots("wizard")).toEqual([
      { name: "Spell slots 1", current: 4, max: 4, rest: "long" },
      { name: "Spell slots 2", current: 2, max: 2, rest: "long" },
    ]);
    expect(slots("warlock")).toEqual([{ name: "Spell slots 2", current: 2, max: 2, rest: "short" }]);
  });
});
