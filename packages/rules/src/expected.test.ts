import { expect, it } from "vitest";

import type { AbilityScores } from "#contracts/entities/character";
import data from "../expected.json" with { type: "json" };
import { chooseLevel, gainLevel, levelChoices } from "./growth/level-up.ts";
import { preparedOf } from "./growth/spell-steps.ts";
import { LAND_SPELLS } from "./growth/options.ts";
import type { GearItem, Hero } from "./hero.ts";
import {
  bardicDie,
  initiative,
  martialArtsDie,
  proficiencyBonus,
  proficientSaves,
  rageDamage,
  sneakAttackDice,
} from "./sheet/abilities.ts";
import { armorClass } from "./sheet/armor-class.ts";
import { attackOptions, attacksPerAction } from "./sheet/attacks.ts";
import { blankHero, gearItem } from "./sheet/blank-hero.ts";
import { heroCombatant } from "./sheet/combatants.ts";
import { resources } from "./sheet/resources.ts";
import { mostSlots, pactSlots, spellAbility, spellAttack, spellSaveDc } from "./sheet/spellcasting.ts";
import { armorTrouble } from "./sheet/training.ts";
import { hitDice, mostHitPoints, speed } from "./sheet/vitality.ts";
import { featureId } from "./tables/class-table.ts";
import { classTable } from "./tables/classes.ts";
import { listedSpell } from "./tables/spell-lists.ts";

/** Figures worked out by hand (expected.json), against what the rules give for the same heroes. */
interface ClassRow {
  readonly class: string;
  readonly level: number;
  readonly subclass: string | null;
  readonly species: null;
  readonly abilities: AbilityScores;
  readonly wears: {
    readonly armor: string | null;
    readonly shield: boolean;
    readonly weapon: string;
    readonly hands: number;
  };
  readonly choices?: Readonly<Record<string, string | readonly string[]>>;
  readonly feats: readonly string[];
  readonly expected: {
    readonly hitPoints: number;
    readonly armorClass: number;
    readonly attack: { readonly extra?: string };
    readonly dice?: Readonly<Record<string, string | number>>;
  };
}

interface MulticlassRow {
  readonly name: string;
  readonly classes: readonly { readonly class: string; readonly level: number }[];
  readonly abilities: AbilityScores;
  readonly expected: {
    readonly hitPoints: number;
    readonly saveDcs: Readonly<Record<string, number>>;
    readonly armorClass?: number;
    readonly speed?: number;
  };
}

const CLASS_ROWS: readonly ClassRow[] = data.classes as unknown as readonly ClassRow[];
const MULTICLASS_ROWS: readonly MulticlassRow[] = data.multiclass as unknown as readonly MulticlassRow[];

/** What a row decides, by the id under which growth asks it. Two spells of no class level keep the bard's cantrips to the table's. */
const answersOf = ({ choices = {} }: Pick<ClassRow, "choices">): ReadonlyMap<string, string[]> =>
  new Map([
    ["hit-points", ["fixed"]],
    ["magical-discoveries", ["fireball", "revivify"]],
    ...Object.entries(choices).map(([key, value]): [string, string[]] => [
      featureId(key.replace(/s$/u, "").replaceAll(/[A-Z]/gu, (capital) => ` ${capital}`)),
      [value].flat().map(featureId),
    ]),
  ]);

/** The hero after so many more levels in a class. Scores stay as the row gives them: what feats on the way add is in them already. */
function grown(hero: Hero, classId: string, levels: number, decided: ReadonlyMap<string, string[]>): Hero {
  let one = hero;
  for (let level = 1; level <= levels; level += 1) {
    const asked = levelChoices(one, classId).flatMap(({ id, options }) => {
      const answer = decided.get(id)?.filter((wanted) => options.some((option) => option.id === wanted)) ?? [];
      return answer.length > 0 ? [[id, id === "fighting-style" ? answer.slice(0, 1) : answer] as const] : [];
    });
    const result = gainLevel(one, classId, chooseLevel(one, classId, Object.fromEntries(asked), level));
    if (!result.ok) throw new Error(result.why.join("; "));
    one = { ...result.hero, abilities: hero.abilities };
  }
  return one;
}

const LISTED: Readonly<Record<string, string>> = { "Unarmed Strike": "unarmed-strike" };

/** The class's gear of option A, with what the row says worn and held. */
function equippedAs({ class: name, wears }: ClassRow): readonly GearItem[] {
  const listed = (classTable(name)?.equipment[0]?.items ?? []).map(([id]) => id);
  const things: GearItem[] = [];
  const add = (id: string, how: Partial<GearItem>) => {
    expect(listed).toContain(id);
    things.push(gearItem(id, id, 1, how));
  };
  if (wears.armor !== null) add(featureId(wears.armor), { worn: true });
  if (wears.shield) add("shield", { wielded: "off" });
  if (!(wears.weapon in LISTED)) add(featureId(wears.weapon), { wielded: wears.hands === 2 ? "both" : "main" });
  return things;
}

