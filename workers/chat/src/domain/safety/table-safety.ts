import type { SafetyLists } from "#contracts/http/safety";
import { Phrases } from "./phrases.ts";
import { type LeftOut, SentenceFilter, type Verdict } from "./sentence-filter.ts";

/** The text that replaces a sentence. If the player has a line against these very words, an ellipsis replaces it. */
const INSTEAD = { line: "The scene turns away.", veil: "The moment fades to black." } as const;
const NOTHING = "…";

export const NO_LISTS: SafetyLists = { lines: [], veils: [] };

/**
 * Enforces a campaign's lines and veils. A message that crosses a line is refused, and every reply is filtered. What is behind a veil
 * happens but is not shown. The game master is asked to respect the lists, but this class guarantees it.
 */
export class TableSafety {
  readonly lists: SafetyLists;
  readonly #lines: Phrases;
  readonly #veils: Phrases;

  constructor(lists: SafetyLists) {
    this.lists = lists;
    this.#lines = new Phrases(lists.lines);
    this.#veils = new Phrases(lists.veils);
  }

  /** Whether both lists are empty. Then no text is held back. */
  get isIdle(): boolean {
    return this.#lines.isEmpty && this.#veils.isEmpty;
  }

  /** The line that a text crosses. Null if it crosses none. */
  lineIn(text: string): string | null {
    return this.#lines.firstIn(text);
  }

  /** Whether a text may be shown unchanged. */
  allows(text: string): boolean {
    return this.#lines.firstIn(text) === null && this.#veils.firstIn(text) === null;
  }

  judge(sentence: string): Verdict {
    const line = this.#lines.firstIn(sentence);
    if (line !== null) return { kind: "line", about: line, instead: this.#instead("line") };
    const veil = this.#veils.firstIn(sentence);
    return veil === null ? { kind: "clear" } : { kind: "veil", about: veil, instead: this.#instead("veil") };
  }

  /** Makes a filter that holds back each sentence of a reply until it is judged. */
  filter(leftOut: (one: LeftOut) => void): SentenceFilter {
    return new SentenceFilter((sentence) => this.judge(sentence), leftOut);
  }

  /** A short text, for example on a roll, if it may be shown. Otherwise an ellipsis. */
  shown(words: string): string {
    return this.allows(words) ? words : NOTHING;
  }

  #instead(kind: keyof typeof INSTEAD): string {
    return this.allows(INSTEAD[kind]) ? INSTEAD[kind] : NOTHING;
  }
}
