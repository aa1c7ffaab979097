import { firstSentenceEnd } from "#english/sentence-ends";

/** What is wrong with a sentence of a model (honesty.ts). */
export interface Breach {
  readonly kind: "unrecorded" | "hero_speaks";
  readonly sentence: string;
  /** The part of the sentence that is wrong, in a few words. */
  readonly about: string;
}

/**
 * What to do with a sentence. `tell`: show it. `wait`: hold it until the end of the round, because it describes an outcome that a check
 * may still decide differently. A Breach: the sentence is wrong.
 */
export type Verdict = "tell" | "wait" | Breach;

/**
 * Passes a reply on in whole sentences. Each is judged before it is shown, because text that was shown cannot be removed. After a wrong
 * sentence nothing more is passed on.
 */
export class SentenceGate {
  readonly #judge: (sentence: string) => Verdict;
  #held = "";
  #waiting = "";
  #breach: Breach | null = null;

  constructor(judge: (sentence: string) => Verdict) {
    this.#judge = judge;
  }

  /** The sentence that stopped the reply. Null if no sentence did. */
  get breach(): Breach | null {
    return this.#breach;
  }

  /** Takes a piece of text, and returns the text that may be shown now. */
  push(piece: string): string {
    if (this.#breach) return "";
    this.#held += piece;
    let shown = "";
    for (;;) {
      const end = firstSentenceEnd(this.#held);
      if (end === 0 || this.#breach) return shown;
      shown += this.#pass(this.#held.slice(0, end));
      this.#held = this.#held.slice(end);
    }
  }

  /**
   * Returns the rest of a round.
   * @param checked whether the round called for a check; outcomes that were written before the check are not shown
   */
  endRound(checked: boolean): string {
    const rest = this.#breach ? "" : this.#pass(this.#held);
    this.#held = "";
    const waiting = this.#waiting;
    this.#waiting = "";
    return checked || this.#breach ? rest : rest + waiting;
  }

  /** Starts again after a breach. */
  reopen(): void {
    this.#breach = null;
    this.#held = "";
    this.#waiting = "";
  }

  #pass(sentence: string): string {
    if (sentence === "") return "";
    const verdict = this.#judge(sentence.trim());
    if (typeof verdict === "object") {
      this.#breach = verdict;
      return "";
    }
    if (verdict === "wait" || this.#waiting !== "") {
      this.#waiting += sentence;
      return "";
    }
    return sentence;
  }
}
