import type { Combatant, RulesEvent } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import type { ConditionId } from "../../hero.ts";
import { abilityCheck } from "../rolls/ability-check.ts";
import { addCondition, breakConcentration, isImmuneTo, removeCondition } from "./conditions.ts";
import { allReasons, reason, rollD20, type Reasons } from "../rolls/d20.ts";
import { changesOf, spendOnce } from "./effects.ts";
import { inTurn, refused, unchanged, withState, type Outcome } from "../outcome.ts";
import { hasTrait, usesLeft } from "./traits.ts";

type DeathSaveResult = Extract<RulesEvent, { type: "death-save" }>["result"];

const NO_SAVES = { successes: 0, failures: 0 };
const ENOUGH = 3;
/** What `unconscious` comes from when hit points are gone: healing ends that one and no other. */
const FALLEN = "0 hit points";

const lives = (combatant: Combatant, life: Combatant["state"]["life"]): Outcome => ({
  combatant: withState(combatant, { life }),
  events: [{ type: "life", of: combatant.id, life }],
});

/** Death ends everything that was going on. */
export const die = (combatant: Combatant): Outcome =>
  inTurn(
    withState(combatant, { hitPoints: 0, temporary: 0, deathSaves: NO_SAVES }),
    (one) => breakConcentration(one, "death"),
    (one) => lives(one, "dead"),
  );

/** A foe dies at 0; heroes and those who fight beside them begin to die (SRD 5.2, "Monster Death"). */
export const diesAtZero = ({ hero, side }: Combatant): boolean => hero === null && side === "foes";

const faint = (combatant: Combatant, source: string): Outcome =>
  isImmuneTo(combatant, "unconscious")
    ? unchanged(combatant)
    : addCondition(combatant, { id: "unconscious", source, ends: { kind: "cured" } }, source);

/**
 * At 0 hit points. Damage left over that is as much as the most hit points kills at once (SRD 5.2, "Dropping to 0 Hit Points"); an orc
 * stands up once again.
 */
export function fall(combatant: Combatant, leftOver: number): Outcome {
  if (diesAtZero(combatant) || leftOver >= combatant.maxHitPoints) return die(combatant);
  if (hasTrait(combatant, "relentless-endurance") && usesLeft(combatant, "relentless-endurance") > 0) {
    const { usesSpent } = combatant.state;
    const spent = (usesSpent["relentless-endurance"] ?? 0) + 1;
    return {
      combatant: withState(combatant, { hitPoints: 1, usesSpent: { ...usesSpent, "relentless-endurance": spent } }),
      events: [{ type: "spent", by: combatant.id, what: "relentless-endurance", amount: 1 }],
    };
  }
  return inTurn(
    withState(combatant, { hitPoints: 0, deathSaves: NO_SAVES }),
    (one) => lives(one, "dying"),
    // Even who is never Unconscious by a condition cannot act while dying, and loses concentration.
    (one) => breakConcentration(one, FALLEN),
    (one) => faint(one, FALLEN),
  );
}

/** Knocked out instead of killed: 1 hit point, Unconscious until a rest, healing or first aid (SRD 5.2, "Knocking Out a Creature"). */
export const knockOut = (combatant: Combatant): Outcome =>
  inTurn(withState(combatant, { hitPoints: 1 }), (one) => faint(one, "knocked out"));

function fail(combatant: Combatant, failures: number): Outcome {
  const sum = Math.min(ENOUGH, combatant.state.deathSaves.failures + failures);
  const counted = withState(combatant, { deathSaves: { ...combatant.state.deathSaves, failures: sum } });
  return sum >= ENOUGH ? die(counted) : unchanged(counted);
}

/** Damage at 0 hit points is a failed death save, two from a critical hit; as much as the most hit points kills. */
export function hurtWhileDown(combatant: Combatant, amount: number, critical: boolean): Outcome {
  if (amount >= combatant.maxHitPoints) return die(combatant);
  return inTurn(
    combatant,
    (one) => (one.state.life === "stable" ? lives(withState(one, { deathSaves: NO_SAVES }), "dying") : unchanged(one)),
    (one) => fail(one, critical ? 2 : 1),
  );
}

/** A death save (SRD 5.2, "Death Saving Throws"): 10 or more succeeds; a 20 wakes with 1 hit point, a 1 fails twice. */
export function deathSave(combatant: Combatant, dice: Dice, reasons?: Reasons): Outcome {
  if (combatant.state.life !== "dying") return refused(combatant, `${combatant.name} is not dying.`);
  const effects = [
    ...changesOf(combatant, "save").filter(
      ({ change }) => change.ability === undefined && change.against === undefined,
    ),
    ...changesOf(combatant, "death-save"),
  ].map(({ effect, change }) => ({ ...reason(change.mode, effect.name), used: [effect] }));
  const roll = rollD20(
    combatant,
    {
      kind: "save",
      bonus: 0,
      label: `${combatant.name}: death save`,
      reasons: allReasons(reasons, ...effects),
      against: null,
    },
    dice,
  );
  const result =
    roll.natural === 20
      ? "critical_success"
      : roll.natural === 1
        ? "critical_failure"
        : roll.total >= 10
          ? "success"
          : "failure";
  const events: RulesEvent[] = [{ type: "death-save", by: combatant.id, die: roll.natural, result }];
  return inTurn(
    combatant,
    (one) => ({ combatant: one, events }),
    (one) => spendOnce(one, roll.used),
    (one) => afterDeathSave(one, result),
  );
}

