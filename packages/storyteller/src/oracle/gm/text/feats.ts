import type { Pool } from "../prose/writer.ts";

/** What the player does, in the player's own words; {deed} follows "you". */
export const FEAT_WIN: Pool = [
  "You {deed}, {there}, and it goes better than it has any right to.",
  "You {deed}. By the end of it even the {surface} seems to be paying attention.",
  "You {deed}, and for as long as it lasts nobody at {place} thinks of anything else.",
  "You {deed}. It comes off; there is a small silence, the good kind, and then {passer}.",
  "Few could do it at {place}, with {smell} in the air and no room; you {deed}, and make it look like habit.",
];
export const FEAT_LOSE: Pool = [
  "You {deed}, or begin to. Somewhere between the {surface} and {curio} it gets away from you.",
  "You {deed}, {there}. It has gone better for {trade|plural} who were drunk.",
  "You {deed}, and the less is said of it at {place} the sooner it will be forgotten.",
  "You mean well and {deed}, and it falls flat {there}, and lies there, and {who} steps round it.",
];
export const WATCHED: Readonly<Record<"won" | "lost", Pool>> = {
  won: [
    "{name} has watched all of it, {manner}. “Well,” {they} says. “I did not know {place} had that in it.”",
    "“Again,” says {name}, {manner}; and then, remembering {themself}: “Some other time.”",
    "When you look round, {name} is smiling at the {surface}, so as not to smile at you.",
  ],
  lost: [
    "“We all have days,” {name} says, {manner}.",
    "{name} studies the {surface} with great interest until you have finished.",
    "“Was that it?” asks {name}, {manner}, not unkindly.",
  ],
};
/** It simply happens. */
export const DONE: Pool = [
  "You {deed}. Nobody stops you; near the {surface}, {passer}.",
  "You {deed}, and {place} makes room for it.",
  "So you {deed}, {there}. {sound|cap}, as if something had been waiting for exactly that.",
  "You {deed}, {there}. It leaves you with the dust of {place} on your hands and a clearer head.",
  "You {deed}, and {place} adjusts by about an inch. {light|cap}.",
  "Whatever they expected of you at {place}, it was not that you would {deed}.",
];
