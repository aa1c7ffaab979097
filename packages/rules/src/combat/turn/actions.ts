import type { Combatant, Effect } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { abilityCheck, skillNamed, type CheckOutcome, type CheckRequest } from "../rolls/ability-check.ts";
import { speedNow, spend, type Cost } from "./budget.ts";
import { addCondition, hasCondition } from "../state/conditions.ts";
import { addEffect, effectNamed, removeEffects } from "../state/effects.ts";
import { HIDDEN, reveal } from "./hiding.ts";
import { inTurn, refused, type Outcome } from "../outcome.ts";
import { hasClassFeature, quickActions } from "../state/traits.ts";

/** SRD 5.2, "Actions". Attack is in `budget.ts` and `attack.ts`. */
export const ACTIONS = [
  "attack",
  "dash",
  "disengage",
  "dodge",
  "help",
  "hide",
  "influence",
  "magic",
  "ready",
  "search",
  "study",
  "utilize",
] as const;
export type ActionId = (typeof ACTIONS)[number];

/** Pays for an action; as a bonus action only where a feature or trait allows it. */
function pay(combatant: Combatant, action: "dash" | "disengage" | "hide", cost: Cost): Outcome {
  if (cost === "bonusAction" && !quickActions(combatant).includes(action)) {
    return refused(combatant, `${combatant.name} cannot ${action} as a bonus action.`);
  }
  return spend(combatant, cost);
}

const untilNextTurn = (of: string): Effect["ends"] => ({ kind: "turn", of, at: "start" });

/** Moves as far again (SRD 5.2, "Dash"). */
export const dash = (combatant: Combatant, cost: Cost = "action"): Outcome =>
  inTurn(
    combatant,
    (one) => pay(one, "dash", cost),
    (one) => ({
      combatant: { ...one, turn: { ...one.turn, movement: one.turn.movement + speedNow(one) } },
      events: [],
    }),
  );

/** Moves without opportunity attacks for the rest of the turn (SRD 5.2, "Disengage"). */
export const disengage = (combatant: Combatant, cost: Cost = "action"): Outcome =>
  inTurn(
    combatant,
    (one) => pay(one, "disengage", cost),
    (one) =>
      addEffect(one, {
        id: "disengage",
        name: "Disengage",
        source: one.id,
        ends: { kind: "turn", of: one.id, at: "end" },
        changes: [{ kind: "disengaged" }],
      }),
  );

/** Until the next turn attackers have Disadvantage, and Dexterity saves Advantage (SRD 5.2, "Dodge"). */
export const dodge = (combatant: Combatant, cost: Cost = "action"): Outcome =>
  inTurn(
    combatant,
    (one) => spend(one, cost),
    (one) =>
      addEffect(one, {
        id: "dodge",
        name: "Dodge",
        source: one.id,
        ends: untilNextTurn(one.id),
        changes: [
          { kind: "attacked", mode: "disadvantage" },
          { kind: "save", mode: "advantage", ability: "dexterity" },
        ],
      }),
  );

/** What a helper gives: Advantage on a check, or on an ally's attack on a foe who is beside the helper (SRD 5.2, "Help"). */
export function help(
  helper: Combatant,
  other: Combatant,
  to: { readonly kind: "check"; readonly skill: string } | { readonly kind: "attack" },
): {
  readonly helper: Combatant;
  readonly other: Combatant;
  readonly events: Outcome["events"];
  readonly refused?: string;
} {
  const paid = spend(helper, "action");
  if (paid.refused !== undefined) return { helper, other, events: paid.events, refused: paid.refused };
  const given = addEffect(other, {
    id: "help",
    name: `Help of ${helper.name}`,
    source: helper.id,
    ends: untilNextTurn(helper.id),
    once: true,
    changes:
      to.kind === "check"
        ? [{ kind: "check", mode: "advantage", skill: to.skill }]
        : [{ kind: "attacked", mode: "advantage", notBy: helper.id }],
  });
  return { helper: paid.combatant, other: given.combatant, events: [...paid.events, ...given.events] };
}

/** What a check must reach to hide (SRD 5.2, "Hide"). */
const HIDE_DC = 15;

/**
 * Hides: Dexterity (Stealth) against 15, out of every foe's sight. Who succeeds has the Invisible condition until they attack, make a
 * noise or are found; the roll is what a search must reach.
 */
