import { FAILURES, MESSAGES, TIMEOUTS } from "./messages.ts";
import type { RequestType, ServerFrame } from "./request-types.ts";

/** How long a request may take, in ms. */
const REQUEST_TIMEOUT = 30_000;
const HEALTH_CHECK_TIMEOUT = 10_000;

interface Pending {
  readonly type: RequestType;
  readonly json: string;
  readonly timer: ReturnType<typeof setTimeout>;
  resolve(reply: ServerFrame): void;
  reject(error: Error): void;
}

/** The requests that wait for their replies, each known by its requestId. */
export class PendingRequests {
  readonly #pending = new Map<string, Pending>();

  /** Waits for the reply to a request that is being sent; rejects with a sentence for the player. */
  add(type: RequestType, requestId: string, json: string): Promise<ServerFrame> {
    const { promise, resolve, reject } = Promise.withResolvers<ServerFrame>();
    const timer = setTimeout(
      () => {
        this.#pending.delete(requestId);
        reject(new Error(TIMEOUTS[type] ?? MESSAGES.timeout));
      },
      type === "health_check" ? HEALTH_CHECK_TIMEOUT : REQUEST_TIMEOUT,
    );
    this.#pending.set(requestId, { type, json, timer, resolve, reject });
    return promise;
  }

  /** Settles the request that a reply belongs to. A second reply to the same request does nothing. */
  settle(frame: ServerFrame): void {
    const pending = frame.requestId === undefined ? undefined : this.#take(frame.requestId);
    if (!pending) return;
    if (frame.type !== "error" && frame.error === undefined) pending.resolve(frame);
    else pending.reject(new Error(frame.error || FAILURES[pending.type] || MESSAGES.failed));
  }

  rejectAll(message: string): void {
    for (const requestId of this.#pending.keys()) this.#take(requestId)?.reject(new Error(message));
  }

  /** The unanswered requests, as they were sent. */
  get frames(): string[] {
    return [...this.#pending.values()].map(({ json }) => json);
  }

  #take(requestId: string): Pending | undefined {
    const pending = this.#pending.get(requestId);
    clearTimeout(pending?.timer);
    this.#pending.delete(requestId);
    return pending;
  }
}
