import { CHRONICLE_VERSION } from "#storyteller/chroniclers";

/**
 * More versions of the chronicler than there will ever be. With it, a newer version of a turn is always higher than a newer version of
 * the chronicler.
 */
const CHRONICLERS = 1_000;

/**
 * The version under which memory stores a turn. It is higher for a newer version of the turn, and for the same version read by a newer
 * chronicler. So either replaces what was stored.
 */
export const sourceVersion = (turnVersion: number): number => turnVersion * CHRONICLERS + CHRONICLE_VERSION;
