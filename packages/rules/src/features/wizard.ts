import type { Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import type { Hero } from "../hero.ts";
import { classLevel, hasFeature } from "../sheet/build.ts";
import { slotRegained } from "../spells/casting/slots.ts";
import { spellNamed } from "../spells/spell-table.ts";
import { heroNow, refused, type Outcome } from "../spells/stage.ts";
import { withUse } from "./feature-use.ts";

/** Spent slots back after a short rest, together half the level, none above 5, once a long rest (SRD 5.2, "Arcane Recovery"). */
export function arcaneRecovery(
  combatants: readonly Combatant[],
  who: string,
  levels: readonly number[],
  dice: Dice,
): Outcome {
  const user = combatants.find(({ id }) => id === who);
  const hero = user && heroNow(user);
  if (!hero) return refused(combatants, who, "Nobody of that name has features");
  const most = Math.ceil(classLevel(hero, "wizard") / 2);
  const sum = levels.reduce((total, level) => total + level, 0);
  if (levels.length === 0 || levels.some((level) => !Number.isInteger(level) || level < 1 || level > 5) || sum > most) {
    return refused(combatants, who, `Arcane Recovery gives slots of ${most} levels together, none above 5`);
  }
  const short = levels.find(
    (level) => levels.filter((one) => one === level).length > (hero.state.slotsSpent[level - 1] ?? 0),
  );
  if (short !== undefined) return refused(combatants, who, `Not so many slots of level ${short} are spent`);
  const cost = { id: "arcane-recovery", amount: 1 };
  return withUse(combatants, who, { feature: "arcane-recovery", name: "Arcane Recovery", cost }, dice, (stage) => {
    for (const level of levels) stage.changeState(who, (state) => slotRegained(state, level));
  });
}

/** After a short rest: another spell of the book in place of a prepared one (SRD 5.2, "Memorize Spell"); or why not. */
export function memorizeSpell(hero: Hero, forget: string, learn: string): Hero | string {
  if (!hasFeature(hero, "memorize-spell")) return `${hero.name} does not have Memorize Spell`;
  const old = hero.spells.find(
    ({ id, class: of, prepared, always }) => id === forget && of === "wizard" && prepared && !always,
  );
  const next = hero.spells.find(
    ({ id, class: of, prepared, inBook }) => id === learn && of === "wizard" && inBook && !prepared,
  );
  if (!old || (spellNamed(forget)?.level ?? 0) === 0) return `“${forget}” is not prepared`;
  if (!next || (spellNamed(learn)?.level ?? 0) === 0) return `“${learn}” is not in the book, or prepared already`;
  return {
    ...hero,
    spells: hero.spells.map((one) =>
      one === old ? { ...one, prepared: false } : one === next ? { ...one, prepared: true } : one,
    ),
  };
}
