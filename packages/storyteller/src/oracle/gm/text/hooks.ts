import type { Pool } from "../prose/writer.ts";

/** Ends of replies: each leaves something to react to. The last words are three or fewer, so that they may come again. */

/** With someone to answer. */
export const PERSON_HOOKS: Pool = [
  "{name} waits for your answer, {manner}.",
  "{name} looks from you to the {surface} and back. Well?",
  "“So,” {name} says, {manner}. “{place|cap} or {elsewhere}?”",
  "{name} raises an eyebrow at you, {manner}, and leaves it raised. Your move.",
  "{name} has not let go of the {surface}. What now?",
  "“You have the look of {trade|a} about to decide something,” {name} says. Are you?",
  "{name} holds out a hand to you, palm up, {manner}. Yes or no?",
  "“Say it plainly,” {name} tells you, “while there is nobody {there}.” Well?",
  "{name} leans on the {surface} to hear what you will say.",
  "“I could use someone like you at {elsewhere},” says {name}, not quite asking. Well?",
  "{name} glances past the {surface} at the way out. Let {them} go?",
  "There is a question in the way {name} is standing {there}. Yours, first?",
  "“Ask me, then,” says {name}, {manner}. “Before {neighbour} does.”",
  "{name} pushes {curio} across to you without a word. Your answer?",
  "{name} is waiting, and so is {who}, behind {them}. Well?",
  "“You have had my side of {place},” {name} says, {manner}. “Now you.”",
  "Will you trust {name} with the rest of it, or keep it behind your teeth?",
  "“Before you go,” {name} begins, and then looks past the {surface}. Do you stay?",
  "{name} says your name as if testing how much weight it will bear at {place}.",
  "“{neighbour|cap} will be back before long,” {name} says, {manner}. What now?",
  "{name} turns {curio} round and round, and will not ask it first. Will you?",
  "“And after {place}?” {name} wants to know, {manner}. What then?",
];

/** With ways to go and things to try; {way} is a place, {deed} something to do. */
export const CHOICE_HOOKS: Pool = [
  "You could {deed}, or you could {deed2}.",
  "Do you {deed}, or {deed2}?",
  "There is time to {deed} before {who} comes, or to {deed2}.",
  "One half of you thinks it best to {deed}; the other would sooner {deed2}. What now?",
  "Two things could be done at {place}: {deed}, or {deed2}. Not both.",
  "Sense says to {deed}; curiosity says to {deed2}. Well?",
  "Whoever means to {deed} had better begin; or would you rather {deed2}?",
  "It comes down to this: {deed}, or {deed2}.",
  "Your feet want to {deed}; your head would sooner {deed2}. Who wins?",
  "The next hour is yours: will you {deed}, or {deed2}?",
  "From {place} two ways lie open: to {deed}, or to {deed2}. Which?",
];

/** When something presses. */
export const EVENT_HOOKS: Pool = [
  "Then {sound}, much closer than before. What now?",
  "[Three|Two|Four] slow knocks come from [inside|behind|the other side of] the {surface}, and {sound}. Do you answer?",
  "A shout goes up beyond the {surface}, and [is cut off|turns into laughter|is answered, lower], while {sound}. Well?",
  "A child runs in past the {surface}, sees you, and points at {curio}. What now?",
  "Footsteps stop, just short of the {surface}. Your move.",
  "Somebody behind the {surface} says your name, and it is not {who}. Do you turn?",
  "Where {curio} was a moment ago there is only a clean place in the dust. Well?",
  "All at once everyone at {place} is looking at the {surface}. Why?",
  "The light goes from the {surface}, and something {there} breathes. What now?",
  "A scrap of paper has been pushed under your hand: “Not at {place}. [Later|Run|Wait].” Well?",
  "Toward {elsewhere} a horn sounds [twice|three times|once, too long], and {who} near you begins to cry.",
  "Somewhere past the {surface} a bell that never rings has begun to. Your move.",
  "The ground under {place} gives a small, considered shiver, and {sound}. Stay or go?",
  "When you look back at the {surface}, there is one more shadow than there are people.",
  "{who|cap} goes by at a run, in the wrong direction, clutching {curio}. Do you follow?",
  "{passer|cap}, and all at once stops, and looks at you. What now?",
  "The {surface} moves; only an inch, and nobody is touching it. Your move.",
  "“You there,” says {who}, {there}, and beckons. Well?",
];

/** With a foe in front of you. */
export const FIGHT_HOOKS: Pool = [
  "{foe|cap} comes round the {surface} for another try. What now?",
  "{foe|cap} is between you and the {surface}. Your move.",
  "You have half a breath before {foe} is past the {surface} and on you again. Well?",
  "{foe|cap} gathers {itself} {there}. Stand, or run?",
  "Blood on the {surface}, some of it yours; {foe} has seen it too. What now?",
  "There is a gap behind {foe}, and another by the {surface}. Quickly, now.",
  "{foe|cap} feints toward the {surface} and stays there, daring you. Well?",
  "Something has changed in how {foe} stands, {there}. Press on?",
  "{foe|cap} has learned your reach, to the width of the {surface}. Something new, then?",
  "The next blow will tell, and {foe} knows it as well as {who} looking on. Whose is it?",
  "You and {foe} are both breathing hard, with the {surface} between you. Who moves first?",
  "A foot to your [right|left] the {surface} offers cover; {foe} offers none. Which?",
  "{foe|cap} looks at your {limb}, and then at your eyes. What now?",
  "Behind {foe} {sound}; neither of you looks round. Your move.",
];

/** A foe that has only just come. */
export const FACING_HOOKS: Pool = [
  "{foe|cap} has seen you, {there}. What now?",
  "You have a breath, perhaps two, before {foe} is past the {surface}. Well?",
  "{foe|cap} is in no hurry, and {sound}. Are you?",
  "There is the {surface}; there is {foe}; there is you. Your move.",
  "Stand, talk or run: {foe} will be at the {surface} while you choose.",
  "{foe|cap} comes on, past the {surface}. Your move.",
  "Between you and {foe} there is {curio}, and nothing else. What now?",
  "You could still run from {foe}, by way of the {surface}. Will you?",
  "{foe|cap} tilts {its} head at the {surface}, as if to ask where you would like it.",
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
