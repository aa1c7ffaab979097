import type { Pool } from "../prose/writer.ts";

/** Two or three fragments joined, so that there is always one more thing to see: their pairs do not run out in a campaign. */
export const FILLERS: Pool = [
  "{sound|cap}; a smell of {smell} hangs about the {surface}, and {passer}.",
  "Between the {surface} and {curio}, {passer}; {sound}.",
  "{passer|cap}, and {sound}.",
  "You notice three things at once: {curio}; {smell}; and that {passer}.",
  "{light|cap}, {sound}, and {passer}.",
  "{smell|cap}, {curio}, and {sound}: if you had to tell somebody about {place}, you would begin with those.",
  "When {sound}, you look up, and see that {passer}.",
  "It would be easy to miss {curio}, with {smell} in your nose and the {surface} in the way.",
  "{sky|cap}; {passer}.",
  "Here {light}; there {passer}.",
  "You could swear that {sound} only when you are not listening for it, and that {curio} has moved.",
  "Where {light} you can make out {curio}, and where it does not, {sound}.",
  "Somebody must once have loved the {surface}; now {passer}, and {sound}.",
  "{sound|cap}. {passer|cap}, as if the two had been arranged.",
  "The air at {place} is all {smell}; there is {curio}, and the {surface} between you and it.",
  "You count what you can see by the {surface}: {curio}, and beside it {curio}.",
  "{passer|cap} while {sound}.",
  "From the {surface} you can see how {passer}, and smell {smell}, and hear that {sound}.",
];

/** Moments of a fight. */
export const FIGHT_MOMENTS: Pool = [
  "You have time to see everything: the {surface}, {curio}, your own {limb}. Then there is only {foe}.",
  "{who|cap} has drawn back to the wall, and will neither leave nor help. {sound|cap}, absurdly.",
  "There is blood on your {limb}, and you do not remember {foe} putting it there. {smell|cap}, and fear, some of it not yours.",
  "You circle, and {foe} circles. Somewhere in the middle stands {curio}, waiting to be stepped on.",
  "With {foe} it is mostly breathing. You remember that, and breathe {smell}, and {sound}.",
  "{foe|cap} is stronger than you, you think, or only more certain. You set about changing that, with the {surface} for help.",
  "Your {limb} has begun to shake, {there}; you change your grip, and let {foe} think that you have changed your mind.",
  "Something goes over behind you, past the {surface}, with a crash. Neither you nor {foe} looks round; whoever looks round is dead.",
  "You catch the eye of {who}, white-faced, {there}, and find that you have winked.",
  "All the cleverness goes out of it after the first minute with {foe}. What is left is weight, and {there} some footing, and {smell}.",
  "{foe|cap} makes a sound, low down. It might be pain in the {limb}; it might be a laugh at {curio}, and you would rather it were pain.",
  "The {surface} splinters beside your {limb}. You are grateful to it, and so is {who}, in a general way.",
  "{who|cap} shouts to end it, {there}, and does not say which of you should.",
  "For one breath you stand apart, {foe} and you, like two people who have forgotten what the quarrel was.",
  "{foe|cap} steps on {curio}, and it cracks, and for some reason that is what makes you angry.",
  "Your {limb} has stopped hurting, which is a bad sign, and {foe} has seen you notice.",
];
