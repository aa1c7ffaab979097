/** A memory with a higher score than this has to do with the situation. */
export const RELEVANT = 0.5;
