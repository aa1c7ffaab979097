import type { SafetyLists } from "#contracts/http/safety";
import type { Effect } from "#contracts/play/effects";
import type { Roll } from "#contracts/play/dice";
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

  /** A roll as it may be shown: its words are the game master's. */
  roll(roll: Roll): Roll {
    if (this.isIdle) return roll;
    const { label, check } = roll;
    return {
      ...roll,
      label: this.#shown(label),
      check: check === null ? null : { ...check, stakes: this.#shown(check.stakes) },
    };
  }

  /** A sheet change as it may be shown. What it does to the sheet stays. */
  effect<Kind extends Effect>(effect: Kind): Kind {
    return this.isIdle ? effect : { ...effect, reason: this.#shown(effect.reason) };
  }

  #shown(words: string): string {
    return this.allows(words) ? words : NOTHING;
  }

  #instead(kind: keyof typeof INSTEAD): string {
    return this.allows(INSTEAD[kind]) ? INSTEAD[kind] : NOTHING;
  }
}
