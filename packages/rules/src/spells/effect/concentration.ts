import type { ActiveEffect } from "../../hero.ts";
import { effectId, givesOf, originOf, withEffect, withoutEffects } from "./active-effects.ts";
import { spellNamed } from "../spell-table.ts";
import { withState, type Stage } from "../stage.ts";

/** What follows a spell that ends (Haste's lethargy), on whom it worked. */
export function afterSpell(stage: Stage, on: string, effect: ActiveEffect): void {
  const after = spellNamed(effect.id)?.effects[0]?.after;
  if (!after) return;
  const ends = { kind: "turn", of: on, at: "end" } as const;
  stage.change(on, (one) => {
    const weak = after.gives
      ? withEffect(one, {
          id: effectId(effect.id, "after"),
          source: effect.source,
          ends,
          slot: 0,
          amount: 0,
          choice: null,
        })
      : one;
    return withState(weak, {
      conditions: [
        ...weak.state.conditions,
        ...(after.conditions ?? []).map(({ id }) => ({ id, source: effect.source, ends })),
      ],
    });
  });
  for (const { id: condition } of after.conditions ?? []) {
    stage.emit({ type: "condition", on, condition, present: true, because: effect.id });
  }
}

/** Ends one effect on somebody, with the conditions that its spell or feature gave. */
export function endEffect(stage: Stage, on: string, effect: ActiveEffect, because: string): void {
  const origin = originOf(effect);
  const given = new Set<string>([
    ...(spellNamed(origin)?.effects ?? []).flatMap(({ conditions = [] }) => conditions.map(({ id }) => id)),
    ...(origin === "turn-undead" ? ["frightened", "incapacitated"] : []),
  ]);
  const target = stage.find(on);
  if (!target) return;
  const gone = target.state.conditions.filter(({ id, source }) => source === effect.source && given.has(id));
  stage.change(on, (one) =>
    withoutEffects(
      withState(one, { conditions: one.state.conditions.filter((condition) => !gone.includes(condition)) }),
      (other) => other === effect,
    ),
  );
  stage.emit({ type: "effect", on, effect: effect.id, present: false, because });
  for (const { id: condition } of gone) stage.emit({ type: "condition", on, condition, present: false, because });
}

/** What ends on somebody who attacks, harms or casts (SRD 5.2, "Invisibility", "Sanctuary"). */
export const breaking = (stage: Stage, who: string): readonly ActiveEffect[] =>
  (stage.find(who)?.state.effects ?? []).filter((effect) => givesOf(effect).breaks || givesOf(effect).sanctuary);

/** Ends what gives somebody away; of what is given, only what still works. */
export function reveal(stage: Stage, who: string, broken: readonly ActiveEffect[] = breaking(stage, who)): void {
  for (const effect of broken) {
    if (breaking(stage, who).includes(effect)) endEffect(stage, who, effect, "gave themselves away");
  }
}

const concentrates = (stage: Stage, { ends, also = [] }: Pick<ActiveEffect, "ends" | "also">): boolean =>
  [ends, ...also].every((end) => {
    if (end.kind !== "concentration") return true;
    const caster = stage.find(end.of);
    return caster === undefined || caster.state.concentration !== null;
  });

/** Ends everything that hung on somebody's concentration which is no more, however it ended. */
export function sweep(stage: Stage): void {
  for (const { id, state } of stage.all()) {
    const conditions = state.conditions.filter((one) => !concentrates(stage, one));
    const effects = (state.effects ?? []).filter((one) => !concentrates(stage, one));
    if (conditions.length === 0 && effects.length === 0) continue;
    stage.change(id, (one) =>
      withoutEffects(
        withState(one, { conditions: one.state.conditions.filter((condition) => !conditions.includes(condition)) }),
        (effect) => effects.includes(effect),
      ),
    );
    for (const { id: condition } of conditions) {
      stage.emit({ type: "condition", on: id, condition, present: false, because: "concentration ended" });
    }
    for (const effect of effects) {
      stage.emit({ type: "effect", on: id, effect: effect.id, present: false, because: "concentration ended" });
      if (Object.keys(givesOf(effect)).length > 0) afterSpell(stage, id, effect);
    }
  }
}

/** Ends somebody's concentration: what the spell did to anybody ends with it. */
export function endConcentration(stage: Stage, caster: string, because: string): void {
  if (!stage.find(caster)?.state.concentration) return;
  stage.changeState(caster, () => ({ concentration: null }));
  stage.emit({ type: "concentration", by: caster, spell: null, because });
  sweep(stage);
}
