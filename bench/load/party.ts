import { setTimeout as pause } from "node:timers/promises";

import { play, type PlayedCampaign, createCampaignWithMemory, type Waited } from "./seat.ts";

/** How many players sign up at the same time. It is few, because each sign-up hashes a password. */
const AT_ONCE = 4;

interface Playing {
  readonly seat: PlayedCampaign;
  readonly leave: AbortController;
  readonly ended: Promise<void>;
}

/** Many players, each at their own table, who play at the same time. */
export class Party {
  readonly waited: Waited[] = [];
  /** The seats of all players, also of those who have left. */
  readonly seats: PlayedCampaign[] = [];
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

  /** Lets players join or leave until this many play. */
  async become(size: number): Promise<void> {
    while (this.size < size) {
      const missing = Math.min(AT_ONCE, size - this.size);
      await Promise.all(Array.from({ length: missing }, () => this.#admit()));
    }
    const leaving = this.#playing.splice(size);
    for (const { leave } of leaving) leave.abort();
    await Promise.all(leaving.map(({ ended }) => ended));
  }

  /** Lets them play for `time` milliseconds. Rejects at once if a turn goes wrong. */
  during(time: number): Promise<unknown> {
    return Promise.race([pause(time), this.#failed.promise]);
  }

  /** The waiting times of the turns that were sent since a moment of `performance.now()`. */
  waitedSince(moment: number): number[] {
    return this.waited.filter(({ at }) => at >= moment).map(({ ms }) => ms);
  }

  async #admit(): Promise<void> {
    const seat = await createCampaignWithMemory(this.#site);
    const leave = new AbortController();
    const ended = play(seat, leave.signal, this.waited).catch((error: unknown) => this.#failed.reject(error));
    this.seats.push(seat);
    this.#playing.push({ seat, leave, ended });
  }
}
