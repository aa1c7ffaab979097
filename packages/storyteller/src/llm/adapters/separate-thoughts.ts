import type { ChatPart } from "../chat-model.ts";
import type { Learned } from "../learned.ts";
import { ThoughtReader } from "./thought-reader.ts";

/** The parts of an answer with the thoughts in its text counted instead of told. Notes whether the model thinks. */
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
      // Calls and the finish come last: what was held comes before them.
      if ((part.type === "tool" || part.type === "finish") && !ended) {
        ended = true;
        yield* note(reader.end(part.type === "finish" && part.reason === "length"));
      }
      if (part.type === "finish") learned.thinks = thought || (part.usage?.reasoning ?? 0) > 0;
      yield* note([part]);
    }
  } catch (error) {
    // What was held was said before the failure.
    if (!ended) yield* note(reader.end(true));
    throw error;
  }
  if (!ended) yield* note(reader.end(true));
}