/** What the result of a death save does. Apart from the roll, since a stored result must never be rolled again. */
export function afterDeathSave(combatant: Combatant, result: DeathSaveResult): Outcome {
  if (combatant.state.life !== "dying") return refused(combatant, `${combatant.name} is not dying.`);
  if (result === "critical_success") return wake(combatant);
  if (result !== "success") return fail(combatant, result === "critical_failure" ? 2 : 1);
  const successes = Math.min(ENOUGH, combatant.state.deathSaves.successes + 1);
  const counted = withState(combatant, { deathSaves: { ...combatant.state.deathSaves, successes } });
  return successes >= ENOUGH ? stable(counted) : unchanged(counted);
}

/** Awake with 1 hit point; still Prone. */
function wake(combatant: Combatant): Outcome {
  return inTurn(
    withState(combatant, { hitPoints: 1, deathSaves: NO_SAVES }),
    (one) => ({ combatant: one, events: [{ type: "healing", to: one.id, amount: 1, because: "natural 20" }] }),
    (one) => lives(one, "up"),
    (one) => removeCondition(one, "unconscious", "awake", ({ source }) => source === FALLEN),
  );
}

const stable = (combatant: Combatant): Outcome => lives(withState(combatant, { deathSaves: NO_SAVES }), "stable");

/** House rule: who would have died of hit points is Unconscious and stable at 0 instead. */
export const spare = (combatant: Combatant): Outcome =>
  inTurn(
    withState(combatant, { hitPoints: 0, temporary: 0, deathSaves: NO_SAVES }),
    (one) => lives(one, "stable"),
    (one) => faint(one, FALLEN),
  );

/** Saves somebody from dying by magic or a kit, without a check. */
export const stabilise = (target: Combatant): Outcome =>
  target.state.life === "dying" ? stable(target) : refused(target, `${target.name} is not dying.`);

/**
 * First aid (SRD 5.2, "Help": Stabilize): Wisdom (Medicine) against 10; a healer's kit needs no check. It also wakes who was knocked
 * out.
 */
export function firstAid(
  helper: Combatant,
  target: Combatant,
  by: { readonly kit: boolean; readonly inspiration?: boolean },
  dice: Dice,
): { readonly helper: Combatant; readonly target: Combatant; readonly events: readonly RulesEvent[] } {
  const isKnockedOut = target.state.conditions.some(({ source }) => source === "knocked out");
  if (target.state.life !== "dying" && !isKnockedOut) {
    return { helper, target, events: refused(helper, `${target.name} does not need first aid.`).events };
  }
  const mend = (): Outcome =>
    target.state.life === "dying"
      ? stabilise(target)
      : removeCondition(target, "unconscious", "first aid", ({ source }) => source === "knocked out");
  if (by.kit) {
    const mended = mend();
    const spent = { type: "spent", by: helper.id, what: "healers-kit", amount: 1 } as const;
    return { helper, target: mended.combatant, events: [spent, ...mended.events] };
  }
  const check = abilityCheck(helper, { skill: "Medicine", dc: 10, inspiration: by.inspiration ?? false }, dice);
  if (!check.success) return { helper: check.combatant, target, events: check.events };
  const mended = mend();
  return { helper: check.combatant, target: mended.combatant, events: [...check.events, ...mended.events] };
}

/** Hours until who is stable wakes with 1 hit point (SRD 5.2, "Stabilizing a Character"). */
export function wakeWhenStable(combatant: Combatant, dice: Dice): Outcome & { readonly hours: number } {
  if (combatant.state.life !== "stable") {
    return { ...refused(combatant, `${combatant.name} is not stable.`), hours: 0 };
  }
  const hours = dice.roll(4, `${combatant.name}: hours until awake`);
  return { ...wake(combatant), hours };
}

/** A level of exhaustion more or less, 0 to 6; the sixth kills (SRD 5.2, "Exhaustion"). */
export function changeExhaustion(combatant: Combatant, by: number, because: string): Outcome {
  if (combatant.state.life === "dead") return refused(combatant, `${combatant.name} is dead.`);
  if (by > 0 && combatant.conditionImmunities.includes("exhaustion")) {
    return refused(combatant, `${combatant.name} cannot be exhausted.`);
  }
  const level = Math.min(6, Math.max(0, combatant.state.exhaustion + Math.trunc(by)));
  if (level === combatant.state.exhaustion) return unchanged(combatant);
  const tired: Outcome = {
    combatant: withState(combatant, { exhaustion: level }),
    events: [{ type: "effect", on: combatant.id, effect: `exhaustion ${level}`, present: level > 0, because }],
  };
  return inTurn(
    tired.combatant,
    (one) => ({ combatant: one, events: tired.events }),
    (one) => (level === 6 ? die(one) : unchanged(one)),
  );
}

/** Takes a condition away by a cure: a spell, a potion, rest. */
export const cure = (combatant: Combatant, id: ConditionId, because: string): Outcome =>
  removeCondition(combatant, id, because);
