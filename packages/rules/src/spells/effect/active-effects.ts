import { ABILITY_VALUES, type Ability } from "#contracts/options";
import { DAMAGE_TYPES, type Combatant, type DamageType, type OwnNumbers } from "../../combatant.ts";
import { lastingGives } from "../../features/lasting.ts";
import type { ActiveEffect } from "../../hero.ts";
import type { Circumstances, GivenEffect } from "../../sheet/circumstances.ts";
import { creatureCombatant, heroCombatant } from "../../sheet/combatants.ts";
import { creatureNamed } from "../../tables/creatures.ts";
import type { Gives } from "../spell.ts";
import { spellNamed } from "../spell-table.ts";
import { withState } from "../../combat/outcome.ts";
import { heroNow } from "./states.ts";
import { withWeaponMagic } from "./weapon-magic.ts";

/** "haste/after" as the spell and the part of it that works. */
const partsOf = (id: string): readonly [spell: string, part: string] => {
  const [spell = "", part = "0"] = id.split("/");
  return [spell, part];
};

/** The id of a spell's part as an effect: its first one bears the spell's own id. */
export const effectId = (spell: string, part: number | "after" | "success"): string =>
  part === 0 ? spell : `${spell}/${part}`;

/** The spell, feature or item behind an effect. */
export const originOf = (effect: Pick<ActiveEffect, "id">): string => partsOf(effect.id)[0];

/** What an effect gives while it lasts. What no table knows gives nothing. */
export function givesOf(effect: ActiveEffect): Gives {
  const [id, part] = partsOf(effect.id);
  const spell = spellNamed(id);
  if (!spell) return lastingGives(effect) ?? {};
  if (part === "after") return spell.effects[0]?.after?.gives ?? {};
  if (part === "success") return spell.effects[0]?.success?.gives ?? {};
  return spell.effects[Number(part)]?.gives ?? {};
}

/** The name by which a reason shows it. */
export const effectName = (effect: Pick<ActiveEffect, "id">): string => {
  const id = originOf(effect);
  return spellNamed(id)?.name ?? id.replaceAll("-", " ").replace(/^./u, (first) => first.toUpperCase());
};

export const effectsOf = (combatant: Combatant): readonly ActiveEffect[] => combatant.state.effects ?? [];

/** Whether something that works on a combatant gives a thing. */
export const hasGiven = (combatant: Combatant, what: keyof Gives): boolean =>
  effectsOf(combatant).some((effect) => Boolean(givesOf(effect)[what]));

/** Hit points that Aid and its like add to the most, more by slot. */
export const hitPointsOf = (effect: ActiveEffect): number => {
  const { hitPoints = 0, hitPointsMore = 0 } = givesOf(effect);
  const level = spellNamed(originOf(effect))?.level ?? 0;
  return hitPoints + hitPointsMore * Math.max(0, effect.slot - level);
};

function givenEffect(effect: ActiveEffect): GivenEffect {
  const gives = givesOf(effect);
  return {
    from: effectName(effect),
    ...(gives.armorClassBase === undefined ? {} : { armorClassBase: gives.armorClassBase }),
    ...(gives.armorClassLeast === undefined ? {} : { armorClassLeast: gives.armorClassLeast }),
    ...(gives.armorClass === undefined ? {} : { armorClass: gives.armorClass }),
    ...(gives.saves === undefined ? {} : { saves: gives.saves }),
    ...(gives.speed === undefined ? {} : { speed: gives.speed }),
    ...(gives.speedTimes === undefined ? {} : { speedTimes: gives.speedTimes }),
    ...(hitPointsOf(effect) === 0 ? {} : { hitPoints: hitPointsOf(effect) }),
    ...(effect.id === "innate-sorcery" ? { spellDc: 1 } : {}),
    ...(effect.id === "drunk-strength" ? { set: { strength: effect.amount } } : {}),
  };
}

/** What is true of a hero now, for every number of the sheet: what works on them, and whether they rage. */
export const circumstancesOf = (effects: readonly ActiveEffect[]): Circumstances => ({
  given: effects.map((effect) => givenEffect(effect)),
  raging: effects.some(({ id }) => id === "rage"),
});

export const isDamageType = (value: string | null): value is DamageType =>
  (DAMAGE_TYPES as readonly (string | null)[]).includes(value);

const union = <Value>(one: readonly Value[], other: readonly Value[]): readonly Value[] =>
  other.length === 0 ? one : [...new Set([...one, ...other])];

const ownOf = (combatant: Combatant): OwnNumbers => ({
  armorClass: combatant.armorClass,
  maxHitPoints: combatant.maxHitPoints,
  speed: combatant.speed,
  saves: combatant.saves,
  resistances: combatant.resistances,
  immunities: combatant.immunities,
  vulnerabilities: combatant.vulnerabilities,
  conditionImmunities: combatant.conditionImmunities,
  attacks: combatant.attacks,
  attacksPerAction: combatant.attacksPerAction,
  abilities: combatant.abilities,
});

