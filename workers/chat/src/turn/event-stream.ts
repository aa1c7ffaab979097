import type { NumberedEvent } from "#contracts/play/events";

const encoder = new TextEncoder();
/** How often a comment is sent, so that proxies and phones do not close an idle stream. */
const KEEP_ALIVE_MS = 15_000;

const encodeEvent = ({ id, event }: NumberedEvent): Uint8Array =>
  encoder.encode(`id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);

/**
 * A stream of server-sent events. `subscribe` is called at once, with a function that must be called for each event. The stream closes
 * after `end` or `error`, and when `sessionEnd` aborts. A reader that disconnects is only unsubscribed. It is a byte stream, because only byte streams can be sent over
 * RPC.
 */
export function eventStream(
  subscribe: (emit: (event: NumberedEvent) => void) => () => void,
  sessionEnd?: AbortSignal,
): ReadableStream<Uint8Array> {
  let unsubscribe = () => {};
  let keepAlive: ReturnType<typeof setInterval> | undefined;
  let open = true;
  let endWithSession = () => {};
  const close = () => {
    open = false;
    sessionEnd?.removeEventListener("abort", endWithSession);
    clearInterval(keepAlive);
    unsubscribe();
  };
  return new ReadableStream({
    type: "bytes",
    start(controller) {
      endWithSession = () => {
        close();
        controller.close();
      };
      sessionEnd?.addEventListener("abort", endWithSession);
      keepAlive = setInterval(() => controller.enqueue(encoder.encode(": still here\n\n")), KEEP_ALIVE_MS);
      unsubscribe = subscribe((numbered) => {
        if (!open) return;
        controller.enqueue(encodeEvent(numbered));
        if (numbered.event.type === "end" || numbered.event.type === "error") {
          close();
          controller.close();
        }
      });
      // The last event may have come during `subscribe`, before `unsubscribe` was set.
      if (!open) unsubscribe();
    },
    cancel: close,
  });
}

/** A stream of events that have all happened already. */
export const replay = (events: readonly NumberedEvent[]): ReadableStream<Uint8Array> =>
  eventStream((emit) => {
    for (const event of events) emit(event);
    return () => {};
  });
