import { AppError } from "#worker-kit/errors";
import type { NamedEntity } from "../../domain/entity-lexicon.ts";
import type { StatedEntity, StatedRelationship } from "../../ports.ts";
import type { Change } from "../change.ts";
import { addName, addRef, entityByRef, nameEntity } from "../entities.ts";
import { recordSource } from "../sources.ts";
import { mentionsOfSource, recordMention } from "../entity-mentions.ts";
import { playerDraft, noteItem } from "./items.ts";
import { storeProperties } from "./properties.ts";
import { relate } from "./relationships.ts";

/**
 * Stores an entity and its relationships under the client's id, or changes the entity that has the id. Either everything is stored or
 * nothing.
 */
export function storeEntity(
  change: Change,
  ref: string,
  draft: StatedEntity,
  relationships: readonly StatedRelationship[],
  at: string,
): void {
  const entity = entityByRef(change.sql, ref) ?? newcomer(change, ref, draft.name);
  changeEntity(change, entity, draft, at);
  for (const { target, type, description } of relationships) {
    relate(change, { from: entity, to: targetOf(change, target), type }, description, at);
  }
}

/**
 * Gives the client's id to an entity. If the story already has an entity with that name, that entity gets the id; otherwise a new one is
 * created.
 */
function newcomer(change: Change, ref: string, name: string): NamedEntity {
  const entity = nameEntity(change, name);
  if (!entity) throw new AppError("invalid_input", "A name must say something");
  addRef(change.sql, ref, entity.id);
  change.sql.exec("UPDATE entities SET ref = ? WHERE id = ?", ref, entity.id);
  return entity;
}

/**
 * Changes an entity as the player says. The description is stored as an item like any other: it can be found, pinned, corrected and
 * forgotten. New names are added; old names still refer to the entity.
 */
export function changeEntity(
  change: Change,
  entity: NamedEntity,
  { name, type, description, aliases, properties = [] }: Partial<StatedEntity>,
  at: string,
): void {
  const source = recordSource(change.sql, { kind: "player" }, at);
  const named = name?.trim() ?? entity.name;
  if (!addName(change, named, entity)) throw new AppError("conflict", "Somebody or something else bears that name");
  change.sql.exec("UPDATE entities SET name = ?2 WHERE id = ?1 AND name <> ?2", entity.id, named);
  for (const alias of aliases ?? []) addName(change, alias, entity);
  recordMention(change, source.id, { entity: entity.id, type: type ?? null, description: description ?? "" });

  const previous = mentionsOfSource(change.sql, source.id).find((mention) => mention.entity === entity.id);
  const said = previous?.description ?? "";
  const content = said.trim() === "" ? named : `${named}: ${said}`;
  noteItem(change, playerDraft({ key: `entity:${entity.id}`, kind: "fact", content, entities: [named] }), at);
  storeProperties(change, { id: entity.id, name: named }, properties, at);
}

/** The other entity of a relationship. One that was not stored yet is created; without a name, it bears its id until it is stored itself. */
function targetOf(change: Change, { id, name }: StatedRelationship["target"]): NamedEntity {
  const known = id === undefined ? null : entityByRef(change.sql, id);
  if (known) return known;
  if (id !== undefined) return newcomer(change, id, name ?? id);
  const entity = nameEntity(change, name ?? "");
  if (!entity) throw new AppError("invalid_input", "A name must say something");
  return entity;
}
