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
    announce(table, request, turn.id, "open");
    await tellTurn({ turn, request, channel, signal: abort.signal, ledger, storage: ctx.storage, services });
    table.over();
    announce(table, request, turn.id, ledger.turns.get(turn.id)?.state ?? "failed");
    ctx.waitUntil(sendNews(ledger, ctx.storage, services));
  };
  const done = tell();
  ctx.waitUntil(done);
  return { turnId: turn.id, channel, abort, done };
}

/** Tells the open tabs. They can do without: nothing waits for it, and a failure is only logged. */
function announce({ ctx, services }: Table, { scene }: PlayRequest, turnId: string, state: TurnState): void {
  const { userId, id: campaignId } = scene.campaign;
  const told = services.memory.announceTurn({ userId, campaignId }, { turnId, state });
  ctx.waitUntil(Promise.resolve(told).catch((error) => log("warn", "announce.failed", describe(error))));
}
