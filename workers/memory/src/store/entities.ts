import type { EntityDraft } from "#contracts/memory/items";
import { firstRow } from "#worker-kit/sqlite";
import { EntityLexicon, foldName, type NamedEntity } from "../domain/entity-lexicon.ts";
import type { Change } from "./change.ts";
import type { EntityMention } from "./entity-mention.ts";

export function loadLexicon(sql: SqlStorage): EntityLexicon {
  const lexicon = new EntityLexicon();
  const rows = sql.exec<{ folded: string; id: number; name: string }>(
    "SELECT n.folded, e.id, e.name FROM entity_names n JOIN entities e ON e.id = n.entity_id ORDER BY e.id",
  );
  for (const { folded, id, name } of rows) lexicon.add(folded, { id, name });
  return lexicon;
}

/** Stores an entity with its name and aliases, and returns the mention. Null if the name is empty or has only common words. */
export function knowEntity(
  change: Change,
  { name, aliases, type, description }: EntityDraft,
): Omit<EntityMention, "story"> | null {
  const known = nameEntity(change, name);
  if (!known) return null;
  for (const alias of aliases) addName(change, alias, known);
  return { entity: known.id, type, description };
}

/** Finds the entity with that name. If there is none, creates one without a type. Null if the name has only common words. */
export function nameEntity(change: Change, name: string): NamedEntity | null {
  const known = change.lexicon.find(name);
  if (known) return known;
  if (foldName(name) === "") return null;
  const ref = crypto.randomUUID();
  const entity = change.sql
    .exec<{ id: number; name: string }>(
      "INSERT INTO entities (name, type, description, ref) VALUES (?, NULL, '', ?) RETURNING id, name",
      name.trim(),
      ref,
    )
    .one();
  addRef(change.sql, ref, entity.id);
  addName(change, name, entity);
  return entity;
}

/** Adds a name to an entity, unless another entity has that name. Returns whether the entity has the name now. */
export function addName(change: Change, name: string, entity: NamedEntity): boolean {
  const { sql, lexicon } = change;
  const folded = foldName(name);
  if (folded === "") return false;
  const bearer = lexicon.find(name);
  if (bearer) return bearer.id === entity.id;
  sql.exec("INSERT INTO entity_names (folded, entity_id) VALUES (?, ?) ON CONFLICT DO NOTHING", folded, entity.id);
  lexicon.add(folded, entity);
  change.markChanged();
  return true;
}

/** Adds an id by which clients can refer to an entity. */
export function addRef(sql: SqlStorage, ref: string, entityId: number): void {
  sql.exec("INSERT INTO entity_refs (ref, entity_id) VALUES (?, ?) ON CONFLICT DO NOTHING", ref, entityId);
}

/** Finds the entity with a public id; older ids of an entity stay valid. */
export function entityByRef(sql: SqlStorage, ref: string): NamedEntity | null {
  const row = firstRow(
    sql.exec<{ id: number; name: string }>(
      "SELECT e.id, e.name FROM entity_refs r JOIN entities e ON e.id = r.entity_id WHERE r.ref = ?",
      ref,
    ),
  );
  return row ?? null;
}
