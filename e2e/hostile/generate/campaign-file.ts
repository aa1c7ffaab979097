import fc from "fast-check";
import * as z from "zod/mini";

import { sealSecrets, sealStory } from "#contracts/portability/seal";
import { type CampaignSecret, CampaignSecrets } from "#contracts/story/campaign-secrets";
import { type StoryEvent, StoryEvents } from "#contracts/story/events";
import type { Schema } from "./schema.ts";
import { type Known, shaped } from "./shaped.ts";

type Fields = Record<string, unknown>;

/** A campaign file to import: its first part, its turns, and its memory rows. */
export interface CampaignFile {
  readonly importId: string;
  readonly begin: Fields;
  readonly turns: readonly Fields[];
  readonly rows: readonly Fields[];
}

/**
 * Removes characters that cannot be stored from all texts in a value. A single one would make the server refuse the whole file, and nothing
 * else would be tested.
 */
export const storable = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === "string" ? inner.replaceAll("\0", "").toWellFormed() : inner,
  ) as Value;

const itemsOf = (schema: Schema | undefined, list: string): Schema => schema?.properties?.[list]?.items ?? {};

/** The kinds of memory rows in the order of a file. A row comes after the rows it refers to. */
const KINDS = ["entity", "matter", "source", "override", "item", "closure", "summary"] as const;
/** The references in a row. They all refer to the first row of each kind. */
const REFERRED = { entity: 1, matter: 1, other: null, entities: [1], knowers: [1] };
const MOST_EVENTS = 3;
/**
 * The story events of a turn, sealed as in a file, so that players do not read them by accident. They are made here, because the served
 * schema describes them only as a string.
 */
const SEALED_STORY = shaped(z.toJSONSchema(StoryEvents, { io: "input" }) as Schema, {}).map((events) =>
  sealStory(storable(events as StoryEvent[])),
);

/** The secrets of a campaign, sealed as in a file. */
const SEALED_SECRETS = shaped(z.toJSONSchema(CampaignSecrets, { io: "input" }) as Schema, {}).map((secrets) =>
  sealSecrets(storable(secrets as CampaignSecret[])),
);

/**
 * Makes campaigns whose turns and rows are consistent. All other values are any that the served schemas allow.
 * @param known at least a seed with its commitment
 */
export function campaignFiles(
  bodies: Readonly<Record<"begin" | "turns" | "rows", Schema | undefined>>,
  known: Known,
): fc.Arbitrary<CampaignFile> {
  const proof = { seed: known["seed"]?.[0], commitment: known["commitment"]?.[0] };
  const turn = fc
    .tuple(shaped(itemsOf(bodies.turns, "turns"), known) as fc.Arbitrary<Fields>, SEALED_STORY, SEALED_STORY)
    .map(([fields, story, lateStory]) => replaced(fields, { story, lateStory }));
  const row = itemsOf(bodies.rows, "rows");
  const ofKind = (kind: string) =>
    shaped(
      row.oneOf?.find(({ properties }) => properties?.["is"]?.const === kind) ?? {},
      known,
    ) as fc.Arbitrary<Fields>;
  const remembered = fc.tuple(...KINDS.map(ofKind)).map((list) => list.map(fitting));
  const ids = fc.uniqueArray(fc.uuid({ version: 4 }), { minLength: 1, maxLength: 3 });
  const story = ids.chain((ids) =>
    fc
      .tuple(...ids.map(() => turn))
      .map((list) => list.map((each, at): Fields => ({ ...inSequence(each, ids, at), ...proof }))),
  );
  return fc
    .record({
      begin: shaped(bodies.begin ?? {}, known) as fc.Arbitrary<Fields>,
      sealedSecrets: SEALED_SECRETS,
      turns: story,
      rows: remembered,
    })
    .map(({ begin, sealedSecrets, turns, rows }) => {
      const campaign = replaced(begin["campaign"] as Fields, { sealedSecrets });
      const headTurnId = turns.at(-1)?.["id"];
      const table = { ...(begin["table"] as Fields), headTurnId, lastRootId: turns[0]?.["id"] };
      // Every try is a separate import with its own id.
      const importId = crypto.randomUUID();
      const counts = { importId, turns: turns.length, memories: rows.length };
      return storable({ importId, begin: { ...begin, campaign, characters: [], table, ...counts }, turns, rows });
    });
}

/** Replaces fields of an object that it already has. Other fields are not added. */
const replaced = (fields: Fields, others: Fields): Fields => ({
  ...fields,
  ...Object.fromEntries(Object.entries(others).filter(([name]) => name in fields)),
});

/** Replaces the references in a memory row by valid ones. */
function fitting(row: Fields): Fields {
  const refers = Object.entries(REFERRED).filter(([name]) => name in row);
  const own = row["is"] === "override" ? {} : { source: 1, item: 1 };
  const where = Object.entries({ id: 1, ...own }).filter(([name]) => name in row);
  const fixed = { ...row, ...Object.fromEntries(refers), ...Object.fromEntries(where) };
  if (row["is"] === "source") {
    return { ...fixed, tellings: (row["tellings"] as Fields[]).slice(0, 1).map((each) => ({ ...each, entity: 1 })) };
  }
  if (row["is"] !== "item") return fixed;
  const claim = row["claim"] as Fields | null;
  return { ...fixed, override: row["override"] === null ? null : 1, claim: claim && { ...claim, matter: 1 } };
}

/** Gives a turn its place in a story without branches. */
function inSequence(turn: Fields, ids: readonly string[], at: number): Fields {
  const events = (turn["events"] as Fields[]).slice(0, MOST_EVENTS).map((event, seq) => ({ ...event, seq }));
  const place = { id: ids[at], placeId: ids[at], parentId: ids[at - 1] ?? null, lastChildId: ids[at + 1] ?? null };
  return { ...turn, ...place, number: at + 1, kind: "action", state: "complete", events };
}
