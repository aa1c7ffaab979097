/**
 * The header that says whose answer this is: the signed-in player's id. A browser that keeps answers to be read offline keeps them for
 * nobody else (docs/decisions/012-store-offline-answers-by-owner.md).
 */
export const ANSWER_FOR = "X-Answer-For";
