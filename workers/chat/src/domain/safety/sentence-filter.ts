import { endsWhole, wholeSentence } from "#english/sentence-ends";

/** The result of judging a sentence. */
export type Verdict =
  | { readonly kind: "clear" }
  /** `instead` is sent in place of the sentence. `about` is the list entry that it touches. */
  | { readonly kind: "line" | "veil"; readonly about: string; readonly instead: string };

/** A sentence that was left out. */
export type LeftOut = Exclude<Verdict, { kind: "clear" }>;

/** If no sentence end comes within this many characters, the text so far is judged like a sentence. */
const LONGEST = 1_200;
/**
 * The last part of such a text is kept back and judged again with what follows, because a phrase may lie across the cut. It is longer
 * than any list entry. Characters.
 */
const OVERLAP = 240;
/**
 * After a sentence that opens a quotation was left out, at most this many further sentences are left out, until the quotation closes or
 * the paragraph ends.
 */
const MOST_DRAGGED = 6;

/**
 * Passes a text on sentence by sentence. Each sentence is held back until it is complete and judged. The result depends only on the text,
 * and not on the pieces in which it arrives.
 */
export class SentenceFilter {
  readonly #judge: (sentence: string) => Verdict;
  readonly #leftOut: (one: LeftOut) => void;
  #held = "";
  /** Whether the previous sentence was left out. Of several such sentences in a row, only the first is replaced by a text. */
  #silent = false;
  /** Whether the current sentence was cut because of its length and left out. Then the rest of it is left out too. */
  #within = false;
  /** How many more sentences may be left out because they belong to a quotation whose first sentence was left out. */
  #dragged = 0;
  /** Whether the text that was passed on has an open quotation. */
  #quoting = false;

  constructor(judge: (sentence: string) => Verdict, leftOut: (one: LeftOut) => void) {
    this.#judge = judge;
    this.#leftOut = leftOut;
  }

  /** Takes a piece of text. Returns the text that may be shown by now. */
  push(piece: string): string {
    this.#held += piece;
    let out = "";
    for (;;) {
      const length = wholeSentence(this.#held.slice(0, LONGEST + 1));
      if (length > 0) out += this.#whole(this.#take(length));
      else if (this.#held.length > LONGEST) out += this.#cut();
      else return out;
    }
  }

  /** Returns the rest at the end of the text. If the text broke off in the middle of a sentence, that sentence is dropped. */
  end(complete: boolean): string {
    const rest = this.#take(this.#held.length);
    return rest === "" || (!complete && !endsWhole(rest)) ? "" : this.#whole(rest);
  }

  #take(length: number): string {
    const taken = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    return taken;
  }

  #whole(sentence: string): string {
    const within = this.#within;
    this.#within = false;
    if (within) return "";
    if (/^\s*\n\s*\n/u.test(sentence)) this.#dragged = 0;
    if (this.#dragged > 0) {
      this.#dragged -= 1;
      if (balance(sentence) < 0) this.#dragged = 0;
      return "";
    }
    return this.#judged(sentence);
  }

  /** Judges a long text without a sentence end in overlapping parts. */
  #cut(): string {
    if (this.#within) {
      this.#take(LONGEST - OVERLAP);
      return "";
    }
    const judged = this.#held.slice(0, LONGEST);
    if (this.#judge(judged).kind === "clear") {
      const space = judged.lastIndexOf(" ", LONGEST - OVERLAP);
      return this.#judged(this.#take(space > 0 ? space : LONGEST - OVERLAP));
    }
    this.#within = true;
    this.#take(LONGEST - OVERLAP);
    return this.#judged(judged);
  }

  #judged(sentence: string): string {
    const verdict = this.#judge(sentence);
    const open = (this.#quoting ? 1 : 0) + balance(sentence);
    if (verdict.kind === "clear") {
      this.#quoting = open > 0;
      this.#silent = false;
      return sentence;
    }
    this.#leftOut(verdict);
    const closing = this.#quoting ? "”" : "";
    this.#quoting = false;
    if (open > 0) this.#dragged = MOST_DRAGGED;
    if (this.#silent) return closing;
    this.#silent = true;
    const before = /^\s*/u.exec(sentence)?.[0] ?? "";
    return closing + before + verdict.instead;
  }
}

/** The number of quotations that a text opens minus those it closes. */
const balance = (text: string): number => (text.match(/“/gu)?.length ?? 0) - (text.match(/”/gu)?.length ?? 0);
