import type { Pool } from "../prose/writer.ts";

/** What comes of a deed right after it, for replies with room: the place and its people answer what was done. */

/** Words were had with {name}. */
export const SPOKEN: Pool = [
  "{name} wants to know what you will do with it, now that you have it. You say that it depends on {who}, and {name} nods, {manner}.",
  "By the end of it {name} is talking to you as to somebody who might come back to {place}.",
  "{name} looks at the {surface} for a while, going over what you said.",
  "When you have both run out of words {name} stays where {they} is, {manner}, {there}.",
  "{who|cap}, {there}, has stopped pretending not to listen to you and {name}.",
  "“Who else have you said that to?” {name} wants to know, {manner}. “If it was {neighbour}, say so now.”",
  "{name} answers the next thing you say before you have said it, {manner}.",
  "You watch {name} decide how much to keep back. It is not {curio} that is looked at, but it is near it.",
  "“And if {neighbour} asks me,” says {name}, {manner}, “what was it you wanted at {place}?”",
  "Something you said has gone home: {name} moves {curio} from one side of the {surface} to the other, and back.",
  "{name} lowers {their} voice, and you both step nearer the {surface}. It is not any warmer there, and it smells of {smell}.",
  "“You ask like {trade|a},” {name} says, {manner}. You cannot tell, at {place}, whether that is good.",
];
/** They did not go down well. */
export const SPOKEN_ILL: Pool = [
  "{name} has turned to {who}, and talks rather loudly about {thing|plural}.",
  "You could say it to {name} again, better. {they|cap} sees you think so, and gets up from the {surface}.",
  "{name} wipes the {surface} where your hand was.",
  "“Ask {neighbour},” says {name}, {manner}. “At {elsewhere} they still like strangers.”",
  "What you said will be all over {place} by tonight; {who} has already gone to begin.",
  "{name} is polite to you now, {manner}, and it is like a door being shut with two hands.",
];
/** {object} or the place was looked at, searched, waited on. */
export const LOOKED: Pool = [
  "You ask {who}, in passing, how long the {surface} has stood like that. “Like what?” is all the answer you get, and too quickly.",
  "It is easier to see once you have stopped looking: {light}, and by the {surface} the shadow falls as if around something.",
  "You look a second time, now that you know what {place} would rather you looked at. There is {curio}, and it has no business {there}.",
  "The longer you look the less the {surface} belongs. Whoever put it there was in a hurry, and left {curio} behind.",
  "{who|cap} has been watching you look, and comes to stand {there}, not quite in the way.",
  "You put it in order for yourself: the {surface}; {curio}; that {sound}. Something is missing from the row, and {who} has it, or knows.",
  "There are marks on the {surface}, {few} of them, fresh, and {smell} in the air as if they had been burnt in.",
  "You kneel, to see {place} from lower down. From here {curio} is the first thing one sees, and that cannot be by chance.",
  "From the {surface} to {curio} is {few} steps. You find that you have counted them, while {sound}.",
  "Nobody has swept behind the {surface} since {ago}; somebody has stood there since yesterday.",
];
/** A search came to nothing. */
export const MISSED: Pool = [
  "You stand back from the {surface}. It has the look of a thing that has been searched before, and laughed about it.",
  "{who|cap} asks whether you have lost something. You say that you have, and look at {curio}, and cannot say what.",
  "You have moved {curio} twice, and put it back twice. It looked better {there}, where it was.",
  "There is one corner left, past the {surface}, and it smells of {smell}. You save it, as {trade|plural} do, so as to have something.",
  "If it was ever at {place}, it went out under somebody's coat, {ago} or this morning.",
  "Your knees are wet, your {limb} is scraped, and {place} is looking the other way.",
];
/** The road led here. */
export const CAME: Pool = [
  "What you see first is what everyone must see first: {curio}, {there}. You make yourself look at what is next to it.",
  "{who|cap} takes you for somebody else, is glad for the length of a breath, and goes back to the {surface}.",
  "You take your bearings from the {surface}: the way you came behind you, {curio} on one side, and on the other {light}.",
  "Your arrival has been noticed. By the {surface} {who} says a word to {who}, and both look at your boots.",
  "{place|cap} takes a little getting used to. It is the smell, {smell}, and the way that {sound}.",
  "You set your pack down {there}. There is room for it next to {curio}.",
  "Nobody asks your business at {place}. {who|cap} merely asks how long.",
  "You walk once round {place} before you do anything else, and end where you began, by the {surface}.",
  "The dust of the road comes off on the {surface}. Under it you look much as you did at {elsewhere}, {few} miles less sure.",
];
/** It was done unseen. */
export const UNSEEN_DEED: Pool = [
  "You stay where you are, {there}, until your heart has stopped telling everyone.",
  "{who|cap} passes so near that you could count the buttons, and goes on past the {surface}.",
  "From down here {place} is another place: boots, {curio}, and that {sound}.",
  "Nobody has looked behind the {surface} in years. You have its spiders and its {smell} to yourself.",
  "You hear your own name, or one like it, and then {who} laughs.",
  "The way back is open as far as the {surface}. After that you would need luck, or {trade|a|possessive} coat, or {thing|a}.",
];
/** The body, a tool or the wits were put to work, and it came off. */
export const MANAGED: Pool = [
  "You let go of the {surface}, finger by finger. Your {limb} will want to talk about it at {elsewhere}.",
  "{who|cap} has seen it done, and says nothing, which at {place} is praise.",
  "It has left its mark on the {surface}, and on you; you look at the one and rub the other.",
  "What was in the way is behind you now, with the {surface}. In front there is {curio}, and {smell}.",
  "You listen, {there}, in case it was loud. {sound|cap}; nothing else.",
  "Now that it is done you see how it might have been done with half the trouble, by way of the {surface}.",
];
/** It did not. */
export const FAILED: Pool = [
  "You sit down by the {surface} until your {limb} is yours again.",
  "{who|cap} offers you advice. It is good advice, about the {surface}, and a minute late.",
  "The {surface} looks just as it did. You, by the feel of your {limb} and the face of {who}, do not.",
  "You try to see it as a thing that happened to {trade|a}. {sound|cap}, and it is still you.",
  "There is a second way to go about it, past {curio}. You might have begun with that, and so {who} remarks.",
  "It will be known at {elsewhere} by tomorrow, with a funny voice for your part.",
];
/** Power was called on. */
export const WORKED: Pool = [
  "The air over the {surface} takes its time to lie flat again.",
  "{who|cap} has put the {surface} in between, and is trying to look as if it had always been there.",
  "You can taste it still: {smell}, and under that something like a struck flint.",
  "What you called on is gone, but {curio} has turned to face you.",
  "Your {limb} is cold to the bone, and the rest of you is not.",
  "For the length of {few} breaths every small sound at {place} comes twice: {sound}, and again.",
];
/** Time was let go by. */
export const LET_BE: Pool = [
  "You use the time to mend what {elsewhere} did to your left boot.",
  "You count what you have: the purse, the boots, one good idea about the {surface} and {few} poor ones.",
  "{who|cap} shares a crust with you {there}, and neither of you asks the other's business.",
  "What comes to you, in the quiet, is {curio}, and where you have seen one like it.",
  "By and by {place} stops noticing you. {passer|cap}, and does not lower the voice.",
  "Your {limb} has stopped aching by the time that {sound}.",
  "You turn your back to the {surface}, and your mind to what you will say to {who}, if it should come to that.",
];
/** Something was done that nobody foresaw. */
export const DID: Pool = [
  "{who|cap} looks at you, and at the {surface}, and seems about to ask why.",
  "It will be told at {elsewhere}, and told wrong, but it will be told.",
  "You feel the better for it; even {curio}, {there}, looks the better for it.",
  "Afterwards {place} is quiet for as long as it takes {who} to cross it.",
  "Nobody at {place} has ever done that {there}. You can tell by {who}.",
  "You are left with a smell of {smell}, and the feeling that {who} has taken a note.",
];
