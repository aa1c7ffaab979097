import type { ChatPart } from "../chat-model.ts";
import type { Learned } from "../learned-limits.ts";
import { ThoughtReader } from "./thought-reader.ts";

/** Takes the thoughts out of an answer's text and only counts them. Also records in `learned` whether the model thinks. */
export async function* separateThoughts(
  parts: AsyncIterable<ChatPart>,
  learned: Learned,
  modelId: string,
): AsyncGenerator<ChatPart> {
  const reader = new ThoughtReader(learned, modelId);
  let thought = false;
  let ended = false;
  const note = function* (collected: Iterable<ChatPart>): Generator<ChatPart> {
    for (const part of collected) {
      thought ||= part.type === "thinking" && part.characters > 0;
      yield part;
    }
  };
  try {
    for await (const part of parts) {
      if (part.type === "text") {
        yield* note(reader.push(part.text));
        continue;
      }
      if (part.type === "thinking" && part.characters > 0) reader.separate();
      // Text that the reader held back is yielded first, because tool calls and the finish part come last.
      if ((part.type === "tool" || part.type === "finish") && !ended) {
        ended = true;
        yield* note(reader.end(part.type === "finish" && part.reason === "length"));
      }
      if (part.type === "finish") learned.thinks = thought || (part.usage?.reasoning ?? 0) > 0;
      yield* note([part]);
    }
  } catch (error) {
    // Text that the reader held back was written before the failure, so it is yielded first.
    if (!ended) yield* note(reader.end(true));
    throw error;
  }
  if (!ended) yield* note(reader.end(true));
}
