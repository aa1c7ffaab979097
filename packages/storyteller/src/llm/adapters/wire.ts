import type { ChatCompletionMessageParam, ChatCompletionTool } from "openai/resources/chat/completions/completions";

import type { ChatMessage, ChatRequest } from "../chat-model.ts";
import type { Learned } from "../learned-limits.ts";
import { plainSchema } from "./plain-schema.ts";

/** Converts a message to the format of OpenAI's chat completions, which all other endpoints use too. */

/** How messages are adapted to what a server has refused. */
type Adapted = Pick<Learned, "foldsSystem" | "emptyThoughts">;

function wireMessage(message: ChatMessage, { emptyThoughts }: Adapted): ChatCompletionMessageParam {
  switch (message.role) {
    case "assistant":
      return {
        role: "assistant",
        content: message.content,
        // The type of OpenAI's messages does not have this field of DeepSeek's.
        ...(emptyThoughts ? ({ reasoning_content: "" } as object) : {}),
        ...(message.toolCalls.length === 0
          ? {}
          : {
              tool_calls: message.toolCalls.map(({ id, name, arguments: json }) => ({
                id,
                type: "function",
                function: { name, arguments: json },
              })),
            }),
      };
    case "tool":
      return { role: "tool", tool_call_id: message.toolCallId, content: message.content };
    default:
      return { role: message.role, content: message.content };
  }
}

/** Joins neighbouring messages of the same role. Many chat templates refuse two messages of the player, or of the model, in a row. */
function joinNeighbours(messages: readonly ChatMessage[]): ChatMessage[] {
  const joined: ChatMessage[] = [];
  for (const message of messages) {
    const last = joined.at(-1);
    const content = last && `${last.content}\n\n${message.content}`;
    if (content !== undefined && last?.role === "user" && message.role === "user") {
      joined[joined.length - 1] = { role: "user", content };
    } else if (
      content !== undefined &&
      last?.role === "assistant" &&
      message.role === "assistant" &&
      last.toolCalls.length === 0
    ) {
      joined[joined.length - 1] = { ...message, content };
    } else joined.push(message);
  }
  return joined;
}

/** Turns the system message into a user message, for a server that accepts no system message. */
const foldSystem = (messages: readonly ChatMessage[]): ChatMessage[] =>
  messages.map((message) => (message.role === "system" ? { role: "user", content: message.content } : message));

export const wireMessages = (request: ChatRequest, adapted: Adapted): ChatCompletionMessageParam[] =>
  joinNeighbours(adapted.foldsSystem ? foldSystem(request.messages) : request.messages).map((message) =>
    wireMessage(message, adapted),
  );

export const wireTools = (request: ChatRequest): ChatCompletionTool[] =>
  request.tools.map(({ name, description, parameters }) => ({
    type: "function",
    function: { name, description, parameters: plainSchema(parameters) },
  }));
