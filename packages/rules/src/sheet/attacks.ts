import type { Ability } from "#contracts/options";
import type { AttackOption, DamageType } from "../combatant.ts";
import { explain, type Explained, type Part } from "../explained.ts";
import type { Hero } from "../hero.ts";
import type { Weapon } from "../tables/weapons.ts";
import { abilityModifier, abilityScore, martialArtsDie, proficiencyBonus, rageDamage } from "./abilities.ts";
import { abilityName, chosen, classLevel, hasFeature, hasStyle } from "./build.ts";
import type { Circumstances } from "./circumstances.ts";
import { ragesNow } from "./defences.ts";
import { activeEffects, heldShield, resolveGear, wieldedWeapons, wornArmor, type Resolved } from "./equipment.ts";
import { armorTrouble, weaponTrained } from "./training.ts";

/** An attack with the reasons for its numbers. */
export interface ExplainedAttack {
  readonly option: AttackOption;
  readonly toHit: Explained;
  /** What is added to the weapon's dice. */
  readonly damageBonus: Explained;
}

/** Whether a monk's Martial Arts work: no armour, no shield. */
const fightsBare = (hero: Hero): boolean => classLevel(hero, "monk") > 0 && !wornArmor(hero) && !heldShield(hero);

const isMonkWeapon = (weapon: Weapon): boolean =>
  weapon.kind === "melee" && (weapon.category === "simple" || weapon.light);

const better = (hero: Hero, now: Circumstances, ...abilities: readonly Ability[]): Ability =>
  abilities.reduce((one, other) => (abilityModifier(hero, other, now) > abilityModifier(hero, one, now) ? other : one));

/** The ability behind an attack: Strength, Dexterity at range, the better one with finesse or for a monk, Charisma for a pact. */
function abilityOf(hero: Hero, { weapon, item, effect }: Resolved, now: Circumstances): Ability {
  if (!weapon) return "strength";
  const plain: Ability = weapon.kind === "ranged" ? "dexterity" : "strength";
  const options: Ability[] = [plain];
  if (weapon.finesse || effect.finesse) options.push("strength", "dexterity");
  if (fightsBare(hero) && isMonkWeapon(weapon)) options.push("dexterity");
  if (chosen(hero, "eldritch-invocations").includes("pact-of-the-blade") && hero.choices["pact-weapon"] === item.key) {
    options.push("charisma");
  }
  return better(hero, now, ...options);
}

const average = (dice: string): number => {
  const [count = "1", sides] = dice.split("d");
  return sides === undefined ? Number(count) : (Number(count) * (Number(sides) + 1)) / 2;
};

/** "1d8" and 3 as "1d8+3". */
const withBonus = (dice: string, bonus: number): string =>
  bonus === 0 ? dice : `${dice}${bonus > 0 ? "+" : "-"}${Math.abs(bonus)}`;

function propertiesOf(hero: Hero, resolved: Resolved, ability: Ability, now: Circumstances): string[] {
  const { weapon, item, effect } = resolved;
  if (!weapon) return [];
  const strong = abilityScore(hero, weapon.kind === "ranged" ? "dexterity" : "strength", now).value >= 13;
  const twoHands = weapon.kind === "melee" && (weapon.twoHanded || (weapon.versatile && item.wielded === "both"));
  return [
    ...(weapon.finesse || effect.finesse ? ["finesse"] : []),
    ...(weapon.light ? ["light"] : []),
    ...(weapon.heavy ? ["heavy"] : []),
    // SRD 5.2, "Heavy": too big for the weak, who attack with Disadvantage.
    ...(weapon.heavy && !strong ? ["too-heavy"] : []),
    ...(weapon.loading ? ["loading"] : []),
    ...(weapon.reach ? ["reach"] : []),
    ...(weapon.twoHanded ? ["two-handed"] : []),
    ...(weapon.versatile ? ["versatile"] : []),
    ...(weapon.thrown || effect.thrown ? ["thrown"] : []),
    ...(weapon.ammunition ? ["ammunition"] : []),
    ...(item.wielded === "off" ? ["off-hand"] : []),
    ...(resolved.bonus > 0 || Object.keys(effect).length > 0 ? ["magic"] : []),
    ...(twoHands && hasStyle(hero, "great-weapon-fighting") ? ["great-weapon-fighting"] : []),
    ...(armorTrouble(hero).disadvantage && (ability === "strength" || ability === "dexterity")
      ? ["untrained-armor"]
      : []),
  ];
}

/** Light that a paladin of level 11 adds to every blow with a melee weapon or the body (SRD 5.2, "Radiant Strikes"). */
const radiantStrikes = (hero: Hero): AttackOption["damage"] =>
  hasFeature(hero, "radiant-strikes") ? [{ dice: "1d8", type: "radiant" }] : [];

