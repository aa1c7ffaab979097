import type { Combatant } from "../combatant.ts";
import { readDice, rollSum, type Dice } from "../dice.ts";
import type { ActiveCondition, ActiveEffect, ConditionEnd } from "../hero.ts";
import { effectName, givesOf, originOf, withoutEffects } from "./active-effects.ts";
import { afterSpell, endConcentration, endEffect } from "./concentration.ts";
import { damageAt } from "./growth.ts";
import { harm, shield } from "./harm.ts";
import { giveCondition, giveEffect } from "./lasting-work.ts";
import { savingThrow } from "./rolls.ts";
import type { Tick } from "./spell.ts";
import { spellNamed } from "./spell-table.ts";
import { Stage, withState, type Outcome } from "./stage.ts";

/** Whether conditions and concentration are counted here too, or by whoever runs the fight. */
export interface Counted {
  readonly conditions: boolean;
}

interface Lasting {
  readonly ends: ConditionEnd;
}

const isNow = ({ ends }: Lasting, of: string, at: "start" | "end"): boolean =>
  ends.kind === "turn" && ends.of === of && ends.at === at;

const skipped = <One extends Lasting>(one: One): One =>
  one.ends.kind === "turn" ? { ...one, ends: { ...one.ends, skip: (one.ends.skip ?? 0) - 1 } } : one;

const outlasts = ({ ends }: Lasting): boolean => ends.kind === "turn" && (ends.skip ?? 0) > 0;

/** The DC of the save that an effect asks for: of its caster now, or of the save that ends it. */
function dcOf(stage: Stage, effect: ActiveEffect): number {
  if (effect.ends.kind === "save") return effect.ends.dc;
  const caster = stage.find(effect.source ?? "");
  return 8 + effect.amount + (caster?.proficiency ?? 2);
}

/** What an effect does each turn: Acid Arrow's acid, Heroism's courage, a smite that burns on. */
function tick(
  stage: Stage,
  on: string,
  effect: ActiveEffect,
  { damage, temporary, save, wastes, brings, vanishes }: Tick,
): void {
  const spell = spellNamed(originOf(effect));
  const name = effectName(effect);
  if (temporary) shield(stage, on, effect.amount, name);
  if (damage) {
    const power = { slot: effect.slot, level: stage.find(effect.source ?? "")?.level ?? 1 };
    harm(
      stage,
      on,
      damage.map((one) => ({
        amount: rollSum(spell ? damageAt(spell, one, power) : readDice(one.dice), stage.dice, name),
        type: one.types[0] ?? null,
      })),
      { because: [name] },
    );
  }
  if (save && stage.find(on)?.state.life === "up") {
    const success = savingThrow(stage, on, { ability: save.ability, dc: dcOf(stage, effect) });
    if (brings) {
      const ends = { kind: "concentration", of: effect.source ?? "" } as const;
      if (!success) giveCondition(stage, on, { id: brings, source: effect.source, ends }, name);
    } else if (wastes && !success) {
      stage.change(on, (one) => ({ ...one, turn: { ...one.turn, action: false } }));
    } else if (success && !wastes) {
      endEffect(stage, on, effect, "saved");
    }
  }
  if (vanishes !== undefined && stage.dice.roll(6, name) >= vanishes) {
    const ends = { kind: "turn", of: on, at: "start" } as const;
    giveEffect(stage, on, { ...effect, id: "blinked-away", ends }, name);
  }
}

/** A save at the end of a turn: one for everything that the same source gave and the same save ends. */
function saves(stage: Stage, who: string, counted: Counted): void {
  const state = stage.find(who)?.state;
  if (!state || state.life !== "up") return;
  const asked = new Map<string, { readonly ends: ConditionEnd & { kind: "save" }; readonly source: string | null }>();
  const holds = counted.conditions ? state.conditions : [];
  for (const { ends, source } of [...holds, ...(state.effects ?? [])]) {
    if (ends.kind === "save") asked.set(`${source} ${ends.ability} ${ends.dc}`, { ends, source });
  }
  for (const { ends, source } of asked.values()) {
    const same = (one: ActiveCondition | ActiveEffect): boolean =>
      one.ends.kind === "save" && one.source === source && one.ends.dc === ends.dc && one.ends.ability === ends.ability;
    const conditions = holds.filter((one) => same(one));
    const against = conditions[0]?.id;
    if (!savingThrow(stage, who, { ability: ends.ability, dc: ends.dc, ...(against ? { against } : {}) })) continue;
    stage.change(who, (one) =>
      withoutEffects(
        withState(one, { conditions: one.state.conditions.filter((condition) => !conditions.includes(condition)) }),
        (effect) => same(effect),
      ),
    );
    for (const { id } of conditions) {
      stage.emit({ type: "condition", on: who, condition: id, present: false, because: "saved" });
    }
  }
}

