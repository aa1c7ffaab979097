import type { Pool } from "../prose/writer.ts";

export const FOE_TALKED_DOWN: Pool = [
  "{foe|cap} gives a step, then another. By the third it is a retreat.",
  "Something you say gets through. {foe|cap} spits, turns, and leaves the field to you.",
  "It could have gone either way. {foe|cap} looks at you, at the {surface}, at the door; and chooses the door.",
  "{foe|cap} stands down. Neither of you will tell it quite this way afterwards.",
];
/** How a foe looks: unhurt, hurt, nearly done. */
export const SIZED_UP: readonly Pool[] = [
  [
    "{foe|cap} is fresh, and has not yet shown you everything.",
    "Not a mark on {foe}; {it} moves as if this were a rehearsal.",
  ],
  [
    "{foe|cap} is bleeding, and hiding which side.",
    "You see it now: {foe} favours the left, since that last exchange.",
  ],
  ["{foe|cap} is nearly done, and upright mostly out of habit.", "One good blow, two at most, and {foe} will be down."],
];
