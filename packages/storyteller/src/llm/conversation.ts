import type { ChatMessage, ToolCall } from "./chat-model.ts";
import { fence } from "./prompt/fence.ts";

/** What the table answered to a call. */
export interface Answered {
  readonly call: ToolCall;
  readonly told: string;
}

/**
 * How a round with the table goes into the conversation: as tool messages for a model that calls tools; else the answers come in
 * the player's place, fenced.
 */
export function roundMessages(said: string, answered: readonly Answered[], callsTools: boolean): ChatMessage[] {
  if (callsTools) {
    return [
      { role: "assistant", content: said, toolCalls: answered.map(({ call }) => call) },
      ...answered.map(({ call, told }): ChatMessage => ({ role: "tool", toolCallId: call.id, content: told })),
    ];
  }
  const answers = answered.map(({ call, told }) => fence("table", `${call.name}: ${told}`)).join("\n");
  return [
    { role: "assistant", content: said, toolCalls: [] },
    { role: "user", content: `${answers}\n\nGo on from where you stopped.` },
  ];
}
