import type { Refusal } from "#contracts/rpc/api";
import { describe, log } from "#worker-kit/logging";
import type { Attachment } from "./attachment.ts";

/** How long an answer of api counts for frames, and for pushes (ms). */
const FRESH = { forFrames: 1_000, forPushes: 60_000 } as const;

/** Null: the session is valid and the campaign is the player's. */
type Verdict = Refusal | null;

interface Check {
  /** When api last confirmed it. */
  at: number;
  running: Promise<Verdict> | null;
  later: boolean;
}

interface SessionCheckPorts {
  ask(who: Attachment): Promise<Verdict>;
  /** Called for a connection that is refused while no frame waits for the verdict. */
  refused(socket: WebSocket, refusal: Refusal): void;
}

/**
 * Checks whether the session behind a connection is still valid. HTTP requests ask api each time; frames ask at most once a second, and
 * the last frame of a burst is followed by a check, so that a used connection outlives its session by a second at most.
 */
export class SessionCheck {
  readonly #ports: SessionCheckPorts;
  readonly #checks = new WeakMap<WebSocket, Check>();

  constructor(ports: SessionCheckPorts) {
    this.#ports = ports;
  }

  /** The route has just asked api, before the connection was accepted. */
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

  /** Before a push, which says only that something changed, so it does not wait for api. False where the connection may not have it. */
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
        // api accepted this connection before; an outage of api must not close it. The next frame asks again.
        log("warn", "ws.standing_unknown", describe(error));
        return null;
      },
    );
    check.running = running.finally(() => (check.running = null));
    return check.running;
  }
}
