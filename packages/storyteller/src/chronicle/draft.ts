import type { EntityDraft, MemoryDraft, MemoryKind } from "#contracts/memory/items";
import { importanceOf, toneOf } from "#contracts/memory/worth";

/** The importance of a text with one notable word. */
const NOTABLE = 3;
/** Going over what one knows is not news of it. */
const MUSING = /: (?:what|who|where|when|why|how) (?:do|did|have|can|could|was|were|is) (?:i|we|my|our|they|their)\b/iu;

/** Makes the items of one turn: whom each is about, how much it weighs and how it sounds. */
export type Drafting = (key: string, kind: MemoryKind, content: string, more?: Partial<MemoryDraft>) => MemoryDraft;

/** @param knowers who was there: they know of all that the turn tells, unless an item says otherwise */
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

/** By the rules of #contracts/memory/worth; what is a quest counts as one whether or not it says the word, and a deed of the player's is notable. */
function scoreOf(kind: MemoryKind, key: string, content: string): number {
  const weight = importanceOf(kind === "quest" ? `Quest: ${content}` : content);
  return key === "deed" && !MUSING.test(content) ? Math.max(weight, NOTABLE) : weight;
}
