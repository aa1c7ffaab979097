/** The longest time without progress before a rebuild counts as lost. Reading one turn takes a minute at most. Milliseconds. */
const STALLED_MS = 2 * 60_000;

/** For each campaign, how many turns its rebuild had left when it last made progress, and when that was. */
const seen = new Map<string, { readonly left: number; readonly at: number }>();

/**
 * Whether a rebuild has made no progress for too long. Then its message was lost, as the whole local queue is lost when the runtime ends.
 * The caller queues the message again, and the time starts over.
 */
export function hasStalled(campaign: string, left: number, now: number): boolean {
  const before = seen.get(campaign);
  const isSame = before?.left === left;
  if (isSame && now - before.at <= STALLED_MS) return false;
  seen.set(campaign, { left, at: now });
  return isSame;
}

/** Call this when the campaign has no rebuild running. */
export const forgetRebuild = (campaign: string): void => void seen.delete(campaign);
