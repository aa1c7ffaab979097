import type { ToolCall } from "./chat-model.ts";

/**
 * How a model without tool calling asks the table: one line of the form `[[propose_check {"ability":"wisdom","difficulty":15}]]`.
 * Strict: anything else in double brackets is not shown and not done.
 */

const OPEN = "[[";
const CLOSE = "]]";
/** A directive longer than this is none: it is dropped, so that an unclosed bracket cannot swallow a reply. */
const LONGEST = 1_000;
const DIRECTIVE = /^\s*([a-z_]{3,20})\s*(\{.*\})?\s*$/su;

/** Whether the model has to wait for what the table says: dice decide what is told next. */
export const stopsForAnswer = ({ name }: ToolCall): boolean => name === "propose_check" || name === "roll";

/** A call as the model would have written it. */
export const directiveText = ({ name, arguments: json }: ToolCall): string => `${OPEN}${name} ${json}${CLOSE}`;

export type DirectivePart =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "tool"; readonly call: ToolCall };

/** Takes the directives out of a text that comes in pieces; a bracket cut in two by the pieces is held back until it is whole. */
export class DirectiveReader {
  #held = "";
  #count = 0;

  read(piece: string): DirectivePart[] {
    this.#held += piece;
    const parts: DirectivePart[] = [];
    for (;;) {
      const open = this.#held.indexOf(OPEN);
      if (open === -1) {
        // A single bracket at the end may be the first of two.
        const safe = this.#held.endsWith("[") ? this.#held.length - 1 : this.#held.length;
        this.#take(parts, safe);
        return parts;
      }
      this.#take(parts, open);
      const close = this.#held.indexOf(CLOSE);
      if (close > LONGEST || (close === -1 && this.#held.length >= LONGEST + CLOSE.length)) {
        this.#held = this.#held.slice(OPEN.length);
        continue;
      }
      if (close === -1) return parts;
      const call = this.#directive(this.#held.slice(OPEN.length, close));
      this.#held = this.#held.slice(close + CLOSE.length);
      if (call) parts.push({ type: "tool", call });
    }
  }

  /** What is left at the end: an unfinished directive is not text. */
  end(): DirectivePart[] {
    const open = this.#held.indexOf(OPEN);
    const text = open === -1 ? this.#held : this.#held.slice(0, open);
    this.#held = "";
    return text === "" ? [] : [{ type: "text", text }];
  }

  #take(parts: DirectivePart[], length: number): void {
    const text = this.#held.slice(0, length);
    this.#held = this.#held.slice(length);
    if (text !== "") parts.push({ type: "text", text });
  }

  #directive(inside: string): ToolCall | null {
    const [, name, json] = DIRECTIVE.exec(inside) ?? [];
    if (!name) return null;
    this.#count += 1;
    return { id: `directive-${this.#count}`, name, arguments: json ?? "{}" };
  }
}
