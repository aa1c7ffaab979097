import { ABILITY_VALUES } from "#contracts/options";
import type { Change, Combatant, Effect, Mode, TestKind, TestOf } from "../combatant.ts";
import { readDice } from "../dice.ts";
import type { ActiveEffect } from "../hero.ts";
import { derived, effectName, effectsOf, givesOf, isDamageType, withoutEffects } from "./effect/active-effects.ts";
import { kindOf } from "./effect/roll-changes.ts";
import type { Gives, RollChange } from "./spell.ts";

/** Marks the effects of a fight that stand for lasting ones of the state; those are kept there and only shown here. */
const PREFIX = "given:";

const modeOf = ({ advantage }: RollChange): Mode => (advantage === 1 ? "advantage" : "disadvantage");
const isTest = (on: RollChange["on"]): on is TestKind => on === "attack" || on === "save" || on === "check";

/** The ability and skill that a change is about; null where the caster has chosen none. */
function testOf(change: RollChange, { choice }: ActiveEffect): TestOf | null {
  const named = change.ability === "chosen" ? choice : change.ability;
  const ability = ABILITY_VALUES.find((one) => one === named);
  const skill = change.skill === "chosen" ? choice : change.skill;
  if ((change.ability !== undefined && !ability) || skill === null) return null;
  return { ...(ability ? { ability } : {}), ...(skill ? { skill } : {}) };
}

/** A change of one roll as the fight knows it. */
function rollChange(change: RollChange, effect: ActiveEffect, others: readonly Combatant[]): readonly Change[] {
  const { on, dice, bonus, against } = change;
  const test = testOf(change, effect);
  if (test === null) return [];
  if (dice !== undefined) {
    const isLess = dice.startsWith("-");
    const [die] = readDice(isLess ? dice.slice(1) : dice).dice;
    if (on === "damage" && isLess) return [{ kind: "weak", dice: dice.slice(1) }];
    return die && isTest(on) ? [{ kind: "die", of: [on], sides: die.sides, sign: isLess ? -1 : 1, ...test }] : [];
  }
  if (bonus !== undefined) return isTest(on) ? [{ kind: "plus", of: on, plus: bonus, ...test }] : [];
  const mode = modeOf(change);
  if (on === "death-save") return [{ kind: "death-save", mode }];
  if (on === "attack") {
    const { ability } = test;
    return change.againstSource
      ? [{ kind: "attack", mode, ...(effect.source === null ? {} : { against: effect.source }) }]
      : [{ kind: "attack", mode, ...(ability ? { ability } : {}) }];
  }
  if (on === "attacked") {
    if (!change.kinds) return [{ kind: "attacked", mode }];
    return others
      .filter((one) => change.kinds?.includes(kindOf(one)))
      .map((one) => ({ kind: "attacked", mode, by: one.id }) as const);
  }
  if (on === "save") return [{ kind: on, mode, ...test, ...(against ? { against } : {}) }];
  return on === "check" ? [{ kind: on, mode, ...test }] : [];
}

const forbids = (gives: Gives): readonly Change[] => [
  ...(gives.noHealing ? [{ kind: "forbid", what: "healing" } as const] : []),
  ...(gives.noReactions ? [{ kind: "forbid", what: "reaction" } as const] : []),
  ...(gives.noOpportunity ? [{ kind: "forbid", what: "opportunity" } as const] : []),
  ...(gives.noActions
    ? ([
        { kind: "forbid", what: "action" },
        { kind: "forbid", what: "bonusAction" },
      ] as const)
    : []),
];

/** What the fight asks about before a blow lands, and what an attack of the bearer ends. */
const wards = (gives: Gives, effect: ActiveEffect, all: readonly Combatant[]): readonly Change[] => [
  ...(gives.sanctuary ? [{ kind: "ward", dc: wardDc(effect, all) } as const, { kind: "breaks" } as const] : []),
  ...(gives.breaks ? [{ kind: "breaks", condition: "invisible" } as const] : []),
  ...(gives.oneAct ? [{ kind: "one-act" } as const] : []),
  ...(gives.doused ? [{ kind: "oil" } as const] : []),
  ...(gives.reduces && isDamageType(effect.choice)
    ? [{ kind: "lessens", dice: gives.reduces, type: effect.choice } as const]
    : []),
];

