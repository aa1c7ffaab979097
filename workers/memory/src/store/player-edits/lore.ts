import type { LoreEntry } from "#contracts/http/lore";
import type { MemoryDraft } from "#contracts/memory/items";
import { toneOf } from "#contracts/memory/memory-worthiness";
import type { Change } from "../change.ts";
import { addName, nameEntity } from "../entities.ts";
import { storeItems } from "../remember.ts";
import { recordSource, storyOf } from "../sources.ts";

const IMPORT = { kind: "import" } as const;
const IMPORTANCE = 6;

/** A lore entry with its key. Importing an entry with the same key again does not add an item. */
export interface KeyedLore extends LoreEntry {
  readonly key: string;
}

/** Adds imported lore to the existing items. Returns the number of new items. */
export function addLore(change: Change, lore: readonly KeyedLore[], at: string): number {
  const source = recordSource(change.sql, IMPORT, at);
  for (const { name, keys } of lore) {
    const entity = nameEntity(change, name);
    if (entity) for (const key of keys) addName(change, key, entity);
  }
  const story = storyOf(change.sql, IMPORT);
  return storeItems(change, source, lore.map(draftOf), { story, at, whole: false }).length;
}

const draftOf = ({ key, name, content, pinned }: KeyedLore): MemoryDraft => ({
  key,
  kind: "lore",
  content,
  entities: name === "" ? [] : [name],
  importance: IMPORTANCE,
  tone: toneOf(content),
  speaker: null,
  secret: false,
  pinned,
});
