import type { MemoryRow, MemoryRowOf } from "#contracts/portability/memory";
import { foldName } from "../../domain/entity-lexicon.ts";
import { packTraits } from "../../domain/traits.ts";
import { words } from "../../domain/words.ts";
import { cachesOf } from "../campaign-caches.ts";
import { ANYBODY, ONLY_KNOWERS } from "../knowers.ts";

const bit = (flag: boolean): number => (flag ? 1 : 0);

/**
 * Writes a row of a campaign file into a memory, with its own id. The rows that it refers to must exist; otherwise the database refuses
 * it.
 */
export function writeRow(sql: SqlStorage, row: MemoryRow): void {
  switch (row.is) {
    case "entity":
      return writeEntity(sql, row);
    case "matter":
      sql.exec(
        "INSERT INTO matters (id, ref, kind, entity_id, relation, folded, other_id) VALUES (?, ?, ?, ?, ?, ?, ?)",
        row.id,
        row.ref,
        row.kind,
        row.entity,
        row.relation,
        row.folded,
        row.other,
      );
      return;
    case "source":
      return writeSource(sql, row);
    case "override":
      return writeOverride(sql, row);
    case "item":
      return writeItem(sql, row);
    case "closure":
      sql.exec("INSERT INTO closures (item_id, source_id) VALUES (?, ?)", row.item, row.source);
      return;
    case "summary":
      sql.exec("INSERT INTO session_summaries (started_at, summary) VALUES (?, ?)", row.startedAt, row.summary);
      return;
  }
}

function writeEntity(sql: SqlStorage, { id, ref, name, type, description, names, refs }: MemoryRowOf<"entity">): void {
  sql.exec(
    "INSERT INTO entities (id, name, type, description, ref) VALUES (?, ?, ?, ?, ?)",
    id,
    name,
    type,
    description,
    ref,
  );
  for (const each of names) {
    // If two entities have the same name, the first one keeps it. Lorebooks often use the same key in several entries.
    const folded = words(each).join(" ") === each ? each : foldName(each);
    if (folded !== "") sql.exec("INSERT OR IGNORE INTO entity_names (folded, entity_id) VALUES (?, ?)", folded, id);
  }
  for (const each of refs) sql.exec("INSERT INTO entity_refs (ref, entity_id) VALUES (?, ?)", each, id);
}

/**
 * Writes a source. If its mentions name an entity twice or an entity that does not exist, the SQL gives null, which the database refuses.
 */
function writeSource(sql: SqlStorage, row: MemoryRowOf<"source">): void {
  const { id, name, kind, turnNumber, version, active, epoch, at, session, recalled } = row;
  sql.exec(
    `INSERT INTO sources (id, name, kind, turn_number, version, active, epoch, at, session, recalled, tellings)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (
       SELECT CASE WHEN count(DISTINCT e.id) = json_array_length(?11) THEN ?11 END
       FROM json_each(?11) t JOIN entities e ON e.id = t.value ->> 'entity'
     ))`,
    id,
    name,
    kind,
    turnNumber,
    version,
    bit(active),
    epoch,
    at,
    session,
    recalled ? JSON.stringify(recalled) : null,
    JSON.stringify(row.tellings.toSorted((a, b) => a.entity - b.entity)),
  );
}

function writeOverride(sql: SqlStorage, row: MemoryRowOf<"override">): void {
  const { id, source, key, original, content, pinned, importance, forgotten } = row;
  sql.exec(
    `INSERT INTO overrides (id, source_name, key, original, content, pinned, importance, forgotten)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    source,
    key,
    original,
    content,
    pinned === null ? null : bit(pinned),
    importance,
    bit(forgotten),
  );
  for (const { content: said, until } of row.history) {
    sql.exec("INSERT INTO item_history (override_id, content, until) VALUES (?, ?, ?)", id, said, until);
  }
}

/** SQL: the entities of a parameter, sorted. Null if one occurs twice or does not exist; the database refuses null. */
const knownEntities = (parameter: string): string => `(
  SELECT CASE WHEN count(*) = json_array_length(${parameter}) THEN json_group_array(id) END FROM (
    SELECT DISTINCT e.id FROM json_each(${parameter}) l JOIN entities e ON e.id = l.value ORDER BY e.id
  )
)`;

function writeItem(sql: SqlStorage, row: MemoryRowOf<"item">): void {
  const { id, source, key, kind, content, speaker, importance, tone, secret, pinned, at, story, ordinal } = row;
  const { context, knowers, faded, recalls, novelty, override, claim } = row;
  sql.exec(
    `INSERT INTO items (id, source_id, key, kind, content, speaker, importance, tone, secret, pinned, at, story, ordinal,
       context, known, faded, recalls, novelty, override_id, traits, entities, knowers)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${knownEntities("?21")}, ${knownEntities("?22")})`,
    id,
    source,
    key,
    kind,
    content,
    speaker,
    importance,
    tone,
    bit(secret),
    bit(pinned),
    at,
    story,
    ordinal,
    context,
    knowers === null ? ANYBODY : ONLY_KNOWERS,
    faded,
    recalls,
    novelty,
    override,
    packTraits(content),
    JSON.stringify(row.entities),
    JSON.stringify(knowers ?? []),
  );
  // Only items of active sources are indexed, because recall must find no others.
  cachesOf(sql).dropMatches();
  sql.exec(
    `INSERT INTO item_index (rowid, content) SELECT i.id, i.content FROM items i
     JOIN sources s ON s.id = i.source_id WHERE i.id = ? AND s.active = 1`,
    id,
  );
  if (!claim) return;
  if (claim.shelved) {
    sql.exec("INSERT INTO shelved_claims (item_id, matter_id, value) VALUES (?, ?, ?)", id, claim.matter, claim.value);
  } else {
    sql.exec(
      "INSERT INTO claims (item_id, matter_id, value, story, ordinal) VALUES (?, ?, ?, ?, ?)",
      id,
      claim.matter,
      claim.value,
      story,
      ordinal,
    );
  }
}
