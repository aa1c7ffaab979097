import { ApiError, messageOf } from "../../../shared/api/api-error.ts";
import { text } from "../../../shared/text/text.ts";
import type { TurnOrder } from "../api/turn-order.ts";
import { applyEvent, START } from "../turn/apply-event.ts";
import type { Listener } from "../turn/follow-turn.ts";
import { isOver, newTurn, type StoryTurn } from "../turn/story-turn.ts";
import { STORY_WENT_ON } from "./ask-again.ts";
import type { Desk } from "./desk.ts";
import { besideOf, turnOrdered, wordsOf } from "./orders.ts";
import type { OutboxEntry } from "./outbox.ts";
import { withTurn, withTurnBeside, withWords } from "./table-state.ts";

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

/** What nobody is being told. */
export const AT_REST = { liveTurnId: null, line: "open", stopping: false } as const;

/** A refusal that trying again cannot change; a turn refused so was not stored. */
const isFinal = ({ status, code }: Pick<ApiError, "status" | "code">) =>
  code === "budget_spent" || (status >= 400 && status < 500 && status !== 408 && status !== 429);

export function createTeller(desk: Desk, refresh: () => Promise<void>): Teller {
  const { ports, state, set, write } = desk;
  const { campaignId, outbox, drafts } = ports;
  /** What a turn told anew put aside: it comes back where that turn is refused. */
  const aside = new Map<string, readonly StoryTurn[]>();

  async function confirm(order: TurnOrder) {
    aside.delete(order.body.turnId);
    // The page may have died between the outbox's write and the draft's.
    if (order.kind === "action" && drafts.read(campaignId).trim() === order.body.message) write("");
    await outbox.forget(campaignId, order.body.turnId);
  }

  async function takeBack(order: TurnOrder) {
    const { turnId } = order.body;
    const words = wordsOf(order);
    if (words) write(withWords(words, state().draft));
    set(({ turns }) => ({
      turns: [...turns.filter((turn) => turn.turnId !== turnId), ...(aside.get(turnId) ?? [])],
    }));
    aside.delete(turnId);
    await outbox.forget(campaignId, turnId);
  }

  async function refused(turnId: string, order: TurnOrder | null, error: unknown) {
    const message = messageOf(error, text.errors.unknown);
    const reason = error instanceof ApiError ? error : { status: 0, code: "unknown" };
    // Signed out: the entry stays in the outbox and goes when the player is back.
    if (reason.status === 401) return;
    if (order && isFinal(reason)) {
      await takeBack(order);
      const forOracle = reason.code === "budget_spent" ? order : null;
      set({ sendFailure: { message: forOracle ? message : text.play.sendFailed(message), forOracle } });
      if (reason.code === "turn_in_flight" || reason.code === STORY_WENT_ON) await refresh();
      return;
    }
    const failure = { message, code: reason.code, retryable: true };
    set(({ turns }) => ({
      turns: turns.map((turn) => (turn.turnId === turnId && !isOver(turn) ? { ...turn, failure } : turn)),
    }));
  }

  async function hear(turnId: string, order: TurnOrder | null, sentAt = ports.now()): Promise<void> {
    const presence = desk.presence();
    const known = state().turns.find((turn) => turn.turnId === turnId);
    const blank = order
      ? turnOrdered(order, state().turns, known?.sentAt ?? sentAt)
      : newTurn(turnId, known?.kind ?? "action", "", known?.sentAt ?? sentAt, "open", known?.variants);
    const { playerText = "", number = blank.number, variants = blank.variants, kind = blank.kind } = known ?? {};
    let streamed = {
      turn: { ...blank, playerText: playerText || blank.playerText, number, variants, kind },
      cursor: START,
    };
    // What is stored of a turn already being told stays in sight until the line speaks.
    set(({ turns }) => ({
      ...AT_REST,
      turns: known && !order ? turns : withTurnBeside(turns, streamed.turn, besideOf(order)),
      liveTurnId: turnId,
    }));
    let isConfirmed = order === null;
    const listener: Listener = {
      line: (line) => line !== state().line && set({ line }),
      heard(event) {
        if (presence.aborted) return;
        streamed = applyEvent(streamed, event);
        set(({ turns }) => ({ turns: withTurn(turns, streamed.turn) }));
        if (!isConfirmed && order) void confirm(order);
        isConfirmed = true;
      },
    };
    try {
      await ports.follow(turnId, order, listener, presence);
      if (presence.aborted) return;
      set({ ...AT_REST, headTurnId: turnId, canUndo: true, canRedo: false });
      await refresh();
    } catch (error) {
      if (presence.aborted) return;
      set(AT_REST);
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
      const { turns, draft } = state();
      const turn = turnOrdered(order, turns, entry.sentAt);
      const laid = withTurnBeside(turns, turn, besideOf(order));
      aside.set(turnId, turns.slice(laid.length - 1));
      set({
        turns: laid,
        liveTurnId: turnId,
        sendFailure: null,
        draft: order.kind === "action" ? "" : draft,
      });
      set({ keepsNothing: !(await outbox.keep(campaignId, entry)) });
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
        set(AT_REST);
        if (entry?.order.body.turnId === liveTurnId) await takeBack(entry.order);
      }
    },
  };
}
