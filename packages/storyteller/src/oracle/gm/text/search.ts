import type { Pool } from "../prose/writer.ts";

export const SEARCH_LEAD: Pool = [
  "You start at the edges and work inward.",
  "You go over it with your fingertips as much as your eyes.",
  "You put yourself in the mind of someone with something to hide.",
  "You look where a hurried hand would reach, and then where a careful one would.",
  "You take {place} a yard at a time.",
  "You let the obvious things be, and begin on the others.",
];
export const SEARCH_WIN: Pool = [
  "There: behind the {surface}, {curio}, and it was hidden by someone who expected to come back.",
  "Your patience is paid. Under a loose edge lies {curio}, wrapped against the damp.",
  "You find it where you would have put it yourself: {curio}, and signs that it was handled yesterday.",
  "A hollow sound, a catch, a small dry breath of air; inside is {curio}.",
  "What you find is {curio}. What it means takes a moment longer, and is worse.",
  "The dust tells it: two people, one of them carried. And then, dropped, {curio}.",
  "Third from the left the {surface} moves, and behind it someone has kept {curio}.",
];
export const SEARCH_LOSE: Pool = [
  "You find dust, and under the dust more of it.",
  "An hour goes, and takes nothing with it but your good humour.",
  "If anything is here, it is better at this than you are.",
  "You turn up {curio}, and are nearly sure it means nothing at all.",
  "Nothing; and somebody has heard you looking.",
  "You put everything back a little wrong, and have nothing to show for it.",
  "The {surface} keeps its secret, if it has one. You have a splinter.",
];
/** With what the player named. */
export const SEARCH_WIN_AT: Pool = [
  "{object|cap} gives it up at last: {curio}, pushed deep out of sight.",
  "You go over {object} twice, and the second time your nail finds the seam. Inside waits {curio}.",
  "There is something about {object} after all. Tucked away behind it you find {curio}.",
  "Whoever trusted {object} to keep {curio} hidden did not reckon with your patience.",
];
export const SEARCH_LOSE_AT: Pool = [
  "{object|cap} has nothing to tell you, or nothing it cares to.",
  "You give {object} every chance, and it makes a fool of you.",
  "Whatever you hoped for from {object}, someone was here before you.",
];
/** Treasure found along with it. */
export const FOUND_GOLD: Pool = [
  "With it comes a purse: {coins} gold, and no name on it.",
  "Someone's savings were underneath, {coins} gold in a twist of cloth.",
  "You also come away {coins} gold the richer, and ask no questions.",
  "There are {coins} gold in the dust, which you relieve of their loneliness.",
];
export const FOUND_ITEM: Pool = [
  "And this: a {item}. It goes into your pack before anyone can have an opinion.",
  "A {item} comes with it, good enough to keep.",
  "Beneath lies a {item}, and nobody living seems to want it more than you.",
  "You keep the {item} you find there, against a day you cannot see yet.",
];
