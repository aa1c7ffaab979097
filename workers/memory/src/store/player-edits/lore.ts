import type { LoreEntry } from "#contracts/http/lore";
import type { MemoryDraft } from "#contracts/memory/items";
import { toneOf } from "#contracts/memory/memory-worthiness";
import type { Change } from "../change.ts";
import { addName, nameEntity } from "../entities.ts";
import { storeItems } from "../remember.ts";
import { recordSource, storyOf } from "../sources.ts";

const IMPORT = { kind: "import" } as const;
const IMPORTANCE = 6;

/** Something that was so before the story, and by what it is known under: the same again is the same item. */
export interface KeyedLore extends LoreEntry {
  readonly key: string;
}

/** Remembers lore of others beside what is remembered already; answers how much of it is new. */
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
