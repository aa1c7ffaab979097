import { lastSentenceEnd } from "#english/sentence-ends";
import { HiddenParts } from "./hidden-parts.ts";
import { RecitalGuard } from "./recital.ts";
import { RefusalGuard } from "./refusal.ts";
import { RepetitionGuard } from "./repetition.ts";
import { type Breach, SentenceGate, type Verdict } from "./sentence-gate.ts";

/** Why a reply is stopped before the model has finished. The length is never a reason: only the model's own limit ends a long reply. */
export type Halt = "going in circles" | "reciting" | "refusing";

/**
 * Filters a model's text before the player sees it. It removes what is not for the player. It stops at a refusal, a recital of the
 * instructions or a loop. The rest is passed on in whole sentences, each of them judged. Text goes in and comes out in pieces.
 */
export class ReplyWriter {
  readonly #hidden = new HiddenParts();
  readonly #refusal = new RefusalGuard();
  readonly #repetition = new RepetitionGuard();
  readonly #recital: RecitalGuard;
  readonly #gate: SentenceGate;
  #shown = "";
  /** What is written before the next words: nothing at the beginning, a new paragraph after the table has answered. */
  #before: string | null = "";

  /**
   * @param instructions the model's instructions, which it must not recite
   * @param judge decides whether a sentence is shown; without it every sentence is shown
   */
  constructor(instructions: string, judge: (sentence: string) => Verdict = () => "tell") {
    this.#recital = new RecitalGuard(instructions);
    this.#gate = new SentenceGate(judge);
  }

  /** All text that was shown so far. */
  get shown(): string {
    return this.#shown;
  }

  get halt(): Halt | null {
    if (this.#refusal.refused) return "refusing";
    if (this.#recital.reciting) return "reciting";
    return this.#repetition.looping ? "going in circles" : null;
  }

  /** The sentence that stopped the reply. Null if no sentence did. */
  get breach(): Breach | null {
    return this.#gate.breach;
  }

  /** Takes a piece of text, and returns the text that may be shown now. */
  push(piece: string): string {
    return this.halt ? "" : this.#pass(this.#refusal.push(this.#hidden.push(piece)));
  }

  /**
   * Returns the rest of a round, after which the model continues.
   * @param checked whether the round called for a check; an outcome that was written before the check is not shown
   */
  endRound(checked: boolean): string {
    const rest = this.halt === null ? this.#pass(this.#refusal.push(this.#hidden.end())) : "";
    return rest + this.#show(this.#gate.endRound(checked));
  }

  /** Lets the reply continue after a sentence that stopped it. */
  reopen(): void {
    this.#gate.reopen();
  }

  /** Starts a new paragraph for the text that follows an answer of the table. */
  breakOff(): void {
    if (this.shown !== "") this.#before = this.shown.endsWith("\n") ? "\n" : "\n\n";
  }

  /**
   * Returns the rest. `cut` is true if the model was stopped before it had finished: then an ellipsis is added if the text does not end
   * with a sentence.
   */
  end(cut: boolean): string {
    const halted = this.halt !== null;
    const rest = halted ? "" : this.#pass(this.#refusal.push(this.#hidden.end()) + this.#refusal.end());
    const recited = this.#show(this.#gate.push(this.#recital.end()));
    const ending = rest + recited + this.#show(this.#gate.endRound(false));
    const shown = this.#shown.trimEnd();
    const whole = shown === "" || lastSentenceEnd(shown) === shown.length;
    return (cut || halted) && !whole ? ending + this.#show("…") : ending;
  }

  #pass(piece: string): string {
    let text = piece;
    if (this.#before !== null) {
      if (piece.trim() === "") return "";
      text = this.#before + piece.trimStart();
      this.#before = null;
    }
    text = this.#recital.push(text);
    this.#repetition.push(text);
    return this.#show(this.#gate.push(text));
  }

  #show(text: string): string {
    this.#shown += text;
    return text;
  }
}
