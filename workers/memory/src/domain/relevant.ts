/** A memory with a higher score than this has to do with the situation (product.md §5, §9). */
export const RELEVANT = 0.5;
