import type { Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import type { ConditionEnd } from "../hero.ts";
import { withState } from "../combat/outcome.ts";
import { withoutEffects } from "./effect/active-effects.ts";
import { endConcentration, sweep } from "./effect/concentration.ts";
import { Stage, type Outcome } from "./stage.ts";

/** Rounds of a minute, an hour and a day. */
export const ROUNDS = { minute: 10, hour: 600, day: 14_400 } as const;

/** An end after so many rounds without turns: "over", or the end as it goes on. What asks for a save ends within a minute of them. */
function after(ends: ConditionEnd, rounds: number): ConditionEnd | "over" {
  if (ends.kind === "rounds") return ends.left <= rounds ? "over" : { ...ends, left: ends.left - rounds };
  if (ends.kind === "turn") return "over";
  return ends.kind === "save" && rounds >= ROUNDS.minute ? "over" : ends;
}

/**
 * Time that passes between fights, on a way or in a rest: what lasts by rounds is over or nearer its end, concentration too. Nothing is
 * dealt meanwhile: the caller has done that before.
 */
export function passTime(combatants: readonly Combatant[], rounds: number, dice: Dice): Outcome {
  const stage = new Stage(combatants, dice);
  if (!Number.isFinite(rounds) || rounds <= 0) return stage.outcome();
  for (const { id, state } of stage.all()) {
    const over = (one: { readonly ends: ConditionEnd }): boolean => after(one.ends, rounds) === "over";
    const gone = (state.effects ?? []).filter((effect) => over(effect));
    const cured = state.conditions.filter((condition) => over(condition));
    const fewer = <One extends { readonly ends: ConditionEnd }>(one: One): One => {
      const ends = after(one.ends, rounds);
      return ends === "over" ? one : { ...one, ends };
    };
    stage.change(id, (one) => {
      const left = withoutEffects(one, (effect) => gone.includes(effect));
      return withState(left, {
        conditions: left.state.conditions.filter((condition) => !cured.includes(condition)).map((each) => fewer(each)),
        ...(left.state.effects ? { effects: left.state.effects.map((effect) => fewer(effect)) } : {}),
      });
    });
    for (const effect of gone) {
      stage.emit({ type: "effect", on: id, effect: effect.id, present: false, because: "over" });
    }
    for (const condition of cured) {
      stage.emit({ type: "condition", on: id, condition: condition.id, present: false, because: "over" });
    }
    const { concentration } = state;
    if (!concentration || concentration.rounds === null) continue;
    const left = concentration.rounds - rounds;
    if (left <= 0) endConcentration(stage, id, "over");
    else stage.changeState(id, () => ({ concentration: { ...concentration, rounds: left } }));
  }
  sweep(stage);
  return stage.outcome();
}
