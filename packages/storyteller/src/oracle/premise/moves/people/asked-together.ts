import { pattern } from "../../../patterns.ts";
import type { Said } from "./hearer.ts";

/** Several questions in one breath: each is asked by itself. */

/** Words to somebody, taken apart into the questions that they ask; the words as they are where they ask one, or say something else, too. */
export function askedTogether(part: Said): Said[] {
  if (!part.direct) {
    // "I ask Tansy how long he has sat there and what odds she gives": of the same person.
    const [, whom = "", one = "", two = ""] =
      part.verb === "ask" ? (pattern("asked-together told", "u").exec(part.words) ?? []) : [];
    return one === "" ? [part] : [one, two].map((words) => ({ ...part, words: `${whom}${words}` }));
  }
  const typed = part.words.replace(/^\p{L}+\? (?=\S)/u, "").match(/[^.!?]+\?/gu) ?? [];
  const asked = typed.flatMap((each) => {
    // "When did you see her, and was she alone?"
    const [, one = "", two = ""] = pattern("asked-together two", "u").exec(each) ?? [];
    return one === "" ? [each.trim()] : [`${one.trim()}?`, two.trim()];
  });
  const isAll = typed.join("").length > part.words.length - 4;
  return asked.length === 2 && (isAll || typed.length === 1) ? asked.map((words) => ({ ...part, words })) : [part];
}

/** "Did you see Koen? Was he alone?": who says no to the first does not know the second. */
export const hangsOn = (first: string, second: string, reply: string): boolean =>
  pattern("asked-together sensed", "u").test(first) &&
  pattern("asked-together of it", "u").test(second) &&
  /“No\b/u.test(reply);
