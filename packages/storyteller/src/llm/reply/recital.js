import { wordsOf } from "../words.ts";
/** As many words in a row as the instructions have them are a recital; a few are held back until they are told apart. */
const RECITED_WORDS = 8;
const SUSPICIOUS_WORDS = 3;
/** Hears when a model recites its instructions instead of telling a story, and keeps the recital from being shown. */
export class RecitalGuard {
  #instructions;
  #run = [];
  /** The end of the last piece: its last word may go on. */
  #word = "";
  #held = "";
  reciting = false;
  constructor(instructions) {
    this.#instructions = ` ${wordsOf(instructions).join(" ")} `;
  }
  push(piece) {
    if (this.reciting) return "";
    const text = this.#word + piece;
    const whole = text.search(/[\p{L}\p{N}]*$/u);
    this.#word = text.slice(whole);
    for (const word of wordsOf(text.slice(0, whole))) this.#hear(word);
    if (this.reciting) this.#held = "";
    else this.#held += piece;
    return this.#run.length >= SUSPICIOUS_WORDS ? "" : this.#release();
  }
  end() {
    if (this.#word !== "" && !this.reciting) this.#hear(this.#word);
    return this.reciting ? "" : this.#release();
  }
  #hear(word) {
    this.#run.push(word);
    while (this.#run.length > 0 && !this.#instructions.includes(` ${this.#run.join(" ")} `)) this.#run.shift();
    if (this.#run.length >= RECITED_WORDS) this.reciting = true;
  }
  #release() {
    const text = this.#held;
    this.#held = "";
    return text;
  }
}
