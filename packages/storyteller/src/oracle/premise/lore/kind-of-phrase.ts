import { pattern, storedPattern } from "../../patterns.ts";
import type { LoreKind } from "./lore-entry.ts";
import { kindOfNoun } from "./nouns.ts";

/** Beings of tales that are somebody like people. */
const TALKERS = storedPattern("kind-of-phrase talkers", "u");

/** The kind of the first known noun in "a tired lighthouse keeper of forty". */
export function kindOfPhrase(phrase: string): LoreKind | null {
  const words = phrase.split(/\s+/u).slice(0, 6);
  let kind: LoreKind | null = null;
  for (const word of words) {
    const plain = word.replace(/[^\p{L}-]+$/u, "");
    // A peat cutter is no cutter under sail.
    if (plain === "cutter" && word !== words[0]) return "person";
    if (pattern("kind-of-phrase kind of phrase", "u").test(plain)) break;
    kind = (TALKERS.test(plain) ? "person" : kindOfNoun(plain)) ?? kind;
    if (kind === null && pattern("kind-of-phrase kind of phrase 2", "u").test(plain) && plain.length > 5)
      kind = "person";
    if (/[,.;:]$/u.test(word)) break;
  }
  return kind;
}