export function hide(
  combatant: Combatant,
  place: { readonly outOfSight: boolean; readonly cost?: Cost; readonly inspiration?: boolean },
  dice: Dice,
): Outcome {
  if (!place.outOfSight) return refused(combatant, `${combatant.name} is in plain sight and cannot hide.`);
  const paid = pay(combatant, "hide", place.cost ?? "action");
  if (paid.refused !== undefined) return paid;
  const check = abilityCheck(
    paid.combatant,
    { skill: "Stealth", dc: HIDE_DC, inspiration: place.inspiration ?? false },
    dice,
  );
  const events = [...paid.events, ...check.events];
  if (!check.success) return { combatant: check.combatant, events };
  return inTurn(
    check.combatant,
    (one) => ({ combatant: one, events }),
    (one) => addCondition(one, { id: "invisible", source: HIDDEN, ends: { kind: "cured" } }, "hides"),
    (one) =>
      addEffect(one, {
        id: HIDDEN,
        name: "hidden",
        source: one.id,
        ends: { kind: "cured" },
        dc: check.total,
        changes: [],
      }),
  );
}

/** Looks for who hides: Wisdom (Perception) against the roll with which they hid (SRD 5.2, "Search"). */
export function search(
  searcher: Combatant,
  hidden: Combatant,
  dice: Dice,
): {
  readonly searcher: Combatant;
  readonly hidden: Combatant;
  readonly events: Outcome["events"];
  readonly found: boolean;
} {
  const paid = spend(searcher, "action");
  const dc = effectNamed(hidden, HIDDEN)?.dc;
  if (paid.refused !== undefined) return { searcher, hidden, events: paid.events, found: false };
  if (dc === undefined) {
    const events = refused(searcher, `${hidden.name} is not hidden.`).events;
    return { searcher, hidden, events, found: false };
  }
  const check = abilityCheck(paid.combatant, { skill: "Perception", dc }, dice);
  const shown = check.success ? reveal(hidden, "found") : { combatant: hidden, events: [] };
  return {
    searcher: check.combatant,
    hidden: shown.combatant,
    events: [...paid.events, ...check.events, ...shown.events],
    found: check.success,
  };
}

/** Whether somebody is hidden from all. */
export const isHidden = (combatant: Combatant): boolean =>
  effectNamed(combatant, HIDDEN) !== undefined && hasCondition(combatant, "invisible");

/** Why somebody cannot use hands or things with a bonus action: only a thief can (SRD 5.2, "Fast Hands"). */
const whyNotQuick = (combatant: Combatant, skill: string | null, cost: Cost): string | null =>
  cost === "bonusAction" &&
  !(hasClassFeature(combatant, "fast-hands") && (skill ?? "Sleight of Hand") === "Sleight of Hand")
    ? `${combatant.name} cannot do that as a bonus action.`
    : null;

/**
 * Search, Study, Influence and Utilize with a check: the action, then the check (SRD 5.2, "Search", "Study", "Influence"). A thief may check
 * Sleight of Hand with a bonus action.
 */
export function checkAction(
  combatant: Combatant,
  request: CheckRequest,
  dice: Dice,
  cost: Cost = "action",
): CheckOutcome {
  const why = whyNotQuick(combatant, skillNamed(request.skill) ?? "", cost);
  const paid = why === null ? spend(combatant, cost) : refused(combatant, why);
  if (paid.refused !== undefined) return { ...paid, success: false, total: 0 };
  const check = abilityCheck(paid.combatant, request, dice);
  return { ...check, events: [...paid.events, ...check.events] };
}

/** What moves a hesitant creature: 15, or its Intelligence score where that is higher (SRD 5.2, "Influence"). */
export const influenceDc = (intelligence: number): number => Math.max(15, intelligence);

/** Utilize: only the action is spent here, a thief's bonus action where they like; what it does is the item's (SRD 5.2, "Utilize"). */
export function utilize(combatant: Combatant, cost: Cost = "action"): Outcome {
  const why = whyNotQuick(combatant, null, cost);
  return why === null ? spend(combatant, cost) : refused(combatant, why);
}

/** Magic: only the action is spent here; what it does is the item's or the spell's. */
export const payAction = (combatant: Combatant, cost: Cost = "action"): Outcome => spend(combatant, cost);

/** Waits with an action for something to happen (SRD 5.2, "Ready"). */
export const ready = (combatant: Combatant, trigger: string): Outcome =>
  inTurn(
    combatant,
    (one) => spend(one, "action"),
    (one) =>
      addEffect(one, {
        id: "ready",
        name: trigger,
        source: one.id,
        ends: untilNextTurn(one.id),
        changes: [],
      }),
  );

/** What was waited for happens: the reaction is spent, and one attack or action may follow. */
export function answer(combatant: Combatant): Outcome {
  if (!effectNamed(combatant, "ready")) return refused(combatant, `${combatant.name} has nothing ready.`);
  return inTurn(
    combatant,
    (one) => spend(one, "reaction"),
    (one) => removeEffects(one, "used", ({ id }) => id === "ready"),
  );
}
