import type { Pool } from "../prose/writer.ts";

export const SNEAK_LEAD: Pool = [
  "You let the noise of {place} get between you and everyone in it.",
  "You move when {sound}, and stop when it does.",
  "You go low, along the {surface}, with your breath held shallow.",
  "Weight on the outside of the foot, past the {surface}; that was how you were taught.",
  "You become, by degrees, part of the {surface}.",
];
export const SNEAK_WIN: Pool = [
  "Nobody by the {surface} turns. You are past before the air has closed behind you.",
  "You might be smoke. From behind the {surface} you hear {who} say to somebody: “Before the week is out. At {elsewhere}.”",
  "A head lifts past the {surface}, listens, and goes down again. You are already [elsewhere|beyond it|out of reach], and {sound}.",
  "You cross the open part by the {surface} in the length of one cough, and the cough is {trade|a|possessive}.",
  "From the dark by the {surface} you see how {passer}, and nobody sees you see it.",
  "You see without being seen, and what you see is {curio}, changing hands {there}.",
];
export const SNEAK_LOSE: Pool = [
  "Your heel finds the one loose thing in {place}, and it rings {like}.",
  "“Who is that, {there}?” It is not really a question.",
  "You are good, at {place}. The dog behind the {surface} is better.",
  "Your shadow gives you away: it reaches the {surface} before you do.",
  "A light swings round from the {surface}, hesitates, and settles on you.",
  "Everything goes well until the {surface} shifts under your hand.",
  "{who|cap} was not asleep after all, {there}, only thinking; and is not thinking now.",
];
export const STEAL_LEAD: Pool = [
  "You wait until {passer}; nobody is looking at your hands now.",
  "Two fingers, no more, and your eyes on {curio}, which is something else entirely.",
  "You drift closer to the {surface}, bored, innocent, yawning.",
];
export const STEAL_WIN: Pool = [
  "It is in your sleeve before {who} has finished yawning.",
  "A brush by the {surface}, a murmured pardon, and you are the richer for it.",
  "Nobody at {place} has missed it yet. By the time they do, you mean to be a rumour at {elsewhere}.",
  "You walk on past the {surface} at the same pace, a little heavier.",
];
export const STEAL_LOSE: Pool = [
  "A hand closes on your wrist, and it is {trade|a|possessive}. It is not a gentle hand.",
  "“That,” {who} says loudly, “is not yours.”",
  "The strap holds, the purse swings against the {surface}, and {who} looks round at once.",
  "You come away from the {surface} with nothing but a hot face and a new set of enemies.",
];
