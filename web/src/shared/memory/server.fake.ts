import type { ServerFrame } from "./request-types.ts";

/** A browser's WebSocket with nobody at the other end but a test. */
class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly url: string;
  readonly sent: string[] = [];
  /** With which code the client closed it. */
  closedWith: number | undefined;

  constructor(url: string) {
    super();
    this.url = url;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(code?: number): void {
    this.closedWith ??= code;
    this.readyState = WebSocket.CLOSING;
  }
}

type Request = { readonly type: string; readonly requestId: string; readonly [field: string]: unknown };

/** A memory service that speaks the /ws protocol as a test tells it to, and writes down what it hears. */
export class FakeServer {
  readonly sockets: FakeSocket[] = [];
  /** What befalls whoever connects: a greeting, nothing at all, or the line is cut at once. */
  state: "up" | "silent" | "down" = "up";
  #session = 0;
  #seq = 0;

  /** What a client opens its sockets with. */
  readonly open = (url: string): WebSocket => {
    const socket = new FakeSocket(url);
    this.sockets.push(socket);
    queueMicrotask(() => {
      if (this.state === "up") this.greet({ resumed: url.includes("session=") });
      else if (this.state === "down") this.cut();
    });
    return socket as unknown as WebSocket;
  };

  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("Nobody has connected");
    return socket;
  }

  /** The requests that came over the present socket. */
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
    this.socket.readyState = WebSocket.OPEN;
    this.socket.dispatchEvent(new Event("open"));
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
    this.socket.dispatchEvent(new MessageEvent("message", { data }));
  }

  /** The line is cut; the browser says so with this code. */
  cut(code = 1006): void {
    this.socket.readyState = WebSocket.CLOSED;
    this.socket.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}
