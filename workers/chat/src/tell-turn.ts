import { describe, log } from "#worker-kit/logger";
import { turnEvent } from "./domain/begin-turn.ts";
import type { PlayRequest } from "./domain/play-request.ts";
import { runTurn } from "./domain/run-turn.ts";
import { leftOutFlags } from "./domain/guard/left-out.ts";
import { heeding } from "./domain/safety/heeding.ts";
import type { LeftOut } from "./domain/safety/sentence-filter.ts";
import { recallQuestion, worthRecalling } from "./domain/situation.ts";
import type { TurnChannel } from "./domain/turn-channel.ts";
import type { TurnRecord } from "./domain/turn-record.ts";
import { guardTurn } from "./guard-turn.ts";
import { sendNews } from "./news.ts";
import { type Services, tellerOf } from "./services.ts";
import type { Ledger } from "./store/ledger.ts";
import { interruptLostTurns } from "./store/lost-turns.ts";

/** How long after a turn begins the alarm looks after it, and after its news, should the object be lost. Milliseconds. */
const WATCH_MS = 1_000;

/** What telling a turn uses of its object. */
export interface Telling {
  readonly turn: TurnRecord;
  readonly request: PlayRequest;
  readonly channel: TurnChannel;
  readonly signal: AbortSignal;
  readonly ledger: Ledger;
  readonly storage: DurableObjectStorage;
  readonly services: Services;
}

/** Tells one turn with the object's ledger and services. Never throws: a turn that cannot be kept ends as interrupted. */
export async function tellTurn({ turn, request, channel, signal, ledger, storage, services }: Telling): Promise<void> {
  const { userId, id: campaignId } = request.scene.campaign;
  const key = { userId, campaignId };
  try {
    await storage.setAlarm(Date.now() + WATCH_MS);
    // The player's message is on disk before the first byte goes out.
    await storage.sync();
    const begun = channel.push(turnEvent(turn));
    if (begun) ledger.turns.addEvent(turn.id, begun);
    const { safety } = ledger;
    const leftOut: LeftOut[] = [];
    const transcript = ledger.transcriptTo(turn.parentId);
    const recall = async () => {
      if (ledger.outbox.hasHeadMoves()) await sendNews(ledger, storage, services);
      if (ledger.outbox.hasHeadMoves()) throw new Error("Memory has not heard yet which turns were undone");
      const { items } = await services.memory.recall({ ...key, ...recallQuestion(turn.playerText, transcript) });
      return worthRecalling(items).filter(({ content }) => safety.allows(content));
    };
    const { scene, include, memoryContext } = request;
    const sheets = ledger.sheets(scene.characters, turn.parentId);
    await runTurn(
      { turn, scene, sheets, transcript, parentMemo: turn.memo, include, memoryContext },
      channel,
      {
        gameMaster: heeding(tellerOf(services, request).gameMaster, safety, (one) => leftOut.push(one)),
        recall: request.memoryEnhanced && turn.parentId !== null ? recall : null,
        saveText: (reply) => ledger.turns.saveText(turn.id, reply),
        saveEvent: (event) => ledger.turns.addEvent(turn.id, event),
        commit: (ending, last) => ledger.end(turn.id, ending, last, Date.now()),
        messageCount: () => ledger.messageCount(),
        asked: ({ model, lanes }) => log("info", "model.asked", { turnId: turn.id, model, lanes }),
        guard: async (introduced) => [
          ...leftOutFlags(leftOut),
          ...(await guardTurn({ turn, request, channel, ledger, memory: services.memory, transcript, introduced })),
        ],
        failed: (error) => log("warn", "turn.trouble", { turnId: turn.id, ...describe(error) }),
        now: () => Date.now(),
      },
      signal,
    );
  } catch (error) {
    log("error", "turn.lost", { turnId: turn.id, ...describe(error) });
    for (const last of interruptLostTurns(ledger, Date.now())) channel.push(last);
  }
}
