import * as z from "zod/mini";

import { id, text } from "../text.ts";

const word = text(120).check(z.minLength(1));

/**
 * What a hero does in the story from the sheet. It is sent with a turn's message, which says the same in words. The table does it by the
 * rules before the game master writes, and the game master tells what came of it.
 */
export const HeroAct = z.discriminatedUnion("type", [
  /** An attack on somebody of the fight; `option` is the id of one of the hero's attacks. */
  z.strictObject({ type: z.literal("attack"), characterId: id, option: word, target: word }),
  z.strictObject({
    type: z.literal("cast"),
    characterId: id,
    /** The id of the spell. */
    spell: word,
    /** The level of the slot. 0 for a cantrip, a ritual, or a casting that costs no slot. */
    slot: z.int().check(z.minimum(0), z.maximum(9)),
    ritual: z._default(z.boolean(), false),
    /** Names of the party, of the fight, or of anybody else. A spell on oneself has none. */
    targets: z.array(word).check(z.maxLength(20)),
    /** What the spell leaves to the caster, for example a type of damage or an ability. */
    choice: z.optional(word),
  }),
  /** A feature of a class or species, by its id. `amount` is how much of a pool is used: points of Lay On Hands. */
  z.strictObject({
    type: z.literal("feature"),
    characterId: id,
    feature: word,
    targets: z.array(word).check(z.maxLength(20)),
    choice: z.optional(word),
    amount: z.optional(z.int().check(z.minimum(1), z.maximum(999))),
  }),
  /** Drinks, throws or uses up a thing, by its key on the sheet. Without a target, on oneself. */
  z.strictObject({
    type: z.literal("item"),
    characterId: id,
    key: word,
    target: z.nullable(word),
    choice: z.optional(word),
  }),
]);
export type HeroAct = z.infer<typeof HeroAct>;
