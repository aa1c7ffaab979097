import type { MemoryItem } from "#contracts/entities/memory";
import type { GraphAnswer, TimelineAnswer } from "#contracts/http/graph";
import type { MemoryItemsAnswer } from "#contracts/http/memory-items";
import type { Player } from "./player.ts";

/** Reads every memory item of a campaign that its player may see, page by page. */
export async function itemsOf(player: Player, campaignId: string): Promise<MemoryItem[]> {
  const items: MemoryItem[] = [];
  const path = `/api/memory/items?campaignId=${campaignId}`;
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: MemoryItemsAnswer = (
      await player.call<MemoryItemsAnswer>("GET", cursor === "" ? path : `${path}&cursor=${encodeURIComponent(cursor)}`)
    ).body;
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

/** Reads everything that a player sees of a campaign's memory. Ids are replaced by names. */
export async function dumpMemory(player: Player, campaignId: string): Promise<unknown> {
  const query = `campaignId=${campaignId}`;
  const items = await itemsOf(player, campaignId);
  const { nodes, edges } = (await player.call<GraphAnswer>("GET", `/api/graph?${query}`)).body;
  const { sessions } = (await player.call<TimelineAnswer>("GET", `/api/graph/timeline?${query}`)).body;
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  return {
    items: items.map(({ id: _, history, entities, ...item }) => ({
      ...item,
      entities: entities.toSorted(),
      history: history.map(({ content }) => content),
    })),
    nodes: sorted(nodes.map(({ id: _, aliases, ...node }) => ({ ...node, aliases: aliases.toSorted() }))),
    edges: sorted(
      edges.map(({ id: _, fromEntityId, toEntityId, ...edge }) => ({
        ...edge,
        from: names.get(fromEntityId),
        to: names.get(toEntityId),
      })),
    ),
    sessions: sessions.map(({ events, ...session }) => ({
      ...session,
      events: events.map(({ itemId: _, ...event }) => event),
    })),
  };
}

const sorted = <Entry>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
