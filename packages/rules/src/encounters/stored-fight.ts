import type { Combatant as StoredCombatant, Encounter } from "#contracts/story/state";
import { freshTurn } from "../combat/turn/budget.ts";
import { isCondition } from "../combat/state/conditions.ts";
import type { Fight } from "../combat/fight.ts";
import { DAMAGE_TYPES, type AttackOption, type Combatant, type DamageType, type Effect } from "../combatant.ts";
import type { HeroState } from "../hero.ts";
import { blankHero, restedState } from "../sheet/blank-hero.ts";
import { creatureCombatant, heroCombatant } from "../sheet/combatants.ts";
import { projected, settled } from "../spells/projection.ts";
import { creatureNamed } from "../tables/creatures.ts";
import { creatureCalled } from "./foe-kinds.ts";
import { awaited, type Terms } from "./exchange.ts";

/** What the story knows of somebody in a fight. */
type Known = Pick<StoredCombatant, "name" | "side" | "armorClass" | "hp"> & Partial<StoredCombatant>;

/** What the rules only show in a fight; the state keeps it. */
const SHOWN = "given:";
const MOST_ATTACKS = 8;
const MOST_CONDITIONS = 20;
const MOST_MARKS = 20;

const sideOf = (side: StoredCombatant["side"]): Combatant["side"] => (side === "foe" ? "foes" : "party");

const isDamageType = (word: string): word is DamageType => DAMAGE_TYPES.some((type) => type === word);

/** An attack that the story writes down in words, "1d6+2 slashing". Dice that cannot be read do 1. */
function writtenAttack({ name, toHit, damage }: StoredCombatant["attacks"][number]): AttackOption {
  const [, dice = "1", type = ""] = /^\s*([\dd+-]+)\s*(\p{L}+)?/iu.exec(damage) ?? [];
  const isReadable = /^\d{0,2}d\d{1,3}(?:[+-]\d{1,3})?$|^\d{1,3}$/u.test(dice);
  const word = type.toLowerCase();
  const isRanged = /\b(?:bow|crossbow|longbow|shortbow|sling|dart)\b/iu.test(name);
  return {
    id: name,
    name,
    kind: isRanged ? "ranged" : "melee",
    toHit,
    reach: 5,
    range: isRanged ? [80, 320] : null,
    damage: [{ dice: isReadable ? dice : "1", type: isDamageType(word) ? word : "bludgeoning" }],
    properties: [],
    mastery: null,
    ability: null,
    onHit: [],
  };
}

/** Somebody without a sheet: with the numbers of the creature, or else with all abilities average and the attacks that are written down. */
function withoutSheet({ name, side, creature, attacks = [], armorClass, hp }: Known): Combatant {
  const block = creatureNamed(creature ?? "") ?? creatureCalled(name);
  if (block) {
    return {
      ...creatureCombatant(block, { id: name, name, side: sideOf(side), hitPoints: hp.max }),
      armorClass,
    };
  }
  const plain = heroCombatant(blankHero(name, name));
  const written = attacks.map(writtenAttack);
  return {
    ...plain,
    hero: null,
    side: sideOf(side),
    armorClass,
    maxHitPoints: Math.max(1, hp.max),
    attacks: written.length > 0 ? written : plain.attacks,
  };
}

/** The state of somebody of a fight that was stored before fights kept it, or that a game master wrote. */
function plainState({ hp, conditions = [], side }: Known): HeroState {
  const known = conditions.map((one) => one.toLowerCase()).filter(isCondition);
  const troubles = conditions.filter((one) => !isCondition(one.toLowerCase()));
  const hitPoints = Math.max(0, Math.min(hp.current, hp.max));
  return {
    ...restedState(hitPoints),
    life: hitPoints > 0 ? "up" : side === "foe" ? "dead" : "dying",
    conditions: known.map((id) => ({ id, source: null, ends: { kind: "cured" } })),
    ...(troubles.length > 0 ? { troubles } : {}),
  };
}

/** Somebody of a story's fight who has no sheet, as the rules know them. */
export function combatantOf(known: Known): Combatant {
  const { zone, marks, hasReaction, state } = known;
  const block = withoutSheet(known);
  const now: Combatant = {
    ...block,
    zone: zone ?? "near",
    state: (state as HeroState | undefined) ?? plainState(known),
    ...(marks && marks.length > 0 ? { effects: marks as unknown as readonly Effect[] } : {}),
  };
  return { ...now, turn: { ...freshTurn(now).turn, reaction: hasReaction ?? true } };
}

/** The numbers of somebody of whom the story says none: a commoner's (SRD 5.2, "Monsters"). */
const COMMON = { armorClass: 10, hitPoints: 4 };

/** Somebody who is in no fight, on whom a hero uses a spell or a thing. Nothing that happens to them is kept but in words. */
export function bystander(name: string): Combatant {
  const block = creatureCalled(name);
  const { armorClass, hitPoints } = block ?? COMMON;
  return combatantOf({ name, side: "foe", armorClass, hp: { current: hitPoints, max: hitPoints } });
}

