import { clip } from "#english/sentences";
import { type MarkedNames, WHAT, WHO } from "./marked-names.ts";

const SOMEBODY = `(?:${WHO}|${WHAT})`;
/**
 * Patterns for facts: "Corvin is a ferryman", "Hanne, the miller's widow, …", "the blade is called Frost-Tongue", "Corvin's brother
 * drowned".
 */
const FACTS = [
  new RegExp(
    `${SOMEBODY} (?:is|was|are|were) (?:now |once |still |not )?(?:a|an|the|her|his|their|\\p{L}+['’]s|${WHO}['’]s) `,
    "u",
  ),
  new RegExp(`${SOMEBODY}, (?:a|an|the|her|his|their|${WHO}['’]s) \\p{Ll}`, "u"),
  new RegExp(`\\b(?:called|named|known as) ${SOMEBODY}`, "u"),
  new RegExp(
    `${SOMEBODY} (?:rules?|owns?|serves?|guards?|leads?|lives? (?:in|at|by|near)|belongs? to|works? for|comes? from|hates?|loves?|fears?|owes?|betrayed|killed|stole|married|died|vanished|hid|buried|built|knows)\\b`,
    "u",
  ),
  new RegExp(
    `${SOMEBODY}['’]s (?:sister|brother|mother|father|son|daughter|wife|husband|name|secret|real|true)\\b`,
    "u",
  ),
];

/** Words in direct speech that express a task or a promise. */
const DUTY =
  /\b(?:quests?|missions?|bount(?:y|ies)|promis(?:e|es|ed)|sw(?:ear|ears|ore)|vow(?:s|ed)?|oath|pledged?|bring (?:back|me|him|her|us|it)|find (?:my|his|her|their|the|out)|rescue|in return for|reward|before (?:dawn|dusk|nightfall|midnight|the next|winter))\b/iu;
/** The same outside quotations. Here "swears" needs "to", "that" or the like, because a curse or an intention lays no duty on anybody. */
const TOLD_DUTY =
  /\b(?:quests?|missions?|bount(?:y|ies)|promis(?:e|es|ed)|(?:swear|swears|swore) (?:to|that|an|on|by)|vow(?:s|ed)|oath|pledged?|in return for|reward(?:s|ed)?)\b/iu;

/** Sentences outside quotations that say who or what a named person or thing is. */
export function factsOf(narrated: readonly string[], names: MarkedNames): string[] {
  return narrated
    .filter((sentence) => !/^(?:You|I|We|If|When|Perhaps|Maybe)\b|\?$/u.test(sentence))
    .filter((sentence) => {
      const marked = names.mark(sentence);
      return FACTS.some((pattern) => pattern.test(marked));
    })
    .map((sentence) => clip(sentence, 400));
}

/** Whether words give somebody a task or express a promise. */
export const isDuty = (said: string): boolean => DUTY.test(said) && said.split(" ").length > 3;

/** Sentences outside quotations that give somebody a task or express a promise. */
export function dutiesOf(narrated: readonly string[]): string[] {
  return narrated
    .filter((sentence) => TOLD_DUTY.test(sentence) && isDuty(sentence))
    .map((sentence) => clip(sentence, 400));
}

/** Whether a deed accepts a task. */
export const isTaken = (deed: string): boolean =>
  /\b(?:accept(?:s|ed)?|took on) the (?:quest|mission|job|task|offer|bounty)\b/iu.test(deed) && !deed.includes("?");
