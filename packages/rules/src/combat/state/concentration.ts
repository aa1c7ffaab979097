import type { Combatant, RulesEvent } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import type { Concentration, ConditionEnd } from "../../hero.ts";
import { breakConcentration, isIncapacitated, removeCondition } from "./conditions.ts";
import { removeEffects } from "./effects.ts";
import { inTurn, refused, unchanged, withState, type Outcome } from "../outcome.ts";
import { chosen } from "../../sheet/build.ts";
import { reason, type Reasons } from "../rolls/d20.ts";
import { savingThrow } from "../rolls/saving-throw.ts";
import { hasClassFeature } from "./traits.ts";

/** What damage asks of who concentrates: 10, or half the damage, and never more than 30 (SRD 5.2, "Concentration"). */
export const concentrationDc = (damage: number): number => Math.min(30, Math.max(10, Math.floor(damage / 2)));

/** Begins to concentrate on a spell; what one concentrated on before ends. */
export function concentrate(combatant: Combatant, on: Concentration): Outcome {
  if (isIncapacitated(combatant)) return refused(combatant, `${combatant.name} cannot concentrate now.`);
  return inTurn(
    combatant,
    (one) => breakConcentration(one, "another spell"),
    (one) => ({
      combatant: withState(one, { concentration: on }),
      events: [{ type: "concentration", by: one.id, spell: on.spell, because: "cast" }],
    }),
  );
}

/** Help that only some have to keep concentrating (SRD 5.2, "Eldritch Mind"). */
export const steadyMind = ({ hero }: Combatant): Reasons =>
  reason(hero && chosen(hero, "eldritch-invocations").includes("eldritch-mind") ? "advantage" : null, "Eldritch Mind");

/** Whether damage cannot break this concentration (SRD 5.2, "Relentless Hunter"). */
export const isUnshaken = (combatant: Combatant, spell: string): boolean =>
  spell === "hunters-mark" && hasClassFeature(combatant, "relentless-hunter");

/** The save that damage asks for; there is none without damage or without concentration. */
export function holdConcentration(combatant: Combatant, damage: number, dice: Dice): Outcome {
  const { concentration } = combatant.state;
  if (damage <= 0 || !concentration || isUnshaken(combatant, concentration.spell)) return unchanged(combatant);
  const dc = concentrationDc(damage);
  const save = savingThrow(combatant, { ability: "constitution", dc, reasons: steadyMind(combatant) }, dice);
  if (save.success) return save;
  const broken = breakConcentration(save.combatant, "damage");
  return { combatant: broken.combatant, events: [...save.events, ...broken.events] };
}

const hangsOn = (by: string, ends: ConditionEnd, also: readonly ConditionEnd[] = []): boolean =>
  [ends, ...also].some((end) => end.kind === "concentration" && end.of === by);

/** Ends on one combatant what somebody held up by concentration. */
export function endConcentrationOf(combatant: Combatant, by: string): Outcome {
  const hanging = combatant.state.conditions.filter(({ ends, also }) => hangsOn(by, ends, also));
  return inTurn(
    combatant,
    ...[...new Set(hanging.map(({ id }) => id))].map(
      (id) => (one: Combatant) =>
        removeCondition(one, id, "concentration ended", ({ ends, also }) => hangsOn(by, ends, also)),
    ),
    (one) => removeEffects(one, "concentration ended", ({ ends, also }) => hangsOn(by, ends, also)),
  );
}

/** Ends on everybody what those held up who have just lost their concentration. */
export function sweepConcentration(
  combatants: readonly Combatant[],
  happened: readonly RulesEvent[],
): { readonly combatants: readonly Combatant[]; readonly events: readonly RulesEvent[] } {
  const lost = happened.flatMap((event) => (event.type === "concentration" && event.spell === null ? [event.by] : []));
  const events: RulesEvent[] = [];
  const swept = combatants.map((combatant) => {
    const outcome = inTurn(combatant, ...lost.map((by) => (one: Combatant) => endConcentrationOf(one, by)));
    events.push(...outcome.events);
    return outcome.combatant;
  });
  return { combatants: swept, events };
}
