import type { Combatant, RulesEvent } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { initiativeAdvantage } from "../../sheet/abilities.ts";
import { hasCondition } from "../state/conditions.ts";
import { allReasons, reason, rollD20, type D20Roll } from "../rolls/d20.ts";

/** Initiative is a Dexterity check; surprise makes it hard (SRD 5.2, "Initiative": Surprise). */
export function rollInitiative(combatant: Combatant, surprised: boolean, dice: Dice): D20Roll {
  const reasons = allReasons(
    reason(surprised ? "disadvantage" : null, "surprised"),
    reason(hasCondition(combatant, "incapacitated") ? "disadvantage" : null, "Incapacitated"),
    reason(hasCondition(combatant, "invisible") ? "advantage" : null, "Invisible"),
    reason(combatant.hero && initiativeAdvantage(combatant.hero) ? "advantage" : null, "quick to act"),
  );
  return rollD20(
    combatant,
    { kind: "check", bonus: combatant.initiative, label: `${combatant.name}: initiative`, reasons, against: null },
    dice,
  );
}

/** Creatures of one kind roll once, all others for themselves. */
const groupOf = ({ id, creature, side }: Combatant): string => (creature ? `${side} ${creature}` : id);

/** The order of turns: highest first; a tie goes to the greater bonus, then to the party, then as they were named. */
export function orderOfTurns(
  combatants: readonly Combatant[],
  surprised: readonly string[],
  dice: Dice,
): { readonly order: readonly string[]; readonly events: readonly RulesEvent[] } {
  const groups = new Map<string, D20Roll>();
  const rolled = combatants.map((one) => {
    const isSurprised = surprised.includes(one.id);
    const key = `${groupOf(one)} ${isSurprised}`;
    const roll = groups.get(key) ?? rollInitiative(one, isSurprised, dice);
    groups.set(key, roll);
    return { one, roll };
  });
  const isParty = ({ side }: Combatant): number => (side === "party" ? 1 : 0);
  const sorted = rolled.toSorted(
    (left, right) =>
      right.roll.total - left.roll.total ||
      right.one.initiative - left.one.initiative ||
      isParty(right.one) - isParty(left.one),
  );
  return {
    order: sorted.map(({ one }) => one.id),
    events: sorted.map(({ one, roll }) => ({
      type: "initiative",
      by: one.id,
      dice: roll.dice,
      total: roll.total,
      because: roll.because,
    })),
  };
}
