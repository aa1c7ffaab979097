import { type ChatPart, ModelFailure, type ToolCall } from "./chat-model.ts";
import type { Begun } from "./choose-model.ts";
import { CallReader, directiveText, type ReadPart, stopsForAnswer } from "./reply/call-reader.ts";
import type { ReplyWriter } from "./reply/reply-writer.ts";

/** The result of one answer of a model: what it wrote, which tools it called, and how it ended. */
export interface Round {
  readonly said: string;
  readonly calls: readonly ToolCall[];
  /** True if the model reached its token limit or was stopped. Then its last sentence may be unfinished. */
  readonly cut: boolean;
}

/**
 * Reads one answer to its end and yields what may be shown of it. Tool calls inside the text count like any others. It stops reading when
 * the writer halts, at a wrong sentence, and at a tool call in the text that must wait for the table.
 * @param mayAsk false in the last round: then no dice are rolled, and the answer is read to its end
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
        // Text after such a call is ignored: the model invents it instead of waiting for the table's answer.
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

/** The text and tool calls of a part. With the last part, also what the reader had held back. */
function readParts(part: ChatPart, reader: CallReader): readonly ReadPart[] {
  if (part.type === "finish") return reader.end();
  if (part.type === "tool") return [part];
  return part.type === "text" ? reader.read(part.text) : [];
}

function* shown(text: string): Generator<string> {
  if (text !== "") yield text;
}
