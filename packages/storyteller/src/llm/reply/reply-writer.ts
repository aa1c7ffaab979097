import { HiddenParts } from "./hidden-parts.ts";
import { LengthKeeper, type LengthLimit } from "./length.ts";
import { RecitalGuard } from "./recital.ts";
import { RefusalGuard } from "./refusal.ts";
import { RepetitionGuard } from "./repetition.ts";

/** Why a reply is at its end before the model is. */
export type Halt = "long enough" | "going in circles" | "reciting" | "refusing";

/**
 * What stands between a model's words and the player: takes out what is not for them, hears a refusal, a recital of the
 * instructions and a loop, and keeps the length. Text goes in and comes out in pieces.
 */
export class ReplyWriter {
  readonly #hidden = new HiddenParts();
  readonly #refusal = new RefusalGuard();
  readonly #repetition = new RepetitionGuard();
  readonly #recital: RecitalGuard;
  readonly #length: LengthKeeper;
  /** What stands before the next words: nothing at the beginning, a new paragraph after the table has answered. */
  #before: string | null = "";

  /** @param instructions what the model was told and must not tell */
  constructor(instructions: string, limit: LengthLimit) {
    this.#recital = new RecitalGuard(instructions);
    this.#length = new LengthKeeper(limit);
  }

  /** All that was shown so far. */
  get shown(): string {
    return this.#length.shown;
  }

  get halt(): Halt | null {
    if (this.#refusal.refused) return "refusing";
    if (this.#recital.reciting) return "reciting";
    if (this.#repetition.looping) return "going in circles";
    return this.#length.full ? "long enough" : null;
  }

  /** What of a piece may be shown now. */
  push(piece: string): string {
    return this.halt ? "" : this.#pass(this.#refusal.push(this.#hidden.push(piece)));
  }

  /** Sets off what follows from what was shown, where an answer of the table came between. */
  breakOff(): void {
    if (this.shown !== "") this.#before = this.shown.endsWith("\n") ? "\n" : "\n\n";
  }

  /** The rest. `cut` says that the model was stopped before it had finished. */
  end(cut: boolean): string {
    const halted = this.halt !== null;
    const rest = halted ? "" : this.#pass(this.#refusal.push(this.#hidden.end()) + this.#refusal.end());
    const recited = this.#recital.end();
    return rest + this.#length.push(recited) + this.#length.end(cut || halted);
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
    return this.#length.push(text);
  }
}
