import type { Recalled } from "./turn.ts";

/** How memory begins the reason for what the player pinned: it comes first, whatever else is recalled. */
export const PINNED_REASON = "you pinned it";

export const isPinned = ({ reason }: Pick<Recalled, "reason">): boolean => reason.startsWith(PINNED_REASON);

/** How memory says that an item means what the situation means without sharing its words. */
export const MEANING_REASON = "says it in other words";

export const isAlikeInMeaning = ({ reason }: Pick<Recalled, "reason">): boolean => reason.includes(MEANING_REASON);
