import type { Combatant } from "../combatant.ts";
import { passMoment } from "../combat/state/ends.ts";
import { readDice, rollSum, type Dice } from "../dice.ts";
import type { ActiveCondition, ActiveEffect, ConditionEnd } from "../hero.ts";
import { effectName, givesOf, originOf, withoutEffects } from "./effect/active-effects.ts";
import { afterSpell, endEffect, sweep } from "./effect/concentration.ts";
import { damageAt } from "./casting/growth.ts";
import { harm, shield } from "./effect/harm.ts";
import { giveCondition, giveEffect } from "./effect/lasting-work.ts";
import { savingThrow } from "./effect/rolls.ts";
import type { Tick } from "./spell.ts";
import { spellNamed } from "./spell-table.ts";
import { Stage, withState, type Outcome } from "./stage.ts";

/** The DC of the save that an effect asks for: of the save that ends it, or of its caster now. */
function dcOf(stage: Stage, effect: ActiveEffect): number {
  if (effect.ends.kind === "save") return effect.ends.dc;
  return 8 + effect.amount + (stage.find(effect.source ?? "")?.proficiency ?? 2);
}

/** The save of a tick: it ends the effect, keeps the turn, or keeps off what a failure brings. */
function tickSave(stage: Stage, on: string, effect: ActiveEffect, { save, wastes, brings }: Tick): void {
  if (!save || stage.find(on)?.state.life !== "up") return;
  const success = savingThrow(stage, on, { ability: save.ability, dc: dcOf(stage, effect), magic: true });
  if (brings) {
    const ends = { kind: "concentration", of: effect.source ?? "" } as const;
    if (!success) giveCondition(stage, on, { id: brings, source: effect.source, ends }, effectName(effect));
  } else if (wastes) {
    if (!success) stage.change(on, (one) => ({ ...one, turn: { ...one.turn, action: false } }));
  } else if (success) {
    endEffect(stage, on, effect, "saved");
  }
}

/** What an effect does each turn: Acid Arrow's acid, Heroism's courage, a smite that burns on. */
function tick(stage: Stage, on: string, effect: ActiveEffect, each: Tick): void {
  const spell = spellNamed(originOf(effect));
  const name = effectName(effect);
  if (each.temporary) shield(stage, on, effect.amount, name);
  const power = { slot: effect.slot, level: stage.find(effect.source ?? "")?.level ?? 1 };
  const damages = (each.damage ?? []).map((one) => ({
    amount: rollSum(spell ? damageAt(spell, one, power) : readDice(one.dice), stage.dice, name),
    type: one.types[0] ?? null,
  }));
  if (damages.length > 0) harm(stage, on, damages, { because: [name] });
  tickSave(stage, on, effect, each);
  if (each.vanishes !== undefined && stage.dice.roll(6, name) >= each.vanishes) {
    const ends = { kind: "turn", of: on, at: "start" } as const;
    giveEffect(stage, on, { ...effect, id: "blinked-away", ends }, name);
  }
}

type SaveEnd = Extract<ConditionEnd, { kind: "save" }>;

const saveOf = ({ ends, also = [] }: Pick<ActiveCondition, "ends" | "also">): SaveEnd | undefined =>
  [ends, ...also].find((end): end is SaveEnd => end.kind === "save");

/** Whether a condition hangs on the same save as an effect, which then needs none of its own. */
function isTwin(effect: ActiveEffect, condition: ActiveCondition): boolean {
  const own = saveOf(effect);
  const other = saveOf(condition);
  return (
    own !== undefined && other?.dc === own.dc && other.ability === own.ability && effect.source === condition.source
  );
}

const twinsOf = (combatant: Combatant | undefined, effect: ActiveEffect): readonly ActiveCondition[] =>
  combatant?.state.conditions.filter((condition) => isTwin(effect, condition)) ?? [];

/** What a moment makes of an effect's end: "over", or the end as it goes on. */
function passed({ ends }: ActiveEffect, holder: string, of: string, at: "start" | "end"): ConditionEnd | "over" {
  if (ends.kind === "turn" && ends.of === of && ends.at === at) {
    return (ends.skip ?? 0) > 0 ? { ...ends, skip: (ends.skip ?? 0) - 1 } : "over";
  }
  if (ends.kind !== "rounds" || holder !== of || at !== "end") return ends;
  return ends.left <= 1 ? "over" : { ...ends, left: ends.left - 1 };
}

/** Ends or counts what lasts on one combatant. */
function countEffects(stage: Stage, id: string, of: string, at: "start" | "end"): void {
  const effects = stage.find(id)?.state.effects ?? [];
  const over = effects.filter((effect) => passed(effect, id, of, at) === "over");
  stage.change(id, (one) => {
    const left = withoutEffects(one, (effect) => over.includes(effect));
    return left.state.effects
      ? withState(left, {
          effects: left.state.effects.map((effect) => {
            const ends = passed(effect, id, of, at);
            return ends === "over" ? effect : { ...effect, ends };
          }),
        })
      : left;
  });
  for (const effect of over) {
    stage.emit({ type: "effect", on: id, effect: effect.id, present: false, because: "over" });
    if (effect.ends.kind === "rounds") afterSpell(stage, id, effect);
  }
}

/**
 * The start or end of somebody's turn, for everybody: what spells and features deal and give each turn, the saves that end them, and what
 * is over with this moment. Conditions, the effects of the fight and concentration are counted by the rules of the fight.
 */
export function passTurn(combatants: readonly Combatant[], who: string, at: "start" | "end", dice: Dice): Outcome {
  const stage = new Stage(combatants, dice);
  for (const { id, state } of stage.all()) {
    for (const effect of state.effects ?? []) {
      const { tick: each } = givesOf(effect);
      const own = id === who && each?.at === at;
      const casters = each?.at === "caster" && effect.source === who && at === "start";
      if (each && (own || casters)) tick(stage, id, effect, each);
    }
  }
  const twins = (stage.find(who)?.state.effects ?? []).filter((effect) => twinsOf(stage.find(who), effect).length > 0);
  for (const { id } of stage.all()) stage.let(id, (one) => passMoment(one, { of: who, at }, dice));
  if (at === "end") {
    for (const effect of stage.find(who)?.state.effects ?? []) {
      const save = saveOf(effect);
      if (!save) continue;
      const twin = twins.some((one) => one.id === effect.id && one.source === effect.source);
      const gone = twin && twinsOf(stage.find(who), effect).length === 0;
      const alone = !twin && stage.find(who)?.state.life === "up";
      if (gone || (alone && savingThrow(stage, who, { ability: save.ability, dc: save.dc, magic: true }))) {
        endEffect(stage, who, effect, "saved");
      }
    }
  }
  for (const { id } of stage.all()) countEffects(stage, id, who, at);
  sweep(stage);
  return stage.outcome();
}
