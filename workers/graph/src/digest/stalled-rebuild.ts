/** A turn is read for a minute at the most: a rebuild that came on no further for longer than this was lost. Milliseconds. */
const STALLED_MS = 2 * 60_000;

/** How many turns each campaign's rebuild had left when it was last seen to come on, and when. */
const seen = new Map<string, { readonly left: number; readonly at: number }>();

/**
 * Whether a rebuild has made no progress for too long. Then its message was lost, as the whole local queue is when the runtime ends.
 * The caller queues it again; the time then starts over.
 */
export function hasStalled(campaign: string, left: number, now: number): boolean {
  const before = seen.get(campaign);
  const isSame = before?.left === left;
  if (isSame && now - before.at <= STALLED_MS) return false;
  seen.set(campaign, { left, at: now });
  return isSame;
}

/** No rebuild is under way. */
export const forgetRebuild = (campaign: string): void => void seen.delete(campaign);
