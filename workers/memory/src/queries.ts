import type { MemoryEntity, MemorySearchResult } from "#contracts/entities/memory";
import { contextText } from "./domain/context-text.ts";
import { RELEVANT, relevanceIn } from "./domain/relevant.ts";
import { recall } from "./domain/recall.ts";
import type { CampaignQueries, EntityRef } from "./ports.ts";
import type { MemoryStore } from "./store/memory-store.ts";
import { bondsAmong } from "./store/read/bonds.ts";
import { linksOf } from "./store/item-links.ts";
import { actionsOf, changesOf, presentStateOf, questsWith } from "./store/read/deeds.ts";
import { findEntities, findRow, type KnownRow, listEntities } from "./store/read/entities.ts";
import { findItem, listItems } from "./store/read/items.ts";
import { actors, campaignLore, recentPeople, recentPlace, recentEvents } from "./store/read/recent.ts";
import { listQuests } from "./store/read/quests.ts";
import { relationshipsAmong, relationshipsOf } from "./store/read/relationships.ts";
import { readSessions } from "./store/read/sessions.ts";
import { eventsBetween, readTimeline } from "./store/read/timeline.ts";
import { sqlRecallStore } from "./store/recall-store.ts";
import { HOLDS_SEEN } from "./store/validity.ts";

/** The most characters that a player's search may return: a lot for the screen, but not too much for the browser. */
const SEARCH_BUDGET = 100_000;

const MOST = {
  quests: 20,
  people: 8,
  events: 5,
  named: 20,
  lore: 4,
  entities: 50,
  nodes: 200,
  edges: 600,
  atPlace: 10,
  aroundPlace: 40,
};

/** The story order of what a client stores before the first turn. It comes after lore. */
const STORED_BEFORE_PLAY = -1;

/** Creates the queries that a player may send to a campaign's memory. */
export function createQueries(store: MemoryStore): CampaignQueries {
  const { sql } = store;

  const find = (query: string, limit: number, looking: boolean): ReturnType<CampaignQueries["search"]> => {
    const options = { situation: query, limit, budget: SEARCH_BUDGET, secrets: false, looking };
    const { items, matched } = recall(sqlRecallStore(sql, HOLDS_SEEN), store.lexicon, options);
    const results = items.map(({ itemId, content, relevance_score, kind, turnId, reason }): MemorySearchResult => ({
      itemId,
      content,
      relevance_score,
      kind,
      turnId,
      reason,
    }));
    return { results, total: matched };
  };

  const search: CampaignQueries["search"] = (query, limit) => find(query, limit, true);

  /** The entities that a text names and that the player may know. */
  const named = (text: string): KnownRow[] =>
    findEntities(
      sql,
      store.lexicon.named(text, MOST.named).map(({ id }) => id),
    );

  const rowsOf = (names: readonly string[]): number[] => names.flatMap((name) => store.lexicon.find(name)?.id ?? []);

  /** The row of an entity. Null if it is unknown, or known only from secrets. */
  const rowOf = (ref: EntityRef): number | null => {
    if ("id" in ref) return findRow(sql, ref.id);
    return findEntities(sql, rowsOf([ref.name]))[0]?.row ?? null;
  };

  /** The people that a text names, then the most recently mentioned ones, without the player's own characters. */
  const keyPeople = (text: string, party: readonly number[]): MemoryEntity[] => {
    const inText = named(text).filter(({ entity }) => entity.type === "person");
    const people = [...inText, ...findEntities(sql, recentPeople(sql, MOST.named))];
    const others = new Map(people.filter(({ row }) => !party.includes(row)).map(({ row, entity }) => [row, entity]));
    return [...others.values()].slice(0, MOST.people);
  };

  return {
    search,

    context({ situation, entities, limit }) {
      const text = [situation, ...entities].join("\n");
      const party = rowsOf(actors(sql));
      const place = recentPlace(sql, party);
      const parts = {
        activeQuests: listQuests(sql, null)
          .filter(({ status }) => status === "open" || status === "active")
          .slice(0, MOST.quests),
        keyNpcs: keyPeople(text, party),
        currentLocationInfo: place === null ? null : { name: place },
        recentEvents: recentEvents(sql, MOST.events).map((summary) => ({ summary })),
        contextualMemories: find(text, limit, false).results.map((one) => ({
          ...one,
          relevance_score: relevanceIn(one.relevance_score),
        })),
      };
      return {
        ...parts,
        hasRelevantMemory: parts.contextualMemories.some(({ relevance_score }) => relevance_score > RELEVANT),
        campaignContext: contextText({ ...parts, lore: campaignLore(sql, MOST.lore) }),
      };
    },

    atPlace(triggerEvent, entities) {
      const text = [triggerEvent, ...entities].join("\n");
      const places = named(text).filter(({ entity }) => entity.type === "place");
      const { results } = search(text, MOST.aroundPlace);
      const there = linksOf(
        sql,
        results.map(({ itemId }) => Number(itemId)),
        places.map(({ row }) => row),
      );
      return results
        .toSorted((a, b) => Number(there.has(Number(b.itemId))) - Number(there.has(Number(a.itemId))))
        .slice(0, MOST.atPlace);
    },

    recap(characterName, sessionsBack) {
      const row = rowOf({ name: characterName });
      if (row === null) return null;
      const first = readSessions(sql).at(-sessionsBack);
      const since = first ? 2 * first.firstTurn : STORED_BEFORE_PLAY;
      const actions = actionsOf(sql, row, since);
      const state = presentStateOf(sql, row);
      return {
        recent_actions: actions,
        relationships_changed: changesOf(sql, row, since),
        quests_involved: questsWith(sql, row, since),
        current_status: state.length > 0 ? state.join(" ") : (actions[0] ?? ""),
      };
    },

    relationships(of, types) {
      const row = rowOf(of);
      return row === null ? null : relationshipsOf(sql, row, types);
    },

    entities(type, { name, limit = MOST.entities }) {
      return listEntities(sql, { type, limit, ...(name === undefined ? {} : { name }) }).map(({ entity }) => entity);
    },

    quests: (status) => listQuests(sql, status),
    items: (query) => listItems(sql, query),
    item: (id) => findItem(sql, id),

    graph() {
      const nodes = listEntities(sql, { limit: MOST.nodes });
      const refs = new Map(nodes.map(({ row, entity }) => [row, entity.id]));
      const edges = [...relationshipsAmong(sql, [...refs.keys()]), ...bondsAmong(sql, store.lexicon, refs)];
      return { nodes: nodes.map(({ entity }) => entity), edges: edges.slice(0, MOST.edges) };
    },

    timeline: () => readTimeline(sql),
    eventsBetween: (firstTurn, lastTurn) => eventsBetween(sql, firstTurn, lastTurn),
  };
}
