import { createHash } from "node:crypto";

import { MESSAGES } from "#contracts/errors";
import { LIMITS } from "#contracts/limits";
import { CLOSE_CODES } from "#contracts/memory/close-codes";
import type { ServerPush } from "#contracts/memory/server-messages";
import type { ApiRpc, Refusal } from "#contracts/rpc/api";
import { describe, log } from "#worker-kit/logging";
import { outageOf } from "#worker-kit/outage";
import type { AfterCommit } from "./after-commit.ts";
import { answer, refuse } from "./answer.ts";
import { attach, attachmentOf, type Attachment } from "./attachment.ts";
import { FrameRate } from "./frame-rate.ts";
import { readFrame, tooLarge, type Frame } from "./frames.ts";
import type { Campaign } from "./request.ts";
import {
  appendFrame,
  beginSession,
  endSession,
  listening,
  noteAway,
  storedReply,
  releaseRequestId,
  resumeSession,
  tidySessions,
} from "./session-log.ts";
import { SessionCheck } from "./session-check.ts";
import type { Upgrade } from "./upgrade.ts";

interface ConnectionPorts {
  /** Asks api whether the session is still valid and the campaign is still the player's. */
  readonly access: ApiRpc["access"];
  readonly campaign: Campaign;
}

/** The campaign's /ws connections and their protocol. */
export class Connections {
  readonly #ctx: DurableObjectState;
  readonly #sql: SqlStorage;
  readonly #commit: AfterCommit;
  readonly #ports: ConnectionPorts;
  readonly #sessionCheck: SessionCheck;
  readonly #rates = new WeakMap<WebSocket, FrameRate>();
  readonly #rateOfAll = new FrameRate(LIMITS.ws.framesPerSecondOfAll);

