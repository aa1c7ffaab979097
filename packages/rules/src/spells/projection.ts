import type { Change, Combatant, Effect, Mode, TestKind } from "../combatant.ts";
import { readDice } from "../dice.ts";
import type { ActiveEffect } from "../hero.ts";
import { derived, effectName, effectsOf, givesOf, withoutEffects } from "./active-effects.ts";
import { kindOf } from "./roll-changes.ts";
import type { Gives, RollChange } from "./spell.ts";

/** Marks the effects of a fight that stand for lasting ones of the state; those are kept there and only shown here. */
const PREFIX = "given:";

const modeOf = ({ advantage }: RollChange): Mode => (advantage === 1 ? "advantage" : "disadvantage");
const isTest = (on: RollChange["on"]): on is TestKind => on === "attack" || on === "save" || on === "check";

/** A change of one roll as the fight knows it. What it has no words for, as Stealth 10 better, whoever rolls asks `influenceOn`. */
function rollChange(change: RollChange, effect: ActiveEffect, others: readonly Combatant[]): readonly Change[] {
  const { on, dice, skill } = change;
  const ability = change.ability === "chosen" ? null : change.ability;
  if (change.against !== undefined || change.bonus !== undefined) return [];
  if (dice !== undefined) {
    const [die] = readDice(dice.replace("-", "")).dice;
    if (!die || !isTest(on) || skill !== undefined || ability !== undefined) return [];
    return [{ kind: "die", of: [on], sides: die.sides, sign: dice.startsWith("-") ? -1 : 1 }];
  }
  const mode = modeOf(change);
  if (on === "attack") {
    if (ability !== undefined) return [];
    return change.againstSource
      ? [{ kind: "attack", mode, ...(effect.source === null ? {} : { against: effect.source }) }]
      : [{ kind: "attack", mode }];
  }
  if (on === "attacked") {
    if (!change.kinds) return [{ kind: "attacked", mode }];
    return others
      .filter((one) => change.kinds?.includes(kindOf(one)))
      .map((one) => ({ kind: "attacked", mode, by: one.id }) as const);
  }
  if (on !== "save" && on !== "check") return [];
  const chosen = change.ability === "chosen" ? effect.choice : (ability ?? null);
  const abilities = ["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"] as const;
  const found = abilities.find((one) => one === chosen);
  if (change.ability !== undefined && !found) return [];
  return [{ kind: on, mode, ...(found ? { ability: found } : {}), ...(on === "check" && skill ? { skill } : {}) }];
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

function shown(effect: ActiveEffect, changes: readonly Change[]): readonly Effect[] {
  if (changes.length === 0) return [];
  const once = givesOf(effect).rolls?.some((change) => change.once) ?? false;
  // The state says when it ends, so nothing of the fight does.
  const ends = { kind: "cured" } as const;
  const base = { id: `${PREFIX}${effect.id}`, name: effectName(effect), source: effect.source, ends, changes };
  return [once ? { ...base, once } : base];
}

/** Marks that the combatant has put on others: Hex and Hunter's Mark hurt more whoever bears them. */
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
  return withoutEffects(
    stripped,
    (effect) =>
      (givesOf(effect).rolls?.some((change) => change.once && rollChange(change, effect, [combatant]).length > 0) ??
        false) &&
      !left.has(`${PREFIX}${effect.id}`),
  );
}
