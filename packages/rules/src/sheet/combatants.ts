import { ABILITY_VALUES, type Ability } from "#contracts/options";
import type { Combatant, TurnBudget, Zone } from "../combatant.ts";
import type { Hero } from "../hero.ts";
import type { Creature } from "../tables/creatures.ts";
import { abilityModifier, initiative, proficiencyBonus, saveBonus } from "./abilities.ts";
import { armorClass } from "./armor-class.ts";
import { attackOptions, attacksPerAction } from "./attacks.ts";
import { heroLevel, modifierOf } from "./build.ts";
import type { Circumstances } from "./circumstances.ts";
import { conditionImmunities, immunities, ragesNow, resistances } from "./defences.ts";
import { restedState } from "./blank-hero.ts";
import { mostHitPoints, speed } from "./vitality.ts";

const each = (value: (ability: Ability) => number): Record<Ability, number> =>
  Object.fromEntries(ABILITY_VALUES.map((ability) => [ability, value(ability)])) as Record<Ability, number>;

const wholeTurn = (movement: number): TurnBudget => ({
  action: true,
  bonusAction: true,
  reaction: true,
  movement,
  attacks: 0,
  used: [],
});

/** A hero as somebody in a fight: every number derived from the sheet as it is now. */
export function heroCombatant(hero: Hero, now: Circumstances = {}, zone: Zone = "near"): Combatant {
  const current: Circumstances = { ...now, raging: ragesNow(hero, now) };
  const feet = speed(hero, current).value;
  const most = mostHitPoints(hero, current).value;
  const isPlain = now.given !== undefined || (hero.state.effects ?? []).length === 0;
  return {
    id: hero.id,
    name: hero.name,
    side: "party",
    hero,
    creature: null,
    armorClass: armorClass(hero, current).value,
    maxHitPoints: most,
    speed: feet,
    initiative: initiative(hero, current).value,
    level: heroLevel(hero),
    proficiency: proficiencyBonus(hero).value,
    abilities: each((ability) => abilityModifier(hero, ability, current)),
    saves: each((ability) => saveBonus(hero, ability, current).value),
    resistances: resistances(hero, current),
    immunities: immunities(hero),
    vulnerabilities: [],
    conditionImmunities: conditionImmunities(hero, current),
    attacks: attackOptions(hero, current),
    attacksPerAction: attacksPerAction(hero),
    // What lasts may have raised the most hit points; without those circumstances nothing is cut off.
    state: { ...hero.state, hitPoints: isPlain ? Math.min(hero.state.hitPoints, most) : hero.state.hitPoints },
    zone,
    turn: wholeTurn(feet),
  };
}

/** A creature of the table as somebody in a fight, with its average hit points or those that the table rolled. */
export function creatureCombatant(
  creature: Creature,
  as: {
    readonly id: string;
    readonly name?: string;
    readonly side?: Combatant["side"];
    readonly hitPoints?: number;
    readonly zone?: Zone;
  },
): Combatant {
  const feet = creature.speed["walk"] || Math.max(0, ...Object.values(creature.speed));
  const hitPoints = Math.max(1, as.hitPoints ?? creature.hitPoints);
  return {
    id: as.id,
    name: as.name ?? creature.name,
    side: as.side ?? "foes",
    hero: null,
    creature: creature.id,
    armorClass: creature.armorClass,
    maxHitPoints: hitPoints,
    speed: feet,
    initiative: creature.initiative,
    level: Math.max(1, Math.ceil(creature.challenge)),
    proficiency: creature.proficiency,
    abilities: each((ability) => modifierOf(creature.abilities[ability])),
    saves: creature.saves,
    resistances: creature.resistances,
    immunities: creature.immunities,
    vulnerabilities: creature.vulnerabilities,
    conditionImmunities: creature.conditionImmunities,
    attacks: creature.attacks.map((attack) => ({ ...attack, properties: [], mastery: null, ability: null })),
    attacksPerAction: creature.multiattack,
    state: restedState(hitPoints),
    zone: as.zone ?? "near",
    turn: wholeTurn(feet),
  };
}
