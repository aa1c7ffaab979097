import type { Pool } from "../prose/writer.ts";

/** What a fight is filled with where words are left: a move of theirs and a move of yours, so that no two are alike. */
export const FIGHT_FILLERS: Pool = [
  "{foe|cap} {theirs}; you {yours}.",
  "You {yours}, and {it} {theirs}.",
  "{it|cap} {theirs}, and before that is over you {yours}.",
  "Twice {foe} {theirs}. Twice you {yours}.",
  "You {yours}. {it|cap} {theirs}, by the {surface}.",
];
const list = (text: string): Pool => text.trim().split(/\s*\n\s*/u);
export const THEIR_MOVES = list(`
  gives a step and takes it back
  comes on without hurry
  goes wide and low
  draws back as if to think
  swings where you were
  rushes you and is past
  snarls and holds off
  tries the left side again
  crowds you against the wall
  leaves one side open and means you to see it
  strikes for the knee
  will not be drawn
  makes the ground shake
  finds the edge of your guard
  circles toward the light
  forces you to turn your face into the glare
`);
export const YOUR_MOVES = list(`
  take it on the forearm
  let it come, and slide away under it
  answer with your elbow, having nothing better free
  give ground you had been saving
  find your feet again
  hold, and feel the holding in your teeth
  change hands
  cut at whatever is nearest
  get the wall out from behind you
  breathe, once, all the way down
  keep your eyes on the shoulders
  say something that your mother would not like
  turn it aside with the flat
  stumble, and make the stumble do
  wait for the thing you know is coming
  come up inside the reach of it
`);
