import { clip, sentencesOf } from "../craft/player-text.ts";

const NAME = "\\p{Lu}[\\p{L}’'-]*(?: (?:of the |of |de |von |al-)?\\p{Lu}[\\p{L}’'-]*){0,3}";
/** "Corvin is a ferryman", "Hanne, the miller's widow, …", "the blade is called Frost-Tongue", "Corvin's brother drowned". */
const FACTS = [
  new RegExp(`\\b${NAME} (?:is|was|are|were) (?:now |once |still |not )?(?:a|an|the|her|his|their|\\p{L}+['’]s) `, "u"),
  new RegExp(`\\b${NAME}, (?:a|an|the|her|his|their) \\p{Ll}`, "u"),
  new RegExp(`\\b(?:called|named|known as) ${NAME}`, "u"),
  new RegExp(
    `\\b${NAME} (?:rules?|owns?|serves?|guards?|leads?|lives? (?:in|at|by|near)|belongs? to|works? for|comes? from|hates?|loves?|fears?|owes?|betrayed|killed|stole|married|died|vanished|hid|buried|built|knows)\\b`,
    "u",
  ),
  new RegExp(
    `\\b${NAME}['’]s (?:sister|brother|mother|father|son|daughter|wife|husband|name|secret|real|true)\\b`,
    "u",
  ),
];

/** Something to do or to keep one's word about. */
const DUTY =
  /\b(?:quests?|missions?|bount(?:y|ies)|promis(?:e|es|ed)|sw(?:ear|ears|ore)|vow(?:s|ed)?|oath|pledged?|bring (?:back|me|him|her|us|it)|find (?:my|his|her|their|the|out)|rescue|in return for|reward|before (?:dawn|dusk|nightfall|midnight|the next|winter))\b/iu;

/** The game master's own sentences: what is quoted is left to the dialogue. */
const narrated = (reply: string): string[] =>
  sentencesOf(reply.replace(/[“"][^“”"]*[”"]/gu, " ").replace(/\s+/gu, " ")).filter((sentence) =>
    /\p{L} \p{L}/u.test(sentence),
  );

/** Sentences outside quotes that state who or what somebody is. */
export function factsOf(reply: string): string[] {
  return narrated(reply)
    .filter((sentence) => !/^(?:You|I|We|If|When|Perhaps|Maybe)\b|\?$/u.test(sentence))
    .filter((sentence) => FACTS.some((pattern) => pattern.test(sentence)))
    .map((sentence) => clip(sentence, 400));
}

/** Whether words lay a task or a promise on somebody. */
export const isDuty = (said: string): boolean => DUTY.test(said) && said.split(" ").length > 3;

/** Sentences outside quotes that lay a task or a promise on somebody. */
export function dutiesOf(reply: string): string[] {
  return narrated(reply)
    .filter(isDuty)
    .map((sentence) => clip(sentence, 400));
}

/** Whether a deed gives the player's word or takes a task on. */
export const isPromise = (deed: string): boolean =>
  /\b(?:promised?|swore|vow(?:ed)?|pledged|oath|gave (?:\p{L}+ )?(?:their|his|her) word|agreed to|accepted? the (?:quest|mission|job|task|offer|bounty))\b/iu.test(
    deed,
  );
