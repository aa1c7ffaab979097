import type { Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import type { GuardFlag } from "#contracts/play/guard";
import type { ReadAs } from "#contracts/play/reading";
import type {
  Message,
  Recalled,
  Tokens,
  TurnFailure as StoredFailure,
  TurnFlags,
  TurnKind,
  TurnState,
} from "#contracts/play/turn";
import type { WaitingFor } from "#contracts/play/waiting";
import { serverWords } from "../../../shared/text/server-words.ts";

/** A die roll, and its place in the reply: after `at` characters. */
export interface PlacedRoll {
  readonly roll: Roll;
  readonly at: number;
}

/** Why a turn did not finish. */
export interface TurnFailure {
  readonly message: string;
  readonly code: string;
  readonly retryable: boolean;
}

/**
 * One turn as the story shows it: the player's words and the reply. The state `sending` means that the server has not confirmed the turn
 * yet; the other states come from the ledger.
 */
export interface StoryTurn {
  readonly turnId: string;
  /** The turn's number; null until the server has given it one. */
  readonly number: number | null;
  readonly kind: TurnKind;
  readonly state: "sending" | TurnState;
  readonly playerText: string;
  readonly sentAt: string;
  readonly text: string;
  readonly repliedAt: string | null;
  readonly rolls: readonly PlacedRoll[];
  readonly effects: readonly Effect[];
  readonly recalled: readonly Recalled[];
  /** True if memory did not answer in time. The reply was then written without memory. */
  readonly recallDegraded: boolean;
  /** True if memory searched by words only, because vectors were unavailable or too slow. */
  readonly recalledByWords: boolean;
  /** How the oracle read the player's words. Null if a model wrote the turn, or if it is not written yet. */
  readonly reading: ReadAs | null;
  /** The flags of the reply: what may be wrong in it, or was left out for the player's safety. */
  readonly doubts: readonly GuardFlag[];
  readonly flags: TurnFlags | null;
  /** The model that wrote the reply, and its token counts; null for other narrators. */
  readonly model: string | null;
  readonly tokens: Tokens | null;
  /** The name of the turn if it is a checkpoint; otherwise null. */
  readonly checkpoint: string | null;
  /** True if the player has edited the reply. */
  readonly edited: boolean;
  /** The ids of all variants at this place, this turn included, in the order in which they were written. */
  readonly variants: readonly string[];
  readonly placeId: string | null;
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly failure: TurnFailure | null;
  /** What the game master is waiting for; null unless the wait is long. */
  readonly waiting: Waited | null;
}

/** A wait of the game master. Times are in milliseconds since 1970 by this device's clock. */
export interface Waited {
  readonly for: WaitingFor;
  readonly since: number;
  /** When the wait ends; null if its length is unknown. */
  readonly until: number | null;
}

/** Whether the reply has ended. */
export const isOver = (turn: StoryTurn): boolean => turn.state !== "sending" && turn.state !== "open";

/** Converts a stored failure; its message is translated to the reader's language. */
export const failureOf = (failure: StoredFailure): TurnFailure => ({
  message: serverWords(failure.error, failure.code, failure),
  code: failure.code,
  retryable: failure.retryable,
});

/** Whether the turn is a note of the table, which is no part of the story. */
export const isNote = ({ flags, kind }: Pick<StoryTurn, "flags" | "kind">): boolean =>
  flags?.source === "table" && kind !== "sheet";

/**
 * Whether the turn is an answer outside of the story: the oracle answered a question or asked one back. Such a turn does not change the
 * story.
 */
export const isAnswer = (turn: Pick<StoryTurn, "flags" | "kind" | "reading">): boolean =>
  isNote(turn) && turn.reading !== null;

/** Whether memory was used for the turn. An answer from the sheet or from the rules uses no memory. */
export const drawsOnMemory = (turn: Pick<StoryTurn, "flags" | "kind" | "reading">): boolean =>
  !isAnswer(turn) || turn.reading?.act === "recall";

/** Makes a turn that was just requested, or of which only the id is known. */
export function newTurn(
  turnId: string,
  kind: TurnKind,
  playerText: string,
  sentAt: string,
  state: "sending" | "open",
  variants: readonly string[] = [turnId],
): StoryTurn {
  return {
    turnId,
    number: null,
    kind,
    state,
    playerText,
    sentAt,
    text: "",
    repliedAt: null,
    rolls: [],
    effects: [],
    recalled: [],
    recallDegraded: false,
    recalledByWords: false,
    reading: null,
    doubts: [],
    flags: null,
    model: null,
    tokens: null,
    checkpoint: null,
    edited: false,
    variants,
    placeId: null,
    commitment: null,
    seed: null,
    failure: null,
    waiting: null,
  };
}

/** Adds the game master's stored message to the turn. */
export function withReply(turn: StoryTurn, message: Message): StoryTurn {
  const { source, aiEnhanced = false, memoryEnhanced = false, isContextual = false } = message;
  return {
    ...turn,
    state: message.state ?? "complete",
    text: message.message,
    repliedAt: message.timestamp,
    rolls: (message.rolls ?? []).map((roll, index) => ({ roll, at: message.rollOffsets?.[index] ?? 0 })),
    effects: message.effects ?? [],
    recalled: message.recalled ?? [],
    reading: message.reading ?? null,
    doubts: message.flags ?? [],
    flags: source ? { source, aiEnhanced, memoryEnhanced, isContextual } : null,
    model: message.model ?? null,
    tokens: message.tokens ?? null,
    checkpoint: message.checkpoint ?? null,
    edited: message.edited ?? false,
    variants: message.variants,
    placeId: message.placeId ?? null,
    commitment: message.commitment ?? null,
    seed: message.seed ?? null,
    failure: message.failure ? failureOf(message.failure) : null,
    waiting: null,
  };
}

/**
 * Groups the messages of the transcript into turns, in the order of the messages. A turn without a message of the game master is still
 * open; a turn without a message of the player is the opening.
 */
export function turnsOf(messages: readonly Message[]): StoryTurn[] {
  const turns = new Map<string, StoryTurn>();
  for (const message of messages) {
    const turn = turns.get(message.turnId) ?? {
      ...newTurn(message.turnId, message.kind, "", message.timestamp, "open"),
      number: message.turnNumber,
    };
    turns.set(
      message.turnId,
      message.sender === "user"
        ? { ...turn, playerText: message.message, sentAt: message.timestamp, variants: message.variants }
        : withReply(turn, message),
    );
  }
  return [...turns.values()];
}

/**
 * Completes the stored turn with what only the stream had: the places of the rolls, the failure, and the commitment that was received
 * before the rolls. The dice are verified against that commitment.
 */
export function settled(stored: StoryTurn, streamed: StoryTurn): StoryTurn {
  const at = new Map(streamed.rolls.map((placed) => [placed.roll.number, placed.at]));
  return {
    ...stored,
    rolls: stored.rolls.map((placed) => ({ ...placed, at: at.get(placed.roll.number) ?? placed.at })),
    commitment: streamed.commitment ?? stored.commitment,
    recallDegraded: streamed.recallDegraded,
    recalledByWords: streamed.recalledByWords,
    failure: stored.failure ?? (isOver(stored) ? streamed.failure : null),
  };
}
