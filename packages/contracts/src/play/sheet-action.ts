import * as z from "zod/mini";

import { HeroHomebrew, HeroOverrides } from "../entities/hero-build.ts";
import { campaignId, id, text, turnId } from "../text.ts";
import { SheetCorrection } from "./sheet-correction.ts";

/**
 * What a player does with a hero's sheet and without the game master: bookkeeping. Each action is a quiet entry of the ledger: a turn of
 * the kind `sheet` with effects and without a story. Undo takes it back like any turn.
 */

const word = text(120).check(z.minLength(1));
const reason = z._default(text(200), "");
const amount = z.int().check(z.minimum(-9_999), z.maximum(9_999));
const quantity = z.int().check(z.minimum(1), z.maximum(9_999));
/** In copper pieces. */
const copper = z.int().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000));

/** The player's answers to choices of a level, by the key of the choice. */
const answers = z.record(text(120), z.array(text(120)).check(z.maxLength(40)));

export const SheetAction = z.discriminatedUnion("type", [
  // Gear. A thing is named by its key on the sheet.
  z.strictObject({ type: z.literal("wear"), key: word, worn: z.boolean() }),
  z.strictObject({ type: z.literal("wield"), key: word, hand: z.nullable(z.enum(["main", "off", "both"])) }),
  z.strictObject({ type: z.literal("attune"), key: word, attuned: z.boolean() }),
  z.strictObject({ type: z.literal("drop"), key: word, quantity }),
  z.strictObject({ type: z.literal("give"), key: word, quantity, to: id }),
  /** Adds a thing by hand: one of the tables by its id, or the player's own by its name. */
  z.strictObject({
    type: z.literal("add_item"),
    item: z.nullable(word),
    name: word,
    quantity,
    weight: z._default(z.number().check(z.minimum(0), z.maximum(100_000)), 0),
  }),
  /** At the price of the tables, and only where the scene has a market; half of it for what is sold. */
  z.strictObject({ type: z.literal("buy"), item: word, quantity }),
  z.strictObject({ type: z.literal("sell"), key: word, quantity }),
  z.strictObject({ type: z.literal("coins"), delta: copper, reason }),
  // Magic and features.
  z.strictObject({ type: z.literal("prepare"), class: word, spells: z.array(word).check(z.maxLength(60)) }),
  /** Spends (negative) or gives back uses of a feature or of homebrew, by its id. */
  z.strictObject({ type: z.literal("uses"), id: word, delta: amount }),
  /** Spends or gives back spell slots. */
  z.strictObject({
    type: z.literal("slots"),
    level: z.int().check(z.minimum(1), z.maximum(9)),
    pact: z._default(z.boolean(), false),
    delta: amount,
  }),
  /** Stops concentrating. */
  z.strictObject({ type: z.literal("end_concentration") }),
  /** Ends a spell or feature that works on the hero. */
  z.strictObject({ type: z.literal("end_effect"), id: word }),
  // The hero.
  z.strictObject({ type: z.literal("hit_points"), delta: amount, reason }),
  z.strictObject({ type: z.literal("temporary_hit_points"), amount: z.int().check(z.minimum(0), z.maximum(9_999)) }),
  z.strictObject({ type: z.literal("condition"), condition: word, present: z.boolean() }),
  z.strictObject({ type: z.literal("exhaustion"), delta: z.int().check(z.minimum(-6), z.maximum(6)) }),
  z.strictObject({ type: z.literal("inspiration"), present: z.boolean() }),
  /** Experience points, or a milestone: whichever way the campaign gives levels. The other is refused. */
  z.strictObject({ type: z.literal("experience"), delta: amount, reason }),
  z.strictObject({ type: z.literal("milestone"), reason }),
  /** Spends one hit die of a class and heals by it. Nobody checks whether the hero rests: that is the player's to say. */
  z.strictObject({ type: z.literal("hit_die"), class: word }),
  z.strictObject({ type: z.literal("death_save") }),
  /** Takes a level that the hero is owed, with its choices. */
  z.strictObject({ type: z.literal("level_up"), class: word, answers }),
  // The player's own.
  z.strictObject({ type: z.literal("homebrew"), entries: z.array(HeroHomebrew).check(z.maxLength(60)) }),
  z.strictObject({ type: z.literal("overrides"), overrides: HeroOverrides }),
  /**
   * What the player changed in the character form. `seen` is the turn of the sheet that the form showed (LiveSheet.turn.id): refused with
   * 409 `conflict` if another turn has changed a sheet of the party since.
   */
  z.strictObject({ type: z.literal("correct"), seen: id, sheet: SheetCorrection }),
  /** Rolls dice and changes nothing. */
  z.strictObject({
    type: z.literal("roll"),
    notation: text(60).check(z.minLength(1)),
    label: z._default(text(60), ""),
  }),
]);
export type SheetAction = z.infer<typeof SheetAction>;

/**
 * POST /api/chat/sheet: does a bookkeeping action. It answers as a turn does; `response` is a sentence that
 * says what was done. Refused with 409
 * `turn_in_flight` while a turn runs, and with 409 `refused_by_rules` and the reason in words if the rules do not allow it.
 */
export const SheetRequest = z.strictObject({
  campaignId,
  /** The id of the new ledger entry, a UUID from the client. It makes the request idempotent. */
  turnId: z.optional(turnId),
  characterId: id,
  action: SheetAction,
  userId: z.optional(z.string()),
});
export type SheetRequest = z.infer<typeof SheetRequest>;
