/**
 * The response header with the id of the signed-in player. A browser that stores responses for offline reading shows them only to this
 * player (docs/decisions/012-store-offline-answers-by-owner.md).
 */
export const ANSWER_FOR = "X-Answer-For";
