import type { MemoryRow, MemoryRowOf } from "#contracts/portability/memory";
import { ANYBODY, KNOWERS } from "../knowers.ts";

type Row = Record<string, SqlStorageValue>;
type Kind = MemoryRow["is"];

/** A row as a campaign file has it, and its position among the rows of its kind, after which reading can continue. */
interface Placed {
  readonly row: MemoryRow;
  readonly place: string;
}

/** Reads the next rows of one kind after a position. The empty position is before the first row. */
type Reader = (sql: SqlStorage, after: string, limit: number) => Placed[];

const byId =
  <Shape extends Kind>(query: string, shape: (row: Row) => MemoryRowOf<Shape>): Reader =>
  (sql, after, limit) =>
    sql
      .exec<Row>(query, Number(after), limit)
      .toArray()
      .map((row) => ({ row: shape(row), place: String(row.id as number) }));

const list = <Value>(value: SqlStorageValue | undefined): Value[] => JSON.parse(value as string) as Value[];
const flag = (value: SqlStorageValue | undefined): boolean => value === 1;

/** Every kind of row, in the order in which a file contains them, with the function that reads it. */
export const READERS: readonly (readonly [Kind, Reader])[] = [
  [
    "entity",
    byId(
      `SELECT e.id, e.ref, e.name, e.type, e.description,
         (SELECT json_group_array(folded) FROM (SELECT folded FROM entity_names WHERE entity_id = e.id ORDER BY folded)) AS names,
         (SELECT json_group_array(ref) FROM (SELECT ref FROM entity_refs WHERE entity_id = e.id ORDER BY ref)) AS refs
       FROM entities e WHERE e.id > ? ORDER BY e.id LIMIT ?`,
      (row) => ({
        is: "entity",
        id: row.id as number,
        ref: row.ref as string,
        name: row.name as string,
        type: row.type as MemoryRowOf<"entity">["type"],
        description: row.description as string,
        names: list(row.names),
        refs: list(row.refs),
      }),
    ),
  ],
  [
    "matter",
    byId("SELECT * FROM matters WHERE id > ? ORDER BY id LIMIT ?", (row) => ({
      is: "matter",
      id: row.id as number,
      ref: row.ref as string,
      kind: row.kind as MemoryRowOf<"matter">["kind"],
      entity: row.entity_id as number | null,
      relation: row.relation as string,
      folded: row.folded as string,
      other: row.other_id as number | null,
    })),
  ],
  [
    "source",
    byId("SELECT * FROM sources WHERE id > ? ORDER BY id LIMIT ?", (row) => ({
      is: "source",
      id: row.id as number,
      name: row.name as string,
      kind: row.kind as MemoryRowOf<"source">["kind"],
      turnNumber: row.turn_number as number | null,
      version: row.version as number,
      active: flag(row.active),
      epoch: row.epoch as number,
      at: row.at as string,
      session: row.session as number | null,
      ...(row.recalled === null ? {} : { recalled: list(row.recalled) }),
      tellings: list(row.tellings),
    })),
  ],
  [
    "override",
    byId(
      `SELECT o.*, (
         SELECT json_group_array(json_object('content', content, 'until', until))
         FROM (SELECT * FROM item_history WHERE override_id = o.id ORDER BY id)
       ) AS history FROM overrides o WHERE o.id > ? ORDER BY o.id LIMIT ?`,
      (row) => ({
        is: "override",
        id: row.id as number,
        source: row.source_name as string,
        key: row.key as string,
        original: row.original as string,
        content: row.content as string | null,
        pinned: row.pinned === null ? null : flag(row.pinned),
        importance: row.importance as number | null,
        forgotten: flag(row.forgotten),
        history: list(row.history),
      }),
    ),
  ],
  [
    "item",
    byId(
      `SELECT i.*, coalesce(cl.matter_id, sh.matter_id) AS matter_id, coalesce(cl.value, sh.value) AS claimed,
         sh.item_id IS NOT NULL AS shelved,
         ${KNOWERS} AS knower_list
       FROM items i LEFT JOIN claims cl ON cl.item_id = i.id LEFT JOIN shelved_claims sh ON sh.item_id = i.id
       WHERE i.id > ? ORDER BY i.id LIMIT ?`,
      itemOf,
    ),
  ],
  [
    "closure",
    (sql, after, limit) => {
      const [item = 0, source = 0] = after === "" ? [] : after.split("-").map(Number);
      return sql
        .exec<{ item_id: number; source_id: number }>(
          "SELECT * FROM closures WHERE (item_id, source_id) > (?, ?) ORDER BY item_id, source_id LIMIT ?",
          item,
          source,
          limit,
        )
        .toArray()
        .map(({ item_id, source_id }) => ({
          row: { is: "closure", item: item_id, source: source_id },
          place: `${item_id}-${source_id}`,
        }));
    },
  ],
  [
    "summary",
    (sql, after, limit) =>
      sql
        .exec<{ started_at: string; summary: string }>(
          "SELECT * FROM session_summaries WHERE started_at > ? ORDER BY started_at LIMIT ?",
          after,
          limit,
        )
        .toArray()
        .map(({ started_at, summary }) => ({
          row: { is: "summary", startedAt: started_at, summary },
          place: started_at,
        })),
  ],
];

function itemOf(row: Row): MemoryRowOf<"item"> {
  const claim = { matter: row.matter_id as number, value: row.claimed as string, shelved: flag(row.shelved) };
  return {
    is: "item",
    id: row.id as number,
    source: row.source_id as number,
    key: row.key as string,
    kind: row.kind as MemoryRowOf<"item">["kind"],
    content: row.content as string,
    speaker: row.speaker as string | null,
    importance: row.importance as number,
    tone: row.tone as MemoryRowOf<"item">["tone"],
    secret: flag(row.secret),
    pinned: flag(row.pinned),
    at: row.at as string,
    story: row.story as number,
    ordinal: row.ordinal as number,
    context: row.context as string,
    entities: list(row.entities),
    knowers: row.known === ANYBODY ? null : list(row.knower_list),
    faded: row.faded as number,
    recalls: row.recalls as number,
    novelty: row.novelty as number,
    override: row.override_id as number | null,
    claim: row.matter_id === null ? null : claim,
  };
}
