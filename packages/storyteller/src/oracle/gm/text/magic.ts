import type { Pool } from "../prose/writer.ts";

export const CAST_LEAD: Pool = [
  "You reach for it, the way one reaches for a word.",
  "You shape the first syllable, and the air leans in.",
  "You draw the sign small, close to your chest, and mean it.",
  "You feel the power notice you.",
];
/** Said before it shows whether it took; {deed} is the player's own and follows "you". */
export const CAST_SAID: Pool = [
  "You {deed}, with your whole weight behind the word.",
  "You {deed}; your own voice sounds strange to you, as it does at such times.",
  "You {deed}, and wait out the breath in which nothing has happened yet.",
];
export const CAST_LOSE: Pool = [
  "The power comes, looks at you, and goes to someone else.",
  "Halfway through, the pattern slips. What is left scorches the {surface} and your eyebrows.",
  "It gutters. There is a smell of {smell}, and a silence with a grin in it.",
  "You say it perfectly. It was the wrong word, or the wrong hour, or the wrong sort of world.",
  "Something hears you, but it is not what you called.",
];
/** In worlds where magic is not to be had. */
export const NO_MAGIC: Pool = [
  "You say the words. They are only words; {sound}, and that is all the answer you get.",
  "You make the signs, and the {surface} stays what it is. Somebody near you laughs, and then does not.",
  "Nothing comes. This is not a world that listens, and it never promised to be.",
  "For a moment you could almost believe it. Then {passer}, and the moment is over.",
];
/** Answers of the oracle; odds decide which. */
export const ORACLE_YES_AND: Pool = [
  "The oracle says yes, and more than you asked: {twist}.",
  "Yes; and there is more. {twist|cap}.",
  "The bones fall all one way. Yes, and {twist}.",
];
export const ORACLE_YES: Pool = [
  "The oracle says yes.",
  "Yes: the bones are not in doubt.",
  "Yes, plainly, and without a smile.",
  "The answer comes up yes.",
  "It is so. The oracle does not elaborate.",
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
  "The oracle says no.",
  "No: the bones lie flat and dark.",
  "No, and it would be kinder not to ask twice.",
  "The answer comes up no.",
  "It is not so. Somewhere, {sound}.",
];
export const ORACLE_NO_AND: Pool = [
  "No, says the oracle, and worse: {twist}.",
  "No; and {twist}.",
  "Every bone falls face down. No, and {twist}.",
];
export const ORACLE_WORDS: Pool = [
  "The oracle gives you two words and no grammar: “{verb}” and “{noun}”.",
  "The bones spell it in their fashion: {verb}; {noun}.",
  "Two signs come up, “{verb}” and “{noun}”, and lie there looking at you.",
  "“{verb}”, says the first bone. “{noun}”, says the second. The rest keep out of it.",
];
