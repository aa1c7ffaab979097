import { CHRONICLE_VERSION } from "#storyteller/chroniclers";

/** More chroniclers than will ever be: a turn's newer version always counts for more than a newer chronicler. */
const CHRONICLERS = 1_000;

/**
 * The version under which a turn is remembered: a newer version of the turn replaces an older one, and so does the same version read
 * by a newer chronicler. Idempotent by both.
 */
export const sourceVersion = (turnVersion: number): number => turnVersion * CHRONICLERS + CHRONICLE_VERSION;
