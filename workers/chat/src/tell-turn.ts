import { loadAdventure } from "#content/adventures/index";
import type { Adventure } from "#content/adventures/schema";
import type { Campaign } from "#contracts/entities/campaign";
import { MESSAGES } from "#contracts/errors";
import type { TurnEvent } from "#contracts/play/events";
import { describe, log } from "#worker-kit/logger";
import { outageOf } from "#worker-kit/outage";
import { loadIntoStory } from "#storyteller/oracle/adventure/load-into-story";
import { TokenMeter } from "#storyteller/llm/token-meter";
import { applyStoryEvents } from "#storyteller/story/reduce-story";
import { searchMemory } from "./ask-memory.ts";
import type { BeforeTurn } from "./before-turn.ts";
import { turnEvent } from "./domain/begin-turn.ts";
import { recallPatience } from "./domain/recall-patience.ts";
import { type AllowedPlay, asksMemory } from "./domain/play-request.ts";
import { openingSecrets } from "./domain/story/opening-secrets.ts";
import { runTurn } from "./domain/run-turn.ts";
import { leftOutFlags } from "./domain/guard/left-out.ts";
import { heeding } from "./domain/safety/heeding.ts";
import type { LeftOut } from "./domain/safety/sentence-filter.ts";
import type { TurnChannel } from "./domain/turn-channel.ts";
import type { TurnRecord } from "./domain/turn-record.ts";
import { guardTurn } from "./guard-turn.ts";
import { type Services, tellerOf } from "./services.ts";
import type { Ledger } from "./store/ledger.ts";
import { endLostTurns } from "./store/lost-turns.ts";
import { beginTurnLine } from "./turn-line.ts";
import { watchTurn } from "./watch-turn.ts";

/** What telling a turn uses of its object. */
export interface Telling {
  readonly turn: TurnRecord;
  readonly request: AllowedPlay;
  readonly before: BeforeTurn;
  readonly channel: TurnChannel;
  readonly signal: AbortSignal;
  readonly ledger: Ledger;
  readonly storage: DurableObjectStorage;
  readonly services: Services;
}

/** Tells one turn with the object's ledger and services. Never throws: a turn that cannot be kept ends as interrupted. */
export async function tellTurn({
  turn,
  request,
  before,
  channel,
  signal,
  ledger,
  storage,
  services,
}: Telling): Promise<void> {
  const watch = watchTurn(storage);
  const { source, gameMaster } = tellerOf(services, request);
  const isNote = source === "table";
  const line = beginTurnLine(turn, request);
  const meter = new TokenMeter();
  const told = gameMaster(meter);
  try {
    // The player's message is on disk before the first byte goes out.
    await storage.sync();
    channel.push(turnEvent(turn));
    const { safety } = ledger;
    const leftOut: LeftOut[] = [];
    const { scene, toggles, memoryContext } = request;
    const { transcript, sheets, recall } = before;
    // With its first turn a campaign's secrets become the story's, so that undo and branches carry them along.
    channel.story.push(...(turn.parentId === null && !isNote ? openingSecrets(scene.campaign) : []));
    const adventure = await adventureOf(scene.campaign);
    // The oracle loads an adventure by itself; a model finds it in the story from its first turn on.
    if (adventure && source === "llm" && before.story.scene === null) channel.story.push(...loadIntoStory(adventure));
    const story = applyStoryEvents(before.story, channel.story, turn.number);
    await runTurn(
      {
        turn,
        scene,
        story,
        authorsNote: ledger.authorsNote,
        sheets,
        transcript,
        parentMemo: turn.memo,
        include: toggles.include,
        memoryContext,
        readAs: request.readAs,
        adventure,
      },
      channel,
      {
        gameMaster: line.hearing(isNote ? told : heeding(told, safety, (one) => leftOut.push(one))),
        recall: line.recalling(recall),
        recallMs: recallPatience(services.recallAsksModel, ledger.isNarratorSlow).recallMs,
        searchMemory: asksMemory(request) ? searchMemory(request, ledger, services) : null,
        save: (reply, events, story) => ledger.turns.save(turn.id, reply, events, story),
        commit: (ending, events) => {
          ledger.turns.end(turn.id, ending, events);
          // What others must hear has to be sent, whatever happens.
          watch.now();
          line.ended(ending);
          const firstTextMs = line.firstTextMs();
          if (source === "llm" && firstTextMs !== null) ledger.noteFirstText(firstTextMs);
        },
        asked: ({ model, lanes }) => log("info", "model.asked", { turnId: turn.id, model, lanes }),
        callLost: (tool) => log("warn", "model.call_lost", { turnId: turn.id, tool: tool.slice(0, 40) }),
        guard: async (introduced) =>
          isNote
            ? []
            : [
                ...leftOutFlags(leftOut),
                ...(await line.guarding(
                  guardTurn({ turn, request, channel, ledger, memory: services.memory, before, adventure, introduced }),
                )),
              ],
        failed: (error) => log("warn", "turn.trouble", { turnId: turn.id, ...describe(error) }),
        used: () => meter.used,
        now: () => Date.now(),
      },
      signal,
    );
  } catch (error) {
    log("error", "turn.lost", { turnId: turn.id, ...describe(error) });
    const ended = endLostTurns(ledger);
    for (const last of ended) channel.push(last);
    if (ended.length === 0) channel.push(unkept(error, turn));
    watch.now();
  } finally {
    watch.stop();
  }
}

/** The adventure that a campaign tells, in the version it began with; null where it tells none, or none that this release knows. */
async function adventureOf({ id, adventure }: Pick<Campaign, "id" | "adventure">): Promise<Adventure | null> {
  if (!adventure) return null;
  const found = await loadAdventure(adventure.id, adventure.version);
  if (found === null) log("warn", "adventure.unknown", { campaignId: id, ...adventure });
  return found;
}

/** What is told of a turn whose end cannot be written: it stands as far as it was kept. */
function unkept(error: unknown, { seed }: TurnRecord): TurnEvent {
  const { code, message } = outageOf(error) ?? { code: "internal", message: MESSAGES.internal };
  return { type: "error", error: message, code, retryable: true, state: "interrupted", seed };
}
