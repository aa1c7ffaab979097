import { describe, expect, it } from "vitest";

import { CreateCharacterRequest } from "#contracts/http/characters";
import { heroOf } from "#rules/character";
import { armorClass, mostHitPoints, speed } from "#rules/sheet";

import { allOf } from "../../../shared/sheet/abilities.ts";
import type { CharacterFormValues } from "../character-form.ts";
import { newCharacter } from "../new-character.ts";
import { builtSheetOf, choicesOf, heroOfForm } from "./hero-of-form.ts";

const blank: CharacterFormValues = { ...newCharacter("campaign-1", 1), name: "Mira Vance" };
const row = (choice: string, more: object = {}) => ({ choice, ownName: "", subclass: "", level: 1, ...more });
const wizard: CharacterFormValues = { ...blank, race: "Elf", classes: [row("Wizard")], background: "Sage" };
const ids = (values: CharacterFormValues) => choicesOf(values).map(({ id }) => id);

/** The form with the numbers that it suggests. */
function followed(values: CharacterFormValues): CharacterFormValues {
  const hero = heroOfForm(values);
  if (!hero) return values;
  const most = mostHitPoints(hero).value;
  return { ...values, hp: { current: most, max: most }, armorClass: armorClass(hero).value, speed: speed(hero).value };
}

/** The hero that the rules make of the character once it is stored. */
function stored(values: CharacterFormValues) {
  const { campaignId: _, notes: __, ...sheet } = builtSheetOf(values);
  return heroOf({ ...sheet, id: "c1" });
}

