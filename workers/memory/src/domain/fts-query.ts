/**
 * Quotes a word so that FTS5 takes it literally. A quote mark inside the word is doubled. Without quotes, a player's `"`, `*` or `NEAR`
 * would be query syntax.
 */
export const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;

/** An FTS5 query that matches any of the words. Null if there are no words. */
export const anyOf = (words: readonly string[]): string | null =>
  words.length === 0 ? null : words.map(quoted).join(" OR ");

/**
 * An FTS5 query for a search while the player is typing. It matches all the words; the last one may be incomplete. Null if there are no
 * words.
 */
export const asTyped = (words: readonly string[]): string | null =>
  words.length === 0 ? null : `${words.map(quoted).join(" AND ")}*`;
