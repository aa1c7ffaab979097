import type { Refusal } from "#contracts/rpc/api";
import { describe, log } from "#worker-kit/logger";
import type { Attachment } from "./attachment.ts";

/** How long an answer of api counts for frames, and for what is only told (ms). */
const FRESH = { forFrames: 1_000, forPushes: 60_000 } as const;

/** Null: the sign-in stands and the campaign is theirs. */
type Verdict = Refusal | null;

interface Check {
  /** When api said last that it stands. */
  at: number;
  running: Promise<Verdict> | null;
  later: boolean;
}

interface SessionCheckPorts {
  ask(who: Attachment): Promise<Verdict>;
  /** Hears of a connection that may not go on, where nobody waits for the verdict. */
  refused(socket: WebSocket, refusal: Refusal): void;
}

/**
 * Whether the sign-in behind a connection still stands. Every other request asks api each time; a frame asks it once a second at
 * most, and the last frame of a burst is followed by a question, so that no connection outlives its sign-in by more than that
 * while it is used.
 */
export class SessionCheck {
  readonly #ports: SessionCheckPorts;
  readonly #checks = new WeakMap<WebSocket, Check>();

  constructor(ports: SessionCheckPorts) {
    this.#ports = ports;
  }

  /** api was asked just now, by whoever let the connection in. */
  granted(socket: WebSocket, now: number): void {
    this.#checks.set(socket, { at: now, running: null, later: false });
  }

  /** Before a frame is answered. Frames that wait for the same verdict get it in the order they came. */
  forFrame(socket: WebSocket, who: Attachment, now: number): Verdict | Promise<Verdict> {
    if (now >= who.endsAt * 1_000) return "session";
    const check = this.#checkOf(socket);
    if (check.running) return check.running;
    if (now - check.at >= FRESH.forFrames) return this.#ask(check, who);
    this.#askLater(socket, check, who, check.at + FRESH.forFrames - now);
    return null;
  }

  /** Beside a push, which says nothing but that something changed: it does not wait. False where the connection may not have it. */
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
        // api let this connection in; that it cannot be asked now is not the player's fault. The next frame asks again.
        log("warn", "ws.standing_unknown", describe(error));
        return null;
      },
    );
    check.running = running.finally(() => (check.running = null));
    return check.running;
  }
}
