import type { Push } from "./request-types.ts";

/** What a memory client tells of. */
export interface MemoryEvents {
  /** The line stands; `resumed` where a cut one stands again and nothing was missed. */
  connected: { readonly resumed: boolean };
  /** The service tells of a change, unasked. */
  push: Push;
  /** The line stands again, but what was told meanwhile is lost: whoever shows something reads it anew. */
  missed: object;
  /** Five tries were in vain. */
  max_reconnect_attempts_reached: object;
  /** The sign-in has ended: it does not connect again. */
  ended: object;
}

/** Who wants to hear of what. */
export class Listeners<Events> {
  readonly #listeners = new Map<keyof Events, Set<(event: never) => void>>();

  /** Answers how to end it. */
  add<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): () => void {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  emit<Type extends keyof Events>(type: Type, event: Events[Type]): void {
    for (const listener of this.#listeners.get(type) ?? []) (listener as (event: Events[Type]) => void)(event);
  }
}
