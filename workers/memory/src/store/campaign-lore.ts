import type { MemoryDraft } from "#contracts/memory/items";
import type { Change } from "./change.ts";
import { storeItems } from "./remember.ts";
import { recordSource, storyOf } from "./sources.ts";

const CAMPAIGN = { kind: "campaign" } as const;

/** Replaces the lore of the campaign itself. Items that are no longer in the list are forgotten. Unchanged items stay as they are. */
export function storeLore(change: Change, items: readonly MemoryDraft[], at: string): void {
  const source = recordSource(change.sql, CAMPAIGN, at);
  storeItems(change, source, items, { story: storyOf(change.sql, CAMPAIGN), at, whole: true });
}
