import { ALL_TOGGLES } from "#contracts/play/turn";
import { LIMITS } from "#contracts/limits";
import type { ExportedTurn } from "#contracts/portability/ledger";
import { commitmentOf } from "#contracts/play/dice-proof";

import type { Cleaner } from "./cleaned.ts";

/** What was said, and every way in which it was answered. */
export interface Exchange {
  /** Empty where nobody had said anything yet. */
  readonly said: string;
  readonly replies: readonly string[];
  /** Which of the replies the story went on from. */
  readonly chosen: number;
  readonly model: string | null;
  /** Unix milliseconds. */
  readonly saidAt: number;
  readonly repliedAt: number;
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The turns of what was told elsewhere: each exchange a turn, its other replies variants of it. Answers the head too. */
export async function turnsOf(
  exchanges: readonly Exchange[],
  cleaner: Cleaner,
): Promise<{ turns: ExportedTurn[]; headTurnId: string | null }> {
  const turns: ExportedTurn[] = [];
  let parent: ExportedTurn | null = null;
  for (const exchange of exchanges) {
    const said = cleaner.text(exchange.said, LIMITS.description);
    const seed = hex(crypto.getRandomValues(new Uint8Array(32)));
    const place = {
      parentId: parent?.id ?? null,
      placeId: crypto.randomUUID() as string,
      number: parent ? parent.number + 1 : said === "" ? 0 : 1,
      kind: kindOf(said, parent),
      seed,
      commitment: await commitmentOf(seed),
    };
    const variants: ExportedTurn[] = exchange.replies.map((reply, at) => ({
      ...place,
      // The first at a place gives it its name.
      id: at === 0 ? place.placeId : crypto.randomUUID(),
      ...partOf(exchange),
      playerText: said,
      reply: cleaner.text(reply, LIMITS.transfer.reply),
      // What nobody answered can still be answered.
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

const kindOf = (said: string, parent: ExportedTurn | null): ExportedTurn["kind"] =>
  said !== "" ? "action" : parent ? "continue" : "opening";

const partOf = ({ model, saidAt, repliedAt }: Exchange) =>
  ({
    version: 1,
    detailLevel: "standard",
    toggles: ALL_TOGGLES,
    flags: { source: "llm", aiEnhanced: true, memoryEnhanced: false, isContextual: false },
    model,
    tokens: null,
    memo: null,
    introduced: [],
    contextFrom: null,
    lastChildId: null,
    checkpoint: null,
    startedAt: new Date(saidAt).toISOString(),
    endedAt: new Date(Math.max(saidAt, repliedAt)).toISOString(),
    editedAt: null,
    events: [],
  }) satisfies Partial<ExportedTurn>;
