import { withDeadline } from "#timing/with-deadline";
import type { Effect } from "#contracts/play/effects";
import type { GuardFlag } from "#contracts/play/guard";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { CampaignKey, KnownEntity } from "#contracts/rpc/memory";
import { applyStoryEvents } from "#storyteller/story";
import { describe, log } from "#worker-kit/logging";
import type { StartingState } from "./starting-state.ts";
import { checkReply } from "../domain/guard/check-reply.ts";
import type { AuthorizedPlay } from "../domain/play-request.ts";
import { effectsIn } from "../domain/effects-of-events.ts";
import { sheetOf } from "../domain/table-hero.ts";
import type { TurnChannel } from "../domain/turn-channel.ts";
import type { TurnRecord } from "../domain/turn-record.ts";
import type { Services } from "../services.ts";
import type { Ledger } from "../store/ledger.ts";

/**
 * How long the guard waits for memory. The player already has the whole reply and waits for its end, so the guard then continues without
 * memory. Milliseconds.
 */
const MEMORY_DEADLINE_MS = 250;

/** What the guard needs to know about a turn whose reply is complete. */
interface GuardInput {
  readonly turn: TurnRecord;
  readonly request: AuthorizedPlay;
  readonly channel: TurnChannel;
  readonly ledger: Ledger;
  readonly memory: Services["memory"];
  readonly before: Pick<StartingState, "transcript" | "heroes" | "items" | "story">;
  readonly introduced: TurnCompleted["introduced"];
  /** Changes of sheets that wait for the player's yes. The reply may tell of them. */
  readonly proposed: readonly Effect[];
}

/** Checks a reply against memory and the ledger. Never throws: if the guard fails, it returns no flags and logs the error. */
export async function guardTurn(input: GuardInput): Promise<GuardFlag[]> {
  const { turn, request, channel, ledger, before, introduced, proposed } = input;
  const { transcript, heroes, items } = before;
  const { caller, campaignId, scene, adventure, memoryContext } = request;
  const reply = channel.text;
  if (reply.trim() === "") return [];
  try {
    const known = await knownInTime(input.memory, { userId: caller.userId, campaignId }, reply);
    return checkReply({
      reply,
      playerText: turn.playerText,
      turnId: turn.id,
      turnNumber: turn.number,
      introduced,
      effects: [...effectsIn(channel.events), ...proposed],
      scene,
      story: applyStoryEvents(before.story, channel.story, turn.number),
      adventure,
      sheets: heroes.map((one) => sheetOf(one)),
      itemChanges: items,
      transcript,
      recalled: channel.events.flatMap(({ event }) => (event.type === "recall" ? event.items : [])),
      memoryContext,
      known,
      wasWritten: (word) => ledger.wasWritten(word, turn.parentId),
    });
  } catch (error) {
    log("warn", "guard.failed", { turnId: turn.id, ...describe(error) });
    return [];
  }
}

/** The entities that the reply names. Empty if memory fails; the reply is then checked against the ledger alone. */
async function knownInTime(memory: Services["memory"], key: CampaignKey, text: string): Promise<KnownEntity[]> {
  try {
    const { entities } = await withDeadline(memory.known({ ...key, text }), MEMORY_DEADLINE_MS, "Memory");
    return entities;
  } catch (error) {
    log("warn", "guard.without_memory", describe(error));
    return [];
  }
}
