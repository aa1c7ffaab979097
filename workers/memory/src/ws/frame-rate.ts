import { LIMITS } from "#contracts/limits";

const WINDOW_MS = 1_000;

/** Counts a connection's messages in each second. A connection with more than 50 a second is closed. */
export class FrameRate {
  #since = 0;
  #count = 0;

  /** Whether one more message at `now` (ms) is within the limit. */
  allows(now: number): boolean {
    if (now - this.#since >= WINDOW_MS) {
      this.#since = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= LIMITS.ws.framesPerSecond;
  }
}
