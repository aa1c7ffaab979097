import fc from "fast-check";
import { expect, it } from "vitest";

import { ABILITY_VALUES } from "#contracts/options";
import type { Hero } from "../hero.ts";
import { armorClass } from "../sheet/armor-class.ts";
import { attackOptions } from "../sheet/attacks.ts";
import { heroLevel } from "../sheet/build.ts";
import { heroCombatant } from "../sheet/combatants.ts";
import { resources } from "../sheet/resources.ts";
import { mostSlots, pactSlots } from "../sheet/spellcasting.ts";
import { mostHitPoints } from "../sheet/vitality.ts";
import { CLASS_TABLE, classTable } from "../tables/classes.ts";
import type { Answers } from "./choice.ts";
import { chooseCreation, chooseStep, createHero, creationChoices, rollScores } from "./creation.ts";
import { experienceToNext, levelsOwed, withExperience, withMilestone } from "./experience.ts";
import { chooseLevel, fixedHitPoints, gainLevel, levelChoices, levelRefusal } from "./level-up.ts";
import { grownTo, quickHero } from "./quick-hero.ts";
import { preparedOf, prepareSpells } from "./spell-steps.ts";

const CLASS_IDS = CLASS_TABLE.map(({ id }) => id);

function made(classId: string, level = 1, answers: Answers = {}, seed = 1): Hero {
  const result = quickHero({ id: "h", name: "Mira", seed, level, answers: { class: [classId], ...answers } });
  if (!result.ok) throw new Error(result.why.join("; "));
  return result.hero;
}

/** What holds of any hero that the rules let grow. */
function expectWithinBounds(hero: Hero): void {
  const level = heroLevel(hero);
  const most = mostHitPoints(hero).value;
  expect(hero.classes.reduce((sum, one) => sum + one.level, 0)).toBe(level);
  expect(level).toBeLessThanOrEqual(20);
  expect(most).toBeGreaterThanOrEqual(level);
  expect(most).toBeLessThanOrEqual(level * (12 + 7 + 2));
  expect(hero.state.hitPoints).toBeGreaterThanOrEqual(0);
  expect(hero.state.hitPoints).toBeLessThanOrEqual(most);
  const capped = level >= 19 ? 30 : 20;
  for (const ability of ABILITY_VALUES) {
    expect(hero.abilities[ability]).toBeGreaterThanOrEqual(3);
    expect(hero.abilities[ability]).toBeLessThanOrEqual(capped);
  }
  expect(new Set(hero.skills).size).toBe(hero.skills.length);
  expect(new Set(hero.expertise).size).toBe(hero.expertise.length);
  for (const skill of hero.expertise) expect(hero.skills).toContain(skill);
  for (const { id, level: own, hitPoints, subclass } of hero.classes) {
    const table = classTable(id);
    expect(hitPoints).toHaveLength(own);
    for (const one of hitPoints) expect(one).toBeLessThanOrEqual(table?.hitDie ?? 0);
    expect(subclass).toBe(own >= 3 ? table?.subclass.id : null);
    expect(preparedOf(hero, id).length, id).toBe(table?.prepared[own - 1] ?? 0);
  }
  expect(armorClass(hero).value).toBeGreaterThanOrEqual(6);
  expect(armorClass(hero).value).toBeLessThanOrEqual(30);
  for (const { toHit } of attackOptions(hero)) expect(Math.abs(toHit)).toBeLessThanOrEqual(20);
  for (const slots of mostSlots(hero)) expect(slots).toBeLessThanOrEqual(4);
  expect(pactSlots(hero)?.most ?? 0).toBeLessThanOrEqual(4);
  for (const { most: uses, left } of resources(hero)) expect(left).toBe(uses);
  expect(hero.coins).toBeGreaterThanOrEqual(0);
  expect(heroCombatant(hero).attacksPerAction).toBeLessThanOrEqual(4);
}

