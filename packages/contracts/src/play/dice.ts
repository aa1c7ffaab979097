import * as z from "zod/mini";

import { ABILITY_VALUES } from "../options.ts";
import { id } from "../text.ts";

export const ability = z.enum(ABILITY_VALUES);
export const Advantage = z.enum(["none", "advantage", "disadvantage"]);
export type Advantage = z.infer<typeof Advantage>;

/** One die of a roll. `kept` is false if kh, kl, advantage or disadvantage dropped the die. */
export const Die = z.object({ sides: z.number(), value: z.number(), kept: z.boolean() });
export type Die = z.infer<typeof Die>;

/** Details of a check. Only rolls that are checks have them. */
export const CheckOutcome = z.object({
  kind: z.enum(["ability", "save", "attack"]),
  ability,
  skill: z.nullable(z.string()),
  /** The difficulty class, or the armour class of the attack's target. */
  dc: z.number(),
  /** The modifier from the character's sheet. */
  modifier: z.number(),
  advantage: Advantage,
  success: z.boolean(),
  /** What the check decides, in the game master's words. */
  stakes: z.string(),
});
export type CheckOutcome = z.infer<typeof CheckOutcome>;

/** A roll that the server made. Anyone can recompute it from the seed that is published after the turn. */
export const Roll = z.object({
  /** The number of the roll within the turn, from 0. It is an input of the keyed hash. */
  number: z.number(),
  notation: z.string(),
  label: z.string(),
  characterId: z.nullable(id),
  dice: z.array(Die),
  total: z.number(),
  check: z.nullable(CheckOutcome),
  /**
   * In a fight: the round, who rolled and on whom. Rolls of one round are shown as one row. The roll of an attack also has the hit points of
   * damage that the target took from it, which is not always what the dice show: somebody may resist.
   */
  fight: z.optional(z.object({ round: z.number(), by: z.string(), on: z.string(), damage: z.optional(z.number()) })),
});
export type Roll = z.infer<typeof Roll>;

/** A check that the game master asks for. The server adds the numbers. */
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
