import { createParser } from "eventsource-parser";

import { ModelFailure } from "../chat-model.ts";

/** Bytes came that hold no whole event: a comment, headers, half a line. */
export const ALIVE = Symbol("alive");
/** The stream said `[DONE]`. */
export const DONE = Symbol("[DONE]");

/** An event of type `error`, as LM Studio and Anthropic send it. */
export interface ErrorEvent {
  readonly errorEvent: unknown;
}

/**
 * What an endpoint answers, as it comes: the JSON of each server-sent event, ALIVE for bytes that say nothing, DONE. Some servers ignore
 * that a stream was asked for and answer with one JSON object: it is handed on as one event, followed by DONE. Fails as `malformed` on
 * bytes that are no UTF-8 or no JSON, as `wrong_address` on a web page.
 */
export async function* readEvents(bytes: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator {
  const queue: unknown[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) =>
      void queue.push(
        data.trim() === "[DONE]"
          ? DONE
          : event === "error"
            ? ({ errorEvent: jsonOf(data) } satisfies ErrorEvent)
            : jsonOf(data),
      ),
  });
  let whole: string | null = null;
  let sniffed = "";
  for await (const text of textOf(bytes, signal)) {
    if (whole !== null) whole += text;
    else if (sniffed.trim() === "" && (sniffed + text).trim() !== "") {
      sniffed += text;
      const first = sniffed.trimStart();
      if (first.startsWith("<")) throw new ModelFailure("wrong_address", "The answer is a web page");
      if (first.startsWith("{")) whole = sniffed;
      else parser.feed(sniffed);
    } else if (sniffed.trim() === "") sniffed += text;
    else parser.feed(text);
    if (queue.length === 0) yield ALIVE;
    else yield* queue.splice(0);
  }
  if (whole === null) return;
  yield jsonOf(whole);
  yield DONE;
}

/** The text of the bytes, piece by piece; ends when the signal aborts. */
async function* textOf(bytes: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  const decode = (chunk: Uint8Array | undefined): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new ModelFailure("malformed", "The model's answer is not UTF-8");
    }
  };
  const reader = bytes.getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  signal.addEventListener("abort", cancel);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield decode(read.value);
    decode(undefined);
  } finally {
    signal.removeEventListener("abort", cancel);
    cancel();
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ModelFailure("malformed", "The model's answer is not valid JSON");
  }
}
