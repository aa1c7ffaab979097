import * as z from "zod/mini";

import { SafetyRequest } from "../http/safety.ts";
import { LIMITS } from "../limits.ts";
import { TurnEvent } from "../play/events.ts";
import { ALL_TOGGLES, detailLevel, Tokens, TurnFlags, TurnKind, TurnState, TurnToggles } from "../play/turn.ts";
import { instant, text, turnId } from "../text.ts";
import { nestsAtMost } from "./json-depth.ts";
import { SEALED_LENGTH } from "./seal.ts";

const count = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/u));

/** What a family of game masters keeps from turn to turn: JSON of its own, which only it reads. */
const memo = z
  .record(z.string(), z.unknown())
  .check(z.refine((value) => nestsAtMost(value, LIMITS.transfer.depth), { error: "A turn's notes nest too deep" }));

/** Story events, sealed: at most 60 of them, of up to 2 KB each. */
const sealed = z.string().check(z.maxLength(SEALED_LENGTH), z.regex(/^[A-Za-z0-9+/]*={0,2}$/u));

/**
 * A turn as the ledger has it, whole: what was said and told, its dice and their proof, what it changed, and where it stands in the
 * tree. Ids of turns are kept by an import, since the dice are proven with them.
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
  seed: hash,
  commitment: hash,
  flags: TurnFlags,
  model: z.nullable(text(200)),
  tokens: z.nullable(Tokens),
  memo: z.nullable(memo),
  /** The number of the first turn in the transcript that a model was given; absent from files of version 1. */
  contextFrom: z._default(z.nullable(count), null),
  /**
   * What the turn changed in the story, sealed (seal.ts): it may hold what only the game master knows. Absent from files of
   * version 1 and from turns of release 0.1.0, whose memo tells the story.
   */
  story: z.optional(sealed),
  /** What the chronicler, and the player by hand, added to the story afterwards, sealed. */
  lateStory: z.optional(sealed),
  introduced: z.array(z.object({ name: text(400), type: text(120), description: text(LIMITS.description) })),
  /** Where the story last went on from here. */
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

/** What a table keeps once. */
export const ExportedTable = z.strictObject({
  detailLevel,
  ...z.pick(SafetyRequest, { lines: true, veils: true }).shape,
  /** What the player wants kept in mind while the story is told; absent from files of version 1. */
  authorsNote: z._default(text(LIMITS.authorsNote), ""),
  headTurnId: z.nullable(turnId),
  /** Where the story last began: what redo goes to from before the beginning. */
  lastRootId: z.nullable(turnId),
  /** How often the head has moved: memory counts along. */
  moves: count,
});
export type ExportedTable = z.infer<typeof ExportedTable>;

/** What of another turn tells where one stands. */
export type TurnPlace = Pick<ExportedTurn, "id" | "parentId" | "number">;

/**
 * What is wrong with the place of a turn in the tree; null where nothing is. Parents come before their children, so that no turn
 * can be its own ancestor.
 * @param known finds a turn among those that came before
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
