import type { Pool } from "../prose/writer.ts";

const list = (text: string): Pool =>
  text
    .split("\n")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** People of the genre's own trades, and what they are at: clauses, so that a street is never the same twice. */
export const FOLK_AT_WORK: Pool = [
  "{trade|a} {doing}",
  "some {trade} {doing}",
  "{trade|a} you do not know {doing}",
  "a broad-shouldered {trade} {doing}",
  "{trade|a} in borrowed boots {doing}",
  "a sleepless {trade} {doing}",
  "{trade|a} with a bandaged hand {doing}",
];
export const DOINGS = list(`
  counts the same few coins a third time
  argues with a locked door
  stops, turns round and goes back for something
  mends a strap without looking at it
  reads a letter, folds it and reads it again
  asks the price of something and walks off before the answer
  sits down exactly where they were told not to
  carries a ladder past, and a moment later carries it back
  laughs at something nobody else has heard
  rehearses an apology under their breath
  feeds half a supper to a dog that is not theirs
  is trying on a dead friend's coat
  writes a name in the dust and rubs it out
  will not look at you, with some effort
  draws a map for a stranger, wrongly
  is losing at dice, and says so to everyone
  hides something under a cloth
  shakes hands on a bargain and wipes the hand
  sells the same thing twice
  waits for someone who is late, and has been for days
  tells a child a lie about the moon
  whistles half a tune and thinks better of it
  sharpens something that is sharp already
  ties a knot for luck
  pours a little drink out on the ground first
  shows a tooth to a friend
  sleeps standing up
  has come to complain, and cannot find to whom
  is being paid in promises
  holds up a lamp in broad day
  tears a notice down and pockets it
  swaps hats with the next in line
  weighs two stones, one in each hand
  keeps a seat free with one foot
  walks by with a birdcage, empty and open
  haggles over a thing already broken
  makes a sign against bad luck, behind the back
  eats an onion like an apple
  tells somebody's fortune for a button
  polishes one boot and not the other
  is teaching a goose to mind the gate
  has fallen in love, visibly, since this morning
  passes a note and does not wait for a reply
  looks up at the sky as if it owed rent
`);

/** Things of the genre, and the state somebody left them in. */
export const ODD_THINGS: Pool = ["{thing|a} {state}"];
export const STATES = list(`
  with a name scratched off it
  still warm from a hand
  wrapped in a child's mitten
  nailed to the wall at eye height
  with a thread of red wool tied round it
  marked with three small notches
  left out in plain sight
  turned to face the wall
  stood in a saucer of salt
  smelling faintly of smoke
  with somebody's hair caught in it
  that was not there this morning
  tagged like a piece of evidence
  under an upturned bowl
  set down in a ring of chalk
  with the maker's mark filed away
  hung up out of a child's reach
  with a scrap of song written round the edge
  exactly where a body would have lain
  in two halves, a foot apart
  done up in old newsprint and string
  with a tooth mark in it
  kept like a relic, on a clean cloth
  weighted down with a stone
  that someone has tried to burn
`);

export const SOUNDS_APART: Pool = [
  "two walls away {heard}",
  "behind you {heard}",
  "for the second time {heard}",
  "once more {heard}",
  "nearer than before {heard}",
];

/** Of a genre's things those that can bear a state after them: one thing, plainly named. */
export function plainThings(things: readonly string[]): readonly string[] {
  const known = PLAIN_THINGS.get(things);
  if (known !== undefined) return known;
  const plain = things.filter(
    (thing) => !/[^s]s$|,|\b(?:with|in|of|that|from|for|to|on|and|pair)\b/u.test(thing) && thing.split(" ").length < 5,
  );
  const kept = plain.length > 2 ? plain : things;
  PLAIN_THINGS.set(things, kept);
  return kept;
}
const PLAIN_THINGS = new WeakMap<readonly string[], readonly string[]>();

/** Powers of a world whose description names none. */
export const POWERS: Pool = [
  "the old families",
  "the people who own the bridge",
  "those who lend the money",
  "the ones in grey",
];
