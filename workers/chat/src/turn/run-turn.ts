import { MESSAGES } from "#contracts/errors";
import type { TurnEvent } from "#contracts/play/events";
import { describe, log } from "#worker-kit/logging";
import { outageOf } from "#worker-kit/outage";
import { loadIntoStory } from "#storyteller/oracle";
import { TokenMeter } from "#storyteller/models";
import { applyStoryEvents } from "#storyteller/story";
import { searchMemory } from "./turn-recall.ts";
import type { StartingState } from "./starting-state.ts";
import { turnEvent } from "../domain/new-turn.ts";
import { recallPatience } from "../domain/recall-patience.ts";
import { type AuthorizedPlay, usesMemory } from "../domain/play-request.ts";
import { openingSecrets } from "../domain/story/opening-secrets.ts";
import { narrateTurn } from "../domain/narrate-turn.ts";
import { filteredFlags } from "../domain/guard/filtered-flags.ts";
import { withSafetyFilter } from "../domain/safety/with-safety-filter.ts";
import type { LeftOut } from "../domain/safety/sentence-filter.ts";
import type { TurnChannel } from "../domain/turn-channel.ts";
import type { NarratedTurn, TurnRecord } from "../domain/turn-record.ts";
import { guardTurn } from "./guard-turn.ts";
import { InspectionRecord } from "./inspect-turn.ts";
import { type Services, narratorFor } from "../services.ts";
import type { Ledger } from "../store/ledger.ts";
import { interruptLostTurnsSafely } from "../store/interrupt-lost-turns.ts";
import { asksOwn } from "./settle-turn.ts";
import { startTurnLog } from "./turn-log.ts";
import { createRecoveryAlarm } from "./recovery-alarm.ts";

/** What running a turn needs from the Durable Object. */
export interface TurnRun {
  readonly turn: NarratedTurn;
  readonly request: AuthorizedPlay;
  readonly before: StartingState;
  readonly channel: TurnChannel;
  readonly signal: AbortSignal;
  readonly ledger: Ledger;
  readonly storage: DurableObjectStorage;
  readonly services: Services;
}

/** Runs one turn with the object's ledger and services. Never throws: a turn that cannot be stored ends as interrupted. */
export async function runTurn({
  turn,
  request,
  before,
  channel,
  signal,
  ledger,
  storage,
  services,
}: TurnRun): Promise<void> {
  const recovery = createRecoveryAlarm(storage);
  const { source, gameMaster } = narratorFor(services, request);
  const isNote = source === "table";
  const turnLog = startTurnLog(turn, request);
  const meter = new TokenMeter();
  const inspector = new InspectionRecord();
  const unfilteredGameMaster = gameMaster(meter);
  try {
    // The player's message must be on disk before anything is sent.
    await storage.sync();
    channel.push(turnEvent(turn));
    const { safety } = ledger;
    const leftOut: LeftOut[] = [];
    const { scene, adventure, toggles, memoryContext } = request;
    const { transcript, heroes, recall } = before;
    // A campaign's secrets enter the story with its first turn, so that undo and branches apply to them.
    channel.story.push(...(turn.parentId === null && !isNote ? openingSecrets(scene.campaign) : []));
    // The oracle loads an adventure by itself. For a model, the adventure is loaded into the story with the first turn.
    if (adventure && source === "llm" && before.story.scene === null) channel.story.push(...loadIntoStory(adventure));
    const story = applyStoryEvents(before.story, channel.story, turn.number);
    await narrateTurn(
      {
        turn,
        scene,
        story,
        authorsNote: ledger.authorsNote,
        heroes,
        transcript,
        parentMemo: turn.memo,
        include: toggles.include,
        memoryContext,
        readAs: request.readAs,
        adventure,
      },
      channel,
      {
        gameMaster: turnLog.timingFirstText(
          isNote ? unfilteredGameMaster : withSafetyFilter(unfilteredGameMaster, safety, (one) => leftOut.push(one)),
        ),
        recall: turnLog.timingRecall(recall),
        recallMs: recallPatience(services.recallAsksModel, ledger.isNarratorSlow).recallMs,
        searchMemory: usesMemory(request) ? searchMemory(request, ledger, services) : null,
        save: (reply, events, story) => ledger.turns.save(turn.id, reply, events, story),
        commit: (ending, events) => {
          ledger.endTurn(turn.id, ending, events, Date.now());
          // The outbox has messages now. If this object dies before they are sent, the alarm sends them.
          recovery.now();
          turnLog.ended(ending);
          const firstTextMs = turnLog.firstTextMs();
          if (source === "llm" && firstTextMs !== null) ledger.recordFirstText(firstTextMs);
        },
        modelAsked: ({ model, lanes }) => log("info", "model.asked", { turnId: turn.id, model, lanes }),
        toolCallFailed: (tool) => log("warn", "model.call_lost", { turnId: turn.id, tool: tool.slice(0, 40) }),
        guard: async (introduced, proposed) =>
          isNote
            ? []
            : [
                ...filteredFlags(leftOut),
                ...(await turnLog.timingGuard(
                  guardTurn({ turn, request, channel, ledger, memory: services.memory, before, introduced, proposed }),
                )),
              ],
        failed: (error) => log("warn", "turn.trouble", { turnId: turn.id, ...describe(error) }),
        used: () => meter.used && { ...meter.used, ...(asksOwn(request) ? { own: true } : {}) },
        inspector,
        inspected: () => inspector.stored(meter),
        now: () => Date.now(),
      },
      signal,
    );
  } catch (error) {
    log("error", "turn.lost", { turnId: turn.id, ...describe(error) });
    const ended = interruptLostTurnsSafely(ledger);
    for (const last of ended) channel.push(last);
    if (ended.length === 0) channel.push(unstoredEnd(error, turn));
    recovery.now();
  } finally {
    recovery.stop();
  }
}

/** The last event of a turn whose end could not be stored. What was saved before is kept. */
function unstoredEnd(error: unknown, { seed }: TurnRecord): TurnEvent {
  const { code, message } = outageOf(error) ?? { code: "internal", message: MESSAGES.internal };
  return { type: "error", error: message, code, retryable: true, state: "interrupted", seed };
}
