import { pattern } from "../patterns.ts";
import type { Clause } from "./grammar/clause.ts";

/** The subject of a conversation: the words after "about" or "that". */
export function topicOf(text: string, clause: Clause): string {
  const said = text.slice(clause.start, clause.end);
  const found = pattern("topic topic of").exec(said);
  return found?.[1]?.replace(/[.!?\s]+$/u, "") ?? "";
}
