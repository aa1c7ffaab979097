import type { MemorySource } from "#contracts/memory/items";
import type { Change } from "./change.ts";
import { noteTellings } from "./tellers.ts";
import type { Telling } from "./telling.ts";

/** Where in the story it stands what a source tells of entities. */
export const tellingStory = (source: MemorySource): number =>
  source.kind === "turn" ? 2 * source.turnNumber : source.kind === "player" ? -3 : -2;

/** What a source says of entities, by their ids. */
export const tellingsIn = (sql: SqlStorage, sourceId: number): Telling[] =>
  JSON.parse(
    sql.exec<{ tellings: string }>("SELECT tellings FROM sources WHERE id = ?", sourceId).one().tellings,
  ) as Telling[];

/** What was said with what is said now: of the same entity, what is not said again stays as it was. */
export function withTellings(before: readonly Telling[], said: readonly Telling[]): Telling[] {
  const tellings = new Map(before.map((telling) => [telling.entity, telling]));
  for (const telling of said) {
    const was = tellings.get(telling.entity);
    tellings.set(telling.entity, {
      ...(was ?? telling),
      type: telling.type ?? was?.type ?? null,
      description: telling.description || (was?.description ?? ""),
    });
  }
  return [...tellings.values()].toSorted((a, b) => a.entity - b.entity);
}

/** Keeps what a source that is stored says of an entity beside what it says of others. */
export function tellOf(change: Change, sourceId: number, said: Omit<Telling, "story">): void {
  const { sql } = change;
  const { story } = sql
    .exec<{ story: number }>(
      `SELECT CASE kind WHEN 'player' THEN -3 WHEN 'turn' THEN 2 * coalesce(turn_number, 1000000) ELSE -2 END AS story
       FROM sources WHERE id = ?`,
      sourceId,
    )
    .one();
  const before = tellingsIn(sql, sourceId);
  const after = withTellings(before, [{ ...said, story }]);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  sql.exec("UPDATE sources SET tellings = ? WHERE id = ?", JSON.stringify(after), sourceId);
  retold(change, sourceId, before, after);
}

/** A source says otherwise of entities than before: those it is of may be told otherwise now. */
export function retold(change: Change, sourceId: number, before: readonly Telling[], after: readonly Telling[]): void {
  const said = new Set(after.map((telling) => JSON.stringify(telling)));
  const was = new Set(before.map((telling) => JSON.stringify(telling)));
  for (const telling of [...before, ...after]) {
    const text = JSON.stringify(telling);
    if (said.has(text) && was.has(text)) continue;
    change.touchEntity(telling.entity);
    change.made();
  }
  noteTellings(change.sql, sourceId, before, after);
}

/** A source has joined or left the active path: those it tells of may be described by another one now. */
export function touchTold(change: Change, sourceId: number): void {
  for (const { entity } of tellingsIn(change.sql, sourceId)) change.touchEntity(entity);
}
