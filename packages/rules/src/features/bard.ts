import type { Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import { bardicDie } from "../sheet/abilities.ts";
import { resource } from "../sheet/resources.ts";
import { withoutEffects } from "../spells/effect/active-effects.ts";
import { giveEffect } from "../spells/effect/lasting-work.ts";
import { slotFor, slotSpent } from "../spells/casting/slots.ts";
import { heroNow, refused, Stage, type Outcome } from "../spells/stage.ts";
import { regainUse, withUse } from "./feature-use.ts";

/** Gives somebody else a die for a failed d20 test within the hour (SRD 5.2, "Bardic Inspiration"). */
export function inspire(
  combatants: readonly Combatant[],
  bard: string,
  whom: string,
  dice: Dice,
  inFight = true,
): Outcome {
  const target = combatants.find(({ id }) => id === whom);
  if (!target || whom === bard) return refused(combatants, bard, "Bardic Inspiration is for somebody else");
  if (target.state.effects?.some(({ id }) => id === "bardic-inspiration")) {
    return refused(combatants, bard, `${target.name} has a Bardic Inspiration die already`);
  }
  const cost = { id: "bardic-inspiration", amount: 1 };
  const use = {
    feature: "bardic-inspiration",
    name: "Bardic Inspiration",
    time: "bonus action",
    cost,
    inFight,
  } as const;
  return withUse(combatants, bard, use, dice, (stage, hero) => {
    const ends = { kind: "rounds", left: 600 } as const;
    const effect = { id: "bardic-inspiration", source: bard, ends, slot: 0, amount: bardicDie(hero), choice: null };
    giveEffect(stage, whom, effect, use.name);
  });
}

/** Rolls the die that somebody was given, for a d20 test that failed; it is gone then. 0 without one. */
export function rollInspiration(
  combatants: readonly Combatant[],
  who: string,
  dice: Dice,
): Outcome & { readonly added: number } {
  const stage = new Stage(combatants, dice);
  const effect = stage.find(who)?.state.effects?.find(({ id }) => id === "bardic-inspiration");
  if (!effect) return { ...refused(combatants, who, "There is no Bardic Inspiration die to roll"), added: 0 };
  const added = dice.roll(effect.amount, "Bardic Inspiration");
  stage.change(who, (one) => withoutEffects(one, (other) => other === effect));
  stage.emit({ type: "effect", on: who, effect: effect.id, present: false, because: `rolled ${added}` });
  return { ...stage.outcome(), added };
}

/** Takes a die off somebody's attack, check or damage with a reaction (SRD 5.2, "Cutting Words"). */
export function cutWithWords(
  combatants: readonly Combatant[],
  bard: string,
  dice: Dice,
  inFight = true,
): Outcome & { readonly taken: number } {
  let taken = 0;
  const cost = { id: "bardic-inspiration", amount: 1 };
  const use = { feature: "cutting-words", name: "Cutting Words", time: "reaction", cost, inFight } as const;
  const outcome = withUse(combatants, bard, use, dice, (_stage, hero) => {
    taken = dice.roll(bardicDie(hero), use.name);
  });
  return { ...outcome, taken };
}

/** A spell slot for a spent use of Bardic Inspiration (SRD 5.2, "Font of Inspiration"). */
export function inspirationFromSlot(
  combatants: readonly Combatant[],
  bard: string,
  dice: Dice,
  level?: number,
): Outcome {
  const hero = combatants.find(({ id }) => id === bard);
  const now = hero && heroNow(hero);
  const slot = now ? slotFor(now, 1, level) : undefined;
  if (!now || !slot) return refused(combatants, bard, "No spell slot is left");
  const uses = resource(now, "bardic-inspiration");
  if (!uses || uses.left >= uses.most) return refused(combatants, bard, "No use of Bardic Inspiration is spent");
  const use = { feature: "font-of-inspiration", name: "Font of Inspiration" };
  return withUse(combatants, bard, use, dice, (stage) => {
    stage.changeState(bard, (state) => slotSpent(state, slot));
    regainUse(stage, bard, "bardic-inspiration", 1);
  });
}
