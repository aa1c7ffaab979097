import { lastSentenceEnd } from "../sentence-end.ts";
import { HiddenParts } from "./hidden-parts.ts";
import { RecitalGuard } from "./recital.ts";
import { RefusalGuard } from "./refusal.ts";
import { RepetitionGuard } from "./repetition.ts";
import { type Breach, SentenceGate, type Verdict } from "./sentence-gate.ts";

/** Why a reply is at its end before the model is. Its length is never a reason: only the model's own limit ends a long reply. */
export type Halt = "going in circles" | "reciting" | "refusing";

/**
 * What stands between a model's words and the player: takes out what is not for them, hears a refusal, a recital of the instructions and
 * a loop, and lets the rest through by whole sentences that were judged. Text goes in and comes out in pieces.
 */
export class ReplyWriter {
  readonly #hidden = new HiddenParts();
  readonly #refusal = new RefusalGuard();
  readonly #repetition = new RepetitionGuard();
  readonly #recital: RecitalGuard;
  readonly #gate: SentenceGate;
  #shown = "";
  /** What stands before the next words: nothing at the beginning, a new paragraph after the table has answered. */
  #before: string | null = "";

  /**
   * @param instructions what the model was told and must not tell
   * @param judge what becomes of a sentence; without it every sentence is told
   */
  constructor(instructions: string, judge: (sentence: string) => Verdict = () => "tell") {
    this.#recital = new RecitalGuard(instructions);
    this.#gate = new SentenceGate(judge);
  }

  /** All that was shown so far. */
  get shown(): string {
    return this.#shown;
  }

  get halt(): Halt | null {
    if (this.#refusal.refused) return "refusing";
    if (this.#recital.reciting) return "reciting";
    return this.#repetition.looping ? "going in circles" : null;
  }

  /** The sentence that stopped the reply; null while all is well. */
  get breach(): Breach | null {
    return this.#gate.breach;
  }

  /** What of a piece may be shown now. */
  push(piece: string): string {
    return this.halt ? "" : this.#pass(this.#refusal.push(this.#hidden.push(piece)));
  }

  /**
   * The rest of a round, after which the model goes on.
   * @param checked whether it called for a check: an outcome that it told before is not shown
   */
  endRound(checked: boolean): string {
    const rest = this.halt === null ? this.#pass(this.#refusal.push(this.#hidden.end())) : "";
    return rest + this.#show(this.#gate.endRound(checked));
  }

  /** Lets the reply go on after a sentence that stopped it. */
  reopen(): void {
    this.#gate.reopen();
  }

  /** Sets off what follows from what was shown, where an answer of the table came between. */
  breakOff(): void {
    if (this.shown !== "") this.#before = this.shown.endsWith("\n") ? "\n" : "\n\n";
  }

  /** The rest. `cut` says that the model was stopped before it had finished: an ellipsis says so where no sentence ends there. */
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
