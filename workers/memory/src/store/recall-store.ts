import type { MemorySource } from "#contracts/memory/items";
import { firstRow } from "#worker-kit/sqlite";
import type { Candidate } from "../domain/ranking.ts";
import type { RecalledContent, RecallStore } from "../domain/recall-store.ts";
import { cachesOf } from "./campaign-caches.ts";
import { indexMatches } from "./index-matches.ts";
import { activeItemsAbout, linksOf } from "./item-links.ts";
import { ANYBODY, KNOWERS } from "./knowers.ts";
import { HOLDS } from "./validity.ts";
import { SECRET_HEADINGS } from "../domain/campaign-lore.ts";

/** The columns of the candidates, each as a JSON list. */
interface CandidateColumns extends Record<string, SqlStorageValue> {
  ids: string;
  turn_ids: string;
  turn_numbers: string;
  importances: string;
  pinned: string;
  secret: string;
}

interface ContentRow extends Record<string, SqlStorageValue> {
  id: number;
  content: string;
  kind: string;
  source: MemorySource["kind"];
  secret: number;
  knowers: string | null;
}

/**
 * Recall's queries as SQL over active sources. Lists are passed as one JSON parameter, because a statement may have at most 100
 * parameters. Many results are returned as JSON too, a list for each query or column, because reading row by row takes ten times as long.
 * @param holds the SQL condition for items that are still valid: for the game master, or as far as the player may know
 */
export function sqlRecallStore(sql: SqlStorage, holds: string = HOLDS): RecallStore {
  return {
    features: cachesOf(sql).features(sql),

    matches: (queries, most) => indexMatches(sql, queries, most),

    about: (entityIds, most) => activeItemsAbout(sql, entityIds, most),

    pinned(most) {
      return ids(
        sql.exec<{ id: number }>(
          `SELECT i.id FROM items i JOIN sources s ON s.id = i.source_id
           WHERE i.pinned = 1 AND s.active = 1 ORDER BY i.id DESC LIMIT ?`,
          most,
        ),
      );
    },

    holding(entityIds, relations, most) {
      return ids(
        sql.exec<{ id: number }>(
          `SELECT i.id FROM json_each(?) named JOIN matters m ON m.entity_id = named.value
           JOIN claims cl ON cl.matter_id = m.id JOIN items i ON i.id = cl.item_id JOIN sources s ON s.id = i.source_id
           WHERE m.kind = 'state' AND m.folded IN (SELECT value FROM json_each(?)) AND s.active = 1 AND ${holds}
           ORDER BY cl.story DESC, cl.ordinal DESC LIMIT ?`,
          JSON.stringify(entityIds),
          JSON.stringify(relations),
          most,
        ),
      );
    },

    candidates(itemIds) {
      const found = sql
        .exec<CandidateColumns>(
          `SELECT json_group_array(i.id) AS ids, json_group_array(CASE s.kind WHEN 'turn' THEN s.name END) AS turn_ids,
             json_group_array(s.turn_number) AS turn_numbers, json_group_array(max(1, i.importance - i.faded)) AS importances,
             json_group_array(i.pinned) AS pinned, json_group_array(i.secret) AS secret
           FROM json_each(?) wanted JOIN items i ON i.id = wanted.value JOIN sources s ON s.id = i.source_id
           WHERE s.active = 1 AND ${holds}`,
          JSON.stringify(itemIds),
        )
        .one();
      return toCandidates(found);
    },

    links: (itemIds, entityIds) => linksOf(sql, itemIds, entityIds),

    contents(itemIds) {
      const rows = sql.exec<ContentRow>(
        `SELECT i.id, i.content, i.kind, s.kind AS source, i.secret, CASE WHEN i.known <> ${ANYBODY} THEN (
           SELECT json_group_array(e.name) FROM json_each(${KNOWERS}) k JOIN entities e ON e.id = k.value
         ) END AS knowers
         FROM json_each(?) wanted JOIN items i ON i.id = wanted.value JOIN sources s ON s.id = i.source_id`,
        JSON.stringify(itemIds),
      );
      return new Map(
        rows.toArray().map(({ id, content, kind, source, secret, knowers }): [number, RecalledContent] => {
          const names = knowers === null ? null : (JSON.parse(knowers) as string[]);
          return [id, { content, kind, source, secret: secret === 1 || isSecretLore(kind, content), knowers: names }];
        }),
      );
    },

    latestTurn() {
      const row = firstRow(
        sql.exec<{ number: number | null }>(
          "SELECT max(turn_number) AS number FROM sources WHERE active = 1 AND turn_number IS NOT NULL",
        ),
      );
      return row?.number ?? 0;
    },
  };
}

function toCandidates(columns: CandidateColumns): Candidate[] {
  const turnIds = list<string | null>(columns.turn_ids);
  const turnNumbers = list<number | null>(columns.turn_numbers);
  const importances = list<number>(columns.importances);
  const pinned = list<number>(columns.pinned);
  const secret = list<number>(columns.secret);
  return list<number>(columns.ids).map((id, place) => ({
    id,
    turnId: turnIds[place] ?? null,
    turnNumber: turnNumbers[place] ?? null,
    importance: importances[place] ?? 1,
    pinned: pinned[place] === 1,
    secret: secret[place] === 1,
  }));
}

const list = <Value>(json: string): Value[] => JSON.parse(json) as Value[];

const ids = (rows: SqlStorageCursor<{ id: number }>): number[] => rows.toArray().map(({ id }) => id);

/** Whether an item is secret lore of a version before 0.2. Such lore has no secret flag, but begins with one of the secret headings. */
const isSecretLore = (kind: string, content: string): boolean =>
  kind === "lore" && SECRET_HEADINGS.some((heading) => content.includes(`## ${heading}\n`));
