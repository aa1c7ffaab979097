import { pause } from "#timing/pause";
import { announceTurn } from "../outbox/announce-turn.ts";
import { type EarlyRecall, recallForTurn, isRecallFor, transcriptFor } from "./turn-recall.ts";
import type { AuthorizedPlay } from "../domain/play-request.ts";
import { TurnChannel } from "../domain/turn-channel.ts";
import type { NarratedTurn } from "../domain/turn-record.ts";
import { sendOutbox } from "../outbox/send-outbox.ts";
import { type Services, narratorFor } from "../services.ts";
import type { Ledger } from "../store/ledger.ts";
import { ownerOf } from "./owner.ts";
import { runTurn } from "./run-turn.ts";
import { settleTurn } from "./settle-turn.ts";

/** Other tabs are told after this time that a turn has begun, or at its end if that comes first. Milliseconds. */
const ANNOUNCE_MS = 50;

/** The turn that is running. */
export interface RunningTurn {
  readonly turnId: string;
  readonly channel: TurnChannel;
  readonly abort: AbortController;
  readonly done: Promise<void>;
}

/** What a running turn needs from the Durable Object. */
interface TableDeps {
  readonly ctx: Pick<DurableObjectState, "storage" | "waitUntil">;
  readonly ledger: Ledger;
  readonly services: Services;
  /** Called when the turn has ended, before its end is announced. */
  onEnded(): void;
}

/** Writes a turn into the ledger and runs it, whether or not anybody reads its stream. Its outbox messages are sent when it has ended. */
export function startTurn(
  turn: NarratedTurn,
  request: AuthorizedPlay,
  ahead: EarlyRecall | null,
  table: TableDeps,
): RunningTurn {
  const channel = new TurnChannel();
  const abort = new AbortController();
  const { ctx, ledger, services } = table;
  const { storage } = ctx;
  const { source } = narratorFor(services, request);
  const transcript = isRecallFor(ahead, turn, source)
    ? ahead.transcript
    : transcriptFor(source, turn.parentId, turn.contextFrom, ledger);
  const { story, heroes, items } = ledger.stateAt(request.scene.characters, turn.parentId);
  const recall = recallForTurn(turn, request, { source, transcript, ahead }, { ledger, storage, services });
  const before = { transcript, story, heroes, items, recall };
  ledger.insertTurn(turn, ownerOf(request.scene), Date.now());
  ledger.mirror.meet(request.scene, Date.now());
  const key = { userId: request.caller.userId, campaignId: request.campaignId };
  const runAndAnnounce = async () => {
    const { signal } = abort;
    const running = runTurn({ turn, request, before, channel, signal, ledger, storage, services });
    // The announcement to other tabs is delayed, so that it does not delay the player's own tab.
    const announced = Promise.race([running, pause(ANNOUNCE_MS, signal)]).then(() =>
      announceTurn(services.memory, key, turn.id, "open"),
    );
    await running;
    table.onEnded();
    const state = ledger.turns.get(turn.id)?.state ?? "failed";
    ctx.waitUntil(announced.then(() => announceTurn(services.memory, key, turn.id, state)));
    // The player is active, so parked messages are tried again.
    ledger.outbox.unpark(Date.now());
    // The turn's tokens are reported first, so that they count all the time: reserved, and then used.
    const tokens = ledger.turns.get(turn.id)?.tokens ?? null;
    ctx.waitUntil(sendOutbox(ledger, storage, services).then(() => settleTurn(services.api, request, tokens)));
  };
  const done = runAndAnnounce();
  ctx.waitUntil(done);
  return { turnId: turn.id, channel, abort, done };
}