/** A combatant as it is written into the story before the fight has begun. */
export const storedAs = (one: Combatant, side: StoredCombatant["side"]): StoredCombatant => {
  const own = settled(one);
  const { armorClass, maxHitPoints } = own.own ?? own;
  const { hero, creature, state, zone, effects = [], attacks, turn } = own;
  const marks = effects.filter(({ id }) => !id.startsWith(SHOWN)).slice(0, MOST_MARKS);
  const listed = [...(state.troubles ?? []), ...new Set(state.conditions.map(({ id }) => id))];
  return {
    name: one.name,
    side,
    armorClass,
    hp: { current: state.hitPoints, max: Math.max(1, maxHitPoints) },
    conditions: listed.slice(0, MOST_CONDITIONS),
    attacks:
      hero === null
        ? attacks.slice(0, MOST_ATTACKS).map(({ name, toHit, damage }) => ({
            name: name.slice(0, 120),
            toHit,
            damage: damage.map(({ dice, type }) => `${dice} ${type}`).join(" and ") || "1",
          }))
        : [],
    zone,
    hasReaction: turn.reaction,
    ...(hero === null ? { state: structuredClone(state) as NonNullable<StoredCombatant["state"]> } : {}),
    ...(creature === null ? {} : { creature }),
    ...(marks.length > 0 ? { marks: marks as unknown as NonNullable<StoredCombatant["marks"]> } : {}),
  };
};

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Ids of heroes are those of their sheets; everybody else is known by name. */
interface Ids {
  readonly idOf: (name: string) => string;
  readonly nameOf: (id: string) => string;
}

const idsOf = (all: readonly Pick<Combatant, "id" | "name">[]): Ids => ({
  idOf: (name) => all.find((one) => sameName(one.name, name))?.id ?? name,
  nameOf: (id) => all.find((one) => one.id === id)?.name ?? id,
});

/**
 * The fight that the story keeps, as the rules go on with it. Heroes have the numbers and the state of their sheets; one who is not in the
 * fight yet joins it. Everybody of whom the story only has numbers (a fight of an earlier version) is made of these.
 */
export function fightIn(encounter: Encounter, party: readonly Combatant[]): Fight {
  const stored = (name: string): StoredCombatant | undefined =>
    encounter.combatants.find((one) => one.side === "party" && sameName(one.name, name));
  const heroes = party.map((one): Combatant => {
    const before = stored(one.name);
    const marks = (before?.marks ?? []) as unknown as readonly Effect[];
    return {
      ...one,
      zone: before?.zone ?? one.zone,
      turn: { ...one.turn, reaction: before?.hasReaction ?? true },
      ...(marks.length > 0 ? { effects: [...(one.effects ?? []), ...marks] } : {}),
    };
  });
  const others = encounter.combatants.filter(({ side }) => side !== "party").map(combatantOf);
  const combatants = projected([...heroes, ...others].map(settled));
  const { idOf } = idsOf(combatants);
  const isIn = (id: string): boolean => combatants.some((one) => one.id === id);
  const listed = encounter.order.map(idOf).filter(isIn);
  const order = [...new Set([...heroes.map(({ id }) => id).filter((id) => !listed.includes(id)), ...listed])];
  const missing = combatants.map(({ id }) => id).filter((id) => !order.includes(id));
  const all = [...order, ...missing];
  const gone = Object.fromEntries(
    encounter.combatants.flatMap(({ name, left }) => (left === undefined ? [] : [[idOf(name), left] as const])),
  );
  const fight: Fight = {
    combatants,
    order: all,
    round: encounter.round,
    at: 0,
    engaged: (encounter.engaged ?? []).map(([one, foe]) => [idOf(one), idOf(foe)] as const),
    gone,
    spent: encounter.spent ?? [],
    tested: encounter.tested ?? [],
    fleeing: (encounter.fleeing ?? []).map(idOf),
    outcome: null,
  };
  const whose = encounter.turn === undefined ? awaited(fight)?.id : idOf(encounter.turn);
  return { ...fight, at: Math.max(0, all.indexOf(whose ?? "")) };
}

/** The fight as the story keeps it. Null when it is over. */
export function encounterOf(
  fight: Fight,
  terms: Terms & { readonly unrewarded?: boolean | undefined },
): Encounter | null {
  if (fight.outcome !== null) return null;
  const { nameOf } = idsOf(fight.combatants);
  const turn = fight.order[fight.at];
  return {
    round: Math.max(1, fight.round),
    order: fight.order.map(nameOf),
    combatants: fight.combatants.map((one) => {
      const left = fight.gone[one.id];
      const side = one.side === "foes" ? "foe" : one.hero === null ? "friend" : "party";
      return { ...storedAs(one, side), ...(left === undefined ? {} : { left }) };
    }),
    ...(turn === undefined ? {} : { turn: nameOf(turn) }),
    engaged: fight.engaged.map(([one, foe]) => [nameOf(one), nameOf(foe)]),
    spent: [...fight.spent],
    tested: [...fight.tested],
    fleeing: fight.fleeing.map(nameOf),
    terms,
  };
}