describe("the hero of a form", () => {
  it("is nobody without a class, and the character is stored as before", () => {
    expect(heroOfForm(blank)).toBeNull();
    expect(builtSheetOf(blank)).toMatchObject({ name: "Mira Vance", build: null });
  });

  it("has gear, spells and features although the player chose only species, class and background", () => {
    const hero = stored(followed(wizard));
    expect(hero.gear.map(({ item }) => item)).toContain("spellbook");
    expect(hero.spells.filter(({ inBook }) => inBook)).toHaveLength(6);
    expect(hero.spells.filter((spell) => spell.class === "wizard" && spell.prepared && spell.inBook)).toHaveLength(4);
    expect(hero.feats).toEqual(["magic-initiate-wizard"]);
    expect(hero.overrides).toEqual({});
    expect(hero.state.hitPoints).toBe(mostHitPoints(hero).value);
  });

  it("wears the chain mail that a fighter begins with, and takes the gold instead where the player wants it", () => {
    const fighter = { ...blank, race: "Human", classes: [row("Fighter")], background: "Soldier" };
    const armed = stored(followed(fighter));
    expect(armorClass(armed).parts[0]).toEqual({ from: "Chain Mail", value: 16 });
    const rich = stored({ ...fighter, answers: { "class-equipment": ["C"], "background-equipment": ["B"] } });
    expect(rich.gear).toEqual([]);
    expect(rich.coins).toBe(155_00 + 50_00);
  });

  it("has what the player answered, and only the rest is chosen by the seed", () => {
    const answers = { "elven-lineage": ["drow"], languages: ["Giant", "Orc"], cantrips: ["mending", "message"] };
    for (const seed of [1, 2, 3]) {
      const hero = heroOfForm({ ...wizard, answers, seed });
      expect(hero?.choices["elven-lineage"]).toBe("drow");
      expect(hero?.languages).toEqual(["Common", "Giant", "Orc"]);
      expect(hero?.spells.map(({ id }) => id)).toEqual(expect.arrayContaining(["mending", "message"]));
    }
  });

  it("is trained in what the player ticked, also where the species could have chosen it", () => {
    const elf = { ...blank, race: "Elf", classes: [row("Rogue")], background: "Sage" };
    const hero = heroOfForm({ ...elf, skills: ["Arcana", "History", "Perception", "Stealth", "Survival"] });
    expect(hero?.skills).toEqual(expect.arrayContaining(["Perception", "Stealth", "Survival", "Arcana"]));
    expect(new Set(hero?.skills).size).toBe(hero?.skills.length);
  });

  it("forgets answers that the next class does not ask", () => {
    const answers = { cantrips: ["fire-bolt", "mage-hand", "light"], spellbook: ["sleep"], spells: ["sleep"] };
    const hero = heroOfForm({ ...wizard, classes: [row("Cleric")], answers });
    expect(hero?.spells.some(({ id }) => id === "mage-hand" || id === "sleep")).toBe(false);
    expect(hero?.spells.some((spell) => spell.class === "cleric")).toBe(true);
  });

  it("grows to the level of the campaign in every class", () => {
    const hero = stored({ ...wizard, classes: [row("Wizard", { level: 3 }), row("Fighter", { level: 2 })] });
    expect(hero.classes.map(({ id, level }) => [id, level])).toEqual([
      ["wizard", 3],
      ["fighter", 2],
    ]);
  });

  it("has a class once, although it has two rows", () => {
    const hero = stored({ ...wizard, classes: [row("Wizard", { level: 2 }), row("Wizard", { level: 3 })] });
    expect(hero.classes).toMatchObject([{ id: "wizard", level: 5 }]);
  });

  it("may have a class, a species and a background of the player's own", () => {
    const own: CharacterFormValues = {
      ...blank,
      race: "Other",
      customRace: "Selkie",
      background: "Other",
      customBackground: "Whaler",
      classes: [row("Other", { ownName: "Tidecaller" })],
    };
    const sheet = builtSheetOf(own);
    expect(sheet).toMatchObject({
      race: "Other",
      customRace: "Selkie",
      customBackground: "Whaler",
      classes: [{ name: "Tidecaller", level: 1 }],
      build: { species: "Selkie", background: "Whaler", homebrew: [{ name: "Tidecaller", kind: "class" }] },
    });
    expect(sheet.build?.feats).toHaveLength(1);
  });

  it("keeps numbers that the player has set by hand, and scores beyond the rules", () => {
    const hero = stored({ ...wizard, hp: { current: 30, max: 30 }, armorClass: 19, abilityScores: allOf(30) });
    expect(hero.overrides).toMatchObject({ hitPoints: 30, armorClass: 19 });
    expect(Math.max(...Object.values(hero.abilities))).toBeLessThanOrEqual(30);
  });

  it.each([
    "Barbarian",
    "Bard",
    "Cleric",
    "Druid",
    "Fighter",
    "Monk",
    "Paladin",
    "Ranger",
    "Rogue",
    "Sorcerer",
    "Warlock",
  ])("is one that the server takes: %s", (name) => {
    const sheet = builtSheetOf({ ...blank, race: "Tiefling", classes: [row(name, { level: 5 })] });
    expect(CreateCharacterRequest.safeParse(sheet).error?.issues ?? []).toEqual([]);
    expect(sheet.build).not.toBeNull();
  });
});

describe("the choices of a form", () => {
  it("ask for a wizard's spells although the lineage is still open", () => {
    expect(ids(wizard)).toEqual(expect.arrayContaining(["elven-lineage", "cantrips", "spellbook", "class-equipment"]));
  });

  it("ask nothing of what is not chosen yet", () => {
    expect(ids(blank)).not.toContain("languages");
    expect(ids({ ...blank, classes: [row("Wizard")] })).not.toContain("background-equipment");
    expect(ids({ ...blank, race: "Human" })).toContain("origin-feat");
    expect(ids({ ...blank, race: "Human" })).not.toContain("origin-feat-cantrips");
  });

  it("ask what is prepared only once the book is begun", () => {
    expect(ids(wizard)).not.toContain("spells");
    expect(ids({ ...wizard, answers: { spellbook: ["sleep"] } })).toContain("spells");
  });

  it("have no spells for who casts none", () => {
    const fighter = { ...blank, race: "Orc", classes: [row("Fighter")], background: "Soldier" };
    expect(ids(fighter).filter((id) => id === "cantrips" || id === "spells")).toEqual([]);
  });
});
