import { itemsAbout } from "../item-links.ts";
import { HOLDS_SEEN } from "../validity.ts";
import { LATEST, SEEN, UNCORRECTED } from "./visible.ts";

const MOST = { actions: 10, changes: 10, quests: 10, states: 4 };
/** SQL: the latest memories about an entity, as `l`. */
const ABOUT = "(SELECT value AS item_id FROM json_each(?1)) l";
/** As many at most: a hero is in all there are. */
const EVERYTHING = 3_000;
/** No turn has more memories of one person's deeds. */
const MOST_OF_A_TURN = 20;
const latestAbout = (sql: SqlStorage, entityId: number) => JSON.stringify(itemsAbout(sql, entityId).slice(-EVERYTHING));

/** Of what somebody is, these say how they are now. */
const PERSONAL = "('status', 'place', 'role', 'allegiance', 'attitude', 'want')";

/**
 * What somebody did or went through, newest first: of each turn its own deed rather than the episode that tells of it, and every
 * episode that a client stored. It happened, whatever came of it.
 * @param since the earliest place in the story (column `items.story`)
 * @param until the place before which it happened
 */
export function actionsOf(
  sql: SqlStorage,
  entityId: number,
  since: number,
  until: number = Number.MAX_SAFE_INTEGER,
  most: number = MOST.actions,
): string[] {
  const items = latestAbout(sql, entityId);
  // A recap is asked before the first word of every turn. To number all that a hero did in 2,000 turns takes 4 ms, the latest of it 1 ms.
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

/** How it came to stand otherwise between somebody and others since a place in the story, newest first. */
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

/** Titles of the quests that somebody was spoken of in since a place in the story. */
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

/** The sentences that say how somebody is now, whenever they were told; newest first. */
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