/** The numbers of a beast whose shape a druid has: body and attacks are its own, the mind stays (SRD 5.2, "Wild Shape"). */
function shapedNumbers(effects: readonly ActiveEffect[], numbers: OwnNumbers): OwnNumbers {
  const beast = creatureNamed(effects.find(({ id }) => id === "wild-shape")?.choice ?? "");
  if (!beast) return numbers;
  const body = creatureCombatant(beast, { id: beast.id });
  const better = ABILITY_VALUES.map((ability) => [ability, Math.max(numbers.saves[ability], body.saves[ability])]);
  const { strength, dexterity, constitution } = body.abilities;
  return {
    ...numbers,
    armorClass: body.armorClass,
    speed: body.speed,
    attacks: body.attacks,
    attacksPerAction: body.attacksPerAction,
    abilities: { ...numbers.abilities, strength, dexterity, constitution },
    saves: Object.fromEntries(better) as Record<Ability, number>,
  };
}

/** A creature has no sheet: what works on it is reckoned upon its own numbers. */
function creatureNumbers(combatant: Combatant, own: OwnNumbers, given: readonly GivenEffect[]): OwnNumbers {
  const dexterity = combatant.abilities.dexterity;
  const base = given.reduce(
    (best, one) => Math.max(best, (one.armorClassBase ?? -Infinity) + dexterity),
    own.armorClass,
  );
  const added = base + given.reduce((sum, { armorClass = 0 }) => sum + armorClass, 0);
  const saves = given.reduce((sum, one) => sum + (one.saves ?? 0), 0);
  const speed = own.speed + given.reduce((sum, one) => sum + (one.speed ?? 0), 0);
  return {
    ...own,
    armorClass: given.reduce((least, one) => Math.max(least, one.armorClassLeast ?? 0), added),
    maxHitPoints: own.maxHitPoints + given.reduce((sum, { hitPoints = 0 }) => sum + hitPoints, 0),
    speed: Math.max(0, Math.floor(given.reduce((product, one) => product * (one.speedTimes ?? 1), speed))),
    saves: Object.fromEntries(ABILITY_VALUES.map((ability) => [ability, own.saves[ability] + saves])) as Record<
      Ability,
      number
    >,
  };
}

/** A combatant whose numbers are what its own numbers and everything that works on it make of them. */
export function derived(combatant: Combatant): Combatant {
  const effects = effectsOf(combatant);
  const own = combatant.own ?? ownOf(combatant);
  const { own: _before, ...rest } = combatant;
  if (effects.length === 0) return bounded({ ...rest, ...own });
  const now = circumstancesOf(effects);
  const hero = heroNow(combatant);
  const numbers = hero
    ? shapedNumbers(effects, ownOf(heroCombatant(hero, now)))
    : creatureNumbers(combatant, own, now.given ?? []);
  const gives = effects.map((effect) => givesOf(effect));
  const chosen = effects.flatMap((effect) =>
    givesOf(effect).resistChosen && isDamageType(effect.choice) ? [effect.choice] : [],
  );
  return bounded({
    ...rest,
    // The numbers count the state of now, exhaustion too: so does the hero who bears them.
    hero,
    ...numbers,
    resistances: union(numbers.resistances, [...gives.flatMap(({ resist = [] }) => resist), ...chosen]),
    immunities: union(
      numbers.immunities,
      gives.flatMap(({ immune = [] }) => immune),
    ),
    conditionImmunities: union(
      numbers.conditionImmunities,
      gives.flatMap(({ conditionImmunities = [], noInvisible }) => [
        ...conditionImmunities,
        ...(noInvisible ? ["invisible"] : []),
      ]),
    ),
    attacksPerAction: gives.some(({ oneAttack }) => oneAttack) ? 1 : numbers.attacksPerAction,
    attacks: numbers.attacks.map((attack) => withWeaponMagic(attack, combatant, effects, givesOf)),
    own,
  });
}

const bounded = (combatant: Combatant): Combatant =>
  combatant.state.hitPoints <= combatant.maxHitPoints
    ? combatant
    : withState(combatant, { hitPoints: combatant.maxHitPoints });

/** The same spell of two casters does not add up: the stronger or else the later one works (SRD 5.2, "Combining Spell Effects"). */
export function withEffect(combatant: Combatant, effect: ActiveEffect): Combatant {
  const apart = Boolean(givesOf(effect).marked);
  const same = (one: ActiveEffect): boolean => one.id === effect.id && (!apart || one.source === effect.source);
  const before = effectsOf(combatant).find(same);
  if (before && before.slot > effect.slot) return combatant;
  const gained = Math.max(0, hitPointsOf(effect) - (before ? hitPointsOf(before) : 0));
  const next = derived(
    withState(combatant, { effects: [...effectsOf(combatant).filter((one) => !same(one)), effect] }),
  );
  return gained === 0 || next.state.life === "dead"
    ? next
    : withState(next, { hitPoints: Math.min(next.maxHitPoints, next.state.hitPoints + gained) });
}

/** The combatant without those effects. */
export const withoutEffects = (combatant: Combatant, which: (effect: ActiveEffect) => boolean): Combatant =>
  effectsOf(combatant).some((effect) => which(effect))
    ? derived(withState(combatant, { effects: effectsOf(combatant).filter((effect) => !which(effect)) }))
    : combatant;
