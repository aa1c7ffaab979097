import type { EntityDraft, MemoryDraft, MemoryKind } from "#contracts/memory/items";
import { importanceOf, toneOf } from "#contracts/memory/memory-worthiness";

/** The importance of a text with one notable word. */
const NOTABLE = 3;
/** Matches a deed in which the character only goes over what is already known, which is nothing new. */
const MUSING = /: (?:what|who|where|when|why|how) (?:do|did|have|can|could|was|were|is) (?:i|we|my|our|they|their)\b/iu;

/** Makes one memory item of a turn: sets the entities it is about, its importance and its tone. */
export type Drafting = (key: string, kind: MemoryKind, content: string, more?: Partial<MemoryDraft>) => MemoryDraft;

/** @param knowers the people who were present; they know each item of the turn unless the item says otherwise */
export function draftingOf(entities: readonly EntityDraft[], knowers: readonly string[]): Drafting {
  return (key, kind, content, more = {}) => ({
    key,
    kind,
    content,
    entities: entities
      .filter(({ name, aliases }) => [name, ...aliases].some((each) => content.includes(each)))
      .map(({ name }) => name),
    importance: scoreOf(kind, key, content),
    tone: toneOf(content),
    speaker: null,
    secret: false,
    pinned: false,
    knowers: [...knowers],
    ...more,
  });
}

/**
 * The importance by the rules of #contracts/memory/worth. A quest counts as a quest even without that word, and a deed of the player is at
 * least notable.
 */
function scoreOf(kind: MemoryKind, key: string, content: string): number {
  const weight = importanceOf(kind === "quest" ? `Quest: ${content}` : content);
  return key === "deed" && !MUSING.test(content) ? Math.max(weight, NOTABLE) : weight;
}
