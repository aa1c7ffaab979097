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

/** A roll, and where in the reply it was made: after this many characters. */
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
 * One turn as the story shows it: the player's words and the reply. `sending` is a turn that the server has not
 * confirmed yet; the other states are the ledger's.
 */
export interface StoryTurn {
  readonly turnId: string;
  /** Null until the server has numbered it. */
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
  /** Memory did not answer in time, so the reply was written without it. */
  readonly recallDegraded: boolean;
  /** Memory searched by words only: vectors were unavailable or too slow. */
  readonly recalledByWords: boolean;
  /** How the oracle read the player's words; null if a model wrote the turn, or nobody yet. */
  readonly reading: ReadAs | null;
  /** The flags: what may be wrong in the reply, or was left out for the player's safety. */
  readonly doubts: readonly GuardFlag[];
  readonly flags: TurnFlags | null;
  /** The model that wrote it, and its token counts; null for other narrators. */
  readonly model: string | null;
  readonly tokens: Tokens | null;
  /** The turn's name, if it is a checkpoint. */
  readonly checkpoint: string | null;
  /** The player has edited the reply. */
  readonly edited: boolean;
  /** Ids of all variants at this place, in the order they were written, this one included. */
  readonly variants: readonly string[];
  readonly placeId: string | null;
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly failure: TurnFailure | null;
  /** What the game master is waiting for, if the wait is long. */
  readonly waiting: Waited | null;
}

/** A wait, by this device's clock: milliseconds since 1970. */
export interface Waited {
  readonly for: WaitingFor;
  readonly since: number;
  /** Null if its length is unknown. */
  readonly until: number | null;
}

/** Whether the reply has ended. */
export const isOver = (turn: StoryTurn): boolean => turn.state !== "sending" && turn.state !== "open";

/** A stored failure with its sentence in the reader's language. */
export const failureOf = (failure: StoredFailure): TurnFailure => ({
  message: serverWords(failure.error, failure.code, failure),
  code: failure.code,
  retryable: failure.retryable,
});

/** Whether the turn is a note of the table, which is no part of the story. */
export const isNote = ({ flags }: Pick<StoryTurn, "flags">): boolean => flags?.source === "table";

/** Whether the turn is a note, or the oracle answered a question or asked one back: neither changes the story. */
export const isAnswer = (turn: Pick<StoryTurn, "flags" | "reading">): boolean => isNote(turn) && turn.reading !== null;

/** Whether recalled memories were used: an answer from the sheet or the rules uses none. */
export const drawsOnMemory = (turn: Pick<StoryTurn, "flags" | "reading">): boolean =>
  !isAnswer(turn) || turn.reading?.act === "recall";

/** A turn that was just requested, or of which only the id is known. */
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

/** The turn with the game master's stored message. */
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
 * Groups the transcript's messages into turns, in the given order. A turn without a game master message is still open;
 * one without a player message is the opening.
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
 * The stored turn, with what only the stream had: the positions of the rolls, the failure, and the commitment received
 * before the rolls, against which the dice are verified.
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
