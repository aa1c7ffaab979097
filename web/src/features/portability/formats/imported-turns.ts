import { newId } from "#contracts/new-id";
import { toHex } from "#contracts/hex";
import { ALL_TOGGLES } from "#contracts/play/turn";
import { LIMITS } from "#contracts/limits";
import type { ExportedTurn } from "#contracts/portability/ledger";
import { commitmentOf } from "#contracts/play/dice-proof";

import type { Cleaner } from "./text-cleaner.ts";

/** A message of the player with all variants of its reply. */
export interface Exchange {
  /** The player's message; empty when the story began with a reply. */
  readonly message: string;
  readonly replies: readonly string[];
  /** The index of the reply that the story continued from. */
  readonly chosen: number;
  readonly model: string | null;
  /** When the message was sent, in Unix milliseconds. */
  readonly sentAt: number;
  readonly repliedAt: number;
}

/**
 * Makes turns from the exchanges of another program. Each exchange becomes one turn, and its other replies become variants of that turn.
 * Also returns the head.
 */
export async function importedTurns(
  exchanges: readonly Exchange[],
  cleaner: Cleaner,
): Promise<{ turns: ExportedTurn[]; headTurnId: string | null }> {
  const turns: ExportedTurn[] = [];
  let parent: ExportedTurn | null = null;
  for (const exchange of exchanges) {
    const message = cleaner.text(exchange.message, LIMITS.description);
    const seed = toHex(crypto.getRandomValues(new Uint8Array(32)));
    const place = {
      parentId: parent?.id ?? null,
      placeId: newId(),
      number: parent ? parent.number + 1 : message === "" ? 0 : 1,
      kind: kindOf(message, parent),
      seed,
      commitment: await commitmentOf(seed),
    };
    const variants: ExportedTurn[] = exchange.replies.map((reply, at) => ({
      ...place,
      // The first turn of a place has the place's id.
      id: at === 0 ? place.placeId : newId(),
      ...turnDefaults(exchange),
      playerText: message,
      reply: cleaner.text(reply, LIMITS.transfer.reply),
      // A turn without a reply counts as interrupted, so that the game master can still answer it.
      state: reply.trim() === "" ? "interrupted" : "complete",
    }));
    const chosen: ExportedTurn | undefined = variants[exchange.chosen] ?? variants[0];
    if (!chosen) continue;
    if (parent) turns[turns.indexOf(parent)] = { ...parent, lastChildId: chosen.id };
    turns.push(...variants);
    parent = chosen;
  }
  return { turns, headTurnId: parent?.id ?? null };
}

const kindOf = (message: string, parent: ExportedTurn | null): ExportedTurn["kind"] =>
  message !== "" ? "action" : parent ? "continue" : "opening";

const turnDefaults = ({ model, sentAt, repliedAt }: Exchange) =>
  ({
    version: 1,
    detailLevel: "standard",
    toggles: ALL_TOGGLES,
    act: null,
    flags: { source: "llm", aiEnhanced: true, memoryEnhanced: false, isContextual: false },
    model,
    tokens: null,
    memo: null,
    introduced: [],
    contextFrom: null,
    lastChildId: null,
    checkpoint: null,
    startedAt: new Date(sentAt).toISOString(),
    endedAt: new Date(Math.max(sentAt, repliedAt)).toISOString(),
    editedAt: null,
    events: [],
  }) satisfies Partial<ExportedTurn>;
