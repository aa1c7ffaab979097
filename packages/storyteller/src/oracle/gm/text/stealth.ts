import type { Pool } from "../prose/writer.ts";

export const SNEAK_LEAD: Pool = [
  "You let the noise of {place} get between you and everyone in it.",
  "You move when {sound}, and stop when it does.",
  "You go low, along the {surface}, with your breath held shallow.",
  "Weight on the outside of the foot; that was how you were taught.",
  "You become, by degrees, part of the {surface}.",
];
export const SNEAK_WIN: Pool = [
  "Nobody turns. You are past before the air has closed behind you.",
  "You might be smoke. From where you end up you hear two voices, and one says: “Before the week is out.”",
  "A head lifts, listens, and goes down again. You are already elsewhere.",
  "You cross the open part in the length of one cough, somebody else's.",
  "From the dark by the {surface} you watch {passer}, and are not watched back.",
  "You see without being seen, and what you see is {curio}, changing hands.",
];
export const SNEAK_LOSE: Pool = [
  "Your heel finds the one loose thing in {place}, and it rings like a dropped tray.",
  "“Who is there?” It is not really a question.",
  "You are good. The dog is better.",
  "Your shadow gives you away: it arrives before you do.",
  "A lantern swings round, hesitates, and settles on you.",
  "Everything goes well until the {surface} shifts under your hand.",
];
export const STEAL_LEAD: Pool = [
  "You wait until {passer}; nobody is looking at your hands now.",
  "Two fingers, no more, and your eyes on something else entirely.",
  "You drift closer, bored, innocent, yawning.",
];
export const STEAL_WIN: Pool = [
  "It is in your sleeve before the thought is finished.",
  "A brush, a murmured pardon, and you are the richer for it.",
  "Nobody has missed it yet. By the time they do, you mean to be a rumour.",
  "You walk on at the same pace, a little heavier.",
];
export const STEAL_LOSE: Pool = [
  "A hand closes on your wrist. It is not a gentle hand.",
  "“That,” somebody says loudly, “is not yours.”",
  "The strap holds, the purse swings, and everyone looks round at once.",
  "You come away with nothing but a hot face and a new set of enemies.",
];
