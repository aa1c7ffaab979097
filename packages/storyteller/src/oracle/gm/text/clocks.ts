import type { Pool } from "../prose/writer.ts";

/** The others have their way a step further: heard of from afar, early and late. */
export const CLOCK_EARLY: Pool = [
  "Elsewhere things go on without you. {villain} was seen on the road to {lair}, they say, and not alone.",
  "News of {trouble}, third hand: it has got worse, though those who tell it cannot agree how.",
  "{faction|cap} have sent somebody to {lair}. Nobody knows what was carried there, only that it took two to carry it.",
  "A door is being made at {lair}, people say, by a smith who was paid not to ask about the size.",
  "While you were busy {villain} was not idle: two who might have talked to you have been offered work, far off.",
  "You hear that {villain} has paid off an old debt, all at once. People in that line do not pay unless they expect to be rich.",
  "There is a price now on news of {relic}, and it is {villain} who will pay it.",
  "You come by it sideways: {trouble} has reached {elsewhere}, and those who could leave have left.",
];
export const CLOCK_LATE: Pool = [
  "It cannot be long now. At {lair} the lights burn all night, and {villain} has stopped bothering with the curtains.",
  "{trouble|cap} has begun to be spoken of in the past tense, as one speaks of a thing that is settled. It is not settled. Not yet.",
  "A rider goes through with {villain}'s seal, and does not stop for the fallen. You have days, and not many.",
  "They say that {relic} has been brought to {lair}. If that is so, there is one thing left to do there, and one person to do it.",
  "People are leaving on account of {trouble}, in the night, with the doors left open. You could fill a street with what they leave.",
  "{villain} sends you a present: {curio}, and a card that says only “Soon.”",
];
export const CLOCK_OUT: Pool = [
  "And then it is too late. Word comes from {lair} before the smoke does: {villain} has {relic}, and what was feared of {trouble} has come about. You were elsewhere.",
  "It is done, and without you. {villain} has had the whole of it, {trouble} and {relic} and the last word. There will be an afterwards; you will have to live in it.",
  "You hear it from somebody who does not know that you might have stopped it: {villain} has won. {lair|cap} is lit from end to end, and they are dancing.",
  "So that is how {trouble} ends: badly, and on a day when you had other things to do. {villain} is out of your reach now, and knows it.",
];
/** A day begins. */
export const NEW_DAY: Pool = [
  "So begins the {nth} day. {weather}",
  "The {nth} day comes up over {place}. {weather}",
  "{weather} It is the {nth} day, by your count, and by the ache in your feet.",
  "You have lost a night somewhere; it is the {nth} day already. {weather}",
];
export const NEW_DAY_UNCOUNTED: Pool = [
  "Another day. {weather}",
  "You have stopped counting the days. {weather}",
  "Morning, or what passes for it. {weather}",
  "The next day is like the last, with one thing moved. {weather}",
];
/** Night falls on someone under way. */
export const NIGHTFALL: Pool = [
  "It gets dark while you are about it. {weather}",
  "The light has gone, and you did not see it go. {weather}",
  "Somewhere in the middle of this it has become night.",
];
