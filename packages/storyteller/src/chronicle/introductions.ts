import type { MemoryDraft } from "#contracts/memory/items";
import type { TurnCompleted } from "#contracts/queue/messages";

import { bare } from "#english/noun-phrase";
import { asSentence, clip, plainLine } from "#english/sentences";
import type { Drafting } from "./draft.ts";

const MOST = 3;
const LIVING = new Set(["person", "creature"]);

/**
 * Items for the people, places and things that the game master introduced, with their descriptions. What is said about a person is known
 * to those present and to the person. What is said about a place or a thing may be known to everybody.
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

/** A description that only repeats the name ("the stair: A stair.") says nothing. */
const isItsName = (name: string, description: string): boolean => bareName(name) === bareName(description);
const bareName = (text: string): string => bare(text.toLowerCase().replace(/[.!?]+$/u, ""));
