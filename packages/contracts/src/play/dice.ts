import * as z from "zod/mini";

import { ABILITY_VALUES } from "../options.ts";
import { id } from "../text.ts";

export const ability = z.enum(ABILITY_VALUES);
export const Advantage = z.enum(["none", "advantage", "disadvantage"]);
export type Advantage = z.infer<typeof Advantage>;

/** One die as it fell. `kept` is false for a die dropped by kh, kl, advantage or disadvantage. */
export const Die = z.object({ sides: z.number(), value: z.number(), kept: z.boolean() });
export type Die = z.infer<typeof Die>;

/** What a check was about: only on rolls that are checks. */
export const CheckOutcome = z.object({
  kind: z.enum(["ability", "save", "attack"]),
  ability,
  skill: z.nullable(z.string()),
  /** Difficulty class, or the armour class attacked. */
  dc: z.number(),
  /** What the sheet added. */
  modifier: z.number(),
  advantage: Advantage,
  success: z.boolean(),
  /** What was at stake, in the game master's words. */
  stakes: z.string(),
});
export type CheckOutcome = z.infer<typeof CheckOutcome>;

/** A roll the server made. Anyone can recompute it from the turn's revealed seed. */
export const Roll = z.object({
  /** 0-based within the turn: the third input of the keyed hash. */
  number: z.number(),
  notation: z.string(),
  label: z.string(),
  characterId: z.nullable(id),
  dice: z.array(Die),
  total: z.number(),
  check: z.nullable(CheckOutcome),
});
export type Roll = z.infer<typeof Roll>;

/** What the game master asks for; the server adds the numbers. */
export const CheckProposal = z.object({
  kind: z._default(CheckOutcome.shape.kind, "ability"),
  characterId: z.nullable(id),
  ability,
  skill: z._default(z.nullable(z.string()), null),
  dc: z.int().check(z.minimum(1), z.maximum(40)),
  advantage: z._default(Advantage, "none"),
  stakes: z.string(),
});
export type CheckProposal = z.infer<typeof CheckProposal>;
