import { exports } from "cloudflare:workers";

import type { CampaignKey } from "#contracts/rpc/memory";
import { sessionCookieName, signSession } from "#worker-kit/session-token";
import { bindings } from "./campaign.ts";

export const SITE = "http://localhost:8788";

/** A session cookie as api would have given it. */
export async function cookieOf(userId: string, sid = "sid", secret = bindings.AUTH_SECRET): Promise<string> {
  const exp = Math.floor(Date.now() / 1_000) + 3_600;
  return `${sessionCookieName(false)}=${await signSession({ sub: userId, sid, exp }, secret)}`;
}

export const request = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  exports.default.fetch(new Request(`${SITE}${path}`, { headers }));

export type Frame = { type: string; seq: number; requestId?: string; error?: string; [field: string]: unknown };

/** A browser's end of a /ws connection: what it got so far, and a way to wait for more. */
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

  /** Waits until `reached` holds of what has come; the test's own timeout is the limit. */
  async until(reached: (player: this) => boolean): Promise<void> {
    while (!reached(this)) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
  }

  /** The first frame of that type, or that answers that request, once it has come. */
  async frame(typeOrRequestId: string): Promise<Frame> {
    const found = (): Frame | undefined =>
      this.frames.find(({ type, requestId }) => type === typeOrRequestId || requestId === typeOrRequestId);
    await this.until(() => found() !== undefined);
    return found() as Frame;
  }
}

/** Sits down at a campaign's table. */
export async function join({ userId, campaignId }: CampaignKey): Promise<Player> {
  const response = await request(`/ws?campaignId=${campaignId}`, {
    Upgrade: "websocket",
    Origin: SITE,
    Cookie: await cookieOf(userId),
  });
  if (!response.webSocket) throw new Error(`No connection: ${response.status} ${await response.text()}`);
  const player = new Player(response.webSocket);
  await player.frame("welcome");
  return player;
}