/** What a blow must save against that a ward turns away (SRD 5.2, "Sanctuary"): the caster's spell save. */
export const wardDc = ({ amount, source }: ActiveEffect, all: readonly Combatant[]): number =>
  8 + amount + (all.find(({ id }) => id === source)?.proficiency ?? 2);

/** Whether an effect ends when the fight takes away what stands for it. */
const endsWhenUsed = (effect: ActiveEffect): boolean => {
  const { rolls, breaks, sanctuary, doused } = givesOf(effect);
  const isOnce = rolls?.some((change) => change.once && rollChange(change, effect, []).length > 0);
  return [isOnce, breaks, sanctuary, doused].some(Boolean);
};

function shown(effect: ActiveEffect, changes: readonly Change[]): readonly Effect[] {
  if (changes.length === 0) return [];
  const once = givesOf(effect).rolls?.some((change) => change.once) ?? false;
  // The state says when it ends, so nothing of the fight does.
  const ends = { kind: "cured" } as const;
  const base = { id: `${PREFIX}${effect.id}`, name: effectName(effect), source: effect.source, ends, changes };
  return [once ? { ...base, once } : base];
}

/** Marks that the combatant has put on others: hits on a combatant with Hex or Hunter's Mark hurt more. */
const marksOf = (combatant: Combatant, all: readonly Combatant[]): readonly Effect[] =>
  all.flatMap((other) =>
    effectsOf(other).flatMap((effect) => {
      const { marked } = givesOf(effect);
      if (!marked || effect.source !== combatant.id) return [];
      const change = { kind: "damage", dice: marked.dice, type: marked.type, against: other.id } as const;
      return shown({ ...effect, id: `${effect.id}@${other.id}` }, [change]).map((one) => ({
        ...one,
        name: effectName(effect),
      }));
    }),
  );

/** Everybody with what lasts on them shown as effects of a fight, so that its rolls know Bless, Faerie Fire and Hunter's Mark. */
export const projected = (all: readonly Combatant[]): readonly Combatant[] =>
  all.map((combatant) => {
    const own = (combatant.effects ?? []).filter(({ id }) => !id.startsWith(PREFIX));
    const given = effectsOf(combatant).flatMap((effect) => {
      const gives = givesOf(effect);
      const { rider } = gives;
      return shown(effect, [
        ...(gives.rolls ?? []).flatMap((change) => rollChange(change, effect, all)),
        ...forbids(gives),
        ...wards(gives, effect, all),
        ...(rider ? [{ kind: "damage", dice: rider.dice, type: rider.type } as const] : []),
      ]);
    });
    const effects = [...own, ...given, ...marksOf(combatant, all)];
    return effects.length === 0 && combatant.effects === undefined ? combatant : { ...combatant, effects };
  });

/**
 * A combatant as the spells know them: without what is only shown, and without the lasting effects that a roll of the fight has used up.
 * One who comes fresh from the sheet has the numbers of what lasts on them from here on.
 */
export function settled(combatant: Combatant): Combatant {
  if (effectsOf(combatant).length === 0) {
    if (!combatant.effects?.some(({ id }) => id.startsWith(PREFIX))) return combatant;
  } else if (!combatant.own) {
    return derived(combatant);
  }
  const left = new Set((combatant.effects ?? []).map(({ id }) => id));
  const own = (combatant.effects ?? []).filter(({ id }) => !id.startsWith(PREFIX));
  const stripped = { ...combatant, effects: own };
  // Before the first showing nothing can be missing from it.
  if (combatant.effects === undefined) return combatant;
  return withoutEffects(stripped, (effect) => endsWhenUsed(effect) && !left.has(`${PREFIX}${effect.id}`));
}
