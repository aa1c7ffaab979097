import type { CampaignFile } from "#contracts/portability/campaign-file";
import type { MemoryRowOf } from "#contracts/portability/memory";

import { rowsOf, visibleItems } from "./visible-items.ts";

/** The minimum importance of an event in the timeline, and the largest number of events of one turn. */
const WEIGHTY = 5;
const MOST = 2;

/** The important events of each turn, taken from memory. */
export function eventsByTurn({ memory }: CampaignFile): Map<string, string[]> {
  const turns = new Map(
    rowsOf(memory, "source").flatMap(({ id, kind, name }) => (kind === "turn" ? [[id, name]] : [])),
  );
  const found = new Map<string, MemoryRowOf<"item">[]>();
  for (const item of visibleItems(memory)) {
    const turn = turns.get(item.source);
    if (turn === undefined || item.kind !== "event" || item.importance < WEIGHTY) continue;
    found.set(turn, [...(found.get(turn) ?? []), item]);
  }
  const lines = (items: MemoryRowOf<"item">[]) =>
    items
      .toSorted((a, b) => b.importance - a.importance || a.ordinal - b.ordinal)
      .slice(0, MOST)
      .map(({ content }) => content);
  return new Map([...found].map(([turn, items]) => [turn, lines(items)]));
}
