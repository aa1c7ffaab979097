import type { Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import { classLevel } from "../sheet/build.ts";
import { resource } from "../sheet/resources.ts";
import { mostSlots } from "../sheet/spellcasting.ts";
import { giveEffect } from "../spells/effect/lasting-work.ts";
import { slotFor, slotRegained, slotSpent } from "../spells/casting/slots.ts";
import { heroNow, refused, type Outcome } from "../spells/stage.ts";
import { regainUse, withUse } from "./feature-use.ts";

/** Sorcerer spells with a DC one higher and attacks with Advantage for a minute (SRD 5.2, "Innate Sorcery"). */
export function innateSorcery(combatants: readonly Combatant[], who: string, dice: Dice, inFight = true): Outcome {
  const cost = { id: "innate-sorcery", amount: 1 };
  const use = { feature: "innate-sorcery", name: "Innate Sorcery", time: "bonus action", cost, inFight } as const;
  return withUse(combatants, who, use, dice, (stage) => {
    const ends = { kind: "rounds", left: 10 } as const;
    giveEffect(stage, who, { id: "innate-sorcery", source: who, ends, slot: 0, amount: 0, choice: null }, use.name);
  });
}

/** As many Sorcery Points as a slot has levels, never more than the most (SRD 5.2, "Font of Magic"). */
export function pointsFromSlot(combatants: readonly Combatant[], who: string, level: number, dice: Dice): Outcome {
  const user = combatants.find(({ id }) => id === who);
  const hero = user && heroNow(user);
  const slot = hero ? slotFor(hero, 1, level) : undefined;
  if (!hero || !slot) return refused(combatants, who, `No slot of level ${level} is left`);
  const points = resource(hero, "sorcery-points");
  if (!points || points.left >= points.most) return refused(combatants, who, "No Sorcery Point is spent");
  return withUse(combatants, who, { feature: "font-of-magic", name: "Font of Magic" }, dice, (stage) => {
    stage.changeState(who, (state) => slotSpent(state, slot));
    stage.emit({ type: "spent", by: who, what: `slot ${slot.level}`, amount: 1 });
    regainUse(stage, who, "sorcery-points", slot.level);
  });
}

/** What a slot costs in points, and the sorcerer level from which on it can be made (SRD 5.2, "Creating Spell Slots"). */
const SLOT_COSTS: Readonly<Record<number, readonly [points: number, level: number]>> = {
  1: [2, 2],
  2: [3, 3],
  3: [5, 5],
  4: [6, 7],
  5: [7, 9],
};

/** A slot for Sorcery Points with a Bonus Action. A slot above the most is not made: the sheet has nowhere to keep it. */
export function slotFromPoints(
  combatants: readonly Combatant[],
  who: string,
  level: number,
  dice: Dice,
  inFight = true,
): Outcome {
  const user = combatants.find(({ id }) => id === who);
  const hero = user && heroNow(user);
  const [points, from] = SLOT_COSTS[level] ?? [];
  if (!hero || points === undefined || from === undefined)
    return refused(combatants, who, `No slot of level ${level} can be made`);
  if (classLevel(hero, "sorcerer") < from)
    return refused(combatants, who, `A slot of level ${level} can be made from level ${from} on`);
  const most = mostSlots(hero)[level - 1] ?? 0;
  if (most === 0 || (hero.state.slotsSpent[level - 1] ?? 0) < 1)
    return refused(combatants, who, `No slot of level ${level} is spent`);
  const cost = { id: "sorcery-points", amount: points };
  const use = { feature: "font-of-magic", name: "Font of Magic", time: "bonus action", cost, inFight } as const;
  return withUse(combatants, who, use, dice, (stage) => {
    stage.changeState(who, (state) => slotRegained(state, level));
  });
}

/** After a short rest: half the level in Sorcery Points back, once a long rest (SRD 5.2, "Sorcerous Restoration"). */
export function sorcerousRestoration(combatants: readonly Combatant[], who: string, dice: Dice): Outcome {
  const cost = { id: "sorcerous-restoration", amount: 1 };
  const use = { feature: "sorcerous-restoration", name: "Sorcerous Restoration", cost };
  return withUse(combatants, who, use, dice, (stage, hero) => {
    regainUse(stage, who, "sorcery-points", Math.floor(classLevel(hero, "sorcerer") / 2));
  });
}
