/**
 * A word as FTS5 reads it literally: quoted, and a quote mark in it doubled. Unquoted, a player's `"`, `*` or `NEAR` would be
 * query syntax.
 */
export const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;

/** An FTS5 query that finds any of the words; null where there is nothing to look for. */
export const anyOf = (words: readonly string[]): string | null =>
  words.length === 0 ? null : words.map(quoted).join(" OR ");

/** An FTS5 query for what somebody is typing: all of the words, the last of which may go on. Null where there is none. */
export const asTyped = (words: readonly string[]): string | null =>
  words.length === 0 ? null : `${words.map(quoted).join(" AND ")}*`;
