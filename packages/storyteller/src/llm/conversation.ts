import type { ChatMessage, ToolCall } from "./chat-model.ts";
import { fence } from "./prompt/fence.ts";

/** What the table answered to a tool call. */
export interface Answered {
  readonly call: ToolCall;
  readonly content: string;
}

/**
 * Adds a round of tool calls to the conversation. A model that calls tools gets tool messages. Any other model gets the answers in a
 * fenced message in the player's role.
 */
export function roundMessages(said: string, answered: readonly Answered[], callsTools: boolean): ChatMessage[] {
  if (callsTools) {
    return [
      { role: "assistant", content: said, toolCalls: answered.map(({ call }) => call) },
      ...answered.map(({ call, content }): ChatMessage => ({ role: "tool", toolCallId: call.id, content })),
    ];
  }
  const answers = answered.map(({ call, content }) => fence("table", `${call.name}: ${content}`)).join("\n");
  return [
    { role: "assistant", content: said, toolCalls: [] },
    { role: "user", content: `${answers}\n\nGo on from where you stopped.` },
  ];
}

/** The part of a model's text that was shown, followed by the directives of the whole text. */
export function withDirectives(shown: string, said: string): string {
  const directives = said.match(/\[\[.*?\]\]/gsu) ?? [];
  return [shown.trim(), ...directives].filter((part) => part !== "").join("\n");
}

/** Used in place of the model's text if none of it was shown: servers refuse an empty message. */
const NOTHING = "(nothing was shown yet)";

/**
 * Adds a round that was stopped to the conversation: what was shown of it, what the table did, and what was wrong. The correction is part
 * of the table's last answer, because Mistral refuses a message of the player after a tool's.
 */
export function correctionMessages(
  shown: string,
  answered: readonly Answered[],
  correction: string,
  callsTools: boolean,
): ChatMessage[] {
  const wrong = fence("table", correction);
  const round = answered.length > 0 ? roundMessages(shown, answered, callsTools) : [];
  const last = round.pop();
  if (last) return [...round, { ...last, content: `${last.content}\n\n${wrong}` }];
  const said: ChatMessage = { role: "assistant", content: shown.trim() === "" ? NOTHING : shown, toolCalls: [] };
  return [said, { role: "user", content: wrong }];
}
