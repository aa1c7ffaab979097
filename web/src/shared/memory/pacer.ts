/** A little below the server's limit of 50 frames a second, past which it closes the connection. */
const PER_SECOND = 40;

/** Lets so many sendings a second through; what comes faster waits its turn. */
export class Pacer {
  #sent: number[] = [];
  #waiting: (() => void)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  send(work: () => void): void {
    this.#waiting.push(work);
    if (this.#timer === undefined) this.#work();
  }

  /** Forgets what waits: its line is gone. */
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
