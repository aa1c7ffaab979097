import { firstSentenceEnd } from "../sentence-end.ts";

/** What is wrong with a sentence that a model wrote (honesty.ts). */
export interface Breach {
  readonly kind: "unrecorded" | "hero_speaks";
  readonly sentence: string;
  /** What of it is meant, in a few words. */
  readonly about: string;
}

/**
 * What becomes of a sentence: it is told; it waits for the round's end, since it tells an outcome and a check may follow that decides
 * otherwise; or it is wrong.
 */
export type Verdict = "tell" | "wait" | Breach;

/**
 * Lets a reply through by whole sentences, each judged before it is shown: what was shown is never taken back. After a sentence that is
 * wrong nothing more is let through.
 */
export class SentenceGate {
  readonly #judge: (sentence: string) => Verdict;
  #held = "";
  #waiting = "";
  #breach: Breach | null = null;

  constructor(judge: (sentence: string) => Verdict) {
    this.#judge = judge;
  }

  /** The sentence that stopped the reply; null while all is well. */
  get breach(): Breach | null {
    return this.#breach;
  }

  /** What of a piece may be shown now. */
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

  /** The rest of a round. @param checked a check was called in it: outcomes that were told before it are not shown */
  endRound(checked: boolean): string {
    const rest = this.#breach ? "" : this.#pass(this.#held);
    this.#held = "";
    const waiting = this.#waiting;
    this.#waiting = "";
    return checked || this.#breach ? rest : rest + waiting;
  }

  /** Begins again after a breach. */
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
