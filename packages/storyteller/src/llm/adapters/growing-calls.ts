import { callId, type ToolCall } from "../chat-model.ts";

/** A piece of a tool call, as servers stream it. */
export interface CallPiece {
  readonly index?: number | null | undefined;
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly arguments?: unknown;
}

interface Growing {
  readonly index: number | null;
  readonly id: string | null;
  name: string;
  arguments: string;
}

/**
 * Assembles tool calls from streamed pieces. Servers number the pieces from 0, from 1 or not at all. Some send each call whole, all under
 * the number 0 but with different ids. Some repeat the name with every piece.
 */
export class GrowingCalls {
  readonly #calls: Growing[] = [];

  get count(): number {
    return this.#calls.length;
  }

  add(piece: CallPiece): void {
    const json = asJson(piece.arguments);
    const known = this.#continued(piece);
    if (known === undefined) {
      this.#calls.push({ index: piece.index ?? null, id: piece.id || null, name: piece.name ?? "", arguments: json });
      return;
    }
    if (piece.name && known.arguments === "" && piece.name !== known.name) known.name += piece.name;
    known.arguments += json;
  }

  /** The finished calls as the model wrote them. A call without an id gets one. */
  finished(): ToolCall[] {
    return this.#calls.map(({ id, name, arguments: json }, at) => ({
      id: id ?? callId("call", at + 1),
      name,
      arguments: json,
    }));
  }

  /** Finds the call that this piece continues. */
  #continued({ index, id, name }: CallPiece): Growing | undefined {
    const known =
      index === null || index === undefined ? this.#calls.at(-1) : this.#calls.findLast((call) => call.index === index);
    if (known === undefined) return undefined;
    if (id && known.id !== null && id !== known.id && name) return undefined;
    // Without a number or an id, a piece with a name begins a new call if the call before it is complete.
    const numbered = index !== null && index !== undefined;
    if (!numbered && !id && name && isWhole(known.arguments)) return undefined;
    return known;
  }
}

const asJson = (value: unknown): string =>
  typeof value === "string" ? value : value === undefined || value === null ? "" : JSON.stringify(value);

function isWhole(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}