/** Ends what ends at this moment, on everybody. */
function endNow(stage: Stage, of: string, at: "start" | "end", counted: Counted): void {
  for (const { id, state } of stage.all()) {
    const conditions = counted.conditions ? state.conditions.filter((one) => isNow(one, of, at) && !outlasts(one)) : [];
    const effects = (state.effects ?? []).filter((one) => isNow(one, of, at) && !outlasts(one));
    stage.change(id, (one) => {
      const left = one.state.conditions.filter((condition) => !conditions.includes(condition));
      const next = withoutEffects(withState(one, { conditions: left }), (effect) => effects.includes(effect));
      return withState(next, {
        conditions: next.state.conditions.map((condition) =>
          counted.conditions && isNow(condition, of, at) ? skipped(condition) : condition,
        ),
        ...(next.state.effects
          ? { effects: next.state.effects.map((effect) => (isNow(effect, of, at) ? skipped(effect) : effect)) }
          : {}),
      });
    });
    for (const condition of conditions) {
      stage.emit({ type: "condition", on: id, condition: condition.id, present: false, because: `${at} of turn` });
    }
    for (const effect of effects) {
      stage.emit({ type: "effect", on: id, effect: effect.id, present: false, because: `${at} of turn` });
    }
  }
}

/** A round less of everything that lasts by rounds on one whose turn ends, and of their concentration. */
function countRounds(stage: Stage, who: string, counted: Counted): void {
  const state = stage.find(who)?.state;
  if (!state) return;
  const fewer = <One extends Lasting>(one: One): One =>
    one.ends.kind === "rounds" ? { ...one, ends: { kind: "rounds", left: one.ends.left - 1 } } : one;
  const over = ({ ends }: Lasting): boolean => ends.kind === "rounds" && ends.left <= 1;
  const effects = (state.effects ?? []).filter((one) => over(one));
  const conditions = counted.conditions ? state.conditions.filter((one) => over(one)) : [];
  stage.change(who, (one) => {
    const next = withoutEffects(one, (effect) => over(effect));
    return withState(next, {
      conditions: counted.conditions
        ? next.state.conditions.filter((condition) => !over(condition)).map((condition) => fewer(condition))
        : next.state.conditions,
      ...(next.state.effects ? { effects: next.state.effects.map((effect) => fewer(effect)) } : {}),
    });
  });
  for (const { id } of conditions)
    stage.emit({ type: "condition", on: who, condition: id, present: false, because: "over" });
  for (const effect of effects) {
    stage.emit({ type: "effect", on: who, effect: effect.id, present: false, because: "over" });
    afterSpell(stage, who, effect);
  }
  const concentration = counted.conditions ? state.concentration : null;
  if (!concentration || concentration.rounds === null) return;
  if (concentration.rounds <= 1) endConcentration(stage, who, "over");
  else {
    stage.changeState(who, () => ({ concentration: { ...concentration, rounds: (concentration.rounds ?? 1) - 1 } }));
  }
}

/**
 * What spells and features do when somebody's turn starts or ends: what they deal and give each turn, the saves that end them, and what
 * ends with this moment.
 */
export function passTurn(
  combatants: readonly Combatant[],
  who: string,
  at: "start" | "end",
  dice: Dice,
  counted: Counted = { conditions: true },
): Outcome {
  const stage = new Stage(combatants, dice);
  for (const { id, state } of stage.all()) {
    for (const effect of state.effects ?? []) {
      const { tick: each } = givesOf(effect);
      const own = each && id === who && each.at === at;
      const casters = each?.at === "caster" && effect.source === who && at === "start";
      if (each && (own || casters)) tick(stage, id, effect, each);
    }
  }
  if (at === "end") saves(stage, who, counted);
  endNow(stage, who, at, counted);
  if (at === "end") countRounds(stage, who, counted);
  return stage.outcome();
}

/** Whether somebody is out of reach between two of their turns (Blink). */
export const isAway = (combatant: Combatant): boolean =>
  combatant.state.effects?.some(({ id }) => id === "blinked-away") ?? false;
