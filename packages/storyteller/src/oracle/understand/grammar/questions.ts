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
  storedPattern("questions looks", "u"),
  storedPattern("questions looks 2", "u"),
  storedPattern("questions looks 3", "u"),
  storedPattern("questions looks 4", "u"),
  storedPattern("questions looks 5", "u"),
  storedPattern("questions looks 6", "u"),
];

/** The act of a question that is addressed to nobody in the story: `look` if it asks what can be seen, otherwise `oracle`. */
export function questionAct(raw: string): Act {
  const text = raw.toLowerCase().replaceAll("’", "'").trim();
  return LOOKS.some((pattern) => pattern.test(text)) ? "look" : "oracle";
}
