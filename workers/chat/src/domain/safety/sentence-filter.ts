import { endsWhole, wholeSentence } from "./sentences.ts";

/** What to do with a sentence. */
export type Verdict =
  | { readonly kind: "clear" }
  /** Told in its stead; `about` is the entry it touches. */
  | { readonly kind: "line" | "veil"; readonly about: string; readonly instead: string };

/** A sentence that was not told. */
export type LeftOut = Exclude<Verdict, { kind: "clear" }>;

/** Without an end in sight, this much is judged as if it were a sentence. Characters. */
const LONGEST = 1_200;
/** Of that, this much waits for what follows: a phrase may lie across the cut. Longer than any entry. */
const OVERLAP = 240;
/** Sentences that may go with one that was left out, until the quotation it opened has closed or the paragraph ends. */
const MOST_DRAGGED = 6;

/**
 * Lets a text through sentence by sentence: each is held back until it is whole and judged. What comes out depends on the text alone,
 * never on the pieces it came in.
 */
export class SentenceFilter {
  readonly #judge: (sentence: string) => Verdict;
  readonly #leftOut: (one: LeftOut) => void;
  #held = "";
  /** Whether the last sentence was left out: of several in a row only the first leaves a word. */
  #silent = false;
  /** Whether the sentence now being read was cut for its length and left out: the rest of it goes too. */
  #within = false;
  /** How many more sentences may go with the one that opened a quotation and was left out. */
  #dragged = 0;
  /** Whether the player is reading a quotation that is still open. */
  #quoting = false;

  constructor(judge: (sentence: string) => Verdict, leftOut: (one: LeftOut) => void) {
    this.#judge = judge;
    this.#leftOut = leftOut;
  }

  /** Takes a piece of text; answers what may be told by now. */
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

  /** The text has come to its end; answers the rest. What broke off in the middle of a sentence is not told. */
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

  /** A run of words without an end is judged in overlapping parts. */
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

/** Quotations a text leaves open, less those it closes that it did not open. */
const balance = (text: string): number => (text.match(/“/gu)?.length ?? 0) - (text.match(/”/gu)?.length ?? 0);
