import type { TextSource } from "../answers/written-texts.ts";
import { bare } from "#english/noun-phrase";
import type { Pronoun } from "./person-words.ts";

/** What the lore is made of: sentences, and the names and things that they tell of. */

export type LoreKind = "person" | "place" | "faction" | "thing" | "creature";
export type LoreSource = TextSource | "story";

export interface LoreSentence {
  readonly text: string;
  readonly source: LoreSource;
  readonly own: boolean;
  readonly heading: string;
  readonly starts: boolean;
  /** Its telling words, stemmed. */
  readonly words: ReadonlySet<string>;
}

export interface LoreEntry {
  readonly name: string;
  /** Other ways in which the texts call it. */
  readonly aliases: readonly string[];
  readonly kind: LoreKind;
  /** Whether it is a proper name, and no common noun. */
  readonly proper: boolean;
  readonly role: string;
  /** The sentences that name it, by their place in `Lore.sentences`. */
  readonly sentences: readonly number[];
  /** Of a person or thing: the place where the texts put it; empty where they do not say. */
  readonly at: string;
}

export interface Lore {
  readonly sentences: readonly LoreSentence[];
  readonly entries: readonly LoreEntry[];
  /** The names of the party. */
  readonly heroes: readonly string[];
  readonly heroPronoun: Pronoun;
}

/** Where a name stands in a text as whole words; -1 where it does not. */
export function indexOfName(text: string, name: string): number {
  const lower = text.toLowerCase();
  const wanted = bare(name)
    .replace(/^your /u, "")
    .toLowerCase();
  if (wanted === "") return -1;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(lower[at - 1] ?? " ") && !/[\p{L}\p{N}]/u.test(lower[at + wanted.length] ?? " "))
      return at;
  }
  return -1;
}

/** "Mr. Pellow" → "Mr Pellow": a full stop that ends no sentence. */
export const withoutTitleDots = (text: string): string =>
  text.replace(/\b(Mr|Mrs|Ms|Dr|St|Prof|Capt|Lt|Sgt|Col|Rev)\. (?=\p{Lu})/gu, "$1 ");
