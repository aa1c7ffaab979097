import { queryOptions } from "@tanstack/react-query";

import type { MemoryItem } from "#contracts/entities/memory";
import type { MemoryItemsAnswer } from "#contracts/http/memory-items";
import type { MemoryKind } from "#contracts/memory/items";
import type { PanelTurn } from "#contracts/story/panel";
import type { TimelineAnswer } from "#contracts/http/graph";
import { keys } from "../../../shared/api/lists.ts";
import { request } from "../../../shared/api/request.ts";

/** Facts about a person are not what passed between them and the party. */
const KINDS: ReadonlySet<MemoryKind> = new Set(["episode", "dialogue", "event", "relationship", "quest"]);
/** How many memories of a person the panel shows. */
const SHOWN = 6;

/** Something that memory keeps of a turn. */
export interface TurnMemory {
  readonly id: string;
  readonly content: string;
  readonly turn: PanelTurn;
}

/**
 * Loads what happened in the turns that this person is part of, the newest first.
 * @param headTurnId the last turn; the memories are loaded again when the story goes on
 */
export const memoriesOfQuery = (campaignId: string, name: string, headTurnId: string | null) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId, "memories-of", name, headTurnId],
    queryFn: async ({ signal }): Promise<TurnMemory[]> => {
      // A search finds what has all words. The story often calls somebody by the first name alone.
      const query = new URLSearchParams({ campaignId, q: namesOf(name).at(-1) ?? name });
      const { items } = await request<MemoryItemsAnswer>(`/api/memory/items?${query.toString()}`, { signal });
      return memoriesOf(name, items);
    },
  });

/** Words before a name by which nobody is called alone. */
const TITLES = new Set(
  "the old young captain sir lady lord mother father brother sister master mistress doctor dr mr mrs miss king queen herr frau der die das".split(
    " ",
  ),
);

/** By what a person is called: the whole name, and the first name of a longer one. Family names can be several people's. */
function namesOf(name: string): string[] {
  const whole = name.toLowerCase();
  const [first = ""] = whole.split(/\s+/u);
  return first.length > 2 && !TITLES.has(first) ? [whole, first] : [whole];
}

/** Whether a text has these words as whole words. */
function hasWords(text: string, words: string): boolean {
  const lower = text.toLowerCase();
  for (let at = lower.indexOf(words); at >= 0; at = lower.indexOf(words, at + 1)) {
    const around = lower.slice(Math.max(0, at - 1), at) + lower.slice(at + words.length, at + words.length + 1);
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

/** One memory for each turn that names the person, the newest turn first. A turn's most important memory stands for it. */
export function memoriesOf(name: string, items: readonly MemoryItem[]): TurnMemory[] {
  const names = namesOf(name);
  const isAbout = ({ entities, content }: MemoryItem) =>
    entities.some((entity) => names.includes(entity.toLowerCase())) || names.some((each) => hasWords(content, each));
  const best = new Map<string, MemoryItem>();
  for (const item of items) {
    const { kind, source, validTo } = item;
    if (!KINDS.has(kind) || source.kind !== "turn" || validTo !== null || !isAbout(item)) continue;
    const before = best.get(source.turnId);
    if (!before || item.importance > before.importance) best.set(source.turnId, item);
  }
  return [...best.values()]
    .flatMap(({ id, content, source }) =>
      source.kind === "turn" ? { id, content, turn: { id: source.turnId, number: source.turnNumber } } : [],
    )
    .toSorted((a, b) => b.turn.number - a.turn.number)
    .slice(0, SHOWN);
}

/** Loads the last sitting of the story, with its summary if it has one. Null if memory has none, or cannot be reached. */
export const lastSittingQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [keys.campaigns, campaignId, "last-sitting"],
    queryFn: async ({ signal }): Promise<TimelineAnswer["sessions"][number] | null> => {
      try {
        const path = `/api/graph/timeline?campaignId=${encodeURIComponent(campaignId)}`;
        const { sessions } = await request<TimelineAnswer>(path, { signal });
        return sessions.at(-1) ?? null;
      } catch {
        return null;
      }
    },
  });
