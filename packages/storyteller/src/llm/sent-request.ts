import type { ChatModel, ChatRequest, WireRequest } from "./chat-model.ts";

/** A request in its wire format. A model that plays a script has none, so its messages are taken as they are. */
export const wireOf = (model: Pick<ChatModel, "wire">, request: ChatRequest): WireRequest =>
  model.wire?.(request) ?? { url: null, body: { messages: request.messages, tools: request.tools } };

/** What a player may read of a request's address and body, beside its messages and tools. */
export function parametersOf({ url, body }: WireRequest) {
  const { messages: _, tools: __, model: ___, ...parameters } = body;
  return { url, parameters };
}
