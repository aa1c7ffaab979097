import type { Lore, LoreEntry } from "./lore-entry.ts";

/** Machines with a mind of their own can be spoken to, wherever the texts put them. */

const MIND =
  "(?:computer|machine|robot|android|droid|automaton|golem|mind|intelligence|AI|chatbot|drone|oracle|familiar|sword that \\p{L}+|mirror that \\p{L}+)";

/** Whether a thing with a proper name is a machine or a mind by the texts or the player's words. */
export function hasVoice(lore: Lore, { kind, name, role, sentences }: LoreEntry): boolean {
  if (kind !== "thing") return false;
  if (new RegExp(`\\b${MIND}\\b`, "iu").test(role)) return true;
  return sentences.some((at) => {
    const { text = "" } = lore.sentences[at] ?? {};
    return new RegExp(`^${literal(name)},? (?:is )?(?:the|an?) (?:[\\p{L}'’-]+ ){0,3}?${MIND}\\b`, "u").test(text);
  });
}
const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
