import type { Pool } from "../prose/writer.ts";

/** What a fight is filled with where words are left: a move of theirs and a move of yours, so that no two are alike. */
export const FIGHT_FILLERS: Pool = [
  "{foe|cap} {theirs}; you {yours}.",
  "You {yours}, and {it} {theirs}.",
  "Then {it} {theirs}, and before that is over you {yours}.",
  "Twice {foe} {theirs}; twice, [past|by|round] the {surface}, you {yours}.",
  "You {yours}, and {it} {theirs}, while {sound}.",
];
const list = (text: string): Pool => text.trim().split(/\s*\n\s*/u);
export const THEIR_MOVES = list(`
  gives a step toward the {surface} and takes it back
  comes on without hurry, round the {surface}
  goes wide of the {surface} and low
  draws back to the {surface} as if to think
  swings where you were, and marks the {surface}
  rushes you and is past, as far as the {surface}
  snarls {there} and holds off
  tries your {limb} again
  crowds you against the {surface}
  leaves one side open, the side of the {surface}, and means you to see it
  strikes for the {limb}
  will not be drawn from the {surface}
  makes the {surface} shake
  finds the edge of your guard, and your {limb}
  circles the {surface} toward the light
  forces you to turn your {limb} to the {surface}
  stumbles over {curio} and makes it look meant
`);
export const YOUR_MOVES = list(`
  take it on the {limb}
  let it come, and slide away behind the {surface}
  answer with your {limb}, having nothing better free
  give the ground you had been saving, up to the {surface}
  find your feet again {there}
  hold {there}, and feel the holding in your teeth
  change hands, one {limb} being done for now
  cut across, and leave a notch in the {surface}
  get the {surface} out from behind you
  breathe once, all the way down, and taste {smell}
  keep your eyes on the shoulders and a heel on the {surface}
  say something that {who} behind you repeats
  turn it aside, onto the {surface}
  stumble on {curio}, and make the stumble do
  wait {there} for the thing you know is coming
  come up inside the reach of it, {limb} first
`);
