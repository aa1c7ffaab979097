import { type GenreLexicon, LEXICONS } from "#content/genres";
import type { Genre } from "#contracts/options";

/**
 * One lexicon for several genres. Each list takes the genres' entries in turn, so that every part of a list contains all genres. Without a
 * genre it is heroic fantasy.
 */
export function lexiconFor(genres: readonly Genre[]): GenreLexicon {
  const parts = [...new Set(genres)].map((genre) => LEXICONS[genre]);
  const [only = LEXICONS["heroic-fantasy"]] = parts;
  if (parts.length < 2) return only;
  return {
    essence: inTurn(parts.map((part) => part.essence)),
    land: inTurn(parts.map((part) => part.land)),
    places: inTurn(parts.map((part) => part.places)),
    roles: inTurn(parts.map((part) => part.roles)),
    manners: inTurn(parts.map((part) => part.manners)),
    wants: inTurn(parts.map((part) => part.wants)),
    foes: inTurn(parts.map((part) => part.foes)),
    treasures: inTurn(parts.map((part) => part.treasures)),
    factions: inTurn(parts.map((part) => part.factions)),
    troubles: inTurn(parts.map((part) => part.troubles)),
    hooks: inTurn(parts.map((part) => part.hooks)),
  };
}

function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
}