it("makes and grows every class to every level by itself", () => {
  for (const classId of CLASS_IDS) {
    let hero = made(classId);
    for (let level = 1; level <= 20; level += 1) {
      const grown = grownTo(hero, classId, level, 7);
      expect(grown, `${classId} ${level}`).toMatchObject({ ok: true });
      if (!grown.ok) return;
      hero = grown.hero;
      expect(heroLevel(hero)).toBe(level);
      expectWithinBounds(hero);
    }
  }
});

it("keeps a hero within the rules whatever legal choices are made, over several classes", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.array(fc.constantFrom(...CLASS_IDS), { minLength: 1, maxLength: 12 }),
      (seed, path) => {
        const answers = chooseCreation({ class: [path[0] ?? "fighter"] }, seed, "any");
        const created = createHero("h", "Mira", answers);
        expect(created.ok ? [] : created.why).toEqual([]);
        if (!created.ok) return;
        let { hero } = created;
        expectWithinBounds(hero);
        for (const [at, classId] of path.entries()) {
          if (levelRefusal(hero, classId) !== null) continue;
          const chosen = chooseLevel(hero, classId, { "hit-points": ["rolled"] }, seed + at, "any");
          const grown = gainLevel(hero, classId, chosen, { roll: (sides) => (seed % sides) + 1 });
          expect(grown.ok ? [] : grown.why, classId).toEqual([]);
          if (!grown.ok) return;
          hero = grown.hero;
          expectWithinBounds(hero);
        }
      },
    ),
    { numRuns: 60 },
  );
});

it("makes the same hero of the same seed, and another of another", () => {
  expect(made("wizard", 3)).toEqual(made("wizard", 3));
  expect(made("wizard", 3, {}, 2)).not.toEqual(made("wizard", 3));
});

it("gives a new fighter chain mail, a greatsword in both hands and the hit points of a ten", () => {
  const fighter = made("fighter", 1, { species: ["orc"], background: ["soldier"], "fighting-style": ["defense"] });
  expect(armorClass(fighter).value).toBe(17);
  expect(attackOptions(fighter)[0]).toMatchObject({ name: "Greatsword" });
  expect(fighter.classes[0]?.hitPoints).toEqual([10]);
  expect(fighter.coins).toBe(400 + 1_400);
  expect(fighter.gear.find(({ item }) => item === "arrows-20")).toMatchObject({
    name: "Arrows",
    quantity: 20,
    weight: 0.05,
  });
});

it("gives gold instead of things to who wants it", () => {
  const rich = made("fighter", 1, { background: ["sage"], "class-equipment": ["C"], "background-equipment": ["B"] });
  expect([rich.gear, rich.coins]).toEqual([[], 20_500]);
});

it("adds the background's scores: two and one, or one each, and never three to one", () => {
  const answers = chooseCreation({ class: ["wizard"], background: ["sage"] }, 3);
  const refusal = createHero("h", "Mira", { ...answers, "background-abilities": ["wisdom", "wisdom", "wisdom"] });
  expect(refusal).toMatchObject({ ok: false, why: [expect.stringContaining("so often")] });
  const sage = made("wizard", 1, {
    background: ["sage"],
    "background-abilities": ["intelligence", "intelligence", "constitution"],
  });
  expect(sage.abilities).toMatchObject({ intelligence: 17, constitution: 14 });
});

it("takes scores by points for 27 and no more, and the standard array only as it is", () => {
  const with27 = chooseCreation(
    { class: ["wizard"], "score-method": ["points"], scores: ["8", "14", "14", "15", "10", "8"] },
    1,
  );
  expect(createHero("h", "M", with27).ok).toBe(true);
  expect(createHero("h", "M", { ...with27, scores: ["15", "15", "15", "15", "15", "15"] })).toMatchObject({
    ok: false,
  });
  expect(
    createHero("h", "M", { ...with27, "score-method": ["standard"], scores: ["18", "18", "18", "18", "18", "18"] }),
  ).toMatchObject({ ok: false });
  expect(createHero("h", "M", { ...with27, scores: ["one", "", "9", "9", "9", "9"] })).toMatchObject({ ok: false });
});

