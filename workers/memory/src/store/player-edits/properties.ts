import { STATE_RELATIONS } from "#contracts/memory/items";
import type { NamedEntity } from "../../domain/entity-lexicon.ts";
import type { Property } from "../../ports.ts";
import type { Change } from "../change.ts";
import { foldRelation, subjectRow } from "../claim-subjects.ts";
import { storeClaim } from "../claims.ts";
import { noteItem, playerDraft } from "./items.ts";
import { latestClaim } from "./latest-claim.ts";

/** Other words for the relations of which an entity has one value at a time. */
const STATE_FIELDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["status", "place", ...STATE_RELATIONS].map((relation) => [relation, relation])),
  location: "place",
  "current location": "place",
  occupation: "role",
  profession: "role",
  faction: "allegiance",
  owner: "holder",
  wants: "want",
  goal: "want",
};

const DEAD = /^(?:dead|deceased|killed|slain)$/iu;
const ALIVE = /^(?:alive|living)$/iu;

/** Stores the further fields that a client states of an entity. Where somebody is, whether they live and the like are claims. */
export function storeProperties(
  change: Change,
  entity: NamedEntity,
  properties: readonly Property[],
  at: string,
): void {
  for (const { field, value } of properties) {
    const content = `${entity.name}: ${field}: ${value}`;
    const claimed = claimOf(foldRelation(field.replaceAll("_", " ")), value);
    if (claimed) storeState(change, entity, claimed, content, at);
    else {
      const key = `property:${entity.id}:${foldRelation(field)}`;
      noteItem(change, playerDraft({ key, kind: "fact", content, entities: [entity.name] }), at);
    }
  }
}

interface State {
  readonly relation: string;
  readonly value: string;
}

function claimOf(field: string, value: string): State | null {
  const relation = STATE_FIELDS[field];
  if (relation === undefined || value.length > 120) return null;
  if (relation !== "status") return { relation, value };
  if (DEAD.test(value)) return { relation, value: "dead" };
  return ALIVE.test(value) ? { relation, value: "alive" } : null;
}

function storeState(
  change: Change,
  entity: NamedEntity,
  { relation, value }: State,
  content: string,
  at: string,
): void {
  const subject = { kind: "state", entityId: entity.id, relation } as const;
  const subjectId = subjectRow(change.sql, subject);
  if (latestClaim(change.sql, subjectId)?.value === value) return;
  const key = `state:${crypto.randomUUID()}`;
  const noted = noteItem(change, playerDraft({ key, kind: "fact", content, entities: [entity.name] }), at);
  storeClaim(change, Number(noted), { subjectId, subject, value }, content, content);
}
