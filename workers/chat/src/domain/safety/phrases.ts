import { splitSentences } from "#english/sentence-ends";
import { isLittle, stemsOf } from "./words.ts";

/** A list entry in the form in which texts are searched for it. */
interface Phrase {
  readonly entry: string;
  readonly stems: readonly string[];
}

/**
 * Finds a list's entries in sentences. Only whole words match, whatever their case, accents and inflection. For an entry of several
 * words, the words must occur in its order, with only little words between them ("harm to children" matches "harming the child").
 */
export class Phrases {
  /**
   * Entries by their first stem: `#significant` without the little words of an entry, `#little` for entries that consist only of little
   * words.
   */
  readonly #significant = new Map<string, Phrase[]>();
  readonly #little = new Map<string, Phrase[]>();

  constructor(entries: readonly string[]) {
    for (const entry of entries) {
      const all = stemsOf(entry);
      const significant = all.filter((stem) => !isLittle(stem));
      const [index, stems] = significant.length > 0 ? [this.#significant, significant] : [this.#little, all];
      const first = stems[0];
      if (first !== undefined) index.set(first, [...(index.get(first) ?? []), { entry, stems }]);
    }
  }

  get isEmpty(): boolean {
    return this.#significant.size === 0 && this.#little.size === 0;
  }

  /** The first entry that a text contains within one sentence. Null if it contains none. */
  firstIn(text: string): string | null {
    if (this.isEmpty) return null;
    for (const sentence of splitSentences(text)) {
      const all = stemsOf(sentence);
      const significant = all.filter((stem) => !isLittle(stem));
      const entry =
        found(this.#significant, significant) ?? (this.#little.size === 0 ? null : found(this.#little, all));
      if (entry !== null) return entry;
    }
    return null;
  }
}

function found(index: ReadonlyMap<string, readonly Phrase[]>, stems: readonly string[]): string | null {
  for (const [at, stem] of stems.entries()) {
    const phrase = index.get(stem)?.find((one) => one.stems.every((wanted, offset) => stems[at + offset] === wanted));
    if (phrase) return phrase.entry;
  }
  return null;
}
