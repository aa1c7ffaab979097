import * as z from "zod/mini";

import { GuardFlag } from "../play/guard.ts";
import { campaignId, text, turnId } from "../text.ts";

/** Requests about lines and veils, the X-card, and flags on a reply. */

const userId = z.optional(z.string());

const MOST_ENTRIES = 50;
const LONGEST_ENTRY = 120;

/**
 * One entry of a list, in the player's words. It is trimmed and normalised to NFC. It must contain a letter or a digit, because otherwise
 * no text could match it.
 */
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

/** A line is a subject that the game master never mentions. A veil is a subject that may happen but is not shown. */
export const SafetyLists = z.object({ lines: z.array(z.string()), veils: z.array(z.string()) });
export type SafetyLists = z.infer<typeof SafetyLists>;

/** PUT /api/chat/safety. It responds like GET, with the stored lists. */
export const SafetyRequest = z.strictObject({ campaignId, lines: list, veils: list, userId });

/**
 * POST /api/chat/x-card: retracts a turn. The turn and its memory are hidden for good. The response is that of a head move. Without a
 * turnId, the running turn is retracted, or the last turn if none is running. Repeating the request changes nothing.
 */
export const XCardRequest = z.strictObject({ campaignId, turnId: z.optional(turnId), userId });

/**
 * POST /api/chat/turns/:turnId/flags: the player accepts a flagged sentence, and memory is corrected to match it. With `record`, the
 * change that the sentence describes (the flag's `change`) is applied to the acting character's sheet. A proposal (`proposed`) is accepted
 * with `record` and declined without it. Repeating the request changes nothing.
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
