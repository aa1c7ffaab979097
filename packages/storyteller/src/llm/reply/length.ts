import { lastSentenceEnd } from "../sentence-end.ts";
import { countTokens } from "../tokens.ts";
import { countWords } from "../words.ts";

/** How long a reply may become. */
export interface LengthLimit {
  readonly words: number;
  /** Most tokens the model may write in one answer. */
  readonly tokens: number;
}

/** From this share of the tokens on, a reply may be cut any moment: it is shown sentence by sentence. */
const NEAR = 0.7;
/** A reply may run over its words by so much; a sentence that never ends by so much. */
const OVER = 1.25;
const FAR_OVER = 1.6;

/** Lets a reply through as it comes, and near its end only by whole sentences, so that it never breaks off in one. */
export class LengthKeeper {
  readonly #limit: LengthLimit;
  #shown = "";
  #held = "";
  /** True when the reply is long enough: nothing more is shown. */
  full = false;

  constructor(limit: LengthLimit) {
    this.#limit = limit;
  }

  get shown(): string {
    return this.#shown;
  }

  push(piece: string): string {
    if (this.full) return "";
    this.#held += piece;
    if (!this.#near()) return this.#show(this.#held.length);
    // An end counts once something follows it: a quotation mark may still belong to it.
    const whole = this.#held.search(/\s\S*$/u);
    const shown = whole === -1 ? "" : this.#show(lastSentenceEnd(this.#held.slice(0, whole)));
    const words = countWords(this.#shown);
    if (words >= this.#limit.words * OVER && shown !== "") this.full = true;
    if (words + countWords(this.#held) >= this.#limit.words * FAR_OVER) this.full = true;
    return shown;
  }

  /** The rest of the reply; where it was cut, up to the end of a sentence. */
  end(cut: boolean): string {
    if (!cut && !this.full) return this.#show(this.#held.length);
    const rest = this.#show(lastSentenceEnd(this.#held));
    this.#held = "";
    const shown = this.#shown.trimEnd();
    if (shown === "" || lastSentenceEnd(shown) === shown.length) return rest;
    this.#shown += "…";
    return `${rest}…`;
  }

  #near(): boolean {
    // No word has fewer than two characters, nor a token fewer than one: most of a reply needs no counting.
    if (this.#shown.length + this.#held.length < this.#limit.words * 2) return false;
    return (
      countWords(this.#shown) >= this.#limit.words || countTokens(this.#shown + this.#held) >= this.#limit.tokens * NEAR
    );
  }

  #show(length: number): string {
    const text = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    this.#shown += text;
    return text;
  }
}
