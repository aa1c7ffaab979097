import type { Refusal } from "#contracts/rpc/api";
import { describe, log } from "#worker-kit/logging";
import type { Attachment } from "./attachment.ts";

/** How long a confirmation by api is valid for messages from the client, and for pushes to it (ms). */
const FRESH = { forFrames: 1_000, forPushes: 60_000 } as const;

/** The result of a check. Null means that the session is valid and the campaign is the player's. */
type Verdict = Refusal | null;

interface Check {
  /** When api last confirmed the session. */
  at: number;
  running: Promise<Verdict> | null;
  later: boolean;
}

interface SessionCheckPorts {
  ask(who: Attachment): Promise<Verdict>;
  /** Called if a connection is refused while no message waits for the result. */
  refused(socket: WebSocket, refusal: Refusal): void;
}

/**
 * Checks whether the session behind a connection is still valid. HTTP requests ask api each time. Messages ask api at most once a second,
 * and the last message of a burst is followed by a check. So a connection in use outlives its session by at most a second.
 */
export class SessionCheck {
  readonly #ports: SessionCheckPorts;
  readonly #checks = new WeakMap<WebSocket, Check>();

  constructor(ports: SessionCheckPorts) {
    this.#ports = ports;
  }

  /** Records that the route has just asked api, before it accepted the connection. */
  granted(socket: WebSocket, now: number): void {
    this.#checks.set(socket, { at: now, running: null, later: false });
  }

  /** Checks before a message is answered. Messages that wait for the same result are answered in the order they came. */
  forFrame(socket: WebSocket, who: Attachment, now: number): Verdict | Promise<Verdict> {
    if (now >= who.endsAt * 1_000) return "session";
    const check = this.#checkOf(socket);
    if (check.running) return check.running;
    if (now - check.at >= FRESH.forFrames) return this.#ask(check, who);
    this.#askLater(socket, check, who, check.at + FRESH.forFrames - now);
    return null;
  }

  /**
   * Checks before a push. A push says only that something changed, so it does not wait for api. False if the connection may not get it.
   */
  forPush(socket: WebSocket, who: Attachment, now: number): boolean {
    if (now >= who.endsAt * 1_000) return false;
    const check = this.#checkOf(socket);
    if (!check.running && now - check.at >= FRESH.forPushes) void this.#askAside(socket, check, who);
    return true;
  }

  #checkOf(socket: WebSocket): Check {
    const check = this.#checks.get(socket) ?? { at: -Infinity, running: null, later: false };
    this.#checks.set(socket, check);
    return check;
  }

  #askLater(socket: WebSocket, check: Check, who: Attachment, delay: number): void {
    if (check.later) return;
    check.later = true;
    setTimeout(() => {
      check.later = false;
      if (socket.readyState === WebSocket.OPEN) void this.#askAside(socket, check, who);
    }, delay);
  }

  async #askAside(socket: WebSocket, check: Check, who: Attachment): Promise<void> {
    const refusal = await (check.running ?? this.#ask(check, who));
    if (refusal) this.#ports.refused(socket, refusal);
  }

  #ask(check: Check, who: Attachment): Promise<Verdict> {
    const running = this.#ports.ask(who).then(
      (verdict) => {
        if (verdict === null) check.at = Date.now();
        return verdict;
      },
      (error: unknown) => {
        // api accepted this connection earlier, so an outage of api must not close it. The next message asks again.
        log("warn", "ws.standing_unknown", describe(error));
        return null;
      },
    );
    check.running = running.finally(() => (check.running = null));
    return check.running;
  }
}
