import { pattern, storedPattern } from "../../patterns.ts";
import type { Act } from "../reading.ts";

const FIRST_PERSON_ABLE = storedPattern("questions first person able", "u");

/** For a question such as "Can I climb the wall?": the wish as an order ("climb the wall"). Null if the text is no such question. */
export function askedToDo(text: string): string | null {
  const found = FIRST_PERSON_ABLE.exec(text.toLowerCase());
  if (found === null) return null;
  const rest = text.slice(found[0].length);
  return /^(?:should|am)\b/u.test(found[0].trim()) ? null : rest;
}

const STARTS = storedPattern("questions starts", "u");

export const isQuestion = (text: string): boolean => {
  const low = text.toLowerCase().replaceAll("’", "'").trim();
  return (
    low.endsWith("?") ||
    (STARTS.test(low) &&
      !pattern("questions is question", "u").test(low) &&
      !pattern("questions is question 2", "u").test(low) &&
      !pattern("questions is question 3", "u").test(low))
  );
};

const LOOKS = [
  /^(?:so |and )?(?:who|what) else (?:is|are)\b|^(?:so |and )?(?:is|are) there (?:any(?:thing|one|body)?|some(?:thing|one|body)?)\b.*\b(?:on|in|behind|under|around|here|near|inside)\b/u,
  /^(?:so |and |ok )?what(?:'s| is| are) (?:written |posted |printed |hidden |lying )?(?:on|in|inside|under|behind|at) (?:the|that|this|his|her|its)\b|\b(?:seem|seems|appear|appears)\b/u,
  /\b(?:look|looks) like\b|\bdescribe\b|\bwhat (?:do|can|does|could|would) (?:i|we|eleanor|my character|\w+) (?:\w+ )?(?:see|hear|smell|notice|feel|taste|make out|perceive|spot|observe)\b|\b(?:can|could|do|did) (?:i|we) (?:\w+ )?(?:see|hear|smell|notice|make out|spot|recogni[sz]e|sense|tell|detect)\b/u,
  /\bwhat(?:'s| is| does| do| are)? (?:the |it |that |this |his |her |there )?[\w' -]*?(?:say|says|read|reads|written|show|shows|depict|depicts|printed|engraved|carved|painted)\b/u,
  /^(?:so |and |ok )?(?:who|what)(?:'s| is| are| else is)(?: all)? (?:around|here|in (?:here|this (?:room|place)|the room)|nearby|there|around (?:me|us|here)|going on around)\b/u,
  /^what(?:'s| is) (?:that|this|it)\??$|^what(?:'s| is) (?:that|this) (?:place|room|noise|sound|smell|thing)\b/u,
];

/** The act of a question that is addressed to nobody in the story: `look` if it asks what can be seen, otherwise `oracle`. */
export function questionAct(raw: string): Act {
  const text = raw.toLowerCase().replaceAll("’", "'").trim();
  return LOOKS.some((pattern) => pattern.test(text)) ? "look" : "oracle";
}
