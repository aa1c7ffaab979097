import type { TimelineAnswer } from "#contracts/http/graph";
import type { CampaignConsolidate, QueueMessage } from "#contracts/queue/messages";
import type { CampaignKey } from "#contracts/rpc/memory";
import { log } from "#worker-kit/logging";
import { catchUp } from "./catch-up.ts";
import { duplicates } from "../domain/duplicates.ts";
import { sessionsToSumUp } from "../domain/sessions-to-sum-up.ts";
import type { Services } from "../services.ts";

/** How long to wait for a summary. One that takes longer is left for the next day. */
const PATIENCE_MS = 60_000;
const HOUR_MS = 3_600_000;
/**
 * How far back the daily run looks for played campaigns. It is more than a day, so that a session that is still open during one run has
 * ended and is found by the next run.
 */
const LOOK_BACK_MS = 30 * HOUR_MS;
const PAGE = 100;
/**
 * Over how many seconds the consolidations of a day are spread. All at once they would delay the turns in the same queue, and use up the
 * requests that a provider of models allows in a minute.
 */
const SPREAD_SECONDS = 6 * 3_600;

/** When in the day's round it is a campaign's turn, in seconds after the start: about evenly spread, and the same every day. */
export function delayOf(campaignId: string): number {
  let hash = 0;
  for (const character of campaignId) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % SPREAD_SECONDS;
}

/**
 * Queues a consolidation for every campaign that was played recently.
 * @param now milliseconds
 */
export async function announcePlayed(now: number, { api, turns }: Pick<Services, "api" | "turns">): Promise<void> {
  const since = new Date(now - LOOK_BACK_MS).toISOString();
  let after: string | null = null;
  for (;;) {
    const page: CampaignKey[] = await api.playedSince(since, after, PAGE);
    const last = page.at(-1);
    if (!last) return;
    await turns.sendBatch(
      page.map(({ userId, campaignId }): { body: QueueMessage; delaySeconds: number } => ({
        body: { type: "campaign.consolidate", userId, campaignId },
        delaySeconds: delayOf(campaignId),
      })),
    );
    if (page.length < PAGE || last.campaignId === after) return;
    after = last.campaignId;
  }
}

/**
 * Queues a consolidation if sessions that the player is looking at have no summary. The daily run visits only recently played campaigns.
 * An older campaign loses a summary when anything in the session changes.
 */
export async function askForSummaries(
  { userId, campaignId }: CampaignKey,
  sessions: TimelineAnswer["sessions"],
  { turns }: Pick<Services, "turns">,
): Promise<void> {
  if (sessionsToSumUp(sessions, Date.now()).length === 0) return;
  await turns.send({ type: "campaign.consolidate", userId, campaignId });
}

/**
 * Consolidates a campaign's memory: merges duplicate names, summarises sessions, fades items that were never recalled. Nothing is
 * deleted. Idempotent.
 */
export async function consolidate(message: CampaignConsolidate, services: Services): Promise<void> {
  const { memory, summarizerFor, turns, vectors } = services;
  const key = { userId: message.userId, campaignId: message.campaignId };
  const { rebuilding, digestedThrough } = await memory.digestStatus(key);
  if (rebuilding) {
    // A campaign is not consolidated in the middle of a rebuild. This message continues the rebuild, in case the rebuild's own message
    // was lost.
    await turns.send({ type: "campaign.rebuild", ...key, after: digestedThrough });
    return;
  }
  // Catches up here, because no later turn follows the last turn of an evening.
  await catchUp(key, Number.MAX_SAFE_INTEGER, services);
  const [names, graph, timeline] = await Promise.all([memory.names(key), memory.graph(key), memory.timeline(key)]);
  const summaries = [];
  for (const session of sessionsToSumUp(timeline.sessions, Date.now())) {
    const { summary, source } = await summarizerFor(key).summarize(session.events, AbortSignal.timeout(PATIENCE_MS));
    if (summary !== "") summaries.push({ startedAt: session.startedAt, summary, source });
  }
  const eventTexts = timeline.sessions.flatMap(({ events }) => events.map(({ content }) => content));
  const done = await memory.consolidate(key, { merges: duplicates(names, graph.edges, eventTexts), summaries });
  log("info", "memory.consolidated", { campaignId: key.campaignId, ...done });
  await vectors.tend(key);
}
