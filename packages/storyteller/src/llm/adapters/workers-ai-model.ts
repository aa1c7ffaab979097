import { createParser } from "eventsource-parser";

import { type ChatModel, type ChatPart, type ChatRequest, type FailureKind, ModelFailure } from "../chat-model.ts";
import { failureOf } from "./failures.ts";
import { DONE, readChunks } from "./read-chunks.ts";
import { wellFormed } from "./well-formed.ts";
import { wireMessages, wireTools } from "./wire.ts";

/** What is used of the `AI` binding. */
export interface AiBinding {
  run(model: string, inputs: Record<string, unknown>, options?: { signal?: AbortSignal }): Promise<unknown>;
}

/** A model of Workers AI, over the binding. */
export function createWorkersAiModel(id: string, callsTools: boolean, ai: AiBinding): ChatModel {
  return {
    id,
    callsTools,
    async *stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatPart> {
      const inputs = {
        messages: wireMessages(request),
        ...(request.tools.length === 0 ? {} : { tools: wireTools(request) }),
        max_tokens: request.replyTokens + request.thinkingTokens,
        temperature: request.temperature,
        stream: true,
      };
      let bytes: unknown;
      try {
        bytes = await ai.run(id, inputs, { signal });
      } catch (error) {
        throw bindingFailure(error);
      }
      if (!(bytes instanceof ReadableStream)) throw new ModelFailure("malformed", "The model's answer is no stream");
      try {
        yield* readChunks(readEvents(wellFormed(bytes as ReadableStream<Uint8Array>), signal));
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/** The JSON of each server-sent event, and DONE where the stream says so. */
async function* readEvents(bytes: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  const decoder = new TextDecoder();
  const reader = bytes.getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  signal.addEventListener("abort", cancel);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parser.feed(decoder.decode(read.value, { stream: true }));
      for (const data of events.splice(0)) yield data.trim() === "[DONE]" ? DONE : (JSON.parse(data) as unknown);
    }
  } finally {
    signal.removeEventListener("abort", cancel);
    cancel();
  }
}

/** The binding throws plain errors: a number, a colon and a sentence. The numbers are Workers AI's error codes. */
const CODES: readonly (readonly [RegExp, FailureKind])[] = [
  [/\b(?:3036|3040|429)\b|capacity|rate.?limit|daily free allocation/iu, "rate_limited"],
  [/\b(?:10000|401|403)\b|unauthori|authenticat/iu, "wrong_key"],
  [/\b(?:5004|5005|5007|5016|5018|3003|3006|3023|400|404|413)\b|no such model|invalid|too large/iu, "rejected"],
];

function bindingFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 300);
  const kind = CODES.find(([pattern]) => pattern.test(message))?.[1] ?? "server";
  return new ModelFailure(kind, message);
}
