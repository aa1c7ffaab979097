/** Finds a player's words about harming themselves, and answers with care instead of a turn. */
export { careNote, createCareNarrator } from "./care.ts";
export { selfHarmIn } from "./self-harm.ts";
