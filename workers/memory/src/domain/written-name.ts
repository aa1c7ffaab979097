import { words } from "./words.ts";

const WRITTEN_SMALL = new Set("of the von van de da di del ibn bint al and in at".split(" "));

/**
 * Writes a folded alias for display. Stored aliases have no capitals and accents. Words that also occur in the name are written as in the
 * name. Other words get a capital, as names have.
 */
export function writtenName(folded: string, name: string): string {
  const written = new Map((name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map((word) => [words(word).join(" "), word]));
  return folded
    .split(" ")
    .map((word, place) => written.get(word) ?? (place > 0 && WRITTEN_SMALL.has(word) ? word : capital(word)))
    .join(" ");
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
