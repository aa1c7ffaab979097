import { storedPattern } from "../../patterns.ts";

const THING = storedPattern("examine thing", "u");

/** The noun phrase of a look: "the tide gauge" of " at the tide gauge on the quay". Empty where there is none. */
export const nounIn = (text: string): string => THING.exec(text)?.[1]?.trim() ?? "";
