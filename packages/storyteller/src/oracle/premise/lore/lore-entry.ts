import { pattern } from "../../patterns.ts";
import type { TextSource } from "../../answers/written-texts.ts";
import { bare } from "#english/noun-phrase";
import { remember } from "../../../remember.ts";
import type { Pronoun } from "../words/person-words.ts";

/** The parts of the lore: sentences, and the names and things that they mention. */

export type LoreKind = "person" | "place" | "faction" | "thing" | "creature";
export type LoreSource = TextSource | "story";

export interface LoreSentence {
  readonly text: string;
  readonly source: LoreSource;
  readonly own: boolean;
  readonly heading: string;
  readonly starts: boolean;
  /** The distinctive words of the sentence, as stems. */
  readonly words: ReadonlySet<string>;
}

export interface LoreEntry {
  readonly name: string;
  /** Other names that the texts use for the same entry. */
  readonly aliases: readonly string[];
  readonly kind: LoreKind;
  /** True for a proper name, false for a common noun. */
  readonly proper: boolean;
  readonly role: string;
  /** Indexes in `Lore.sentences` of the sentences that name the entry. */
  readonly sentences: readonly number[];
  /** For a person or thing, the place where the texts put it. Empty if they do not say. */
  readonly at: string;
}

export interface Lore {
  readonly sentences: readonly LoreSentence[];
  readonly entries: readonly LoreEntry[];
  /** The sentences of the player's texts, without those of the story: the same object for as long as the texts are the same. */
  readonly written: readonly LoreSentence[];
  /** Stands for the names, kinds and roles of all entries: the same object for as long as they are the same, in their order. */
  readonly called: object;
  /** The names of the party. */
  readonly heroes: readonly string[];
  readonly heroPronoun: Pronoun;
  /** The names of those who go with the hero from the start, by the hero's own texts. */
  readonly companions: readonly string[];
}

/** A name as it is looked for in a text in small letters: "old mill" of "the Old Mill", "father" of "your father". */
export const lowBare = remember((name) =>
  bare(name)
    .replace(/^your /u, "")
    .toLowerCase(),
);

/** The position of a name in a text as whole words. -1 if it does not occur. */
export function indexOfName(text: string, name: string): number {
  const lower = text.toLowerCase();
  const wanted = lowBare(name);
  if (wanted === "") return -1;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(lower[at - 1] ?? " ") && !/[\p{L}\p{N}]/u.test(lower[at + wanted.length] ?? " "))
      return at;
  }
  return -1;
}

/** "Mr. Pellow" → "Mr Pellow". Removes full stops that do not end a sentence. */
export const withoutTitleDots = (text: string): string =>
  text
    .replace(pattern("lore-entry without title dots", "gu"), "$1m")
    .replace(pattern("lore-entry without title dots 2", "gu"), "$1 ");

/** Whether words can be a name: no sentence is one ("He runs the bridge"). */
export const canBeName = (name: string): boolean =>
  !pattern("lore-entry can be name").test(name) && !pattern("lore-entry can be name 2").test(name);
