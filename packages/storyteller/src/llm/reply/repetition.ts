import { wordsOf } from "../words.ts";

/**
 * A sequence of at most this many words that occurs three times in a row is a loop. Twelve words that repeat only one or two words are a
 * loop too.
 */
const LONGEST_PERIOD = 60;
const TIMES = 3;
const FEWEST_WORDS = 12;

/** Notices when a model repeats itself in a loop. */
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
