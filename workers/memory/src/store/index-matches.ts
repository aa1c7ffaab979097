import { type CachedMatches, cachesOf } from "./campaign-caches.ts";

/** The most ids that all cached results may have together: about 2 MB of an object's 128. */
const MOST_CACHED = 250_000;

/**
 * For each FTS5 query, the latest `most` matching items in the index, the latest first. An empty query gets none. Looking up one word in
 * 10,000 items takes longer than the rest of a recall, and a story repeats its words. So results are cached, and only newer items are
 * searched.
 */
export function indexMatches(sql: SqlStorage, queries: readonly string[], most: number): (readonly number[])[] {
  const answers = cachesOf(sql).matches;
  const { newest } = sql.exec<{ newest: number }>("SELECT coalesce(max(id), 0) AS newest FROM items").one();
  const asked = [...new Set(queries)].filter((query) => query !== "");
  const keyOf = (query: string): string => `${most} ${query}`;
  const stale = asked
    .map((query) => ({ query, before: answers.get(keyOf(query)) }))
    .filter(({ before }) => before?.upTo !== newest);
  const found = findMatches(
    sql,
    stale.map(({ query, before }) => [query, before?.upTo ?? 0]),
    most,
  );
  stale.forEach(({ query, before }, place) => {
    const items = [...(found[place] ?? []), ...(before?.items ?? [])].slice(0, most);
    answers.set(keyOf(query), { items, upTo: newest });
  });

  const answered = queries.map((query) => (query === "" ? [] : (answers.get(keyOf(query))?.items ?? [])));
  evictOldest(
    answers,
    asked.map((query) => keyOf(query)),
  );
  return answered;
}

/** For each query, the matching items that are newer than the id beside the query. */
function findMatches(sql: SqlStorage, queries: readonly (readonly [query: string, after: number])[], most: number) {
  if (queries.length === 0) return [];
  return sql
    .exec<{ found: string }>(
      `SELECT (
         SELECT json_group_array(rowid) FROM (
           SELECT rowid FROM item_index WHERE item_index MATCH asked.value ->> 0 AND rowid > asked.value ->> 1
           ORDER BY rowid DESC LIMIT ?
         )
       ) AS found FROM json_each(?) asked ORDER BY asked.key`,
      most,
      JSON.stringify(queries),
    )
    .toArray()
    .map(({ found }) => JSON.parse(found) as number[]);
}

/** Removes the least recently used results from the cache while it is too large. */
function evictOldest(answers: Map<string, CachedMatches>, asked: readonly string[]): void {
  for (const key of asked) {
    const answer = answers.get(key);
    if (!answer) continue;
    answers.delete(key);
    answers.set(key, answer);
  }
  let all = 0;
  for (const { items } of answers.values()) all += items.length + 1;
  for (const [key, { items }] of answers) {
    if (all <= MOST_CACHED) break;
    answers.delete(key);
    all -= items.length + 1;
  }
}
