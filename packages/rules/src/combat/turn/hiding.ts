import type { Combatant } from "../../combatant.ts";
import { removeCondition } from "../state/conditions.ts";
import { changesOf, removeEffects } from "../state/effects.ts";
import { inTurn, type Outcome } from "../outcome.ts";

/** What `invisible` comes from when somebody hides: being found ends that one and no spell's. */
export const HIDDEN = "hidden";

/** Ends hiding: by an attack, a noise, or being found (SRD 5.2, "Hide"). */
export const reveal = (combatant: Combatant, because: string): Outcome =>
  inTurn(
    combatant,
    (one) => removeCondition(one, "invisible", because, ({ source }) => source === HIDDEN),
    (one) => removeEffects(one, because, ({ id }) => id === HIDDEN),
  );

/** Ends hiding and every spell that an attack ends (SRD 5.2, "Hide", "Invisibility", "Sanctuary"). */
export function givenAway(combatant: Combatant): Outcome {
  const broken = changesOf(combatant, "breaks");
  const sources = new Set(
    broken.filter(({ change }) => change.condition === "invisible").map(({ effect }) => effect.source),
  );
  return inTurn(
    combatant,
    (one) => reveal(one, "attacked"),
    (one) => removeCondition(one, "invisible", "attacked", ({ source }) => sources.has(source)),
    (one) => removeEffects(one, "attacked", (effect) => broken.some((each) => each.effect === effect)),
  );
}
