import type { Push } from "./request-types.ts";

/** The events of a memory client. */
export interface MemoryEvents {
  /** The client is connected; `resumed` where it continues its session and missed nothing. */
  connected: { readonly resumed: boolean };
  /** The service reports a change that nobody requested. */
  push: Push;
  /** The client is connected again, but pushes were lost meanwhile: read again what is shown. */
  missed: object;
  /** Five tries failed. */
  max_reconnect_attempts_reached: object;
  /** The sign-in has ended: the client does not connect again. */
  ended: object;
}

/** The subscribers of each event. */
export class Listeners<Events> {
  readonly #listeners = new Map<keyof Events, Set<(event: never) => void>>();

  /** Returns a function that ends the subscription. */
  add<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): () => void {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  emit<Type extends keyof Events>(type: Type, event: Events[Type]): void {
    for (const listener of this.#listeners.get(type) ?? []) (listener as (event: Events[Type]) => void)(event);
  }
}
