/**
 * An FTS5 query that finds any of the words. Every word is quoted, and a quote mark in it doubled: unquoted, a player's
 * `"`, `*` or `NEAR` would be read as query syntax (design.md §7). Null where there is nothing to look for.
 */
export function anyOf(words: readonly string[]): string | null {
  if (words.length === 0) return null;
  return words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" OR ");
}
