import { wordsOf } from "../words.ts";

/** A stretch of up to so many words, heard three times in a row, is a loop; so are twelve words that are one or two over and over. */
const LONGEST_PERIOD = 60;
const TIMES = 3;
const FEWEST_WORDS = 12;

/** Hears when a model goes round in circles. */
export class RepetitionGuard {
  readonly #words: string[] = [];
  #word = "";
  looping = false;

  push(piece: string): void {
    const text = this.#word + piece;
    const whole = text.search(/[\p{L}\p{N}]*$/u);
    this.#word = text.slice(whole);
    for (const word of wordsOf(text.slice(0, whole))) {
      this.#words.push(word);
      if (this.#loops()) this.looping = true;
    }
  }

  #loops(): boolean {
    for (let period = 1; period <= LONGEST_PERIOD; period += 1) {
      const wordCount = Math.max(period * TIMES, FEWEST_WORDS);
      if (wordCount > this.#words.length) return false;
      const start = this.#words.length - wordCount;
      let at = this.#words.length - 1;
      while (at >= start + period && this.#words[at] === this.#words[at - period]) at -= 1;
      if (at < start + period) return true;
    }
    return false;
  }
}
