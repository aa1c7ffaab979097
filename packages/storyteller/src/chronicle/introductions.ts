import type { MemoryDraft } from "#contracts/memory/items";
import type { TurnCompleted } from "#contracts/queue/messages";

import { bare } from "#english/noun-phrase";
import { asSentence, clip, plainLine } from "#english/sentences";
import type { Drafting } from "./draft.ts";

const MOST = 3;
const LIVING = new Set(["person", "creature"]);

/**
 * Whom and what the game master brought in, as it described them. What is said of a person is known to those who were there and to
 * the person; what a place or a thing is, anybody may know.
 */
export function introductionsOf(turn: TurnCompleted, present: readonly string[], item: Drafting): MemoryDraft[] {
  return turn.introduced
    .map(({ name, type, description }) => ({ name: plainLine(name), type, description: plainLine(description) }))
    .filter(({ name, description }) => name !== "" && description !== "" && !isItsName(name, description))
    .slice(0, MOST)
    .map(({ name, type, description }, i) => {
      const content = asSentence(clip(`${name}: ${description}`, 600));
      if (LIVING.has(type))
        return item(`introduced:${i}`, "fact", content, { knowers: [...new Set([...present, name])] });
      const { knowers: _, ...open } = item(`introduced:${i}`, "fact", content);
      return open;
    });
}

/** "the stair: A stair." says nothing. */
const isItsName = (name: string, description: string): boolean => bareName(name) === bareName(description);
const bareName = (text: string): string => bare(text.toLowerCase().replace(/[.!?]+$/u, ""));
