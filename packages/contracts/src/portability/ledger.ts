import * as z from "zod/mini";

import { HeroAct } from "../play/hero-act.ts";
import { SafetyRequest } from "../http/safety.ts";
import { LIMITS } from "../limits.ts";
import { TurnEvent } from "../play/events.ts";
import { ALL_TOGGLES, detailLevel, Tokens, TurnFlags, TurnKind, TurnState, TurnToggles } from "../play/turn.ts";
import { instant, text, turnId } from "../text.ts";
import { nestsAtMost } from "./json-depth.ts";
import { SEALED_LENGTH } from "./seal.ts";

const count = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/u));

/** What a kind of game master stores with each turn: its own JSON, which nothing else reads. */
const memo = z
  .record(z.string(), z.unknown())
  .check(z.refine((value) => nestsAtMost(value, LIMITS.transfer.depth), { error: "A turn's notes nest too deep" }));

/** Sealed story events: at most 60, of up to 2 KB each. */
const sealed = z.string().check(z.maxLength(SEALED_LENGTH), z.regex(/^[A-Za-z0-9+/]*={0,2}$/u));

/**
 * A complete turn of the ledger: the player's text and the reply, the dice and their proof, the changes it made, and its place in the
 * tree. An import does not change turn ids, because the dice proof depends on them.
 */
export const ExportedTurn = z.strictObject({
  id: turnId,
  parentId: z.nullable(turnId),
  placeId: turnId,
  number: count,
  kind: TurnKind,
  state: TurnState.check(z.refine((state) => state !== "open", { error: "A turn that is still being told" })),
  version: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  playerText: text(LIMITS.description),
  reply: text(LIMITS.transfer.reply),
  detailLevel,
  /** Absent from files of version 1. */
  toggles: z._default(TurnToggles, ALL_TOGGLES),
  act: z._default(z.nullable(HeroAct), null),
  seed: hash,
  commitment: hash,
  flags: TurnFlags,
  model: z.nullable(text(200)),
  tokens: z.nullable(Tokens),
  memo: z.nullable(memo),
  /** The number of the first turn in the transcript that the model received. Absent from files of version 1. */
  contextFrom: z._default(z.nullable(count), null),
  /**
   * The story events of the turn, sealed (seal.ts), because they may contain what only the game master knows. Absent from files of
   * version 1 and from turns of release 0.1.0, which have the story in their memo.
   */
  story: z.optional(sealed),
  /** Story events that the chronicler or the player added after the turn ended, sealed. */
  lateStory: z.optional(sealed),
  introduced: z.array(z.object({ name: text(400), type: text(120), description: text(LIMITS.description) })),
  /** The child turn with which the story last continued. */
  lastChildId: z.nullable(turnId),
  checkpoint: z.nullable(text(LIMITS.name)),
  startedAt: instant,
  endedAt: z.nullable(instant),
  editedAt: z.nullable(instant),
  events: z.array(z.object({ seq: count, textOffset: count, event: TurnEvent })).check(
    z.maxLength(2_000),
    z.refine((events) => events.every(({ seq }, at) => at === 0 || seq > (events[at - 1]?.seq ?? 0)), {
      error: "A turn's events are out of order",
    }),
  ),
});
export type ExportedTurn = z.infer<typeof ExportedTurn>;

/** What a table stores once for the whole campaign. */
export const ExportedTable = z.strictObject({
  detailLevel,
  ...z.pick(SafetyRequest, { lines: true, veils: true }).shape,
  /** A note of the player that the game master shall remember in every turn. Absent from files of version 1. */
  authorsNote: z._default(text(LIMITS.authorsNote), ""),
  headTurnId: z.nullable(turnId),
  /** The first turn that was last active. Redo goes to it from before the first turn. */
  lastRootId: z.nullable(turnId),
  /** The number of head moves so far. Memory counts the same moves. */
  moves: count,
});
export type ExportedTable = z.infer<typeof ExportedTable>;

/** The fields of a turn that determine its place in the tree. */
export type TurnPlace = Pick<ExportedTurn, "id" | "parentId" | "number">;

/**
 * Says what is wrong with a turn's place in the tree. Null if nothing is. Parents must come before their children, so that no turn can be
 * its own ancestor.
 * @param known returns an earlier turn of the file by its id, or null
 */
export function misplaced(
  turn: Pick<ExportedTurn, "id" | "parentId" | "number" | "kind">,
  known: (id: string) => TurnPlace | null,
): string | null {
  if (known(turn.id)) return `Turn ${turn.id} is there twice`;
  if (turn.parentId === null) {
    const first = turn.kind === "opening" ? 0 : 1;
    return turn.number === first ? null : `Turn ${turn.id} begins the story, but its number is ${turn.number}`;
  }
  const parent = known(turn.parentId);
  if (!parent) return `Turn ${turn.id} follows a turn that does not come before it`;
  return turn.number === parent.number + 1 ? null : `Turn ${turn.id} does not count on from the turn before it`;
}
