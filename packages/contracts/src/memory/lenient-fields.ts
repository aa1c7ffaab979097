import * as z from "zod/mini";

import { text } from "../text.ts";
import { ENTITY_TYPES, QUEST_STATUSES, type EntityType, type QuestStatus } from "./items.ts";

/*
 * How /ws reads what clients of other people send: kinds and statuses in the words of the field, null for a field that is left out,
 * numbers as text, fields under other usual names.
 */

/** Other words for the five types of entities, folded: lower case, words separated by one space. */
const ENTITY_WORDS: Readonly<Record<string, EntityType>> = {
  npc: "person",
  "non player character": "person",
  character: "person",
  "player character": "person",
  pc: "person",
  player: "person",
  hero: "person",
  people: "person",
  location: "place",
  area: "place",
  region: "place",
  object: "item",
  thing: "item",
  organisation: "faction",
  organization: "faction",
  group: "faction",
  monster: "creature",
  animal: "creature",
  beast: "creature",
};

const STATUS_WORDS: Readonly<Record<string, QuestStatus>> = {
  new: "open",
  offered: "open",
  available: "open",
  "not started": "open",
  "in progress": "active",
  started: "active",
  ongoing: "active",
  accepted: "active",
  done: "completed",
  complete: "completed",
  finished: "completed",
  solved: "completed",
  success: "completed",
  lost: "failed",
  abandoned: "failed",
  cancelled: "failed",
  canceled: "failed",
};

const fold = (word: string): string =>
  word
    .toLowerCase()
    .split(/[\s_-]+/u)
    .filter(Boolean)
    .join(" ");

/** The type that a word means. Any other word is an entity's own kind and stays, folded. */
export function entityKindOf(word: string): string {
  const folded = fold(word);
  return (ENTITY_TYPES as readonly string[]).includes(folded) ? folded : (ENTITY_WORDS[folded] ?? folded);
}

/** The type of an entity if it is one of the five. Null for an own kind. */
export const entityTypeOf = (kind: string | null): EntityType | null =>
  ENTITY_TYPES.find((type) => type === kind) ?? null;

/** The kind of an entity: one of the five types in any usual word, or a client's own word of at most 40 characters. */
export const EntityKind = z.pipe(
  text(40).check(z.refine((word) => fold(word) !== "", { error: "A kind must say something" })),
  z.transform(entityKindOf),
);

/** The status of a quest in any usual word. */
export const LenientQuestStatus = z.pipe(
  z.pipe(
    text(40),
    z.transform((word: string) => STATUS_WORDS[fold(word)] ?? fold(word)),
  ),
  z.enum(QUEST_STATUSES, { error: `A quest is ${QUEST_STATUSES.slice(0, -1).join(", ")} or ${QUEST_STATUSES.at(-1)}` }),
);

/** A client's id of an entity, a relationship or a quest: 1 to 120 printable characters. */
export const clientId = z.string({ error: "An id must be a text" }).check(
  z.refine((id) => /^[^\p{C}]{1,120}$/u.test(id) && id.trim() !== "", {
    error: "An id has 1 to 120 printable characters",
  }),
);

/** A number of results. A number as text is read, and a number outside the bounds becomes the nearest one inside. */
export const bounded = (least: number, most: number, unset: number) =>
  z._default(
    z.pipe(
      z.union([z.number(), z.string()]),
      z.transform((given: number | string, context): number => {
        const number = typeof given === "number" ? given : Number(given.trim() === "" ? Number.NaN : given);
        if (!Number.isNaN(number)) return Math.round(Math.min(most, Math.max(least, number)));
        context.issues.push({ code: "custom", input: given, message: `Expected a number from ${least} to ${most}` });
        return z.NEVER;
      }),
    ),
    unset,
  );

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value without the fields that are null, in objects at any depth. Elements of lists stay. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== null)
      .map(([name, each]) => [name, withoutNulls(each)]),
  );
}

/** Other usual names of fields, by the object of a request in which they stand. */
const OTHER_NAMES: Readonly<Record<string, Fields>> = {
  entityData: { entityType: "type", entity_type: "type", kind: "type" },
  updateData: { entityType: "type", entity_type: "type", kind: "type", relationshipType: "type" },
  questData: { questId: "id", name: "title", questName: "title", quest_status: "status" },
  episodeData: { name: "title", text: "content", description: "content" },
  relationships: {
    targetEntityId: "targetId",
    target_id: "targetId",
    target: "targetName",
    target_name: "targetName",
    relationshipType: "type",
    relationship_type: "type",
    relation: "type",
  },
};

/** Renames fields. A field stays if the object has the other one, too. */
function rename(value: unknown, names: Fields): unknown {
  if (!isFields(value)) return value;
  const fields: Record<string, unknown> = { ...value };
  for (const [other, name] of Object.entries(names)) {
    if (!Object.hasOwn(fields, other) || Object.hasOwn(fields, String(name))) continue;
    fields[String(name)] = fields[other];
    delete fields[other];
  }
  return fields;
}

/** A frame with its fields under the names of the protocol, and without those that are null. */
export function readLeniently(frame: unknown): unknown {
  const given = withoutNulls(frame);
  if (!isFields(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const names = OTHER_NAMES[name];
      if (names === undefined) return [name, value];
      return [name, Array.isArray(value) ? value.map((each) => rename(each, names)) : rename(value, names)];
    }),
  );
}
