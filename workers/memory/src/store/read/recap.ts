import type { RecallRequest } from "#contracts/rpc/memory";
import type { MemoryStore } from "../memory-store.ts";
import { actionsOf, changesOf, presentStateOf } from "./deeds.ts";
import { turnStoryOrder } from "../story-order.ts";

/** The most deeds of each person in a recap, and the most changes of relationships. */
const MOST = 3;

/**
 * What these people did last before a turn, oldest first, how they stand with others and how they are now, without repeated sentences.
 * People whom the story does not know are ignored.
 */
export function recapOf(
  { sql, lexicon }: Pick<MemoryStore, "sql" | "lexicon">,
  { of, before }: NonNullable<RecallRequest["recap"]>,
): string[] {
  const lines = of.flatMap((name) => {
    const id = lexicon.find(name)?.id;
    if (id === undefined) return [];
    const deeds = actionsOf(sql, id, FIRST, turnStoryOrder(before), MOST).toReversed();
    return [...deeds, ...changesOf(sql, id, FIRST).slice(0, MOST), ...presentStateOf(sql, id)];
  });
  return [...new Set(lines)];
}

/** The story order (column `items.story`) of what a client stored before the first turn. */
const FIRST = -1;
