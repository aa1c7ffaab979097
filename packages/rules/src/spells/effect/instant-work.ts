import { heroNow, type Stage } from "../stage.ts";
import { endEffect } from "./concentration.ts";
import { originOf } from "./active-effects.ts";
import type { CastPlan } from "../casting/plan.ts";
import { NO_REASONS, rollD20 } from "../../combat/rolls/d20.ts";
import type { SpellEffect } from "../spell.ts";
import { spellNamed } from "../spell-table.ts";

/** Ends conditions: all of a list, or the one that the caster chose. */
function cure(stage: Stage, plan: CastPlan, { cures }: SpellEffect, on: string): void {
  const target = stage.find(on);
  if (!cures || !target) return;
  const one = cures.one?.find((id) =>
    plan.request.choice === undefined
      ? target.state.conditions.some((condition) => condition.id === id)
      : id === plan.request.choice,
  );
  const ended = new Set<string>([...(cures.all ?? []), ...(one ? [one] : [])]);
  const gone = target.state.conditions.filter(({ id }) => ended.has(id));
  stage.changeState(on, ({ conditions }) => ({
    conditions: conditions.filter((condition) => !gone.includes(condition)),
  }));
  for (const { id } of gone) {
    stage.emit({ type: "condition", on, condition: id, present: false, because: plan.spell.name });
  }
}

/** Ends spells on somebody: those of the slot's level at once, higher ones with a check against 10 and their level. */
function dispel(stage: Stage, plan: CastPlan, on: string): void {
  const caster = stage.find(plan.request.caster);
  for (const effect of stage.find(on)?.state.effects ?? []) {
    const spell = spellNamed(originOf(effect));
    if (!spell || !caster) continue;
    const level = Math.max(effect.slot, spell.level);
    let gone = level <= plan.power.slot;
    if (!gone) {
      const dc = 10 + level;
      const check = {
        kind: "check",
        bonus: plan.modifier,
        label: "Dispel Magic",
        reasons: NO_REASONS,
        against: dc,
      } as const;
      const { dice, natural, mode, total } = rollD20(caster, check, stage.dice);
      gone = total >= dc;
      stage.emit({
        type: "check",
        by: caster.id,
        ability: plan.ability,
        skill: null,
        dice,
        natural,
        mode,
        total,
        dc,
        success: gone,
        because: [spell.name],
      });
    }
    if (gone) endEffect(stage, on, effect, "dispelled");
  }
}

/** What a spell does at once besides damage and healing: cures, ends curses, wakes the dead, makes berries. */
export function workInstantly(stage: Stage, plan: CastPlan, effect: SpellEffect, targets: readonly string[]): void {
  for (const on of new Set(targets)) {
    cure(stage, plan, effect, on);
    if (effect.dispels) dispel(stage, plan, on);
    if (effect.uncurses) {
      for (const one of stage.find(on)?.state.effects ?? []) {
        if (spellNamed(originOf(one))?.effects.some(({ curse }) => curse)) endEffect(stage, on, one, plan.spell.name);
      }
    }
    const target = stage.find(on);
    if (!target) continue;
    if (effect.stabilises && target.state.life === "dying") {
      stage.changeState(on, () => ({ life: "stable", deathSaves: { successes: 0, failures: 0 } }));
      stage.emit({ type: "life", of: on, life: "stable" });
    }
    if (effect.revives && target.state.life === "dead") {
      const hitPoints = Math.min(effect.revives, target.maxHitPoints);
      stage.changeState(on, () => ({ life: "up", hitPoints, deathSaves: { successes: 0, failures: 0 } }));
      stage.emit({ type: "life", of: on, life: "up" });
    }
    const made = effect.makes;
    const hero = heroNow(target);
    if (made && hero) {
      const key = `${made.item}-${hero.gear.length + 1}`;
      const item = { key, item: null, name: "Goodberry", quantity: made.count, weight: 0 };
      const loose = { worn: false, wielded: null, attuned: false, bonus: 0 };
      stage.change(on, (one) => ({ ...one, hero: { ...hero, gear: [...hero.gear, { ...item, ...loose }] } }));
    }
  }
}
