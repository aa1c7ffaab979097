import type { Tokens } from "#contracts/play/turn";
import { type ChatMessage, ModelFailure, type ToolCall } from "./chat-model.ts";
import type { Begun } from "./choose-model.ts";
import { DirectiveReader, stopsForAnswer } from "./directives.ts";
import type { ReplyWriter } from "./reply/reply-writer.ts";
import { countTokens } from "./tokens.ts";

/** What came of one answer of a model: what it said and asked, and how it ended. */
export interface Round {
  readonly said: string;
  readonly calls: readonly ToolCall[];
  /** The model ran into its limit, or was stopped: its last sentence may be unfinished. */
  readonly cut: boolean;
  readonly tokens: Tokens;
}

/** About how many tokens the messages are. */
export const messageTokens = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, message) => sum + countTokens(message.content) + 4, 0);

/**
 * Reads one answer to its end, and hands on what may be shown of it. Stops reading where the writer has enough, and where a model
 * without tool calling has asked the table.
 */
export async function* readRound(
  { model, parts, first }: Begun,
  input: number,
  writer: ReplyWriter,
): AsyncGenerator<string, Round> {
  const reader = model.callsTools ? null : new DirectiveReader();
  const calls: ToolCall[] = [];
  let said = "";
  let usage: Tokens | null = null;
  let end: "stop" | "length" | "tool_calls" | "refusal" | "stopped here" | null = null;

  try {
    for (let next: IteratorResult<typeof first> = { value: first }; next.done !== true; next = await parts.next()) {
      const part = next.value;
      if (part.type === "tool") calls.push(part.call);
      else if (part.type === "finish") {
        end = part.reason;
        usage = part.usage;
        break;
      } else {
        said += part.text;
        for (const heard of reader ? reader.read(part.text) : [part]) {
          if (heard.type === "tool") calls.push(heard.call);
          const shown = heard.type === "text" ? writer.push(heard.text) : "";
          if (shown !== "") yield shown;
        }
        if (writer.halt || (reader && calls.some(stopsForAnswer))) end = "stopped here";
      }
      if (end) break;
    }
  } finally {
    void parts.return?.();
  }
  if (end === null) throw new ModelFailure("cut", "The model's answer broke off");
  if (end === "refusal") throw new ModelFailure("refused", "The model refused to go on");
  const rest = reader && end !== "stopped here" ? reader.end() : [];
  for (const heard of rest) {
    const shown = heard.type === "text" ? writer.push(heard.text) : "";
    if (shown !== "") yield shown;
  }
  return {
    said,
    calls,
    cut: end === "length" || writer.halt !== null,
    tokens: usage ?? {
      input,
      output: countTokens(said) + calls.reduce((sum, call) => sum + countTokens(call.arguments), 0),
    },
  };
}
