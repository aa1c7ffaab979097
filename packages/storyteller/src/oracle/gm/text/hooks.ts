import type { Pool } from "../prose/writer.ts";

/** Ends of replies: each leaves something to react to. The last words are three or fewer, so that they may come again. */

/** With someone to answer. */
export const PERSON_HOOKS: Pool = [
  "{name} waits for your answer.",
  "{name} looks from you to the {surface} and back. Well?",
  "“So,” {name} says. “What will it be?”",
  "{name} raises an eyebrow, and leaves it raised. Your move.",
  "{name} has not let go of the {surface}. What now?",
  "“You have the look of someone about to decide something,” {name} says. Are you?",
  "{name} holds out a hand, palm up. Do you take it?",
  "“Say it plainly,” {name} tells you, “while there is still time to.”",
  "{name} leans in to hear what you will say.",
  "“I could use someone like you,” says {name}, not quite asking. Well?",
  "{name} glances at the way out. Do you let {them} go?",
  "There is a question in the way {name} is standing. Yours, first?",
  "“Ask me, then,” says {name}. “You clearly want to.”",
  "{name} pushes {curio} across to you without a word. Your answer?",
  "{name} is waiting, and so is whatever is behind {them}.",
  "“I have told you mine,” {name} says. “Now you.”",
  "Will you trust {name} with the rest of it, or keep it behind your teeth?",
  "“Before you go,” {name} begins, and then looks at the door. Do you stay?",
  "{name} says your name as if testing how much weight it will bear.",
];

/** With ways to go and things to try; {way} is a place, {deed} something to do. */
export const CHOICE_HOOKS: Pool = [
  "You could {deed}, or you could {deed2}.",
  "Do you {deed}, or {deed2}?",
  "There is time to {deed} before anyone comes. Or to {deed2}.",
  "One of you thinks it best to {deed}; it may be the foolish one. What now?",
  "Two things could be done: {deed}, or {deed2}. Not both.",
  "Sense says to {deed}. Curiosity says to {deed2}. Well?",
  "Whoever means to {deed} had better begin. Unless you would rather {deed2}?",
  "It comes down to this: {deed}, or {deed2}.",
  "Your feet want to {deed}; your head would sooner {deed2}. Who wins?",
  "The next hour is yours. Will you {deed}, or {deed2}?",
];

/** When something presses. */
export const EVENT_HOOKS: Pool = [
  "Then {sound}, much closer than before. What now?",
  "Three slow knocks come from the other side of the {surface}. Do you answer?",
  "Somebody behind you says your name, and it is nobody you know.",
  "Footsteps stop, just short of where you could see them. Your move.",
  "A shout goes up beyond the {surface}, and is cut off. Well?",
  "A child runs in, sees you, and points straight at you. What now?",
  "Where {curio} was a moment ago there is only a clean place in the dust.",
  "All at once everyone is looking at the {surface}. Why?",
  "The light goes out, and something breathes. What now?",
  "A scrap of paper has been pushed under your hand: “Not here.” Well?",
  "Far off a horn sounds twice, and somebody near you begins to cry.",
  "Somewhere a clock that never strikes has begun to. Your move.",
  "The ground gives a small, considered shiver. Stay or go?",
  "When you look back, there is one more shadow than there are people.",
];

/** With a foe in front of you. */
export const FIGHT_HOOKS: Pool = [
  "{foe|cap} comes round for another try. What now?",
  "{foe|cap} is between you and the {surface}. Your move.",
  "You have half a breath before {foe} is on you again. Well?",
  "{foe|cap} gathers {itself}. Do you stand, or give ground?",
  "Blood on the {surface}, some of it yours; {foe} has seen it too. What now?",
  "There is a gap behind {foe}, and another to your left. Quickly, now.",
  "{foe|cap} feints left and stays there, daring you. Well?",
  "Something has changed in how {foe} stands. Press on?",
  "{foe|cap} has learned your reach. Something new, then?",
  "The next blow will tell, and {foe} knows it. Whose is it?",
  "You and {foe} are both breathing hard now. Who moves first?",
  "A foot to your right the {surface} offers cover; {foe} offers none. Which?",
];

/** A foe that has only just come. */
export const FACING_HOOKS: Pool = [
  "{foe|cap} has seen you. What now?",
  "You have a breath, perhaps two, before {foe} is in reach. Well?",
  "{foe|cap} is in no hurry. Are you?",
  "There is the {surface}; there is {foe}; there is you. Your move.",
  "Stand, talk or run: {foe} will not wait while you choose.",
  "{foe|cap} comes on, past the {surface}. Your move.",
  "Between you and {foe} there is {curio}, and nothing else. What now?",
  "You could still run from {foe}. Will you?",
  "{foe|cap} tilts {its} head, as if to ask how you would like it.",
  "Steel, words or heels, and quickly: {foe} has stopped looking at the {surface}.",
];

/** Short last lines for when few words are left. Every one is new in a campaign by what it names. */
export const LAST_LINES: Pool = [
  "By the {surface}, something stirs. What now?",
  "You notice {curio}. Well?",
  "Now {sound}. Your move.",
  "Past the {surface}, a way on. Well?",
  "{smell|cap}, suddenly. Your move.",
  "Then {passer}. What now?",
];
