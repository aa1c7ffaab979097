import { ModelFailure } from "../chat-model.ts";

/** The same bytes, as long as they are UTF-8; where they are not, the stream fails as malformed. */
export function wellFormed(bytes: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const check = (chunk: Uint8Array | undefined): void => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new ModelFailure("malformed", "The model's answer is not UTF-8");
    }
  };
  return bytes.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        check(chunk);
        controller.enqueue(chunk);
      },
      flush: () => check(undefined),
    }),
  );
}
