import { runInDurableObject } from "cloudflare:test";

import type { CampaignKey } from "#contracts/rpc/memory";
import { KNOWERS } from "../src/store/knowers.ts";
import { objectOf } from "./campaign.ts";

type Row = Record<string, SqlStorageValue>;

const rows = <Shape extends Row>(key: CampaignKey, query: string): Promise<Shape[]> =>
  runInDurableObject(objectOf(key), (_, { storage }) => storage.sql.exec<Shape>(query).toArray());

export interface DumpedItem extends Row {
  source: string;
  key: string;
  content: string;
  pinned: number;
  active: number;
  /** 1 if the item is currently valid: `holds` for the game master, `seen` for the player. */
  holds: number;
  seen: number;
}

const OPEN = `NOT EXISTS (
  SELECT 1 FROM closures c JOIN sources by ON by.id = c.source_id WHERE c.item_id = i.id AND by.active = 1
)`;

/** Every item with all its related data, identified by content and not by id. */
export const dumpItems = (key: CampaignKey): Promise<DumpedItem[]> =>
  rows(
    key,
    `SELECT s.name AS source, s.version, s.active, i.key, i.kind, i.content, i.speaker, i.importance, i.tone, i.secret, i.pinned,
       i.context, i.known <> 0 AS known, i.story, i.ordinal,
       (SELECT json_group_array(name) FROM (
          SELECT e.name FROM json_each(i.entities) l JOIN entities e ON e.id = l.value ORDER BY e.name)) AS entities,
       (SELECT json_group_array(name) FROM (
          SELECT e.name FROM json_each(${KNOWERS}) k JOIN entities e ON e.id = k.value ORDER BY e.name)) AS knowers,
       (SELECT json_array(m.kind, e.name, m.relation, o.name, cl.value) FROM claims cl JOIN matters m ON m.id = cl.matter_id
          LEFT JOIN entities e ON e.id = m.entity_id LEFT JOIN entities o ON o.id = m.other_id WHERE cl.item_id = i.id) AS claim,
       (SELECT json_group_array(h.content) FROM item_history h WHERE h.override_id = i.override_id) AS history,
       s.active AND i.superseded_by IS NULL AND ${OPEN} AS holds,
       s.active AND i.seen_superseded_by IS NULL AND ${OPEN} AND NOT i.secret AS seen
     FROM items i JOIN sources s ON s.id = i.source_id ORDER BY s.kind, s.name, i.key`,
  );

/** All known entities with all their names. */
export const dumpEntities = (key: CampaignKey): Promise<Row[]> =>
  rows(
    key,
    `SELECT e.name, e.type, e.description, (SELECT json_group_array(folded) FROM (
       SELECT n.folded FROM entity_names n WHERE n.entity_id = e.id ORDER BY n.folded)) AS names
     FROM entities e ORDER BY e.name`,
  );