it("rolls four dice for a score and leaves the lowest out", () => {
  const faces = [6, 5, 4, 1];
  let at = 0;
  expect(rollScores({ roll: () => faces[at++ % 4] ?? 1 })).toEqual([15, 15, 15, 15, 15, 15]);
});

it("asks an elf for a lineage and a skill, a human for a feat, and nobody for both", () => {
  const asks = (species: string) => creationChoices({ species: [species] }).map(({ id }) => id);
  expect(asks("elf")).toEqual(expect.arrayContaining(["elven-lineage", "species-skill", "spell-ability"]));
  expect(asks("human")).toEqual(expect.arrayContaining(["size", "species-skill", "origin-feat"]));
  expect(asks("human")).not.toContain("elven-lineage");
});

it("chooses one step for the player and leaves the others open", () => {
  const answers = chooseStep({}, "species", 5);
  expect(Object.keys(answers)).toEqual(["species"]);
  expect(chooseStep({}, "species", 5)).toEqual(answers);
});

it("refuses in words what cannot be chosen, and what was never asked", () => {
  const fighter = made("fighter", 3);
  expect(gainLevel(fighter, "fighter", {})).toMatchObject({
    ok: false,
    why: expect.arrayContaining(["Hit points: not chosen yet"]),
  });
  const wrong = gainLevel(fighter, "fighter", {
    "hit-points": ["fixed"],
    improvement: ["boon-of-fate"],
  });
  expect(wrong).toMatchObject({
    ok: false,
    why: ["Weapon Mastery: not chosen yet", "Feat: “boon-of-fate” cannot be chosen here"],
  });
  const right = chooseLevel(fighter, "fighter", {}, 1);
  expect(gainLevel(fighter, "fighter", { ...right, spells: ["fireball"] })).toEqual({
    ok: false,
    why: ["There is nothing to choose called “spells”"],
  });
  expect(gainLevel(fighter, "beekeeper", {})).toEqual({ ok: false, why: ["There is no class “beekeeper”"] });
  expect(gainLevel(fighter, "fighter", { "hit-points": ["rolled"] })).toMatchObject({ ok: false });
});

it("gives the die's average rounded up, or what it rolls", () => {
  expect([6, 8, 10, 12].map((die) => fixedHitPoints(die))).toEqual([4, 5, 6, 7]);
  const fighter = made("fighter", 1);
  const rolled = gainLevel(
    fighter,
    "fighter",
    { ...chooseLevel(fighter, "fighter", {}, 1), "hit-points": ["rolled"] },
    { roll: () => 9 },
  );
  expect(rolled.ok && rolled.hero.classes[0]?.hitPoints).toEqual([10, 9]);
});

it("raises two scores by a feat's level, to no more than 20", () => {
  const fighter = made("fighter", 3, {
    "background-abilities": ["strength", "strength", "dexterity"],
    background: ["soldier"],
  });
  const answers = chooseLevel(
    fighter,
    "fighter",
    {
      "hit-points": ["fixed"],
      improvement: ["ability-score-improvement"],
      "improvement-abilities": ["strength", "strength"],
    },
    1,
  );
  const grown = gainLevel(fighter, "fighter", answers);
  expect(grown.ok && grown.hero.abilities.strength).toBe(fighter.abilities.strength + 2);
});

it("offers the subclass at level 3, with its choices", () => {
  const ids = (classId: string, level: number) => {
    const hero = made(classId, level - 1);
    const answers = chooseLevel(hero, classId, {}, 1);
    return levelChoices(hero, classId, answers).map(({ id }) => id);
  };
  expect(ids("ranger", 3)).toEqual(expect.arrayContaining(["subclass", "hunters-prey"]));
  expect(ids("bard", 3)).toEqual(expect.arrayContaining(["subclass", "level-skills"]));
  expect(ids("wizard", 3)).toEqual(expect.arrayContaining(["subclass", "evocation-savant", "spellbook", "spells"]));
  expect(ids("rogue", 2)).not.toContain("subclass");
});