function heroOf(row: ClassRow): Hero {
  const start: Hero = { ...blankHero("hero", row.class), abilities: row.abilities };
  const hero = grown(start, featureId(row.class), row.level, answersOf(row));
  return { ...hero, feats: row.feats.map(featureId), gear: equippedAs(row) };
}

/** Cantrips of the class's own, without the one that a druid's land gives. */
const cantripsOf = (hero: Hero, classId: string): number => {
  const ofLand = new Set((LAND_SPELLS[hero.choices["circle-land"] ?? ""] ?? []).map(([, id]) => id));
  return hero.spells.filter(
    (spell) => spell.class === classId && listedSpell(spell.id)?.level === 0 && !ofLand.has(spell.id),
  ).length;
};

const dieOf: Readonly<Record<string, (hero: Hero) => string | number>> = {
  rageDamage,
  bardicDie: (hero) => `1d${bardicDie(hero)}`,
  martialArtsDie: (hero) => `1d${martialArtsDie(hero)}`,
  sneakAttack: (hero) => `${sneakAttackDice(hero)}d6`,
};

/** The hero's numbers in the form of the file. */
function figuresOf(hero: Hero, row: ClassRow): unknown {
  const id = featureId(row.class);
  const ability = spellAbility(id);
  const weapon = attackOptions(hero).find(({ name }) => name === row.wears.weapon);
  const [own, extra] = weapon?.damage ?? [];
  const pact = pactSlots(hero);
  const { dice } = row.expected;
  return {
    proficiencyBonus: proficiencyBonus(hero).value,
    hitPoints: mostHitPoints(hero).value,
    armorClass: armorClass(hero).value,
    initiative: initiative(hero).value,
    speed: speed(hero).value,
    slots: mostSlots(hero),
    pactSlots: pact && { level: pact.level, count: pact.most },
    attack: {
      weapon: weapon?.name,
      toHit: weapon?.toHit,
      damage: own?.dice,
      ...(extra ? { extra: `${extra.dice} ${extra.type}` } : {}),
    },
    attacksPerAction: attacksPerAction(hero),
    saveDc: ability && spellSaveDc(hero, ability).value,
    spellAttack: ability && spellAttack(hero, ability).value,
    cantrips: cantripsOf(hero, id),
    preparedSpells: preparedOf(hero, id).length,
    resources: Object.fromEntries(resources(hero).map((one) => [one.id, one.most])),
    ...(dice ? { dice: Object.fromEntries(Object.keys(dice).map((key) => [key, dieOf[key]?.(hero)])) } : {}),
  };
}

for (const row of CLASS_ROWS) {
  const { hitPoints, armorClass: ac } = row.expected;
  it(`a ${row.class.toLowerCase()} of level ${row.level} has ${hitPoints} hit points, armour class ${ac} and the rest as by hand`, () => {
    const hero = heroOf(row);
    expect(figuresOf(hero, row)).toEqual(row.expected);
    expect(hero.classes[0]?.subclass).toBe(row.subclass === null ? null : featureId(row.subclass));
    expect(armorTrouble(hero).disadvantage).toBe(false);
    // In a fight the same numbers count.
    const fighting = heroCombatant(hero);
    expect(fighting).toMatchObject({ armorClass: ac, maxHitPoints: hitPoints });
  });
}

for (const row of MULTICLASS_ROWS) {
  it(`${row.name} has ${row.expected.hitPoints} hit points, and slots and saves as by hand`, () => {
    const start: Hero = { ...blankHero("hero", row.name), abilities: row.abilities };
    const hero = row.classes.reduce(
      (one, { class: name, level }) => grown(one, featureId(name), level, answersOf({})),
      start,
    );
    const dice: Record<string, number> = {};
    for (const { sides, most } of hitDice(hero)) dice[`d${sides}`] = (dice[`d${sides}`] ?? 0) + most;
    const pact = pactSlots(hero);
    const { saveDcs, armorClass: ac, speed: feet } = row.expected;
    expect({
      proficiencyBonus: proficiencyBonus(hero).value,
      hitPoints: mostHitPoints(hero).value,
      hitDice: dice,
      slots: mostSlots(hero),
      pactSlots: pact && { level: pact.level, count: pact.most },
      saveDcs: Object.fromEntries(
        Object.keys(saveDcs).map((name) => [
          name,
          spellSaveDc(hero, spellAbility(featureId(name)) ?? "strength").value,
        ]),
      ),
      savesProficient: proficientSaves(hero),
      attacksPerAction: attacksPerAction(hero),
      ...(ac === undefined ? {} : { armorClass: armorClass(hero).value }),
      ...(feet === undefined ? {} : { speed: speed(hero).value }),
    }).toEqual(row.expected);
  });
}
