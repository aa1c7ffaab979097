import { setTimeout as pause } from "node:timers/promises";

import { play, type Seat, takeSeat, type Waited } from "./seat.ts";

/** Players who take their seats at the same moment: signing up is a password to be hashed. */
const AT_ONCE = 4;

interface Playing {
  readonly seat: Seat;
  readonly leave: AbortController;
  readonly ended: Promise<void>;
}

/** Players at tables of their own, all at once. */
export class Party {
  readonly waited: Waited[] = [];
  /** All who ever played. */
  readonly seats: Seat[] = [];
  readonly #site: string;
  readonly #playing: Playing[] = [];
  readonly #failed = Promise.withResolvers<never>();

  constructor(site: string) {
    this.#site = site;
    this.#failed.promise.catch(() => {});
  }

  get size(): number {
    return this.#playing.length;
  }

  /** Lets in or sends away until so many play. */
  async become(size: number): Promise<void> {
    while (this.size < size) {
      const missing = Math.min(AT_ONCE, size - this.size);
      await Promise.all(Array.from({ length: missing }, () => this.#letIn()));
    }
    const leaving = this.#playing.splice(size);
    for (const { leave } of leaving) leave.abort();
    await Promise.all(leaving.map(({ ended }) => ended));
  }

  /** Lets them play; rejects at once where a turn goes wrong. Milliseconds. */
  during(time: number): Promise<unknown> {
    return Promise.race([pause(time), this.#failed.promise]);
  }

  /** How long those waited who acted since a moment of `performance.now()`. */
  waitedSince(moment: number): number[] {
    return this.waited.filter(({ at }) => at >= moment).map(({ ms }) => ms);
  }

  async #letIn(): Promise<void> {
    const seat = await takeSeat(this.#site);
    const leave = new AbortController();
    const ended = play(seat, leave.signal, this.waited).catch((error: unknown) => this.#failed.reject(error));
    this.seats.push(seat);
    this.#playing.push({ seat, leave, ended });
  }
}
