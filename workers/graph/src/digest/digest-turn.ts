import type { TurnCompleted } from "#contracts/queue/messages";
import type { ChatRpc } from "#contracts/rpc/chat";
import type { CampaignKey, DigestLogRpc, GraphMemoryRpc, MemoryRpc } from "#contracts/rpc/memory";
import { isPresent } from "#contracts/non-blank";
import type { StoryEvent } from "#contracts/story/events";
import type { Chronicle, Chronicler, SessionSummarizer } from "#storyteller/ports";
import { sceneToSumUp } from "../domain/scene-to-sum-up.ts";
import { resolve } from "../domain/resolve/resolve.ts";
import { sourceVersion } from "../domain/source-version.ts";

/** A chronicler that has not finished by then is tried again: below the 15 minutes that the platform gives a consumer. */
const PATIENCE_MS = 600_000;

/** A summary that a model has not written by then the oracle writes. */
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
 * From a turn to what is remembered of it: chronicle, resolve its names against those known, remember with the turn as source
 *. A turn without a reply is remembered as empty, so that it does not stay pending. The queue delivers at least once:
 * a version that is remembered already is not read again, for a model that reads it costs as much as the turn did. So what it found
 * of the story goes to chat first: after the turn is remembered nothing would bring it there once more.
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

/** What was found of the story, with a summary of the scene that is over; undefined where nobody looked for the story. */
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
