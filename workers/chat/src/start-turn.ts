import type { TurnState } from "#contracts/play/turn";
import { describe, log } from "#worker-kit/logger";
import type { PlayRequest } from "./domain/play-request.ts";
import { TurnChannel } from "./domain/turn-channel.ts";
import type { TurnRecord } from "./domain/turn-record.ts";
import { sendNews } from "./news.ts";
import type { Services } from "./services.ts";
import type { Ledger } from "./store/ledger.ts";
import { tellTurn } from "./tell-turn.ts";

/** A turn being told right now. */
export interface RunningTurn {
  readonly turnId: string;
  readonly channel: TurnChannel;
  readonly abort: AbortController;
  readonly done: Promise<void>;
}

/** What telling takes of the object it happens in. */
interface Table {
  readonly ctx: Pick<DurableObjectState, "storage" | "waitUntil">;
  readonly ledger: Ledger;
  readonly services: Services;
  /** Called when the turn has ended, before its end is announced. */
  over(): void;
}

/** Begins to tell a turn, whoever listens. Its news goes out when it has ended. */
export function startTurn(turn: TurnRecord, request: PlayRequest, table: Table): RunningTurn {
  const channel = new TurnChannel();
  const abort = new AbortController();
  const { ctx, ledger, services } = table;
  const tell = async () => {
    const begun = announce(table, request, turn.id, "open");
    await tellTurn({ turn, request, channel, signal: abort.signal, ledger, storage: ctx.storage, services });
    table.over();
    const state = ledger.turns.get(turn.id)?.state ?? "failed";
    ctx.waitUntil(begun.then(() => announce(table, request, turn.id, state)));
    ctx.waitUntil(sendNews(ledger, ctx.storage, services));
  };
  const done = tell();
  ctx.waitUntil(done);
  return { turnId: turn.id, channel, abort, done };
}

/** Tells the open tabs. They can do without: the turn does not wait for it, and a failure is only logged. */
async function announce({ services }: Table, { scene }: PlayRequest, turnId: string, state: TurnState): Promise<void> {
  const { userId, id: campaignId } = scene.campaign;
  try {
    await services.memory.announceTurn({ userId, campaignId }, { turnId, state });
  } catch (error) {
    log("warn", "announce.failed", describe(error));
  }
}
