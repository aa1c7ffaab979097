import type { Pool } from "../prose/writer.ts";

/** What a failure brings besides failing: the story goes on, by a worse road. */
export const COST_TIME: Pool = [
  "By the time you have it to rights the hour is gone, and another has followed it out.",
  "It has cost you what you could least spare: the better part of the day's light.",
  "You lose an hour to it. Elsewhere somebody has gained one.",
  "When you look up, the shadows have moved to the other side of the {surface}.",
  "It is done in the end, at three times the price in hours.",
];
export const COST_NOISE: Pool = [
  "And it was loud. Beyond the {surface} a conversation stops.",
  "Somebody has marked you: {trade|a} who was on the way out, and has decided to stay.",
  "A shutter opens, and a face, and the face goes away to tell the others.",
  "Now {passer}, and looks straight at you, and remembers.",
  "You have been seen. You know it by how carefully nobody looks.",
];
export const COST_COIN: Pool = [
  "To have it forgotten costs you {coins} gold, paid quickly and into several hands.",
  "Something is broken that was not yours. You leave {coins} gold on the {surface} and go before it is counted.",
  "Your purse has come open in the middle of it: {coins} gold are gone, and a boy is running.",
];
export const COST_SKIN: Pool = [
  "You have taken the skin off your knuckles and more off your pride; it will slow you.",
  "Something gives in your shoulder, small and hot. You will hear from that again.",
  "There is blood, not much, and it is yours.",
];
export const COST_TRUST: Pool = [
  "{name} has seen how it went. You watch {them} think again about you.",
  "“I see,” says {name}, who does.",
  "{name} moves half a step away, the way one does from bad luck.",
];
export const COST_CLOCK: Pool = [
  "And somewhere, because of it, {villain} has been given a day that you will want back.",
  "You have shown your hand in the matter of {trouble}. It will be at {lair} by nightfall that you were here.",
  "Someone slips out while they are all looking at you, in the direction of {lair}.",
];
/** The failure itself shows another way. */
export const COST_DOOR: Pool = [
  "Even so it has shown you one thing: there is another way, by {elsewhere}, longer and not so clean.",
  "Failing, you learn why it failed. Somebody wanted it to. That is worth knowing, and worth being afraid of.",
  "It will not go like this. It might go at night, or with two, or with {curio} in your hand.",
  "You have not got what you came for. You have got somebody's attention instead, and it may do as well: {trade|a} beckons.",
];
