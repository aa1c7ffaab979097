import type { Pool } from "../prose/writer.ts";

export const CAST_LEAD: Pool = [
  "You reach for it, past the {surface}, the way one reaches for a word.",
  "You shape the first syllable, and the air {there} leans in.",
  "You draw the sign small, close to your chest, with the {surface} between you and {who}.",
  "You feel the power turn over, under {place}, and notice you.",
  "You wet your lips, taste {smell}, and begin.",
];
/** Said before it shows whether it took; {deed} is the player's own and follows "you". */
export const CAST_SAID: Pool = [
  "You {deed}, with your whole weight behind the word.",
  "You {deed}; your own voice sounds strange to you {there}, as it does at such times.",
  "You {deed}, and wait out the breath in which nothing at {place} has happened yet.",
];
export const CAST_LOSE: Pool = [
  "The power comes as far as the {surface}, looks at you, and goes to someone else.",
  "Halfway through, the pattern slips. What is left scorches the {surface} and your {limb}.",
  "It gutters. There is a smell of {smell}, and a silence {there} with a grin in it.",
  "You say it perfectly, {there}. It was the wrong word, or the wrong hour, or the wrong sort of {kind}.",
  "Something past the {surface} hears you, but it is not what you called.",
];
/** In worlds where magic is not to be had. */
export const NO_MAGIC: Pool = [
  "You say the words {there}. They are only words; {sound}, and that is all the answer you get.",
  "You make the signs, and the {surface} stays what it is. Somebody near you, {who}, laughs, and then does not.",
  "Nothing comes to {place}. {world|cap} does not listen to {trade|plural}, and it never promised you to.",
  "For a moment, {there}, you could almost believe it. Then {passer}, and the moment is over.",
];
/** Answers of the oracle; odds decide which. */
export const ORACLE_YES_AND: Pool = [
  "The oracle says yes, and more than you asked: {twist}.",
  "Yes; and there is more. {twist|cap}.",
  "The bones fall all one way. Yes, and {twist}.",
];
export const ORACLE_YES: Pool = [
  "The oracle says yes, while {sound}.",
  "Yes: the bones on the {surface} are not in doubt.",
  "Yes, plainly, and without a smile; {sound}.",
  "The answer comes up yes, beside {curio}.",
  "It is so. The oracle does not elaborate at {place}.",
];
export const ORACLE_YES_BUT: Pool = [
  "Yes, the oracle allows, but {twist}.",
  "A grudging yes: {twist}.",
  "The bones say yes, and one of them rolls away: {twist}.",
];
export const ORACLE_NO_BUT: Pool = [
  "No, says the oracle; but {twist}.",
  "No. There is this, though: {twist}.",
  "The bones say no, though not unkindly: {twist}.",
];
export const ORACLE_NO: Pool = [
  "The oracle says no, while {sound}.",
  "No: the bones lie flat and dark on the {surface}.",
  "No, and at {place} it would be kinder not to ask twice.",
  "The answer comes up no, beside {curio}.",
  "It is not so. Somewhere, {sound}.",
];
export const ORACLE_NO_AND: Pool = [
  "No, says the oracle, and worse: {twist}.",
  "No; and {twist}.",
  "Every bone falls face down by the {surface}. No, and {twist}.",
];
export const ORACLE_WORDS: Pool = [
  "The oracle gives you two words and no grammar: “{verb}” and “{noun}”.",
  "The bones spell it in their fashion: {verb}; {noun}.",
  "Two signs come up, “{verb}” and “{noun}”, and lie there looking at you.",
  "“{verb}”, says the first bone. “{noun}”, says the second. The rest keep out of it.",
];
