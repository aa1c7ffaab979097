import { ApiError, messageOf } from "../../../shared/api/api-error.ts";
import { text } from "../../../shared/text/en.ts";
import type { TurnOrder } from "../api/turn-stream.ts";
import { applyEvent, START } from "../turn/apply-event.ts";
import type { Listener } from "../turn/follow-turn.ts";
import { isOver, newTurn } from "../turn/story-turn.ts";
import type { Desk } from "./desk.ts";
import type { OutboxEntry } from "./outbox.ts";
import { withTurn, withWords } from "./table-state.ts";

/** Sends turns and hears them told. */
export interface Teller {
  /** Hears a turn to its end, asking for it first where there is an order. Never throws. */
  readonly hear: (turnId: string, order: TurnOrder | null, sentAt?: string) => Promise<void>;
  /** Keeps a new turn safe against a reload, then sends it. */
  readonly send: (order: TurnOrder) => Promise<void>;
  readonly sendAgain: (turnId: string) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** The server has the turn: its entry has done its work. */
  readonly confirm: (order: TurnOrder) => Promise<void>;
  /** Takes an unsent turn off the table and puts its words back into the box. */
  readonly takeBack: (order: TurnOrder) => Promise<void>;
}

const wordsOf = (order: TurnOrder | null) => (order?.kind === "action" ? order.body.message : "");

/** A refusal that trying again cannot change; a turn refused so was not stored. */
const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

export function createTeller(desk: Desk, refresh: () => Promise<void>): Teller {
  const { ports, state, set, write } = desk;
  const { campaignId, outbox, drafts } = ports;
  const atRest = { liveTurnId: null, line: "open", stopping: false } as const;

  async function confirm(order: TurnOrder) {
    // The page may have died between the outbox's write and the draft's.
    if (order.kind === "action" && drafts.read(campaignId).trim() === order.body.message) write("");
    await outbox.forget(campaignId, order.body.turnId);
  }

  async function takeBack(order: TurnOrder) {
    const { turnId } = order.body;
    if (order.kind === "action") write(withWords(order.body.message, state().draft));
    set(({ turns }) => ({ turns: turns.filter((turn) => turn.turnId !== turnId) }));
    await outbox.forget(campaignId, turnId);
  }

  async function refused(turnId: string, order: TurnOrder | null, error: unknown) {
    const message = messageOf(error, text.errors.unknown);
    const { status, code } = error instanceof ApiError ? error : { status: 0, code: "unknown" };
    // Signed out: the entry stays in the outbox and goes when the player is back.
    if (status === 401) return;
    if (order && isFinal(status)) {
      await takeBack(order);
      set({ sendFailure: text.play.sendFailed(message) });
      if (code === "turn_in_flight") await refresh();
      return;
    }
    const failure = { message, code, retryable: true };
    set(({ turns }) => ({
      turns: turns.map((turn) => (turn.turnId === turnId && !isOver(turn) ? { ...turn, failure } : turn)),
    }));
  }

  async function hear(turnId: string, order: TurnOrder | null, sentAt = ports.now()): Promise<void> {
    const presence = desk.presence();
    const known = state().turns.find((turn) => turn.turnId === turnId);
    const words = known?.playerText || wordsOf(order);
    const blank = newTurn(
      turnId,
      known?.kind ?? order?.kind ?? "action",
      words,
      known?.sentAt ?? sentAt,
      order ? "sending" : "open",
    );
    let told = { turn: { ...blank, number: known?.number ?? null }, cursor: START };
    // What is stored of a turn already being told stays in sight until the line speaks.
    set(({ turns }) => ({
      ...atRest,
      turns: known && !order ? turns : withTurn(turns, told.turn),
      liveTurnId: turnId,
    }));
    let isConfirmed = order === null;
    const listener: Listener = {
      line: (line) => line !== state().line && set({ line }),
      heard(event) {
        told = applyEvent(told, event);
        set(({ turns }) => ({ turns: withTurn(turns, told.turn) }));
        if (!isConfirmed && order) void confirm(order);
        isConfirmed = true;
      },
    };
    try {
      await ports.follow(turnId, order, listener, presence);
      if (presence.aborted) return;
      set({ ...atRest, headTurnId: turnId });
      await refresh();
    } catch (error) {
      if (presence.aborted) return;
      set(atRest);
      await refused(turnId, isConfirmed ? null : order, error);
    }
  }

  return {
    hear,
    confirm,
    takeBack,

    async send(order) {
      const presence = desk.presence();
      const entry: OutboxEntry = { order, sentAt: ports.now(), headTurnId: state().headTurnId };
      const { turnId } = order.body;
      set(({ turns, draft }) => ({
        turns: withTurn(turns, newTurn(turnId, order.kind, wordsOf(order), entry.sentAt, "sending")),
        liveTurnId: turnId,
        sendFailure: null,
        draft: order.kind === "action" ? "" : draft,
      }));
      await outbox.keep(campaignId, entry);
      drafts.write(campaignId, state().draft);
      if (!presence.aborted && state().liveTurnId === turnId) await hear(turnId, order, entry.sentAt);
    },

    async sendAgain(turnId) {
      const entry = await outbox.read(campaignId);
      const ours = entry?.order.body.turnId === turnId ? entry : null;
      await hear(turnId, ours?.order ?? null, ours?.sentAt);
    },

    async stop() {
      const { liveTurnId, stopping, turns } = state();
      if (!liveTurnId || stopping) return;
      set({ stopping: true });
      try {
        await ports.stop(liveTurnId);
      } catch {
        set({ stopping: false });
        const turn = turns.find(({ turnId }) => turnId === liveTurnId);
        if (turn?.state !== "sending" || state().liveTurnId !== liveTurnId) return;
        // It never arrived: call it back.
        const entry = await outbox.read(campaignId);
        desk.renew();
        set(atRest);
        if (entry?.order.body.turnId === liveTurnId) await takeBack(entry.order);
      }
    },
  };
}
