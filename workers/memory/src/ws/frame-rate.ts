import { LIMITS } from "#contracts/limits";

const WINDOW_MS = 1_000;

/** Counts messages in each second, of one connection or of all connections to a campaign. */
export class FrameRate {
  readonly #most: number;
  #since = 0;
  #count = 0;

  constructor(most: number = LIMITS.ws.framesPerSecond) {
    this.#most = most;
  }

  /** Whether one more message at `now` (ms) is within the limit. */
  allows(now: number): boolean {
    if (now - this.#since >= WINDOW_MS) {
      this.#since = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= this.#most;
  }
}
