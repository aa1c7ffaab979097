import { itemsAbout } from "../item-links.ts";
import { HOLDS_SEEN } from "../validity.ts";
import { LATEST, SEEN, UNCORRECTED } from "./visible.ts";

const MOST = { actions: 10, changes: 10, quests: 10, states: 4 };
/** SQL: the latest items about an entity, as `l`. */
const ABOUT = "(SELECT value AS item_id FROM json_each(?1)) l";
/** The most items about an entity that are read. A hero is mentioned in almost all items. */
const EVERYTHING = 3_000;
/** No turn has more items about one person's deeds. */
const MOST_OF_A_TURN = 20;
const latestAbout = (sql: SqlStorage, entityId: number) => JSON.stringify(itemsAbout(sql, entityId).slice(-EVERYTHING));

/** The relations that describe the state of a person. */
const PERSONAL = "('status', 'place', 'role', 'allegiance', 'attitude', 'want')";

/**
 * What a person did or experienced, newest first. Of each turn, the item of the person's own deed is preferred to the episode. All
 * episodes that a client stored are included. An item is included even if later items superseded it, because the event did happen.
 * @param since the earliest story order (column `items.story`)
 * @param until the story order before which it happened
 */
export function actionsOf(
  sql: SqlStorage,
  entityId: number,
  since: number,
  until: number = Number.MAX_SAFE_INTEGER,
  most: number = MOST.actions,
): string[] {
  const items = latestAbout(sql, entityId);
  // A recap is needed before the first word of every turn, so only the latest items are read first. Numbering all deeds of a hero in
  // 2,000 turns takes 4 ms, the latest ones only 1 ms.
  const among = (window: number) =>
    contents(
      sql.exec<{ content: string }>(
        `SELECT items.content FROM (
           SELECT id, story, row_number() OVER (
             PARTITION BY source, iif(written_in = 'turn', 0, id) ORDER BY key = 'deed' DESC, kind = 'event' DESC, id
           ) AS nth
           FROM (
             SELECT i.story, i.id, i.key, i.kind, s.id AS source, s.kind AS written_in
             FROM ${ABOUT} JOIN items i ON i.id = l.item_id JOIN sources s ON s.id = i.source_id
             WHERE i.story >= ?2 AND i.story < ?4 AND i.kind IN ('event', 'episode') AND ${SEEN}
             ORDER BY i.story DESC, i.id DESC LIMIT ?5
           ) i WHERE ${UNCORRECTED}
         ) first JOIN items ON items.id = first.id WHERE nth = 1 ORDER BY first.story DESC, first.id DESC LIMIT ?3`,
        items,
        since,
        most,
        until,
        window,
      ),
    );
  const lately = among(most * MOST_OF_A_TURN);
  return lately.length === most ? lately : among(EVERYTHING);
}

/** The changes in a person's relationships since a story order, newest first. */
export function changesOf(sql: SqlStorage, entityId: number, since: number): string[] {
  return contents(
    sql.exec<{ content: string }>(
      `SELECT DISTINCT i.content FROM matters m JOIN claims cl ON cl.matter_id = m.id
       JOIN items i ON i.id = cl.item_id JOIN sources s ON s.id = i.source_id
       WHERE m.id IN (SELECT id FROM matters WHERE entity_id = ?1 UNION SELECT id FROM matters WHERE other_id = ?1)
         AND (m.kind = 'relationship' OR m.folded IN ('allegiance', 'attitude'))
         AND i.story >= ?2 AND ${SEEN} AND ${HOLDS_SEEN} ORDER BY ${LATEST} LIMIT ?3`,
      entityId,
      since,
      MOST.changes,
    ),
  );
}

/** Titles of the quests in whose items a person is mentioned since a story order. */
export function questsWith(sql: SqlStorage, entityId: number, since: number): string[] {
  return contents(
    sql.exec<{ content: string }>(
      `SELECT m.relation AS content FROM ${ABOUT} JOIN items i ON i.id = l.item_id JOIN sources s ON s.id = i.source_id
       JOIN claims cl ON cl.item_id = i.id JOIN matters m ON m.id = cl.matter_id AND m.kind = 'quest'
       WHERE i.story >= ?2 AND ${SEEN} AND ${UNCORRECTED}
       GROUP BY m.id ORDER BY max(i.story) DESC, m.id LIMIT ?3`,
      latestAbout(sql, entityId),
      since,
      MOST.quests,
    ),
  );
}

/** The sentences that describe a person's current state, however old they are; newest first. */
export function presentStateOf(sql: SqlStorage, entityId: number): string[] {
  return contents(
    sql.exec<{ content: string }>(
      `SELECT content FROM (
         SELECT i.content, i.story, i.id, row_number() OVER (PARTITION BY m.id ORDER BY ${LATEST}) AS nth
         FROM matters m JOIN claims cl ON cl.matter_id = m.id
         JOIN items i ON i.id = cl.item_id JOIN sources s ON s.id = i.source_id
         WHERE m.entity_id = ?1 AND m.kind = 'state' AND m.folded IN ${PERSONAL} AND ${SEEN} AND ${HOLDS_SEEN}
       ) WHERE nth = 1 ORDER BY story DESC, id DESC LIMIT ?2`,
      entityId,
      MOST.states,
    ),
  );
}

const contents = (rows: SqlStorageCursor<{ content: string }>): string[] =>
  rows.toArray().map(({ content }) => content);
