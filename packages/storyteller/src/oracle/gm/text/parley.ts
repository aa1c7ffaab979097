import type { Pool } from "../prose/writer.ts";

export const FOE_TALKED_DOWN: Pool = [
  "{foe|cap} gives a step toward the {surface}, then another. By the third it is a retreat.",
  "Something you say {there} gets through. {foe|cap} spits, turns, and leaves the field to you.",
  "It could have gone either way, {there}. {foe|cap} looks at you, at the {surface}, at the way out of {place}; and chooses the way out.",
  "{foe|cap} stands down. Neither you nor {who} will tell it quite this way afterwards.",
];
/** They do not. */
export const PARLEY_FAILS: Pool = [
  "{foe|cap} hears you out, {there}, or only waits for you to breathe in.",
  "Your words are good ones, for {place}. {foe|cap} has no use for them.",
  "For an instant, {there}, {foe} hesitates; then the instant is spent.",
  "“Peace,” you say, and {foe} takes it for an opening.",
  "You talk of {curio}, of {elsewhere}, of anything; {foe} {theirs}.",
];
/** How a foe looks: unhurt, hurt, nearly done. */
export const SIZED_UP: readonly Pool[] = [
  [
    "{foe|cap} is fresh, and has not yet shown you everything {there}.",
    "Not a mark on {foe}; {it} moves round the {surface} as if this were a rehearsal.",
  ],
  [
    "{foe|cap} is bleeding on the {surface}, and hiding which side.",
    "You see it now: {foe} favours the {limb}, since that last exchange.",
  ],
  [
    "{foe|cap} is nearly done, and upright mostly on account of the {surface}.",
    "One good blow to the {limb}, two at most, and {foe} will be down.",
  ],
];