it("asks 13 in the old class's and the new class's ability before a second class", () => {
  const wizard = {
    ...made("wizard"),
    abilities: { strength: 12, dexterity: 13, constitution: 10, intelligence: 15, wisdom: 12, charisma: 8 },
  };
  expect(levelRefusal(wizard, "cleric")).toBe("Cleric needs wisdom of 13");
  expect(levelRefusal(wizard, "paladin")).toBe("Paladin needs strength and charisma of 13");
  expect(levelRefusal(wizard, "fighter")).toBeNull();
  expect(levelRefusal({ ...wizard, abilities: { ...wizard.abilities, intelligence: 12 } }, "fighter")).toBe(
    "Wizard needs intelligence of 13",
  );
});

it("gives a second class less: no saves, no heavy armour, its own hit die", () => {
  const wizard = {
    ...made("wizard"),
    abilities: { strength: 15, dexterity: 13, constitution: 10, intelligence: 15, wisdom: 12, charisma: 8 },
  };
  const answers = chooseLevel(wizard, "fighter", {}, 1);
  const grown = gainLevel(wizard, "fighter", answers);
  expect(grown.ok && grown.hero.classes.map(({ id, hitPoints }) => [id, hitPoints])).toEqual([
    ["wizard", [6]],
    ["fighter", [6]],
  ]);
  expect(Object.keys(answers)).not.toContain("class-skills");
});

it("prepares a subclass's spells without counting them", () => {
  const cleric = made("cleric", 5);
  expect(cleric.spells.filter(({ always, id }) => always && ["bless", "revivify"].includes(id))).toHaveLength(2);
  expect(preparedOf(cleric, "cleric")).toHaveLength(9);
});

it("writes a wizard's spells into a book, and prepares others out of it after a rest", () => {
  const wizard = made("wizard", 2);
  const book = wizard.spells.filter(({ inBook }) => inBook).map(({ id }) => id);
  expect(book).toHaveLength(8);
  const other = prepareSpells(wizard, "wizard", book.slice(-5));
  expect(
    other.ok &&
      preparedOf(other.hero, "wizard")
        .map(({ id }) => id)
        .toSorted(),
  ).toEqual(book.slice(-5).toSorted());
  expect(other.ok && other.hero.spells.filter(({ inBook }) => inBook)).toHaveLength(8);
  expect(prepareSpells(wizard, "wizard", book.slice(0, 6))).toMatchObject({ ok: false });
  expect(prepareSpells(wizard, "wizard", ["wish"])).toEqual({ ok: false, why: "“wish” cannot be prepared" });
  expect(prepareSpells(wizard, "bard", [])).toMatchObject({ ok: false });
});

it("owes levels by experience or by a milestone, and none beyond 20", () => {
  const fighter = made("fighter");
  expect(levelsOwed(withExperience(fighter, 900))).toBe(2);
  expect(levelsOwed(withMilestone(fighter))).toBe(1);
  // A second milestone is not lost if the first level still waits for its choices.
  expect(levelsOwed(withMilestone(withMilestone(fighter)))).toBe(2);
  expect(experienceToNext(withExperience(fighter, 100))).toBe(200);
  expect(withExperience(fighter, -500).state.experience).toBe(0);
  const old = made("fighter", 20);
  expect([levelsOwed(withMilestone(old)), experienceToNext(old), levelRefusal(old, "fighter")]).toEqual([
    0,
    null,
    "No hero has more than 20 levels",
  ]);
});

it("does not wake the dying by a level, and gives the dead none", () => {
  const fighter = made("fighter");
  const answers = chooseLevel(fighter, "fighter", {}, 1);
  const dying = gainLevel({ ...fighter, state: { ...fighter.state, hitPoints: 0, life: "dying" } }, "fighter", answers);
  expect(dying.ok && dying.hero.state).toMatchObject({ hitPoints: 0, life: "dying" });
  expect(gainLevel({ ...fighter, state: { ...fighter.state, life: "dead" } }, "fighter", answers)).toMatchObject({
    ok: false,
  });
});
