import type { Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import type { Hero, KnownSpell } from "../hero.ts";
import { blankHero, restedState } from "../sheet/blank-hero.ts";
import { creatureCombatant, heroCombatant } from "../sheet/combatants.ts";
import { mostHitPoints } from "../sheet/vitality.ts";
import { classTable } from "../tables/classes.ts";
import { creatureNamed } from "../tables/creatures.ts";

/** Dice that fall as a test says, and then always on `rest`, or on their most where that is too high. */
export function fallingDice(falls: readonly number[] = [], rest = 3): Dice {
  const left = [...falls];
  return { roll: (sides) => Math.min(sides, left.shift() ?? rest) };
}

/** A hero of one class with these spells prepared, whose mind is 16 and whose body is 14. */
export function casterOf(classId: string, level: number, spells: readonly string[], more: Partial<Hero> = {}): Hero {
  const ability = classTable(classId)?.spellAbility ?? "charisma";
  const known = (id: string): KnownSpell => ({
    id,
    class: classId,
    ability,
    prepared: true,
    always: false,
    inBook: classId === "wizard",
  });
  const hero: Hero = {
    ...blankHero("hero", "Mira"),
    classes: [{ id: classId, subclass: null, level, hitPoints: Array.from({ length: level }, () => 6) }],
    abilities: { strength: 10, dexterity: 14, constitution: 14, intelligence: 16, wisdom: 16, charisma: 16 },
    spells: spells.map((id) => known(id)),
    ...more,
  };
  return { ...hero, state: { ...restedState(mostHitPoints(hero).value), ...more.state } };
}

export const caster = (...of: Parameters<typeof casterOf>): Combatant => heroCombatant(casterOf(...of));

/** A creature of the table beside the party's foes. */
export function foe(id: string, creature = "goblin-warrior", more: Partial<Combatant> = {}): Combatant {
  const found = creatureNamed(creature);
  if (!found) throw new Error(`No creature ${creature}`);
  return { ...creatureCombatant(found, { id, hitPoints: 100 }), ...more };
}