function weaponAttack(hero: Hero, resolved: Resolved, now: Circumstances): ExplainedAttack | null {
  const { weapon, item, bonus, effect } = resolved;
  if (!weapon) return null;
  const ability = abilityOf(hero, resolved, now);
  const modifier = abilityModifier(hero, ability, now);
  const bows = activeEffects(hero).map(({ item: worn, effect: given }): Part => ({
    from: worn.name,
    value: weapon.id === "longbow" || weapon.id === "shortbow" ? (given.bowDamage ?? 0) : 0,
  }));
  const toHit = explain(
    { from: abilityName(ability), value: modifier },
    weaponTrained(hero, weapon) ? { from: "proficiency", value: proficiencyBonus(hero).value } : null,
    { from: item.name, value: bonus },
    weapon.kind === "ranged" && hasStyle(hero, "archery") ? { from: "Archery", value: 2 } : null,
  );
  // SRD 5.2, "Light": the second weapon's damage has no positive modifier, unless the hero has learnt to fight with two.
  const second = item.wielded === "off" && weapon.light && !hasStyle(hero, "two-weapon-fighting") && modifier > 0;
  const damageBonus = explain(
    { from: abilityName(ability), value: second ? 0 : modifier },
    { from: item.name, value: bonus },
    ragesNow(hero, now) && ability === "strength" ? { from: "Rage", value: rageDamage(hero) } : null,
    ...bows,
  );
  const inHands = item.wielded === "both" && weapon.versatile !== null ? weapon.versatile : weapon.damage;
  const monkDie = fightsBare(hero) && isMonkWeapon(weapon) ? `1d${martialArtsDie(hero)}` : inHands;
  const dice = average(monkDie) > average(inHands) ? monkDie : inHands;
  const type = effect.damageType ?? weapon.type;
  return {
    toHit,
    damageBonus,
    option: {
      id: item.key,
      name: item.name,
      kind: weapon.kind,
      toHit: toHit.value,
      reach: weapon.reach ? 10 : 5,
      range: weapon.ammunition ?? weapon.thrown ?? effect.thrown ?? null,
      damage: [
        { dice: withBonus(dice, damageBonus.value), type },
        ...(effect.damage ? [{ dice: effect.damage[0], type: effect.damage[1] ?? type }] : []),
        ...(weapon.kind === "melee" ? radiantStrikes(hero) : []),
      ],
      properties: propertiesOf(hero, resolved, ability, now),
      mastery: hero.masteries.includes(weapon.id) ? weapon.mastery : null,
      ability,
      onHit: [],
    },
  };
}

/** A blow with the body (SRD 5.2, "Unarmed Strike"): 1 and Strength, or the monk's die. */
function unarmedStrike(hero: Hero, now: Circumstances): ExplainedAttack {
  const bare = fightsBare(hero);
  const ability = bare ? better(hero, now, "strength", "dexterity") : "strength";
  const modifier = abilityModifier(hero, ability, now);
  const toHit = explain(
    { from: abilityName(ability), value: modifier },
    { from: "proficiency", value: proficiencyBonus(hero).value },
  );
  const damageBonus = explain(
    { from: abilityName(ability), value: modifier },
    ragesNow(hero, now) && ability === "strength" ? { from: "Rage", value: rageDamage(hero) } : null,
  );
  const type: DamageType = "bludgeoning";
  return {
    toHit,
    damageBonus,
    option: {
      id: "unarmed-strike",
      name: "Unarmed Strike",
      kind: "melee",
      toHit: toHit.value,
      reach: 5,
      range: null,
      damage: [
        { dice: withBonus(bare ? `1d${martialArtsDie(hero)}` : "1", damageBonus.value), type },
        ...radiantStrikes(hero),
      ],
      properties: ["unarmed", ...(armorTrouble(hero).disadvantage ? ["untrained-armor"] : [])],
      mastery: null,
      ability,
      onHit: [],
    },
  };
}

/** Every way to attack with what is in hand, and with the body; the numbers with their reasons. */
export const explainedAttacks = (hero: Hero, now: Circumstances = {}): readonly ExplainedAttack[] => [
  ...wieldedWeapons(hero).flatMap((resolved) => weaponAttack(hero, resolved, now) ?? []),
  unarmedStrike(hero, now),
];

export const attackOptions = (hero: Hero, now: Circumstances = {}): readonly AttackOption[] =>
  explainedAttacks(hero, now).map(({ option }) => option);

/** Ways to attack with what is carried and not in hand, as they are once it is drawn. */
export const stowedAttackOptions = (hero: Hero, now: Circumstances = {}): readonly AttackOption[] =>
  resolveGear(hero)
    .filter(({ item, weapon }) => weapon && item.wielded === null && item.quantity > 0)
    .flatMap((resolved) => {
      const wielded = resolved.weapon?.twoHanded ? ("both" as const) : ("main" as const);
      return weaponAttack(hero, { ...resolved, item: { ...resolved.item, wielded } }, now)?.option ?? [];
    });

/** Attacks of one Attack action. Extra Attacks of several classes do not add up (SRD 5.2, "Multiclassing"). */
export function attacksPerAction(hero: Hero): number {
  if (hasFeature(hero, "three-extra-attacks")) return 4;
  const invocations = chosen(hero, "eldritch-invocations");
  if (hasFeature(hero, "two-extra-attacks") || invocations.includes("devouring-blade")) return 3;
  return hasFeature(hero, "extra-attack") || invocations.includes("thirsting-blade") ? 2 : 1;
}
