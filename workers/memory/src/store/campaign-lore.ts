import type { MemoryDraft } from "#contracts/memory/items";
import type { Change } from "./change.ts";
import { storeItems } from "./remember.ts";
import { recordSource, storyOf } from "./sources.ts";

const CAMPAIGN = { kind: "campaign" } as const;

/** Makes what is known of the campaign itself exactly these: what is told no more is forgotten, what is as it was stays as it is. */
export function storeLore(change: Change, items: readonly MemoryDraft[], at: string): void {
  const source = recordSource(change.sql, CAMPAIGN, at);
  storeItems(change, source, items, { story: storyOf(change.sql, CAMPAIGN), at, whole: true });
}
