import { type ChatPart, ModelFailure, type ToolCall } from "./chat-model.ts";
import type { Begun } from "./choose-model.ts";
import { CallReader, directiveText, type ReadPart, stopsForAnswer } from "./reply/call-reader.ts";
import type { ReplyWriter } from "./reply/reply-writer.ts";

/** What came of one answer of a model: what it said and asked, and how it ended. */
export interface Round {
  readonly said: string;
  readonly calls: readonly ToolCall[];
  /** The model ran into its limit, or was stopped: its last sentence may be unfinished. */
  readonly cut: boolean;
}

/**
 * Reads one answer to its end, and hands on what may be shown of it. Calls in the text are heard like any others. Stops reading where the
 * writer halts, at a sentence that is wrong, and where a call in the text waits for the table.
 * @param mayAsk false in the last round: no dice fall, and all that the model says is heard
 */
export async function* readRound(
  { parts, first }: Begun,
  writer: ReplyWriter,
  mayAsk: boolean,
): AsyncGenerator<string, Round> {
  const reader = new CallReader();
  const calls: ToolCall[] = [];
  let said = "";
  let end: "stop" | "length" | "tool_calls" | "refusal" | "stopped here" | null = null;

  try {
    for (let next: IteratorResult<ChatPart> = { value: first }; next.done !== true; next = await parts.next()) {
      const part = next.value;
      if (part.type === "finish") end = part.reason;
      for (const readPart of readParts(part, reader)) {
        if (readPart.type === "text") {
          said += readPart.text;
          yield* shown(writer.push(readPart.text));
        } else {
          calls.push(readPart.call);
          if (part.type !== "tool") said += directiveText(readPart.call);
        }
        // What a model makes up instead of waiting for the table is not heard.
        const waits = part.type !== "tool" && readPart.type === "tool" && mayAsk && stopsForAnswer(readPart.call);
        if (writer.halt || writer.breach || waits) {
          end = "stopped here";
          break;
        }
      }
      if (end) break;
    }
  } finally {
    void parts.return?.();
  }
  if (end === null) throw new ModelFailure("cut", "The model's answer broke off");
  if (end === "refusal") throw new ModelFailure("refused", "The model refused to go on");
  return { said, calls, cut: end === "length" || writer.halt !== null };
}

/** What a part says and asks; with the last, what the reader had held back. */
function readParts(part: ChatPart, reader: CallReader): readonly ReadPart[] {
  if (part.type === "finish") return reader.end();
  if (part.type === "tool") return [part];
  return part.type === "text" ? reader.read(part.text) : [];
}

function* shown(text: string): Generator<string> {
  if (text !== "") yield text;
}
