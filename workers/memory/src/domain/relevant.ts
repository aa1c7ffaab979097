/** An item with a higher score than this is relevant to the situation. */
export const RELEVANT = 0.5;
