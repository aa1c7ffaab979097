import * as z from "zod/mini";

import { GuardFlag } from "../play/guard.ts";
import { campaignId, text, turnId } from "../text.ts";

/** What the player does not want at the table, and what keeps the story true to itself. */

const userId = z.optional(z.string());

const MOST_ENTRIES = 50;
const LONGEST_ENTRY = 120;

/** Something in the player's words: trimmed, NFC; it must have a letter or a digit to be found by. */
const entry = z.pipe(
  text(LONGEST_ENTRY * 2),
  z.pipe(
    z.transform((words: string) => words.trim().replace(/\s+/gu, " ").normalize("NFC")),
    z.string().check(
      z.maxLength(LONGEST_ENTRY, { error: `An entry may have ${LONGEST_ENTRY} characters at most` }),
      z.refine((words) => /[\p{L}\p{N}]/u.test(words), { error: "An entry needs at least one word" }),
    ),
  ),
);
const list = z.array(entry).check(z.maxLength(MOST_ENTRIES, { error: `At most ${MOST_ENTRIES} entries fit` }));

/** Lines are never crossed; what is behind a veil happens, but is not shown. */
export const SafetyLists = z.object({ lines: z.array(z.string()), veils: z.array(z.string()) });
export type SafetyLists = z.infer<typeof SafetyLists>;

/** PUT /api/chat/safety. GET, and its answer, have the lists as they then are. */
export const SafetyRequest = z.strictObject({ campaignId, lines: list, veils: list, userId });

/**
 * POST /api/chat/x-card: takes a turn back with its memory, out of sight for good; answers as a move of the head does. Without
 * a turn, it is the one being told, or else the last. Again with the same turn changes nothing.
 */
export const XCardRequest = z.strictObject({ campaignId, turnId: z.optional(turnId), userId });

/**
 * POST /api/chat/turns/:turnId/flags: what was flagged shall stand, and memory follows. With `record`, the change that the sentence
 * tells of (`change` of its flag) is put on the sheet of who acted. Again with the same flag changes nothing.
 */
export const FlagRequest = z.strictObject({
  campaignId,
  flagId: z.string().check(z.maxLength(80)),
  choice: z.literal("keep"),
  record: z.optional(z.boolean()),
  userId,
});
export const FlagAnswer = z.object({ turnId: z.string(), flags: z.array(GuardFlag) });
export type FlagAnswer = z.infer<typeof FlagAnswer>;
