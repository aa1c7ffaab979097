import type { TurnCompleted } from "#contracts/queue/messages";
import type { ChatRpc } from "#contracts/rpc/chat";
import type { CampaignKey, DigestLogRpc, GraphMemoryRpc, MemoryRpc } from "#contracts/rpc/memory";
import { isPresent } from "#contracts/non-blank";
import type { StoryEvent } from "#contracts/story/events";
import type { Chronicle, Chronicler, SessionSummarizer } from "#storyteller/ports";
import { sceneToSumUp } from "../domain/scene-to-sum-up.ts";
import { resolve } from "../domain/resolve/resolve.ts";
import { sourceVersion } from "../domain/source-version.ts";

/** A chronicler that takes longer is aborted and tried again. This is less than the 15 minutes that the platform gives a consumer. */
const PATIENCE_MS = 600_000;

/** If a model takes longer than this for a summary, the oracle writes it. */
const SUMMARY_MS = 120_000;

const NOTHING: Chronicle = { items: [], entities: [], story: [], source: "oracle" };

interface Reading {
  readonly chat: Pick<ChatRpc, "addLateStory">;
  readonly chronicler: Chronicler;
  readonly summarizerFor: (key: CampaignKey) => SessionSummarizer;
  readonly memory: Pick<MemoryRpc, "remember"> &
    Pick<GraphMemoryRpc, "names" | "eventsBetween"> &
    Pick<DigestLogRpc, "isDigested">;
}

/**
 * Digests a turn: reads its chronicle, replaces names by the known ones, and stores the result in memory with the turn as source. A turn
 * without a reply is stored as empty, so that it does not stay pending.
 * The queue delivers each message at least once. A version that memory already has is not read again, because reading a turn with a model
 * costs as much as playing it. Therefore the story events are sent to chat before the turn is stored: afterwards, nothing would send them
 * again.
 */
export async function digestTurn(turn: TurnCompleted, reading: Reading): Promise<void> {
  const { chat, chronicler, memory } = reading;
  const key = { userId: turn.userId, campaignId: turn.campaignId };
  const version = sourceVersion(turn.version);
  if (await memory.isDigested(key, { turnId: turn.turnId, version })) return;
  const chronicle = isPresent(turn.reply)
    ? await chronicler.chronicle(turn, AbortSignal.timeout(PATIENCE_MS))
    : NOTHING;
  const story = await withSceneSummary(turn, chronicle.story, reading);
  if (story) await chat.addLateStory(key, { turnId: turn.turnId, version: turn.version, events: [...story] });
  const { items, entities } =
    chronicle.entities.length + chronicle.items.length === 0
      ? chronicle
      : resolve(chronicle, turn, await memory.names(key));
  await memory.remember({
    ...key,
    source: { kind: "turn", turnId: turn.turnId, turnNumber: turn.number, version },
    items,
    entities,
    at: turn.at,
  });
}

/**
 * The story events that the chronicler found, with a summary of the scene if it has ended. Undefined if the chronicler does not look for
 * story events.
 */
async function withSceneSummary(
  turn: TurnCompleted,
  story: readonly StoryEvent[] | undefined,
  { memory, summarizerFor }: Reading,
): Promise<readonly StoryEvent[] | undefined> {
  const range = sceneToSumUp(turn, story ?? []);
  if (range === null) return story;
  const key = { userId: turn.userId, campaignId: turn.campaignId };
  const events = await memory.eventsBetween(key, range.from, range.to);
  if (events.length === 0) return story;
  const { summary } = await summarizerFor(key).summarize(events, AbortSignal.timeout(SUMMARY_MS));
  if (summary === "") return story;
  return [...(story ?? []), { type: "scenes_summarized", by: "chronicler", summary: { ...range, text: summary } }];
}
