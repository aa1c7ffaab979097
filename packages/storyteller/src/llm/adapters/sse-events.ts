import { createParser } from "eventsource-parser";

import { ModelFailure } from "../chat-model.ts";

/** Bytes arrived that contain no complete event: a comment, headers, or half a line. */
export const ALIVE = Symbol("alive");
/** The stream sent `[DONE]`. */
export const DONE = Symbol("[DONE]");

/** An event of type `error`, as LM Studio and Anthropic send it. */
export interface ErrorEvent {
  readonly errorEvent: unknown;
}

/**
 * Reads an endpoint's response as it arrives. It yields the JSON of each server-sent event, ALIVE for bytes without an event, and DONE at
 * the end. Some servers ignore the request for a stream and answer with one JSON object: that object is yielded as one event, followed by
 * DONE. Fails as `malformed` if the bytes are not UTF-8 or not JSON, and as `wrong_address` if the response is a web page.
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

/** Decodes the bytes to text, piece by piece. It ends when the signal aborts. */
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
