import { CLOSE_CODES } from "#contracts/memory/close-codes";
import { Pacer } from "./pacer.ts";
import { readServerFrame, type ServerFrame } from "./request-types.ts";

/** How long a connection may take to open, in milliseconds. */
const CONNECT_TIMEOUT = 10_000;
/** How often a sign of life is sent, in milliseconds. A connection on which nothing came since the last one is dead. */
const HEARTBEAT = 30_000;

interface LineEvents {
  /** The server greets: the line stands. */
  onWelcome(welcome: ServerFrame): void;
  onFrame(frame: ServerFrame): void;
  /** The line was cut, or never came to stand. */
  onLost(code: number): void;
}

/** One WebSocket, from its opening to its loss. */
export class Line {
  readonly #socket: WebSocket;
  readonly #events: LineEvents;
  readonly #pacer = new Pacer();
  #timer: ReturnType<typeof setTimeout>;
  #heard = true;
  #over = false;

  constructor(socket: WebSocket, events: LineEvents) {
    this.#socket = socket;
    this.#events = events;
    this.#timer = setTimeout(() => this.#lose(1006), CONNECT_TIMEOUT);
    socket.addEventListener("message", ({ data }: MessageEvent<unknown>) => this.#hear(data));
    socket.addEventListener("close", ({ code }) => this.#lose(code));
  }

  send(json: string): void {
    this.#pacer.send(() => this.#write(json));
  }

  /** Ends it for good: the server need not keep anything for who comes back. */
  leave(): void {
    if (!this.#end()) return;
    // A browser complains of a socket that is closed before it stands: it is let stand first.
    if (this.#socket.readyState === WebSocket.CONNECTING) {
      this.#socket.addEventListener("open", () => this.#socket.close(CLOSE_CODES.left));
    } else this.#socket.close(CLOSE_CODES.left);
  }

  #hear(data: unknown): void {
    if (this.#over) return;
    this.#heard = true;
    const frame = readServerFrame(data);
    if (frame?.type === "welcome") {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#beat(), HEARTBEAT);
      this.#events.onWelcome(frame);
    } else if (frame) this.#events.onFrame(frame);
  }

  #beat(): void {
    if (!this.#heard) return this.#lose(1006);
    this.#heard = false;
    this.#write("ping");
    this.#timer = setTimeout(() => this.#beat(), HEARTBEAT);
  }

  #write(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #lose(code: number): void {
    if (!this.#end()) return;
    this.#socket.close();
    this.#events.onLost(code);
  }

  /** Answers false where it had ended before. */
  #end(): boolean {
    if (this.#over) return false;
    this.#over = true;
    clearTimeout(this.#timer);
    this.#pacer.stop();
    return true;
  }
}
