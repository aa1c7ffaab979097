import { type ChatModel, type ChatPart, type ChatRequest, ModelFailure } from "../chat-model.ts";
import { learnedAbout } from "../learned-limits.ts";
import { failureOf, failureOnTheWay } from "./provider-failure.ts";
import { readChunks } from "./read-chunks.ts";
import { learnFromRefusal, requestBody } from "./request-body.ts";
import { separateThoughts } from "./separate-thoughts.ts";
import { ALIVE, DONE, readEvents } from "./sse-events.ts";
import type { Fields } from "./thinking-off.ts";

/** The part of the `AI` binding that is used here. */
export interface AiBinding {
  run(model: string, inputs: Record<string, unknown>, options?: { signal?: AbortSignal }): Promise<unknown>;
}

const THINKING_OFF: readonly Fields[] = [{ chat_template_kwargs: { enable_thinking: false } }];
const MOST_TRIES = 4;

/** A language model of Workers AI, called over the binding. */
export function createWorkersAiModel(id: string, callsTools: boolean, ai: AiBinding): ChatModel {
  const learned = learnedAbout("workers-ai", id);
  // The binding reports token counts without this option, so it is left out.
  learned.refused.add("stream_options");

  const run = async (request: ChatRequest, signal: AbortSignal): Promise<unknown> => {
    for (let tries = 1; ; tries += 1) {
      const { model: _, ...inputs } = requestBody(id, request, learned, THINKING_OFF);
      try {
        return await ai.run(id, inputs, { signal });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const mended = tries < MOST_TRIES && learnFromRefusal(message, inputs, learned, THINKING_OFF);
        if (!mended) throw failureOf({ status: statusOf(message), body: message });
      }
    }
  };

  return {
    id,
    get callsTools() {
      return callsTools && learned.tools;
    },
    learned,
    wire: (request) => ({ url: null, body: requestBody(id, request, learned, THINKING_OFF) }),
    async *stream(request: ChatRequest, signal: AbortSignal): AsyncGenerator<ChatPart> {
      try {
        const answer = await run(request, signal);
        yield { type: "alive" };
        const events =
          answer instanceof ReadableStream ? readEvents(answer as ReadableStream<Uint8Array>, signal) : whole(answer);
        yield* separateThoughts(readChunks(events), learned, id);
      } catch (error) {
        const failure = failureOnTheWay(error);
        if (failure.kind === "tools_unsupported" && request.tools.length > 0) learned.tools = false;
        throw failure;
      }
    },
  };
}

/** Yields the answer of a model that does not stream. */
async function* whole(answer: unknown): AsyncGenerator {
  if (typeof answer !== "object" || answer === null)
    throw new ModelFailure("malformed", "The model's answer is no stream");
  yield ALIVE;
  yield answer;
  yield DONE;
}

/** The binding throws plain errors with a number, a colon and a sentence. These patterns map Workers AI's error codes to HTTP statuses. */
const STATUSES: readonly (readonly [codes: RegExp, status: number])[] = [
  [/\b(?:3036|3040|429)\b|capacity|rate.?limit/iu, 429],
  [/\b(?:10000|401)\b|unauthori|authenticat/iu, 401],
  [/\b(?:5018|5016|3023|3041|403)\b/u, 403],
  [/\b(?:5007|3042|404)\b|no such model/iu, 404],
  [/\b(?:3007|3008|408)\b/u, 408],
  [/\b(?:5\d{3}|3003|3006|3039|400|413)\b|invalid|too large/iu, 400],
];

const statusOf = (message: string): number => STATUSES.find(([codes]) => codes.test(message))?.[1] ?? 500;
