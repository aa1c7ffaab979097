import type { EntityDraft } from "#contracts/memory/items";
import { EntityLexicon, foldName, type NamedEntity } from "../domain/entity-lexicon.ts";

export function loadLexicon(sql: SqlStorage): EntityLexicon {
  const lexicon = new EntityLexicon();
  const rows = sql.exec<{ folded: string; id: number; name: string }>(
    "SELECT n.folded, e.id, e.name FROM entity_names n JOIN entities e ON e.id = n.entity_id ORDER BY e.id",
  );
  for (const { folded, id, name } of rows) lexicon.add(folded, { id, name });
  return lexicon;
}

/** Makes an entity known by its name and aliases, or adds to what is known of it. Null for a name that says nothing. */
export function knowEntity(sql: SqlStorage, lexicon: EntityLexicon, draft: EntityDraft): NamedEntity | null {
  const known = nameEntity(sql, lexicon, draft.name);
  if (!known) return null;
  sql.exec(
    `UPDATE entities SET type = coalesce(type, ?2), description = CASE description WHEN '' THEN ?3 ELSE description END
     WHERE id = ?1 AND (type IS NULL OR description = '')`,
    known.id,
    draft.type,
    draft.description,
  );
  for (const alias of draft.aliases) addName(sql, lexicon, alias, known);
  return known;
}

/** The entity of that name; a new one, of a type yet unknown, where nothing bears it. */
export function nameEntity(sql: SqlStorage, lexicon: EntityLexicon, name: string): NamedEntity | null {
  const known = lexicon.find(name);
  if (known) return known;
  if (foldName(name) === "") return null;
  const entity = sql
    .exec<{ id: number; name: string }>(
      "INSERT INTO entities (name, type, description) VALUES (?, NULL, '') RETURNING id, name",
      name.trim(),
    )
    .one();
  addName(sql, lexicon, name, entity);
  return entity;
}

function addName(sql: SqlStorage, lexicon: EntityLexicon, name: string, entity: NamedEntity): void {
  const folded = foldName(name);
  if (folded === "" || lexicon.find(name)) return;
  sql.exec("INSERT INTO entity_names (folded, entity_id) VALUES (?, ?) ON CONFLICT DO NOTHING", folded, entity.id);
  lexicon.add(folded, entity);
}

export function linkEntity(sql: SqlStorage, itemId: number, entityId: number): void {
  sql.exec("INSERT INTO item_entities (entity_id, item_id) VALUES (?, ?) ON CONFLICT DO NOTHING", entityId, itemId);
}
