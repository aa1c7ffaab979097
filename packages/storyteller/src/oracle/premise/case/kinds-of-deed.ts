import { tableOf } from "../../patterns.ts";

/** Which written outcomes belong to a deed: the list of outcomes for a skill, and that of force where there is none. */
export const kindOfSkill = (skill: string | null): string =>
  tableOf("kinds-of-deed skills").get(skill ?? "") ?? "force";
