import type { MessagesAnswer } from "#contracts/http/chat";
import type { Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import type { GuardFlag } from "#contracts/play/guard";
import type { ReadAs } from "#contracts/play/reading";
import type { StoryChanges } from "#contracts/play/story";
import type { Message, Recalled, TurnAnswer, TurnFailure } from "#contracts/play/turn";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { TurnCompleted } from "#contracts/queue/messages";
import { messagesIn } from "./message-count.ts";
import type { TurnRecord } from "./turn-record.ts";
import type { MarkedEvent } from "./turn-channel.ts";

/** The events of a turn, other than its text. */
export interface TurnDetails {
  readonly rolls: Roll[];
  /** For each roll, the number of characters of the reply before it. */
  readonly rollOffsets: number[];
  readonly effects: Effect[];
  readonly recalled: Recalled[];
  readonly flags: GuardFlag[];
  reading?: ReadAs;
  failure?: TurnFailure;
  story?: StoryChanges;
}

export function detailsOf(events: readonly MarkedEvent[]): TurnDetails {
  const result: TurnDetails = { rolls: [], rollOffsets: [], effects: [], recalled: [], flags: [] };
  for (const { event, textOffset } of events) {
    if (event.type === "roll") {
      result.rolls.push(event.roll);
      result.rollOffsets.push(textOffset);
    }
    if (event.type === "effect") result.effects.push(event.effect);
    if (event.type === "recall") result.recalled.push(...event.items);
    if (event.type === "reading") result.reading = event.reading;
    if (event.type === "story") result.story = event.changes;
    if (event.type === "guard") result.flags.push(...event.flags);
    if (event.type === "error") {
      const { type: _, state: _state, seed: _seed, ...failure } = event;
      result.failure = failure;
    }
  }
  return result;
}

/** The model of a turn and the tokens that it used. Empty if no model was asked. */
export const modelUse = ({ model, tokens }: Pick<TurnRecord, "model" | "tokens">) => ({
  ...(model === null ? {} : { model }),
  ...(tokens === null ? {} : { tokens }),
});

/** The flags whose sentence is still in the reply. If an edit removes a sentence, its flag is removed too. */
const flagsStillIn = (flags: readonly GuardFlag[], reply: string): GuardFlag[] =>
  flags.filter(({ sentence }) => reply.includes(sentence));

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** The messages of a turn: at most one by the player, then one by the game master, in order of time. */
export function messagesOf(
  turn: TurnRecord,
  { story: _, ...details }: TurnDetails,
  variants: string[],
  { userId, campaignId }: CampaignKey,
): Message[] {
  const common = { turnId: turn.id, userId, campaignId, turnNumber: turn.number, kind: turn.kind, variants };
  const started = iso(turn.startedAt);
  const endedAt = iso(Math.max(turn.endedAt ?? turn.startedAt, turn.startedAt + 1));
  const gm: Message = {
    id: `${turn.id}:gm`,
    ...common,
    sender: "gm",
    message: turn.reply,
    timestamp: endedAt,
    createdAt: endedAt,
    updatedAt: turn.editedAt === null ? endedAt : iso(turn.editedAt),
    state: turn.state,
    ...turn.flags,
    ...modelUse(turn),
    ...details,
    flags: flagsStillIn(details.flags, turn.reply),
    checkpoint: turn.checkpoint,
    edited: turn.editedAt !== null,
    commitment: turn.commitment,
    seed: turn.state === "open" ? null : turn.seed,
    placeId: turn.placeId,
  };
  if (messagesIn(turn.kind) === 1) return [gm];
  const user: Message = {
    id: `${turn.id}:user`,
    ...common,
    sender: "user",
    message: turn.playerText,
    timestamp: started,
    createdAt: started,
    updatedAt: started,
  };
  return [user, gm];
}

/** Reads turns and their events by id. The store implements it. */
export interface TranscriptReader {
  list(ids: readonly string[]): TurnRecord[];
  events(turnId: string): MarkedEvent[];
  siblings(parentId: string | null): string[];
}

/**
 * The page of messages before the message `before`, or the newest page; oldest message first. Null if the path has no such message.
 * @param path the ids of the active path, root first
 */
export function pageOfMessages(
  path: readonly string[],
  reader: TranscriptReader,
  key: CampaignKey,
  { before, limit }: { before: string | undefined; limit: number },
): MessagesAnswer | null {
  let end = path.length;
  if (before !== undefined) {
    const at = path.indexOf(before.replace(/:(?:user|gm)$/u, ""));
    if (at === -1) return null;
    end = at + 1;
  }
  // Each turn has at least one message, so reading `limit` turns and the one that contains `before` is enough.
  const start = Math.max(0, end - limit - 1);
  const messages = reader
    .list(path.slice(start, end))
    .flatMap((turn) => messagesOf(turn, detailsOf(reader.events(turn.id)), reader.siblings(turn.parentId), key));
  const stop = before === undefined ? messages.length : messages.findIndex((message) => message.id === before);
  if (stop === -1) return null;
  const from = Math.max(0, stop - limit);
  return { messages: messages.slice(from, stop), hasMore: start > 0 || from > 0 };
}

/** A turn's response as JSON. */
export const answerOf = (turn: TurnRecord, { rollOffsets: _, story: __, ...details }: TurnDetails): TurnAnswer => ({
  turnId: turn.id,
  state: turn.state,
  response: turn.reply,
  ...turn.flags,
  ...modelUse(turn),
  ...details,
  flags: flagsStillIn(details.flags, turn.reply),
});

/** The queue message of a finished turn. A note of the table contains no story, so it is sent, and later remembered, as empty. */
export function completedOf(
  turn: TurnRecord,
  details: TurnDetails,
  about: CampaignKey & Pick<TurnCompleted, "worldId" | "characterNames" | "characters">,
): TurnCompleted {
  const isNote = turn.flags.source === "table";
  return {
    type: "turn.completed",
    ...about,
    turnId: turn.id,
    parentTurnId: turn.parentId,
    number: turn.number,
    version: turn.version,
    kind: turn.kind,
    state: turn.state,
    playerText: isNote ? "" : turn.playerText,
    reply: isNote ? "" : turn.reply,
    rolls: details.rolls,
    effects: details.effects,
    introduced: turn.introduced,
    ...(details.story && { story: details.story }),
    ...(turn.imported && { imported: true }),
    at: iso(turn.endedAt ?? turn.startedAt),
  };
}
