import type { NumberedEvent } from "#contracts/play/events";

const encoder = new TextEncoder();
/** A comment this often keeps proxies and phones from closing a stream that has nothing to say. */
const KEEP_ALIVE_MS = 15_000;

const encodeEvent = ({ id, event }: NumberedEvent): Uint8Array =>
  encoder.encode(`id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);

/**
 * A stream of server-sent events. `listen` is called at once with what to call for each event; the stream closes after `end` or
 * `error`, and a reader that leaves only stops listening. A byte stream, since only those cross RPC.
 */
export function eventStream(listen: (tell: (event: NumberedEvent) => void) => () => void): ReadableStream<Uint8Array> {
  let leave = () => {};
  let keepAlive: ReturnType<typeof setInterval> | undefined;
  let open = true;
  const close = () => {
    open = false;
    clearInterval(keepAlive);
    leave();
  };
  return new ReadableStream({
    type: "bytes",
    start(controller) {
      keepAlive = setInterval(() => controller.enqueue(encoder.encode(": still here\n\n")), KEEP_ALIVE_MS);
      leave = listen((numbered) => {
        if (!open) return;
        controller.enqueue(encodeEvent(numbered));
        if (numbered.event.type === "end" || numbered.event.type === "error") {
          close();
          controller.close();
        }
      });
      // The last event may have come while listening began, before there was a way to leave.
      if (!open) leave();
    },
    cancel: close,
  });
}

/** A stream of events that all have happened already. */
export const replay = (events: readonly NumberedEvent[]): ReadableStream<Uint8Array> =>
  eventStream((tell) => {
    for (const event of events) tell(event);
    return () => {};
  });
