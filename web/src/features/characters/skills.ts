import type { Ability } from "#contracts/options";
import { SKILLS as ABILITY_OF_SKILL } from "#contracts/srd";

/** The skills with the ability of each. A sheet stores these names as they are. */
export const SKILLS: readonly { readonly name: string; readonly ability: Ability }[] = Object.entries(
  ABILITY_OF_SKILL,
).map(([name, ability]) => ({ name, ability }));
