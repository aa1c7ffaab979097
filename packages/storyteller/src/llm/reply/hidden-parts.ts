import { FENCES } from "../prompt/fence.ts";

/** Tags around the thoughts that some models write before their reply. */
const THOUGHTS = ["think", "thinking", "reasoning"];
const TAGS = [...FENCES, ...THOUGHTS].flatMap((name) => [`<${name}>`, `</${name}>`]);
const LONGEST = Math.max(...TAGS.map((tag) => tag.length));

/**
 * Removes text that is not for the player: fence marks, and thoughts between `<think>` and `</think>`. The text arrives in pieces.
 * Characters that may be the beginning of a mark are held back until that is certain.
 */
export class HiddenParts {
  #held = "";
  #closing: string | null = null;

  push(piece: string): string {
    this.#held += piece;
    let shown = "";
    for (;;) {
      const open = this.#held.indexOf("<");
      shown += this.#show(open === -1 ? this.#held.length : open);
      if (open === -1) return shown;
      const ahead = this.#held.slice(0, LONGEST).toLowerCase();
      const tag = TAGS.find((one) => ahead.startsWith(one));
      if (tag !== undefined) this.#pass(tag);
      else if (TAGS.some((one) => one.startsWith(ahead))) return shown;
      else shown += this.#show(1);
    }
  }

  /** Returns what is left at the end. Thoughts without a closing mark are not shown. */
  end(): string {
    return this.#show(this.#held.length);
  }

  #show(length: number): string {
    const text = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    return this.#closing === null ? text : "";
  }

  #pass(tag: string): void {
    this.#held = this.#held.slice(tag.length);
    if (this.#closing === null) {
      if (THOUGHTS.some((name) => tag === `<${name}>`)) this.#closing = `</${tag.slice(1)}`;
    } else if (tag === this.#closing) this.#closing = null;
  }
}
