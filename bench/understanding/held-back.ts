/** The newest sets of messages. Nothing is learned from them, so that their figures show how well unseen messages are understood. */
export const HELD_BACK: readonly string[] = ["w", "ab", "ac"];

/** Sets for development: a reader that was learned without them shows when a reading is to be doubted. */
export const TRIAL: readonly string[] = ["n", "q", "r", "s", "u", "v", "y"];
