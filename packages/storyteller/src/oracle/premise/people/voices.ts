import type { LoreEntry } from "../lore.ts";
import { hashOf } from "../memo.ts";
import type { Turn } from "../turn.ts";

/** What somebody says in a situation, in a few plain words: what they have to say beyond that comes from the player's texts. */

const LINES = {
  greet: ["What is it?", "You wanted a word?", "Yes?", "There you are."],
  unknown: ["That I can't tell you.", "I don't know.", "I couldn't say."],
  guarded: [
    "I have to go on living here afterwards. Give me your word that it stays between us.",
    "Not unless you promise that nobody learns it from me.",
  ],
  hears: ["I see.", "Is that so?", "I hear you."],
  agrees: ["All right.", "Yes, I will.", "If you like."],
  refuses: ["No.", "I can't do that.", "I would rather not."],
  warm: ["Thank you.", "That is kind of you.", "I won't forget that."],
  cold: ["There was no need for that.", "I heard that.", "I think you had better stop."],
} as const satisfies Record<string, readonly string[]>;
export type Situation = keyof typeof LINES;

/** A line of somebody's in a situation: one that has not been said in this story, where there is one left. */
export const lineOf = (turn: Turn, entry: LoreEntry, situation: Situation): string =>
  freshOf(turn, LINES[situation], hashOf(entry.name));

/** The first of these that the story has not used yet, from a place of its own; marks it as used. */
export function freshOf(turn: Turn, pool: readonly string[], from = 0): string {
  const start = (from + turn.brief.number) % Math.max(1, pool.length);
  const rotated = [...pool.slice(start), ...pool.slice(0, start)];
  const unused = rotated.find((text) => !turn.wasSaid({ text })) ?? rotated[0] ?? "";
  turn.markSaid({ text: unused });
  return unused;
}
