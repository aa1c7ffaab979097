import type { Clause } from "./grammar/clause.ts";

/** The subject of a conversation: the words after "about" or "that". */
export function topicOf(text: string, clause: Clause): string {
  const said = text.slice(clause.start, clause.end);
  const found = /\b(?:about|regarding|concerning|that|whether|if|why|where|who|what|how|for|of)\b\s+(.+)$/iu.exec(said);
  return found?.[1]?.replace(/[.!?\s]+$/u, "") ?? "";
}
