import type { RecallRequest } from "#contracts/rpc/memory";
import type { MemoryStore } from "../memory-store.ts";
import { actionsOf } from "./deeds.ts";
import { turnStoryOrder } from "../story-order.ts";

/** The most deeds in a recap. */
const MOST_DEEDS = 3;

/**
 * What these people did last before a turn, oldest first, without repeated sentences. People whom the story does not know are ignored.
 */
export function recapOf(
  { sql, lexicon }: Pick<MemoryStore, "sql" | "lexicon">,
  { of, before }: NonNullable<RecallRequest["recap"]>,
): string[] {
  const deeds = of.flatMap((name) => {
    const id = lexicon.find(name)?.id;
    return id === undefined ? [] : actionsOf(sql, id, FIRST, turnStoryOrder(before), MOST_DEEDS).toReversed();
  });
  return [...new Set(deeds)];
}

/** The story order (column `items.story`) of the first turn. */
const FIRST = 0;
