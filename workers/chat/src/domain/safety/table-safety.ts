import type { SafetyLists } from "#contracts/http/safety";
import { Phrases } from "./phrases.ts";
import { type LeftOut, SentenceFilter, type Verdict } from "./sentence-filter.ts";

/** Told in a sentence's stead. Where the player has drawn a line at these very words, nothing but an ellipsis is. */
const INSTEAD = { line: "The scene turns away.", veil: "The moment fades to black." } as const;
const NOTHING = "…";

export const NO_LISTS: SafetyLists = { lines: [], veils: [] };

/**
 * A campaign's lines and veils at work. Lines are refused before and checked after; what is behind a veil happens unseen. The game
 * master is asked to heed them, but it is this that guarantees it.
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

  /** Whether nothing is listed: then nothing is held back either. */
  get isIdle(): boolean {
    return this.#lines.isEmpty && this.#veils.isEmpty;
  }

  /** The line that a text crosses; null where it crosses none. */
  lineIn(text: string): string | null {
    return this.#lines.firstIn(text);
  }

  /** Whether a text may be shown as it is. */
  allows(text: string): boolean {
    return this.#lines.firstIn(text) === null && this.#veils.firstIn(text) === null;
  }

  judge(sentence: string): Verdict {
    const line = this.#lines.firstIn(sentence);
    if (line !== null) return { kind: "line", about: line, instead: this.#instead("line") };
    const veil = this.#veils.firstIn(sentence);
    return veil === null ? { kind: "clear" } : { kind: "veil", about: veil, instead: this.#instead("veil") };
  }

  /** Holds back each sentence of a reply until it is judged. */
  filter(leftOut: (one: LeftOut) => void): SentenceFilter {
    return new SentenceFilter((sentence) => this.judge(sentence), leftOut);
  }

  /** Words as they may be shown beside the story. */
  shown(words: string): string {
    return this.allows(words) ? words : NOTHING;
  }

  #instead(kind: keyof typeof INSTEAD): string {
    return this.allows(INSTEAD[kind]) ? INSTEAD[kind] : NOTHING;
  }
}
