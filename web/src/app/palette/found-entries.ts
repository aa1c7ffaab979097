import { useQueries } from "@tanstack/react-query";

import type { MemoryEntity } from "#contracts/entities/memory";
import type { StoryHit } from "#contracts/http/chat";
import type { GraphAnswer } from "#contracts/http/graph";
import type { MemoryItemsAnswer } from "#contracts/http/memory-items";
import { keys } from "../../shared/api/lists.ts";
import { request } from "../../shared/api/request.ts";
import { searchStoryQuery } from "../../shared/api/search-story.ts";
import { plainText, truncate } from "../../shared/format/truncate.ts";
import { text } from "../../shared/text/text.ts";
import type { Entry, EntryGroup } from "./entries.ts";

/** How many results of each kind the palette shows. */
const SHOWN = 5;
/** How many characters of a memory are shown. */
const LENGTH = 90;
/** The shortest text that is searched for. */
const SHORTEST = 2;

interface Found {
  readonly hits: readonly StoryHit[];
  readonly people: readonly MemoryEntity[];
  readonly memories: MemoryItemsAnswer["items"];
}

/** Searches a campaign for what was typed: the text of its story, its people, places and things, and its memories. */
export function useFoundEntries(campaignId: string | null, words: string): EntryGroup[] {
  const id = campaignId ?? "";
  const enabled = campaignId !== null && words.length >= SHORTEST;
  return useQueries({
    queries: [
      { ...searchStoryQuery(id, words), enabled },
      {
        queryKey: [keys.campaigns, id, "palette", "graph"],
        enabled,
        queryFn: ({ signal }: { signal: AbortSignal }): Promise<GraphAnswer> =>
          request(`/api/graph?${new URLSearchParams({ campaignId: id }).toString()}`, { signal }),
      },
      {
        queryKey: [keys.campaigns, id, "palette", "items", words],
        enabled,
        queryFn: ({ signal }: { signal: AbortSignal }): Promise<MemoryItemsAnswer> =>
          request(`/api/memory/items?${new URLSearchParams({ campaignId: id, q: words }).toString()}`, { signal }),
      },
    ],
    combine: ([story, graph, items]) =>
      enabled
        ? groupsOf(id, words, {
            hits: story.data?.hits ?? [],
            people: graph.data?.nodes ?? [],
            memories: items.data?.items ?? [],
          })
        : [],
  });
}

/** What was found, in groups. Empty groups are left out. */
export function groupsOf(campaignId: string, words: string, { hits, people, memories }: Found): EntryGroup[] {
  const { found } = text.palette;
  const wanted = words.toLowerCase();
  const go = (value: string, label: string, to: string, detail = ""): Entry => ({
    value: `${campaignId} ${value}`,
    label,
    detail,
    action: { kind: "go", to },
    isFound: true,
  });
  const groups: EntryGroup[] = [
    {
      value: found.people,
      items: people
        .filter(({ name, aliases }) => [name, ...aliases].some((each) => each.toLowerCase().includes(wanted)))
        .slice(0, SHOWN)
        .map(({ id, name, description }) =>
          go(
            `entity ${id}`,
            name,
            `/campaigns/${campaignId}/chronicle?q=${encodeURIComponent(name)}`,
            truncate(plainText(description), LENGTH),
          ),
        ),
    },
    {
      value: found.story,
      items: hits
        .slice(0, SHOWN)
        .map(({ turnId, turnNumber, before, match, after }) =>
          go(
            `turn ${turnId}`,
            `${tail(before)}${match}${after}`,
            `/game/${campaignId}#turn-${turnId}`,
            text.play.panel.turn(turnNumber),
          ),
        ),
    },
    {
      value: found.memories,
      items: memories.slice(0, SHOWN).map(({ id, content, source }) => {
        const label = truncate(plainText(content), LENGTH);
        return source.kind === "turn"
          ? go(
              `item ${id}`,
              label,
              `/game/${campaignId}#turn-${source.turnId}`,
              text.play.panel.turn(source.turnNumber),
            )
          : go(`item ${id}`, label, `/campaigns/${campaignId}/chronicle?q=${encodeURIComponent(words)}`);
      }),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** The last words before what was found, so that it is visible in a narrow row. */
const tail = (before: string): string => (before.length > 24 ? `…${before.slice(-24).replace(/^\S*\s/u, "")}` : before);
