import { wordsOf } from "../words.ts";

/**
 * This many words in the same order as in the instructions are a recital. Text is held back from a few matching words on, until it is
 * clear whether the recital continues.
 */
const RECITED_WORDS = 8;
const SUSPICIOUS_WORDS = 3;

/** Notices when a model recites its instructions instead of writing the story, and keeps the recital from being shown. */
export class RecitalGuard {
  readonly #instructions: string;
  #run: string[] = [];
  /** The unfinished last word of the previous piece. The next piece may continue it. */
  #word = "";
  #held = "";
  reciting = false;

  constructor(instructions: string) {
    this.#instructions = ` ${wordsOf(instructions).join(" ")} `;
  }

  push(piece: string): string {
    if (this.reciting) return "";
    const text = this.#word + piece;
    const whole = text.search(/[\p{L}\p{N}]*$/u);
    this.#word = text.slice(whole);
    for (const word of wordsOf(text.slice(0, whole))) this.#hear(word);
    if (this.reciting) this.#held = "";
    else this.#held += piece;
    return this.#run.length >= SUSPICIOUS_WORDS ? "" : this.#release();
  }

  end(): string {
    if (this.#word !== "" && !this.reciting) this.#hear(this.#word);
    return this.reciting ? "" : this.#release();
  }

  #hear(word: string): void {
    this.#run.push(word);
    while (this.#run.length > 0 && !this.#instructions.includes(` ${this.#run.join(" ")} `)) this.#run.shift();
    if (this.#run.length >= RECITED_WORDS) this.reciting = true;
  }

  #release(): string {
    const text = this.#held;
    this.#held = "";
    return text;
  }
}
