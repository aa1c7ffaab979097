import { lastSentenceEnd } from "../sentence-end.ts";
import { HiddenParts } from "./hidden-parts.ts";
import { RecitalGuard } from "./recital.ts";
import { RefusalGuard } from "./refusal.ts";
import { RepetitionGuard } from "./repetition.ts";

/** Why a reply is at its end before the model is. Its length is never a reason: only the model's own limit ends a long reply. */
export type Halt = "going in circles" | "reciting" | "refusing";

/**
 * What stands between a model's words and the player: takes out what is not for them, and hears a refusal, a recital of the
 * instructions and a loop. Text goes in and comes out in pieces.
 */
export class ReplyWriter {
  readonly #hidden = new HiddenParts();
  readonly #refusal = new RefusalGuard();
  readonly #repetition = new RepetitionGuard();
  readonly #recital: RecitalGuard;
  #shown = "";
  /** What stands before the next words: nothing at the beginning, a new paragraph after the table has answered. */
  #before: string | null = "";

  /** @param instructions what the model was told and must not tell */
  constructor(instructions: string) {
    this.#recital = new RecitalGuard(instructions);
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

  /** What of a piece may be shown now. */
  push(piece: string): string {
    return this.halt ? "" : this.#pass(this.#refusal.push(this.#hidden.push(piece)));
  }

  /** Sets off what follows from what was shown, where an answer of the table came between. */
  breakOff(): void {
    if (this.shown !== "") this.#before = this.shown.endsWith("\n") ? "\n" : "\n\n";
  }

  /** The rest. `cut` says that the model was stopped before it had finished: an ellipsis says so where no sentence ends there. */
  end(cut: boolean): string {
    const halted = this.halt !== null;
    const rest = halted ? "" : this.#pass(this.#refusal.push(this.#hidden.end()) + this.#refusal.end());
    const ending = rest + this.#show(this.#recital.end());
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
    return this.#show(text);
  }

  #show(text: string): string {
    this.#shown += text;
    return text;
  }
}
