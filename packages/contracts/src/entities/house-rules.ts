import * as z from "zod/mini";

/** The rules of the game that a campaign chooses for itself. A change counts from the next turn on and never alters what has happened. */
export const HouseRules = z.strictObject({
  /** `gentle`: what would kill a hero by hit points or exhaustion leaves the hero stable at 0. */
  death: z.enum(["standard", "gentle"]),
  /** `most_dice`: the additional dice of a critical hit count as their highest number and are not rolled. */
  crits: z.enum(["double_dice", "most_dice"]),
  /** Whether a hero can carry only so much. */
  encumbrance: z.boolean(),
  /** Whether what a game master changes on a sheet waits for the player's yes. */
  confirmChanges: z.boolean(),
});
export type HouseRules = z.infer<typeof HouseRules>;

/** The rules of a campaign that chose none, for example because it is older than house rules. */
export const STANDARD_RULES: HouseRules = {
  death: "standard",
  crits: "double_dice",
  encumbrance: false,
  confirmChanges: false,
};

/** The house rules of a record in which they may be missing. */
export const houseRulesOf = ({ houseRules }: { readonly houseRules?: HouseRules | undefined }): HouseRules =>
  houseRules ?? STANDARD_RULES;

/** Whether these are the rules of a campaign that chose none. */
export const isStandard = ({ death, crits, encumbrance, confirmChanges }: HouseRules): boolean =>
  death === STANDARD_RULES.death && crits === STANDARD_RULES.crits && !encumbrance && !confirmChanges;
