import { CLOSE_CODES } from "#contracts/memory/close-codes";
import { LIMITS } from "#contracts/limits";
import { campaignAddress } from "./address.ts";
import { Listeners, type MemoryEvents } from "./listeners.ts";
import { Line } from "./line.ts";
import { MESSAGES } from "./messages.ts";
import { PendingRequests } from "./pending-requests.ts";
import type { RequestBody, Push, Reply, RequestType, ServerFrame } from "./request-types.ts";

/** Five tries, each after one second times its number; within ten seconds, or it is too late. */
const TRIES = 5;
const STEP = 1_000;
const CONNECT_TIMEOUT = 10_000;

interface MemoryClientOptions {
  readonly campaignId: string;
  /** The service's address: http, https, ws, wss, or no scheme. */
  readonly address: string;
  /** Opens a socket; the browser's own unless said. */
  readonly open?: (url: string) => WebSocket;
}

/** A campaign's line to the memory service, and what is asked over it. */
export class MemoryClient {
  readonly #options: MemoryClientOptions;
  readonly #pending = new PendingRequests();
  readonly #listeners = new Listeners<MemoryEvents>();
  #line: Line | null = null;
  #connected = false;
  #session: string | null = null;
  #ack = 0;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(options: MemoryClientOptions) {
    this.#options = options;
  }

  get connected(): boolean {
    return this.#connected;
  }

  /** Hears of an event from now on; the answer ends that. */
  on<Type extends keyof MemoryEvents>(type: Type, listener: (event: MemoryEvents[Type]) => void): () => void {
    return this.#listeners.add(type, listener);
  }

  /** Connects, trying again where that fails; rejects where it does not stand within ten seconds, but goes on trying. */
  connect(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (this.#connected) resolve();
    const forget = this.on("connected", () => resolve());
    const timer = setTimeout(() => reject(new Error(MESSAGES.connectionTimeout)), CONNECT_TIMEOUT);
    this.tryNow();
    return promise.finally(() => {
      clearTimeout(timer);
      forget();
    });
  }

  /** Tries to connect at once, with all five tries before it again: the network may be back. */
  tryNow(): void {
    this.#tries = 0;
    if (!this.#line) this.#open();
  }

  /** Leaves for good; what is unanswered fails. */
  close(): void {
    clearTimeout(this.#retry);
    this.#line?.leave();
    this.#forget();
    this.#session = null;
  }

  /**
   * Asks for something; rejects with a sentence for the player. Where the line is cut meanwhile, it is asked again under the same
   * requestId once the line stands again: the service does it once.
   */
  async request<Type extends RequestType>(type: Type, body: RequestBody<Type>): Promise<Reply<Type>> {
    if (!this.#connected || !this.#line) throw new Error(MESSAGES.notConnected);
    const requestId = crypto.randomUUID();
    const json = JSON.stringify({ type, requestId, campaignId: this.#options.campaignId, ...body });
    if (new TextEncoder().encode(json).length > LIMITS.ws.frameBytes) throw new Error(MESSAGES.tooLarge);
    const reply = this.#pending.add(type, requestId, json);
    this.#line.send(json);
    return (await reply) as unknown as Reply<Type>;
  }

  #open(): void {
    clearTimeout(this.#retry);
    const { open = (url: string) => new WebSocket(url), address, campaignId } = this.#options;
    const back = this.#session === null ? null : { session: this.#session, ack: this.#ack };
    this.#line = new Line(open(campaignAddress(address, campaignId, back)), {
      onWelcome: (welcome) => this.#welcome(welcome),
      onFrame: (frame) => this.#hear(frame),
      onLost: (code) => this.#lost(code),
    });
  }

  #welcome({ session, seq, resumed }: ServerFrame): void {
    const isLost = this.#session !== null && resumed !== true;
    this.#session = String(session);
    this.#ack = seq;
    this.#tries = 0;
    this.#connected = true;
    // Nobody knows whether they were done: to ask again might do them twice.
    if (isLost) this.#pending.rejectAll(MESSAGES.failed);
    for (const json of this.#pending.frames) this.#line?.send(json);
    this.#listeners.emit("connected", { resumed: resumed === true });
    if (isLost) this.#listeners.emit("missed", {});
  }

  #hear(frame: ServerFrame): void {
    const isNew = frame.seq > this.#ack;
    this.#ack = Math.max(this.#ack, frame.seq);
    if (frame.requestId !== undefined) this.#pending.settle(frame);
    else if (isNew) this.#listeners.emit("push", frame as unknown as Push);
  }

  #lost(code: number): void {
    this.#line = null;
    this.#connected = false;
    if (code === CLOSE_CODES.signedOut) {
      this.#forget();
      this.#session = null;
      this.#listeners.emit("ended", {});
    } else if (this.#tries < TRIES) {
      this.#tries += 1;
      this.#retry = setTimeout(() => this.#open(), STEP * this.#tries);
    } else {
      console.error(MESSAGES.gaveUp);
      this.#forget();
      this.#listeners.emit("max_reconnect_attempts_reached", {});
    }
  }

  #forget(): void {
    this.#line = null;
    this.#connected = false;
    this.#pending.rejectAll(MESSAGES.notConnected);
  }
}
