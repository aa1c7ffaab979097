import { MAGIC_ACTION, SLOT_SPELL } from "../../combat/attack/riders.ts";
import type { TurnBudget } from "../../combatant.ts";
import { withoutOne, withSpent } from "./materials.ts";
import type { CastPlan } from "./plan.ts";
import { slotSpent } from "./slots.ts";
import type { Stage } from "../stage.ts";

const gearGone = (stage: Stage, who: string, key: string, what: string): void => {
  stage.change(who, (one) =>
    one.hero ? { ...one, hero: { ...one.hero, gear: withoutOne(one.hero.gear, key) } } : one,
  );
  stage.emit({ type: "spent", by: who, what, amount: 1 });
};

const chargesGone = (stage: Stage, who: string, key: string, charges: number): void => {
  stage.change(who, (one) =>
    one.hero ? { ...one, hero: { ...one.hero, gear: withSpent(one.hero.gear, key, charges) } } : one,
  );
  stage.emit({ type: "spent", by: who, what: key, amount: charges });
};

/** Counts a use; the checks have seen that one is left. */
export function spendUse(stage: Stage, who: string, id: string, amount = 1): void {
  if (amount <= 0) return;
  stage.changeState(who, ({ usesSpent }) => ({ usesSpent: { ...usesSpent, [id]: (usesSpent[id] ?? 0) + amount } }));
  stage.emit({ type: "spent", by: who, what: id, amount });
}

const without = (turn: TurnBudget, time: CastPlan["time"]): TurnBudget =>
  time === "action"
    ? { ...turn, action: false }
    : time === "bonus action"
      ? { ...turn, bonusAction: false }
      : time === "reaction"
        ? { ...turn, reaction: false }
        : turn;

/** Takes the time, the slot or use, the scroll or charges and the Sorcery Points. A spell that is countered keeps its slot. */
export function payFor(stage: Stage, plan: CastPlan): void {
  const { request, spell, slot, free, item, sorceryPoints } = plan;
  const { caster } = request;
  if (request.inFight) {
    stage.change(caster, (one) => {
      const turn = without(one.turn, plan.time);
      const used = [
        ...turn.used,
        ...(slot && plan.time !== "reaction" ? [SLOT_SPELL] : []),
        ...(plan.time === "action" ? [MAGIC_ACTION] : []),
      ];
      return { ...one, turn: { ...turn, used } };
    });
  }
  if (slot && !request.countered) {
    stage.changeState(caster, (state) => slotSpent(state, slot));
    stage.emit({
      type: "spent",
      by: caster,
      what: slot.kind === "pact" ? "pact slot" : `slot ${slot.level}`,
      amount: 1,
    });
  }
  if (free && free.left !== Infinity) spendUse(stage, caster, free.id);
  if (item?.kind === "scroll") gearGone(stage, caster, item.key, `scroll of ${spell.name}`);
  if (item?.kind === "wand") chargesGone(stage, caster, item.key, item.charges);
  spendUse(stage, caster, "sorcery-points", sorceryPoints);
}

/** Takes the material that a spell uses up. */
export function materialUsed(stage: Stage, { material, request }: CastPlan): void {
  if (material) gearGone(stage, request.caster, material.key, material.name);
}
