import type { ChatMessage, ToolCall } from "./chat-model.ts";
import { fence } from "./prompt/fence.ts";

/** What the table answered to a call. */
export interface Answered {
  readonly call: ToolCall;
  readonly content: string;
}

/**
 * How a round with the table goes into the conversation: as tool messages for a model that calls tools; else the answers come in
 * the player's place, fenced.
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

/** The directives of what a model wrote, after the part of it that was shown. */
export function withDirectives(shown: string, said: string): string {
  const directives = said.match(/\[\[.*?\]\]/gsu) ?? [];
  return [shown.trim(), ...directives].filter((part) => part !== "").join("\n");
}

/** Stands where a model wrote nothing that was shown: servers refuse an empty message. */
const NOTHING = "(nothing was shown yet)";

/** How a round that was stopped goes into the conversation: what was shown of it, what the table did, and what was wrong. */
export function correctionMessages(
  shown: string,
  answered: readonly Answered[],
  correction: string,
  callsTools: boolean,
): ChatMessage[] {
  const before = answered.length > 0 ? roundMessages(shown, answered, callsTools) : [];
  const said: ChatMessage = { role: "assistant", content: shown.trim() === "" ? NOTHING : shown, toolCalls: [] };
  return [...(before.length > 0 ? before : [said]), { role: "user", content: fence("table", correction) }];
}
