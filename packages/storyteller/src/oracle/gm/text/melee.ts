import type { Pool } from "../prose/writer.ts";

/** What one of several foes is known by; stands before what it is. */
export const MARKS: readonly string[] =
  "limping,scarred,tall,one-eyed,younger,older,silent,grinning,smaller,broader,left-handed,hooded,pale,quick".split(
    ",",
  );
export const FOES_MORE: Pool = [
  "Nor is {foe} alone: behind the {surface} you make out {more}.",
  "That is not all. Past the {surface} you count {more} besides.",
  "With {foe}, a step behind and spreading out: {more}.",
];
export const NEXT_STEPS_UP: Pool = [
  "{next|cap} steps over {foe} without looking down.",
  "There is no time to breathe {there}. {next|cap} has been waiting for a turn.",
  "“Mine,” that look says, and {next} comes on.",
  "{next|cap} sees how it went with {foe}, and tries it from the other side.",
];
export const OTHERS_RUN: Pool = [
  "{next|cap} looks at {foe}, and at you, and remembers somewhere else to be. So do the rest.",
  "It takes the heart out of them to see {foe} lie {there}. {next|cap} is the first to run, and not the last.",
  "{next|cap} lets a weapon fall, with great care, and backs away past the {surface}.",
];
/** {deed} is the player's own, and follows "you". */
export const TRICK_WIN: Pool = [
  "You {deed}, {there}. It is not in any manual; {foe} reels, wide open, and for one breath has no idea where you are.",
  "You {deed}, and it works. {foe|cap} is on one knee by the {surface}, with {its} guard anywhere but where it should be.",
  "You {deed}; and {foe}, who was ready for steel, is not ready for that. Now, while {foe} gropes for the {surface}.",
  "For an instant all of {place} seems to be on your side: you {deed}, and {foe} goes staggering.",
];
export const TRICK_LOSE: Pool = [
  "You {deed}; {foe}, {there}, has seen it done before, and done better.",
  "You {deed}, and most of it lands on you and the {surface}.",
  "You mean to {deed}, and {foe} simply walks through it.",
];
