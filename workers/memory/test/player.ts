import { exports } from "cloudflare:workers";

import type { CampaignKey } from "#contracts/rpc/memory";
import { sessionCookieName, signSession } from "#worker-kit/session";
import { bindings } from "./campaign.ts";

export const SITE = "http://localhost:8788";

/** A session cookie as api would have issued it. */
export async function cookieOf(
  userId: string,
  {
    sid = "sid",
    exp = Math.floor(Date.now() / 1_000) + 3_600,
    secret = bindings.AUTH_SECRET,
  }: { sid?: string | undefined; exp?: number | undefined; secret?: string } = {},
): Promise<string> {
  return `${sessionCookieName(false)}=${await signSession({ sub: userId, sid, exp }, secret)}`;
}

export const request = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  exports.default.fetch(new Request(`${SITE}${path}`, { headers }));

export type Frame = { type: string; seq: number; requestId?: string; error?: string; [field: string]: unknown };

/** The browser's end of a /ws connection: it collects the messages and can wait for more. */
export class Player {
  readonly frames: Frame[] = [];
  readonly raw: string[] = [];
  closed: { code: number; reason: string } | null = null;
  readonly socket: WebSocket;
  #wake: () => void = () => {};

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener("message", ({ data }) => {
      this.raw.push(String(data));
      if (data !== "pong") this.frames.push(JSON.parse(String(data)) as Frame);
      this.#wake();
    });
    socket.addEventListener("close", ({ code, reason }) => {
      this.closed = { code, reason };
      this.#wake();
    });
    socket.accept();
  }

  send(frame: unknown): void {
    this.socket.send(typeof frame === "string" || frame instanceof ArrayBuffer ? frame : JSON.stringify(frame));
  }

  /** The id of the client's /ws session. */
  get session(): string {
    return String(this.frames.find(({ type }) => type === "welcome")?.["session"]);
  }

  /** The number of the last message that arrived. */
  get ack(): number {
    return Math.max(...this.frames.map(({ seq }) => seq));
  }

  /** Cuts the connection as a network failure would. Returns what is needed to resume the session. */
  async cut(): Promise<{ session: string; ack: number }> {
    this.socket.close(3000, "cut");
    await this.until(({ closed }) => closed !== null);
    return { session: this.session, ack: this.ack };
  }

  /** Waits until `reached` is true. The test's own timeout is the limit. */
  async until(reached: (player: this) => boolean): Promise<void> {
    while (!reached(this)) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
  }

  /** Waits for the first message of that type, or with that request id, and returns it. */
  async frame(typeOrRequestId: string): Promise<Frame> {
    const found = (): Frame | undefined =>
      this.frames.find(({ type, requestId }) => type === typeOrRequestId || requestId === typeOrRequestId);
    await this.until(() => found() !== undefined);
    return found() as Frame;
  }
}

interface Joining {
  /** The /ws session that a returning client resumes, and the number of the last message that it got. */
  readonly session?: string;
  readonly ack?: number;
  readonly sid?: string;
  /** When the sign-in expires. Seconds since 1970. */
  readonly exp?: number;
}

/** Opens a /ws connection to a campaign. */
export async function join({ userId, campaignId }: CampaignKey, joining: Joining = {}): Promise<Player> {
  const { session, ack, sid, exp } = joining;
  const query = new URLSearchParams({ campaignId, ...(session && { session }), ...(ack && { ack: String(ack) }) });
  const response = await request(`/ws?${query.toString()}`, {
    Upgrade: "websocket",
    Origin: SITE,
    Cookie: await cookieOf(userId, { sid, exp }),
  });
  if (!response.webSocket) throw new Error(`No connection: ${response.status} ${await response.text()}`);
  const player = new Player(response.webSocket);
  await player.frame("welcome");
  return player;
}
