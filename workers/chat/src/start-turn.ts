import { pause } from "#storyteller/llm/wait";
import { announce } from "./announce.ts";
import { type AskedAhead, askMemory, isAskedFor, transcriptFor } from "./ask-memory.ts";
import type { AllowedPlay } from "./domain/play-request.ts";
import { TurnChannel } from "./domain/turn-channel.ts";
import type { TurnRecord } from "./domain/turn-record.ts";
import { sendNews } from "./news.ts";
import { type Services, tellerOf } from "./services.ts";
import type { Ledger, Owner } from "./store/ledger.ts";
import { tellTurn } from "./tell-turn.ts";

/** The other tabs hear that a turn has begun when it ends or lasts so long. Milliseconds. */
const ANNOUNCE_MS = 50;

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

/** Writes a turn into the ledger and begins to tell it, whoever listens. Its news goes out when it has ended. */
export function startTurn(turn: TurnRecord, request: AllowedPlay, ahead: AskedAhead | null, table: Table): RunningTurn {
  const channel = new TurnChannel();
  const abort = new AbortController();
  const { ctx, ledger, services } = table;
  const { storage } = ctx;
  const { source } = tellerOf(services, request);
  const transcript = isAskedFor(ahead, turn, source)
    ? ahead.transcript
    : transcriptFor(source, turn.parentId, turn.contextFrom, ledger);
  const { story, sheets, items } = ledger.stateAt(request.scene.characters, turn.parentId);
  const recall = askMemory(turn, request, { source, transcript, ahead }, { ledger, storage, services });
  const before = { transcript, story, sheets, items, recall };
  ledger.begin(turn, ownerOf(request), Date.now());
  const key = { userId: request.caller.userId, campaignId: request.campaignId };
  const tell = async () => {
    const { signal } = abort;
    const told = tellTurn({ turn, request, before, channel, signal, ledger, storage, services });
    // The player's own tab comes first.
    const begun = Promise.race([told, pause(ANNOUNCE_MS, signal)]).then(() =>
      announce(services.memory, key, turn.id, "open"),
    );
    await told;
    table.over();
    const state = ledger.turns.get(turn.id)?.state ?? "failed";
    ctx.waitUntil(begun.then(() => announce(services.memory, key, turn.id, state)));
    // Somebody plays: worth another try.
    ledger.outbox.unpark(Date.now());
    ctx.waitUntil(sendNews(ledger, storage, services));
  };
  const done = tell();
  ctx.waitUntil(done);
  return { turnId: turn.id, channel, abort, done };
}

function ownerOf({ scene: { campaign, characters } }: AllowedPlay): Owner {
  const { userId, id: campaignId, worldId } = campaign;
  const party = characters.map(({ id, name }) => ({ id, name }));
  return { userId, campaignId, worldId, characterNames: party.map(({ name }) => name), characters: party };
}
