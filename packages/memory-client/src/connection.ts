import { CLOSE_CODES } from "#contracts/memory/close-codes";
import { Pacer } from "./rate-limiter.ts";
import { readServerFrame, type ServerFrame } from "./request-types.ts";
import { CONNECTING, OPEN, type Socket } from "./socket.ts";

/** How long a connection may take to open, in milliseconds. */
const CONNECT_TIMEOUT = 10_000;
/** How often a sign of life is sent, in milliseconds. A connection on which nothing came since the last one is dead. */
const HEARTBEAT = 30_000;
/** The standard's close code for a connection that ended without a close frame. */
const ABNORMAL = 1006;

interface ConnectionEvents {
  /** The server sent its first frame: the connection is ready. */
  onWelcome(welcome: ServerFrame): void;
  onFrame(frame: ServerFrame): void;
  /** The connection was lost, or never became ready. */
  onLost(code: number): void;
}

/** One WebSocket, from its opening to its loss. */
export class Connection {
  readonly #socket: Socket;
  readonly #events: ConnectionEvents;
  readonly #pacer = new Pacer();
  #timer: ReturnType<typeof setTimeout>;
  #isAlive = true;
  #isOver = false;

  constructor(socket: Socket, events: ConnectionEvents) {
    this.#socket = socket;
    this.#events = events;
    this.#timer = setTimeout(() => this.#lose(ABNORMAL), CONNECT_TIMEOUT);
    socket.addEventListener("message", ({ data }) => this.#receive(data));
    socket.addEventListener("close", ({ code }) => this.#lose(code));
  }

  send(json: string): void {
    this.#pacer.send(() => this.#write(json));
  }

  /** Ends the connection for good, so that the server need not keep anything for this client. */
  leave(): void {
    if (!this.#end()) return;
    // A browser logs an error when a socket is closed before it is open, so the client waits for that.
    if (this.#socket.readyState === CONNECTING) {
      this.#socket.addEventListener("open", () => this.#socket.close(CLOSE_CODES.left));
    } else this.#socket.close(CLOSE_CODES.left);
  }

  #receive(data: unknown): void {
    if (this.#isOver) return;
    this.#isAlive = true;
    const frame = readServerFrame(data);
    if (frame?.type === "welcome") {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#beat(), HEARTBEAT);
      this.#events.onWelcome(frame);
    } else if (frame) this.#events.onFrame(frame);
  }

  #beat(): void {
    if (!this.#isAlive) return this.#lose(ABNORMAL);
    this.#isAlive = false;
    this.#write("ping");
    this.#timer = setTimeout(() => this.#beat(), HEARTBEAT);
  }

  #write(text: string): void {
    if (this.#socket.readyState === OPEN) this.#socket.send(text);
  }

  #lose(code: number): void {
    if (!this.#end()) return;
    this.#socket.close();
    this.#events.onLost(code);
  }

  /** Returns false where the connection had ended before. */
  #end(): boolean {
    if (this.#isOver) return false;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#pacer.stop();
    return true;
  }
}
