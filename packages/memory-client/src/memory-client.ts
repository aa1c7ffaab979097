import { newId } from "#contracts/new-id";
import { CLOSE_CODES } from "#contracts/memory/close-codes";
import { LIMITS } from "#contracts/limits";
import { campaignAddress } from "./address.ts";
import { Connection } from "./connection.ts";
import { Listeners, type MemoryEvents } from "./subscribers.ts";
import { MESSAGES } from "./messages.ts";
import { PendingRequests } from "./pending-requests.ts";
import type { RequestBody, Push, Reply, RequestType, ServerFrame } from "./request-types.ts";
import { openOwnSocket, type OpenSocket } from "./socket.ts";

/** After a loss the client tries again this often, each time after one step more, in milliseconds. */
const TRIES = 5;
const STEP = 1_000;
/** How long `connect` waits, in milliseconds. */
const CONNECT_TIMEOUT = 10_000;

export interface MemoryClientOptions {
  readonly campaignId: string;
  /** The service's address: http, https, ws, wss, or no scheme. */
  readonly address: string;
  /** Opens a socket. The default is the runtime's own WebSocket, which sends the page's cookie only in a browser. */
  readonly open?: OpenSocket;
}

/** A client of one campaign's memory: it stays connected, sends requests and receives pushes. */
export class MemoryClient {
  readonly #options: MemoryClientOptions;
  readonly #pending = new PendingRequests();
  readonly #listeners = new Listeners<MemoryEvents>();
  #connection: Connection | null = null;
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

  /** Subscribes to an event; the returned function ends that. */
  on<Type extends keyof MemoryEvents>(type: Type, listener: (event: MemoryEvents[Type]) => void): () => void {
    return this.#listeners.add(type, listener);
  }

  /** Connects, and tries again where that fails. Rejects after ten seconds without a connection, but goes on trying. */
  connect(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (this.#connected) resolve();
    const unsubscribe = this.on("connected", () => resolve());
    const timer = setTimeout(() => reject(new Error(MESSAGES.connectionTimeout)), CONNECT_TIMEOUT);
    this.tryNow();
    return promise.finally(() => {
      clearTimeout(timer);
      unsubscribe();
    });
  }

  /** Tries to connect at once, with all five tries before it again: call it when the network may be back. */
  tryNow(): void {
    this.#tries = 0;
    if (!this.#connection) this.#open();
  }

  /** Closes the connection for good; unanswered requests fail. */
  close(): void {
    clearTimeout(this.#retry);
    this.#connection?.leave();
    this.#disconnect();
    this.#session = null;
  }

  /**
   * Sends a request; rejects with a sentence for the player. Where the connection is lost meanwhile, the request is sent again under the
   * same requestId once the client is connected again: the service does it once.
   */
  async request<Type extends RequestType>(type: Type, body: RequestBody<Type>): Promise<Reply<Type>> {
    if (!this.#connected || !this.#connection) throw new Error(MESSAGES.notConnected);
    const requestId = newId();
    const json = JSON.stringify({ type, requestId, campaignId: this.#options.campaignId, ...body });
    if (new TextEncoder().encode(json).length > LIMITS.ws.frameBytes) throw new Error(MESSAGES.tooLarge);
    const reply = this.#pending.add(type, requestId, json);
    this.#connection.send(json);
    return (await reply) as unknown as Reply<Type>;
  }

  #open(): void {
    clearTimeout(this.#retry);
    const { open = openOwnSocket, address, campaignId } = this.#options;
    const back = this.#session === null ? null : { session: this.#session, ack: this.#ack };
    this.#connection = new Connection(open(campaignAddress(address, campaignId, back)), {
      onWelcome: (welcome) => this.#welcome(welcome),
      onFrame: (frame) => this.#receive(frame),
      onLost: (code) => this.#lost(code),
    });
  }

  #welcome({ session, seq, resumed }: ServerFrame): void {
    const isLost = this.#session !== null && resumed !== true;
    this.#session = String(session);
    this.#ack = seq;
    this.#tries = 0;
    this.#connected = true;
    // Nobody knows whether they were done: sending them again might do them twice.
    if (isLost) this.#pending.rejectAll(MESSAGES.failed);
    for (const json of this.#pending.frames) this.#connection?.send(json);
    this.#listeners.emit("connected", { resumed: resumed === true });
    if (isLost) this.#listeners.emit("missed", {});
  }

  #receive(frame: ServerFrame): void {
    const isNew = frame.seq > this.#ack;
    this.#ack = Math.max(this.#ack, frame.seq);
    if (frame.requestId !== undefined) this.#pending.settle(frame);
    else if (isNew) this.#listeners.emit("push", frame as unknown as Push);
  }

  #lost(code: number): void {
    this.#connection = null;
    this.#connected = false;
    if (code === CLOSE_CODES.signedOut) {
      this.#disconnect();
      this.#session = null;
      this.#listeners.emit("ended", {});
    } else if (this.#tries < TRIES && code !== CLOSE_CODES.tooManyConnections) {
      this.#tries += 1;
      this.#retry = setTimeout(() => this.#open(), STEP * this.#tries);
    } else {
      console.error(MESSAGES.gaveUp);
      this.#disconnect();
      this.#listeners.emit("max_reconnect_attempts_reached", {});
    }
  }

  #disconnect(): void {
    this.#connection = null;
    this.#connected = false;
    this.#pending.rejectAll(MESSAGES.notConnected);
  }
}
