import type { GuardFlag } from "#contracts/play/guard";
import type { Adventure } from "#content/adventures/schema";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { CampaignKey, KnownEntity } from "#contracts/rpc/memory";
import { applyStoryEvents } from "#storyteller/story/reduce-story";
import { describe, log } from "#worker-kit/logger";
import type { BeforeTurn } from "./before-turn.ts";
import { checkReply } from "./domain/guard/check-reply.ts";
import type { AllowedPlay } from "./domain/play-request.ts";
import type { TurnChannel } from "./domain/turn-channel.ts";
import type { TurnRecord } from "./domain/turn-record.ts";
import type { Services } from "./services.ts";
import type { Ledger } from "./store/ledger.ts";

/** The reply is told by then: memory that takes longer than this is left out of it. Milliseconds. */
const PATIENCE_MS = 250;

/** What the guard needs of a turn that has just been told. */
interface Told {
  readonly turn: TurnRecord;
  readonly request: AllowedPlay;
  readonly channel: TurnChannel;
  readonly ledger: Ledger;
  readonly memory: Services["memory"];
  readonly before: Pick<BeforeTurn, "transcript" | "sheets" | "items" | "story">;
  readonly adventure: Adventure | null;
  readonly introduced: TurnCompleted["introduced"];
}

/** Holds a told reply against what memory and the ledger know. Never throws: a guard that fails flags nothing, and says so in the log. */
export async function guardTurn(told: Told): Promise<GuardFlag[]> {
  const { turn, request, channel, ledger, before, adventure, introduced } = told;
  const { transcript, sheets, items } = before;
  const { caller, campaignId, scene, memoryContext } = request;
  const reply = channel.text;
  if (reply.trim() === "") return [];
  try {
    const known = await knownInTime(told.memory, { userId: caller.userId, campaignId }, reply);
    return checkReply({
      reply,
      playerText: turn.playerText,
      turnId: turn.id,
      turnNumber: turn.number,
      introduced,
      effects: channel.events.flatMap(({ event }) => (event.type === "effect" ? [event.effect] : [])),
      scene,
      story: applyStoryEvents(before.story, channel.story, turn.number),
      adventure,
      sheets,
      itemChanges: items,
      transcript,
      recalled: channel.events.flatMap(({ event }) => (event.type === "recall" ? event.items : [])),
      memoryContext,
      known,
      everTold: (word) => ledger.everTold(word, turn.parentId),
    });
  } catch (error) {
    log("warn", "guard.failed", { turnId: turn.id, ...describe(error) });
    return [];
  }
}

/** Whom and what the reply names. Without memory the ledger still has its say. */
async function knownInTime(memory: Services["memory"], key: CampaignKey, text: string): Promise<KnownEntity[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Memory took more than ${PATIENCE_MS} ms`)), PATIENCE_MS);
    });
    const { entities } = await Promise.race([memory.known({ ...key, text }), late]);
    return entities;
  } catch (error) {
    log("warn", "guard.without_memory", describe(error));
    return [];
  } finally {
    clearTimeout(timer);
  }
}
