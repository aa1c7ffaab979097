import type { CampaignKey } from "#contracts/rpc/memory";
import { type Frame, join, type Player } from "./player.ts";

/** A client that reconnects whenever its connection is cut. It repeats unanswered requests with the same requestId. */
export class StubbornPlayer {
  /** Every reply that arrived, by the request it answers. */
  readonly replies = new Map<string, Frame[]>();
  readonly pushes: Frame[] = [];
  /** How often the client resumed its session. */
  returns = 0;
  readonly #key: CampaignKey;
  readonly #unanswered = new Map<string, object>();
  #player: Player | null = null;
  #session: string | undefined;
  #ack = 0;

  constructor(key: CampaignKey) {
    this.#key = key;
  }

  ask(frame: { requestId: string; [field: string]: unknown }): void {
    this.#unanswered.set(frame.requestId, frame);
    if (this.#player?.closed === null) this.#player.send(frame);
  }

  /** Connects if it is not connected, and repeats unanswered requests. */
  async comeBack(): Promise<void> {
    this.receive();
    if (this.#player?.closed === null) return;
    const back = this.#session === undefined ? {} : { session: this.#session, ack: this.#ack };
    this.#player = await join(this.#key, back);
    const [welcome] = this.#player.frames;
    if (this.#session !== undefined && welcome?.["resumed"] !== true) throw new Error("The session was lost");
    if (this.#session !== undefined) this.returns += 1;
    this.#session = this.#player.session;
    for (const frame of this.#unanswered.values()) this.#player.send(frame);
  }

  cut(): void {
    this.receive();
    this.#player?.socket.close(3000, "cut");
    this.#player = null;
  }

  /** Waits until the connection is noticed to be cut. */
  async lost(): Promise<void> {
    await this.#player?.until(({ closed }) => closed !== null);
  }

  /** Waits for all replies that the current connection will bring. False if it was cut before. */
  async settle(): Promise<boolean> {
    const player = this.#player;
    if (!player) return false;
    await player.until(() => {
      this.receive();
      return this.#unanswered.size === 0 || player.closed !== null;
    });
    return this.#unanswered.size === 0;
  }

  /** Processes the messages that have arrived. Each is processed once, by its number. */
  receive(): void {
    for (const frame of this.#player?.frames.splice(0) ?? []) {
      const isNew = frame.seq > this.#ack;
      this.#ack = Math.max(this.#ack, frame.seq);
      if (frame.requestId === undefined) {
        if (isNew && frame.type !== "welcome") this.pushes.push(frame);
        continue;
      }
      this.#unanswered.delete(frame.requestId);
      this.replies.set(frame.requestId, [...(this.replies.get(frame.requestId) ?? []), frame]);
    }
  }
}
