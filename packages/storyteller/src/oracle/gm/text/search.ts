import type { Pool } from "../prose/writer.ts";

export const SEARCH_LEAD: Pool = [
  "You start at the edges of {place} and work inward, as far as the {surface}.",
  "You go over the {surface} with your fingertips as much as your eyes.",
  "You put yourself in the mind of {trade|a} with something to hide.",
  "You look where a hurried hand would reach, behind the {surface}, and then where a careful one would.",
  "You take {place} a yard at a time, beginning with the {surface}.",
  "You let {curio} be, as too obvious, and begin on the {surface}.",
];
export const SEARCH_WIN: Pool = [
  "There: behind the {surface}, {find}, and it was hidden by someone who expected to come back.",
  "Your patience is paid. Under a loose edge of the {surface} lies {find}, wrapped against the damp.",
  "You find it where you would have put it yourself: {find}, and signs that it was handled yesterday.",
  "A hollow sound, a catch, a small dry breath of {smell}; inside is {find}.",
  "What you find is {find}. What it means at {place} takes a moment longer, and is worse.",
  "The dust by the {surface} tells it: two people, one of them carried. And then, dropped, {find}.",
  "[Third|Second|Fourth] from the [left|right] the {surface} moves, and behind it someone has kept {find}.",
];
export const SEARCH_LOSE: Pool = [
  "You find dust on the {surface}, and under the dust more of it.",
  "An hour goes, {there}, and takes nothing with it but your good humour.",
  "If anything is hidden at {place}, it is better at this than you are.",
  "You turn up {curio}, and are nearly sure it means nothing at all.",
  "Nothing {there}; and {who} has heard you looking.",
  "You put everything back on the {surface} a little wrong, and have {curio} to show for it.",
  "The {surface} keeps its secret, if it has one. You have a splinter in your {limb}.",
];
/** With what the player named. */
export const SEARCH_WIN_AT: Pool = [
  "{object|cap} gives it up at last: {find}, pushed deep out of sight.",
  "You go over {object} twice, and the second time your nail finds the seam. Inside waits {find}.",
  "There is something about {object} after all, while {sound}: tucked away behind it you find {find}.",
  "Whoever trusted {object} to keep {find} hidden did not reckon with your patience.",
];
export const SEARCH_LOSE_AT: Pool = [
  "{object|cap} has nothing to tell you but {smell}, or nothing it cares to.",
  "You give {object} every chance, while {sound}, and it makes a fool of you.",
  "Whatever you hoped for from {object}, someone was here before you, and left {curio}.",
  "{object|cap} holds dust, and {curio}, and neither of them is what you wanted.",
];
/** Treasure found along with it. */
export const FOUND_GOLD: Pool = [
  "With it comes a purse: {coins} gold, some smell of {smell}, and no name on it.",
  "Somebody's savings were underneath, {coins} gold in a twist of cloth, and {curio} to guard them.",
  "You also come away {coins} gold the richer, and ask no questions of the {surface}.",
  "There are {coins} gold in the dust {there}, which you relieve of their loneliness.",
];
export const FOUND_ITEM: Pool = [
  "And this: a {item}. It goes into your pack before {who} can have an opinion.",
  "A {item} comes with it, good enough to keep.",
  "Beneath lies a {item}, and nobody living at {place} seems to want it more than you.",
  "You keep the {item} you find there, against a day you cannot see yet.",
];

/** What is found is looked at: {find} is the same thing. */
export const FIND_MORE: Pool = [
  "You hold {find} to the light. It has been handled by two people at least, and one of them wore {trade|a|possessive} gloves.",
  "It takes you a moment to see what is wrong about it: nobody at {place} could have paid for {find}.",
  "You will want to ask somebody about {find}, and to choose whom: not {who}, {there}, who has begun to stare.",
  "You look behind the {surface} once more, now that {find} is out of it. There is room for a second beside {thing|a}, and the second is gone.",
  "There is a mark on {find}, small, on the side that was turned to the {surface}. You have seen it before, near {elsewhere}.",
];
