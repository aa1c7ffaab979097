import type { Pool } from "../prose/writer.ts";

/** The others have their way a step further: heard of from afar, early and late. */
export const CLOCK_EARLY: Pool = [
  "Things go on without you at {lair}. {villain} was seen on the road there, they say, with {few} others.",
  "News of {trouble}, third hand: it has got worse, though {who} and the one who told it first cannot agree how.",
  "{faction|cap} have sent somebody to {lair}. {who|cap} saw what was carried there, or saw that it took {few} to carry it.",
  "A door is being made at {lair}, {who} says, by a smith who was paid not to ask about the size.",
  "While you were busy at {place}, {villain} was not idle: {few} who might have talked to you have been offered work, far off.",
  "You hear that {villain} has paid off an old debt, all at once. {trade|plural|cap} do not pay unless they expect to be rich.",
  "There is a price now on news of {relic}, and it is {villain} who will pay it.",
  "You come by it sideways: {trouble} has reached {elsewhere}, and those who could leave have left.",
];
export const CLOCK_LATE: Pool = [
  "It cannot be long now. At {lair} the lights burn all night, and {villain} has stopped bothering with the curtains.",
  "{trouble|cap} has begun to be spoken of in the past tense, as {trade|plural} speak of a thing that is settled. At {lair} it is not settled yet.",
  "A rider goes through {place} with {villain}'s seal, and does not stop for {who}. You have days, and not many.",
  "They say that {relic} has been brought to {lair}. If that is so, {villain} has one thing left to do, and so have you.",
  "People are leaving on account of {trouble}, in the night, with the doors left open. By the {surface} lies what they could not carry: {curio}.",
  "{villain} sends you a present: {curio}, and a card that says only “Soon.”",
];
export const CLOCK_OUT: Pool = [
  "And then it is too late. Word comes from {lair} before the smoke does: {villain} has {relic}, and what was feared of {trouble} has come about. You were at {place}.",
  "It is done, and without you. {villain} has had the whole of it, {trouble} and {relic} and the last word. There will be an afterwards at {place}; you will have to live in it.",
  "You hear it from {who}, who does not know that you might have stopped it: {villain} has won. {lair|cap} is lit from end to end, and they are dancing.",
  "So that is how {trouble} ends: badly, and on a day when you had other things to do. {villain} is out of your reach now, and knows it.",
];
/** A day begins. */
export const NEW_DAY: Pool = [
  "So begins the {nth} day at {place}. {weather}",
  "The {nth} day comes up over {place}. {weather}",
  "{weather} At {place} it is the {nth} day, by your count, and by the ache in your {limb}.",
  "You have lost a night somewhere; at {place} it is the {nth} day already. {weather}",
];
export const NEW_DAY_UNCOUNTED: Pool = [
  "Another day at {place}. {weather}",
  "You have stopped counting the days at {place}. {weather}",
  "Morning over {place}, or what passes for it. {weather}",
  "The next day at {place} is like the last, with {curio} moved. {weather}",
];
/** Night falls on someone under way. */
export const NIGHTFALL: Pool = [
  "It gets dark over {place} while you are about it. {weather}",
  "The light has gone from the {surface}, and you did not see it go. {weather}",
  "Somewhere in the middle of this it has become night at {place}.",
];
