/** A little below the server's limit (LIMITS.ws.framesPerSecond), past which it closes the connection. */
const PER_SECOND = 40;

/** Limits how many frames are sent in a second; further ones wait. */
export class Pacer {
  #sent: number[] = [];
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  send(work: () => void): void {
    this.#waiting.push(work);
    if (this.#timer === undefined) this.#work();
  }

  /** Drops the frames that wait, because their connection is gone. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #work(): void {
    this.#timer = undefined;
    const now = Date.now();
    this.#sent = this.#sent.filter((at) => now - at < 1_000);
    for (const work of this.#waiting.splice(0, PER_SECOND - this.#sent.length)) {
      this.#sent.push(now);
      work();
    }
    const [oldest] = this.#sent;
    if (this.#waiting.length > 0 && oldest !== undefined) {
      this.#timer = setTimeout(() => this.#work(), oldest + 1_000 - now);
    }
  }
}
