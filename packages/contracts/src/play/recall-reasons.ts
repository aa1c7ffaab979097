import type { Recalled } from "./turn.ts";

/** The start of the reason that memory gives for an item that the player pinned. Pinned items come first in every recall. */
export const PINNED_REASON = "you pinned it";

export const isPinned = ({ reason }: Pick<Recalled, "reason">): boolean => reason.startsWith(PINNED_REASON);

/** The reason that memory gives for an item that fits the situation in meaning but shares no words with it. */
export const MEANING_REASON = "says it in other words";

export const isAlikeInMeaning = ({ reason }: Pick<Recalled, "reason">): boolean => reason.includes(MEANING_REASON);
