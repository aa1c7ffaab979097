import type { Recalled } from "./turn.ts";

/** How memory begins the reason for what the player pinned: it comes first, whatever else is recalled. */
export const PINNED_REASON = "you pinned it";

export const isPinned = ({ reason }: Pick<Recalled, "reason">): boolean => reason.startsWith(PINNED_REASON);