  constructor(ctx: DurableObjectState, commit: AfterCommit, ports: ConnectionPorts) {
    this.#ctx = ctx;
    this.#sql = ctx.storage.sql;
    this.#commit = commit;
    this.#ports = ports;
    this.#sessionCheck = new SessionCheck({
      async ask({ userId, sid, campaignId }) {
        const access = await ports.access({ userId, sid }, campaignId);
        return access.ok ? null : access.refusal;
      },
      refused: (socket, refusal) => this.#dismiss(socket, refusal),
    });
  }

  /** Accepts a connection that the route has checked. A returning client gets the messages that it missed. */
  accept({ back, ...who }: Upgrade): Response {
    const now = Date.now();
    const { 0: client, 1: socket } = new WebSocketPair();
    this.#commit.atomically(() => {
      const missed = back && resumeSession(this.#sql, back.session, back.ack, now);
      const session = back && missed ? back.session : beginSession(this.#sql);
      for (const old of this.#ctx.getWebSockets(session)) old.close(1000, "Taken over by a newer connection");
      this.#ctx.acceptWebSocket(socket, [session]);
      attach(socket, { ...who, session, since: now });
      this.#closeOldest();
      this.#sessionCheck.granted(socket, now);
      tidySessions(this.#sql, this.#isConnected, now);
      const greeting = { type: "welcome", session, resumed: missed !== null, seq: back && missed ? back.ack : 1 };
      this.#push(socket, JSON.stringify(greeting));
      for (const frame of missed ?? []) this.#push(socket, frame);
    });
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Sends a message to every client, also to disconnected ones that may come back. */
  push(message: ServerPush): void {
    const now = Date.now();
    const json = JSON.stringify(message);
    this.#commit.atomically(() => {
      for (const session of listening(this.#sql, this.#isConnected, now)) {
        const socket = this.#socketOf(session);
        if (socket && !this.#sessionCheck.forPush(socket, attachmentOf(socket), now)) this.#dismiss(socket, "session");
        else this.#push(socket, appendFrame(this.#sql, session, json, now));
      }
    });
  }

  /** Answers a message, or closes the connection if a limit is exceeded. */
  receive(socket: WebSocket, data: string | ArrayBuffer): void | Promise<void> {
    // Drops messages that arrive after the socket was closed.
    if (socket.readyState !== WebSocket.OPEN) return;
    if (tooLarge(data)) return socket.close(CLOSE_CODES.frameTooLarge, "Frames may have 64 KB at most");
    const now = Date.now();
    if (!this.#rateOf(socket).allows(now) || !this.#rateOfAll.allows(now))
      return socket.close(CLOSE_CODES.tooManyFrames, "Too many frames");
    const verdict = this.#sessionCheck.forFrame(socket, attachmentOf(socket), now);
    const goOn = (refusal: Refusal | null): void =>
      refusal ? this.#dismiss(socket, refusal) : this.#answer(socket, data);
    return verdict instanceof Promise ? verdict.then(goOn) : goOn(verdict);
  }

  /** Handles a closed connection. Its client may come back, unless it closed the connection for good. */
  gone(socket: WebSocket, code: number): void {
    // Completes the closing handshake; otherwise the client would wait for it.
    socket.close();
    const { session } = attachmentOf(socket);
    if (this.#isConnected(session)) return;
    // A browser closes with code 1001 when the page itself is closed.
    if (code === CLOSE_CODES.left || code === 1001) endSession(this.#sql, session);
    else noteAway(this.#sql, session, Date.now());
  }

  /** Closes the connections of these sessions. */
  signedOut(sids: readonly string[]): void {
    for (const socket of this.#ctx.getWebSockets()) {
      if (sids.includes(attachmentOf(socket).sid)) this.#dismiss(socket, "session");
    }
  }

  closeAll(reason: string): void {
    for (const socket of this.#ctx.getWebSockets()) socket.close(1001, reason);
  }

  /**
   * Stores the changes of a request and its reply in one transaction. Both are stored or neither, so a repeated request runs only once.
   */
  #answer(socket: WebSocket, data: string | ArrayBuffer): void {
    // A newer connection may have replaced this one while api was asked.
    if (socket.readyState !== WebSocket.OPEN) return;
    const who = attachmentOf(socket);
    try {
      this.#commit.atomically(() => this.#push(socket, this.#replyTo(readFrame(data, who), who)));
    } catch (error) {
      log("error", "ws.reply_not_stored", describe(error));
      socket.close(1011, outageOf(error)?.message ?? MESSAGES.internal);
    }
  }

  #replyTo(frame: Frame, who: Attachment): string {
    const { session } = who;
    const now = Date.now();
    const work = () => answer(frame, this.#ports.campaign, who, (change) => this.#commit.atomically(change));
    if (frame.kind === "unreadable") return appendFrame(this.#sql, session, work(), now);
    const { requestId } = frame;
    const asked = createHash("sha256").update(frame.asked).digest("base64");
    const given = storedReply(this.#sql, session, requestId);
    if (!given) return appendFrame(this.#sql, session, work(), now, { requestId, asked });
    if (given.asked === asked) return given.frame;
    // A request that failed has changed nothing, so the corrected one may come under the same id.
    if (hasFailed(given.frame)) {
      releaseRequestId(this.#sql, session, requestId);
      return appendFrame(this.#sql, session, work(), now, { requestId, asked });
    }
    const refusal = refuse(frame, "This requestId was used for another request", who);
    return appendFrame(this.#sql, session, refusal, now);
  }

  /** Closes the oldest connections beyond the most that a campaign may have: every change is stored for each of them. */
  #closeOldest(): void {
    const open = this.#ctx.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN);
    const sinceOf = (socket: WebSocket): number => attachmentOf(socket).since ?? 0;
    const oldestFirst = open.toSorted((one, other) => sinceOf(one) - sinceOf(other));
    for (const socket of oldestFirst.slice(0, Math.max(0, open.length - LIMITS.ws.connections))) {
      endSession(this.#sql, attachmentOf(socket).session);
      socket.close(CLOSE_CODES.tooManyConnections, "The campaign is open in too many places");
    }
  }

  /** Closes a connection that is no longer authorized. */
  #dismiss(socket: WebSocket, refusal: Refusal): void {
    endSession(this.#sql, attachmentOf(socket).session);
    if (refusal === "session") socket.close(CLOSE_CODES.signedOut, "The session has ended");
    else socket.close(1001, "The campaign was deleted");
  }

  /** Sends a message after it is stored. A connection that has just closed misses it; the client gets it when it comes back. */
  #push(socket: WebSocket | undefined, frame: string): void {
    if (!socket) return;
    this.#commit.afterwards(() => {
      try {
        socket.send(frame);
      } catch (error) {
        if (socket.readyState === WebSocket.OPEN) throw error;
      }
    });
  }

  readonly #isConnected = (session: string): boolean => this.#socketOf(session) !== undefined;

  #socketOf(session: string): WebSocket | undefined {
    return this.#ctx.getWebSockets(session).find(({ readyState }) => readyState === WebSocket.OPEN);
  }

  #rateOf(socket: WebSocket): FrameRate {
    const rate = this.#rates.get(socket) ?? new FrameRate();
    this.#rates.set(socket, rate);
    return rate;
  }
}

/** Whether a reply says that its request failed. */
const hasFailed = (frame: string): boolean => typeof (JSON.parse(frame) as { error?: unknown }).error === "string";
