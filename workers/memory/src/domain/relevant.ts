/** An item with a higher score than this is relevant to the situation. */
export const RELEVANT = 0.5;

/**
 * The likelihood at which an item fits a situation. It is lower than for the answer to a question, because who says what happens names less
 * of what they remember. Of eight situations that touch one of eight episodes, the episode is above 0.2 in seven; of eight others, none has
 * an item above it (queries.test.ts).
 */
const FITS = 0.2;

/** The likelihood of an item on the scale of situations: RELEVANT for an item that just fits. The order of items stays the same. */
export const relevanceIn = (likelihood: number): number => {
  const fits = likelihood * (1 - FITS);
  return Math.round((1_000_000 * fits) / (fits + (1 - likelihood) * FITS)) / 1_000_000;
};
