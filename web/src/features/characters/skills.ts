import type { Ability } from "#contracts/options";
import { SKILLS as ABILITY_OF_SKILL } from "#contracts/srd";

/** The skills and the ability each is rolled with. A sheet keeps their names as written here. */
export const SKILLS: readonly { readonly name: string; readonly ability: Ability }[] = Object.entries(
  ABILITY_OF_SKILL,
).map(([name, ability]) => ({ name, ability }));
