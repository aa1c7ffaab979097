import type { Combatant } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { planAgain } from "../casting/plan.ts";
import type { CastRequest } from "../casting/request.ts";
import { spellNamed } from "../spell-table.ts";
import { refused, Stage, type Outcome } from "../stage.ts";
import { work } from "./working.ts";

/** The slot at which a spell of the caster's still works; null where it is over. */
function lastingSlot(caster: Combatant, spell: string): number | null {
  if (caster.state.concentration?.spell === spell) return caster.state.concentration.slot;
  return caster.state.effects?.find(({ id, source }) => id === spell && source !== null)?.slot ?? null;
}

/**
 * Does again what a spell does while it lasts: another bolt of Call Lightning, the next stab of a Spiritual Weapon, or what happens to
 * those who come into its area. Slots and material were paid at the casting. Dragon's Breath is breathed by whom it was given to.
 */
export function repeatSpell(
  combatants: readonly Combatant[],
  request: Pick<CastRequest, "caster" | "spell" | "targets" | "choice" | "damageType" | "inFight" | "spared">,
  dice: Dice,
): Outcome {
  const actor = combatants.find(({ id }) => id === request.caster);
  const spell = spellNamed(request.spell);
  const again = spell?.effects.find((effect) => effect.again);
  if (!actor || !spell || !again?.again) return refused(combatants, request.caster, "That spell does nothing again");
  const given = actor.state.effects?.find(({ id, source }) => id === spell.id && source !== null);
  const caster = combatants.find(({ id }) => id === given?.source) ?? actor;
  const slot = lastingSlot(caster, spell.id) ?? given?.slot ?? null;
  if (slot === null) return refused(combatants, actor.id, `${spell.name} is over`);
  const time = again.again;
  const budget = time === "action" ? actor.turn.action : time === "bonus action" ? actor.turn.bonusAction : true;
  if (request.inFight && !budget) return refused(combatants, actor.id, `${actor.name} has no ${time} left`);
  const plan = planAgain(caster, spell, { ...request, caster: caster.id }, slot);
  const stage = new Stage(combatants, dice);
  if (request.inFight) {
    stage.change(actor.id, (one) => ({
      ...one,
      turn: {
        ...one.turn,
        action: one.turn.action && time !== "action",
        bonusAction: one.turn.bonusAction && time !== "bonus action",
      },
    }));
  }
  spell.effects.forEach((effect, part) => {
    if (effect.again) work(stage, plan, effect, part, request.targets);
  });
  return stage.outcome();
}
