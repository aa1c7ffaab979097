import { ApiError, messageOf } from "../../../shared/api/api-error.ts";
import { text } from "../../../shared/text/text.ts";
import type { TurnCall } from "../api/turn-call.ts";
import { applyEvent, START } from "../turn/apply-event.ts";
import type { Listener } from "../turn/follow-turn.ts";
import { isOver, newTurn, type StoryTurn } from "../turn/story-turn.ts";
import { STORY_WENT_ON } from "./ask-again.ts";
import type { TableDeps } from "./table-deps.ts";
import { besideOf, turnOrdered, wordsOf } from "./turn-calls.ts";
import type { OutboxEntry } from "./outbox.ts";
import { withTurn, withTurnBeside, withWords } from "./table-state.ts";

/** Sends turns and follows their events. */
export interface TurnStream {
  /** Follows a turn to its end. If `order` is given, requests the turn first. Never throws. */
  readonly follow: (turnId: string, order: TurnCall | null, sentAt?: string) => Promise<void>;
  /** Stores a new turn in the outbox, then sends it. */
  readonly send: (order: TurnCall) => Promise<void>;
  readonly sendAgain: (turnId: string) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Called when the server has the turn: deletes its outbox entry. */
  readonly confirm: (order: TurnCall) => Promise<void>;
  /** Removes an unsent turn from the story and puts the player's words back into the text box. */
  readonly takeBack: (order: TurnCall) => Promise<void>;
}

/** The state while no turn is running. */
export const IDLE = { liveTurnId: null, line: "open", stopping: false } as const;

/** Whether the refusal is final, so that a retry would not help. A turn that was refused this way was not stored. */
const isFinal = ({ status, code }: Pick<ApiError, "status" | "code">) =>
  code === "budget_spent" || (status >= 400 && status < 500 && status !== 408 && status !== 429);

export function createTurnStream(deps: TableDeps, refresh: () => Promise<void>): TurnStream {
  const { ports, state, set, write } = deps;
  const { campaignId, outbox, drafts } = ports;
  /** Turns that are hidden because a variant replaces them, by the variant's id. They are shown again if the variant is refused. */
  const aside = new Map<string, readonly StoryTurn[]>();

  async function confirm(order: TurnCall) {
    aside.delete(order.body.turnId);
    // The page may have been closed after the turn was stored in the outbox but before the draft was deleted. Remove the sent words from
    // the text box.
    if (order.kind === "action" && drafts.read(campaignId).trim() === order.body.message) write("");
    await outbox.forget(campaignId, order.body.turnId);
  }

  async function takeBack(order: TurnCall) {
    const { turnId } = order.body;
    const words = wordsOf(order);
    if (words) write(withWords(words, state().draft));
    set(({ turns }) => ({
      turns: [...turns.filter((turn) => turn.turnId !== turnId), ...(aside.get(turnId) ?? [])],
    }));
    aside.delete(turnId);
    await outbox.forget(campaignId, turnId);
  }

  async function refused(turnId: string, order: TurnCall | null, error: unknown) {
    const message = messageOf(error, text.errors.unknown);
    const reason = error instanceof ApiError ? error : { status: 0, code: "unknown" };
    // Nobody is signed in any more. The entry stays in the outbox and is sent after the next sign-in.
    if (reason.status === 401) return;
    if (order && isFinal(reason)) {
      await takeBack(order);
      const forOracle = reason.code === "budget_spent" ? order : null;
      set({
        sendFailure: {
          message: forOracle || reason.code === "refused_by_rules" ? message : text.play.sendFailed(message),
          forOracle,
        },
      });
      if (reason.code === "turn_in_flight" || reason.code === STORY_WENT_ON) await refresh();
      return;
    }
    const failure = { message, code: reason.code, retryable: true };
    set(({ turns }) => ({
      turns: turns.map((turn) => (turn.turnId === turnId && !isOver(turn) ? { ...turn, failure } : turn)),
    }));
  }

  async function follow(turnId: string, order: TurnCall | null, sentAt = ports.now()): Promise<void> {
    const presence = deps.presence();
    const known = state().turns.find((turn) => turn.turnId === turnId);
    const blank = order
      ? turnOrdered(order, state().turns, known?.sentAt ?? sentAt)
      : newTurn(turnId, known?.kind ?? "action", "", known?.sentAt ?? sentAt, "open", known?.variants);
    const { playerText = "", number = blank.number, variants = blank.variants, kind = blank.kind } = known ?? {};
    let streamed = {
      turn: { ...blank, playerText: playerText || blank.playerText, number, variants, kind },
      cursor: START,
    };
    // Until the first event arrives, show what the server has already stored of the turn.
    set(({ turns }) => ({
      ...IDLE,
      turns: known && !order ? turns : withTurnBeside(turns, streamed.turn, besideOf(order)),
      liveTurnId: turnId,
    }));
    let isConfirmed = order === null;
    const listener: Listener = {
      line: (line) => line !== state().line && set({ line }),
      received(event) {
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
      set({ ...IDLE, headTurnId: turnId, canUndo: true, canRedo: false });
      await refresh();
    } catch (error) {
      if (presence.aborted) return;
      set(IDLE);
      await refused(turnId, isConfirmed ? null : order, error);
    }
  }

  return {
    follow,
    confirm,
    takeBack,

    async send(order) {
      const presence = deps.presence();
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
      if (!presence.aborted && state().liveTurnId === turnId) await follow(turnId, order, entry.sentAt);
    },

    async sendAgain(turnId) {
      const entry = await outbox.read(campaignId);
      const ours = entry?.order.body.turnId === turnId ? entry : null;
      await follow(turnId, ours?.order ?? null, ours?.sentAt);
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
        // The turn never reached the server: remove it from the outbox and from the story.
        const entry = await outbox.read(campaignId);
        deps.renew();
        set(IDLE);
        if (entry?.order.body.turnId === liveTurnId) await takeBack(entry.order);
      }
    },
  };
}
