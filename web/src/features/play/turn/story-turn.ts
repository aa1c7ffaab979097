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

/** A roll and where in the reply it fell: after so many characters of text. */
export interface PlacedRoll {
  readonly roll: Roll;
  readonly at: number;
}

/** Why a turn did not come to its end. */
export interface TurnFailure {
  readonly message: string;
  readonly code: string;
  readonly retryable: boolean;
}

/**
 * One turn as the story shows it: what the player said and what the game master made of it.
 * `sending` is a turn that the server has not yet confirmed; the other states are the ledger's.
 */
export interface StoryTurn {
  readonly turnId: string;
  /** Null until the server has given it its place. */
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
  /** Memory was asked and did not answer in time: the reply is a plain one. */
  readonly recallDegraded: boolean;
  /** Memory looked by words alone: vectors were out or too slow. */
  readonly recalledByWords: boolean;
  /** How the oracle took the player's words; null where a model told the turn, or nobody yet. */
  readonly reading: ReadAs | null;
  /** What in the reply may be wrong, or was left out for the player's sake. */
  readonly doubts: readonly GuardFlag[];
  readonly flags: TurnFlags | null;
  /** The model that told it, and what it read and wrote, where one did. */
  readonly model: string | null;
  readonly tokens: Tokens | null;
  /** The name that the player gave the turn. */
  readonly checkpoint: string | null;
  /** The player changed the reply. */
  readonly edited: boolean;
  /** The turns told at this place, this one among them, in the order they were told. */
  readonly variants: readonly string[];
  readonly placeId: string | null;
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly failure: TurnFailure | null;
  /** What the game master waits for right now, where that lasts. */
  readonly waiting: Waited | null;
}

/** What is waited for, by this device's clock: milliseconds since 1970. */
export interface Waited {
  readonly for: WaitingFor;
  readonly since: number;
  /** Null where it is not known how long it takes. */
  readonly until: number | null;
}

/** Whether the game master has nothing more to say in this turn. */
export const isOver = (turn: StoryTurn): boolean => turn.state !== "sending" && turn.state !== "open";

/** A failure as it is told and kept, in the reader's language. */
export const failureOf = (failure: StoredFailure): TurnFailure => ({
  message: serverWords(failure.error, failure.code, failure),
  code: failure.code,
  retryable: failure.retryable,
});

/** Whether the table itself answered: its note is no part of the story. */
export const isNote = ({ flags }: Pick<StoryTurn, "flags">): boolean => flags?.source === "table";

/** Whether the oracle answered a question or asked one back: of that, too, nothing is in the story. */
export const isAnswer = (turn: Pick<StoryTurn, "flags" | "reading">): boolean => isNote(turn) && turn.reading !== null;

/** Whether what was recalled has a part in what is read: an answer from the sheet or the rules draws on no memory. */
export const drawsOnMemory = (turn: Pick<StoryTurn, "flags" | "reading">): boolean =>
  !isAnswer(turn) || turn.reading?.act === "recall";

/** A turn that has just been asked for, or that is known by its id alone. */
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

/** The turn with the game master's message as it is stored. */
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
 * The transcript's lines gathered into turns, in the order given. A turn whose game master message has not been stored
 * is still open; one without a player's line is the opening scene.
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
 * A turn as stored, keeping from the told one what only the listener saw: where the dice fell, why it failed, and the
 * promise heard before any die fell, for that is the one the dice must keep.
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
