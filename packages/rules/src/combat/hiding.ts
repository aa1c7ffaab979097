import type { Combatant } from "../combatant.ts";
import { removeCondition } from "./conditions.ts";
import { removeEffects } from "./effects.ts";
import { inTurn, type Outcome } from "./outcome.ts";

/** What `invisible` comes from when somebody hides: being found ends that one and no spell's. */
export const HIDDEN = "hidden";

/** Ends hiding: by an attack, a noise, or being found (SRD 5.2, "Hide"). */
export const reveal = (combatant: Combatant, because: string): Outcome =>
  inTurn(
    combatant,
    (one) => removeCondition(one, "invisible", because, ({ source }) => source === HIDDEN),
    (one) => removeEffects(one, because, ({ id }) => id === HIDDEN),
  );
