import type { Pool } from "../prose/writer.ts";

/** What a failure brings besides failing: the story goes on, by a worse road. */
export const COST_TIME: Pool = [
  "By the time you have it to rights the hour is gone from {place}, and another has followed it out.",
  "It has cost you what you could least spare at {place}: the better part of the light.",
  "You lose an hour to it, {there}; at {elsewhere} somebody has gained one.",
  "When you look up, the shadows have moved to the other side of the {surface}.",
  "It is done in the end, {there}, at [two|three|four] times the price in hours, while {sound}.",
  "{who|cap} has come, watched, yawned and gone again before you are through with it.",
];
export const COST_NOISE: Pool = [
  "And it was loud: beyond the {surface} a conversation stops.",
  "Somebody has marked you: {who}, who was on the way out of {place}, and has decided to stay.",
  "A shutter opens past the {surface}, and a face, and the face goes away to tell the others.",
  "Now {passer}, and looks straight at you, and remembers.",
  "You have been seen, {there}. You know it by how carefully {who} does not look.",
  "{sound|cap}, as if nothing had happened; but somebody by the {surface} has begun to whisper.",
];
export const COST_COIN: Pool = [
  "To have it forgotten costs you {coins} gold, paid to {who} quickly, {there}.",
  "Something is broken, {there}, that was not yours. You leave {coins} gold on the {surface} and go before {who} has counted it.",
  "Your purse has come open in the middle of it: {coins} gold are gone, and a boy is running past the {surface}.",
  "{who|cap} names a sum for the damage, {coins} gold, and you pay it rather than be looked at any longer at {place}.",
];
export const COST_SKIN: Pool = [
  "You have taken the skin off your {limb} on the {surface}, and more off your pride; it will slow you.",
  "Something gives in your {limb}, small and hot, {there}. It will remind you of {place} when it rains.",
  "There is blood on your {limb}, not much, and some of it on the {surface}.",
  "You have hurt your {limb} in the doing of it, and {who} has seen you limp.",
];
export const COST_TRUST: Pool = [
  "{name} has seen how it went. You watch {them} think again about you, {manner}.",
  "“I see,” says {name}, {manner}, who does.",
  "{name} moves half a step nearer the {surface}, the way one does from bad luck.",
];
export const COST_CLOCK: Pool = [
  "And somewhere, because of it, {villain} has been given a day that you will want back.",
  "You have shown your hand in the matter of {trouble}. It will be at {lair} by nightfall that you were at {place}.",
  "{who|cap} slips out past the {surface} while they are all looking at you, in the direction of {lair}.",
];
/** The failure itself shows another way. */
export const COST_DOOR: Pool = [
  "Even so it has shown you one thing: there is another way, by {elsewhere}, longer and not so clean.",
  "Failing, you learn why it failed: {who} wanted it to. That is worth knowing, at {place}, and worth being afraid of.",
  "It will not go like this, {there}. It might go at night, or with two, or with {curio} in your hand.",
  "You have not got what you came to the {surface} for. You have got somebody's attention instead, and it may do as well: {who} beckons.",
  "What stopped you was {curio}, of all things. With that out of the way the {surface} would be another matter.",
];
