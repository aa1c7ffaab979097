import type { ServerFrame } from "../request-types.ts";
import { CONNECTING, OPEN, type OpenSocket, type Socket } from "../socket.ts";

/** Further values of `readyState`. */
const CLOSING = 2;
const CLOSED = 3;

/** A socket whose other end is a test. */
class FakeSocket implements Socket {
  readyState: number = CONNECTING;
  readonly url: string;
  readonly sent: string[] = [];
  /** With which code the client closed it. */
  closedWith: number | undefined;

  readonly #listeners = new Map<string, ((event: never) => void)[]>();

  constructor(url: string) {
    this.url = url;
  }

  addEventListener(type: "open" | "message" | "close", listener: (event: never) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  emit(type: "open" | "message" | "close", event: { readonly data?: unknown; readonly code?: number } = {}): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event as never);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(code?: number): void {
    this.closedWith ??= code;
    this.readyState = CLOSING;
  }
}

type Request = { readonly type: string; readonly requestId: string; readonly [field: string]: unknown };

/** A memory service that speaks the /ws protocol as a test directs it, and records the requests. */
export class FakeServer {
  readonly sockets: FakeSocket[] = [];
  /** What happens to a client that connects: it is greeted, nothing is sent, or it is cut off at once. */
  state: "up" | "silent" | "down" = "up";
  #session = 0;
  #seq = 0;

  /** Opens a client's sockets. */
  readonly open: OpenSocket = (url) => {
    const socket = new FakeSocket(url);
    this.sockets.push(socket);
    queueMicrotask(() => {
      if (this.state === "up") this.greet({ resumed: url.includes("session=") });
      else if (this.state === "down") this.cut();
    });
    return socket;
  };

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("Nobody has connected");
    return socket;
  }

  /** The requests that came over the current socket. */
  get requests(): Request[] {
    return this.socket.sent.filter((text) => text !== "ping").map((text) => JSON.parse(text) as Request);
  }

  get request(): Request {
    const request = this.requests.at(-1);
    if (!request) throw new Error("Nothing was asked");
    return request;
  }

  greet({ resumed }: { readonly resumed: boolean }): void {
    if (!resumed) {
      this.#session += 1;
      this.#seq = 1;
    }
    this.socket.readyState = OPEN;
    this.socket.emit("open");
    this.say(JSON.stringify({ type: "welcome", session: `s${this.#session}`, resumed, seq: this.#seq }));
  }

  /** Sends a frame under the next number, or under the one it had before. */
  send(frame: object, seq = (this.#seq += 1)): void {
    this.say(JSON.stringify({ ...frame, seq } satisfies Partial<ServerFrame>));
  }

  answer(reply: object, { requestId } = this.request): void {
    this.send({ requestId, ...reply });
  }

  say(data: unknown): void {
    this.socket.emit("message", { data });
  }

  /** Cuts the connection; the client sees this code. */
  cut(code = 1006): void {
    this.socket.readyState = CLOSED;
    this.socket.emit("close", { code });
  }
}
