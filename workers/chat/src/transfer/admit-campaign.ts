import { MESSAGES } from "#contracts/errors";
import type { Campaign } from "#contracts/entities/campaign";
import type { Caller } from "#contracts/rpc/api";
import { refuse, type Refused } from "../domain/refusal.ts";
import type { ImportState } from "../domain/transfer/import-state.ts";
import type { Services } from "../services.ts";
import type { Ledger } from "../store/ledger.ts";

/** Asks api to reserve the id of a campaign that is to be imported. */
export async function reserveImport(
  api: Services["api"],
  caller: Caller,
  campaignId: string,
): Promise<{ ok: true } | Refused> {
  const begun = await api.beginImport(caller, campaignId);
  if (begun.ok) return begun;
  if (begun.refusal === "session") return refuse("not_authenticated", MESSAGES.notAuthenticated);
  return begun.refusal === "taken"
    ? refuse("conflict", "There is or was a campaign with this id")
    : refuse("quota_reached", "Your account has no room for another import. Please delete a campaign first.");
}

/** Asks api to admit an imported campaign. From then on the campaign exists. */
export async function admitCampaign(
  api: Services["api"],
  caller: Caller,
  { campaignId, world, campaign, characters }: ImportState,
  ledger: Ledger,
): Promise<{ ok: true; campaign: Campaign } | Refused> {
  const head = ledger.head === null ? null : ledger.turns.get(ledger.head);
  const lastPlayed = head === null ? null : (head.endedAt ?? head.startedAt);
  const admitted = await api.admitCampaign(caller, {
    campaignId,
    world,
    campaign,
    characters,
    messageCount: ledger.messageCount(),
    lastActivity: lastPlayed === null ? null : new Date(lastPlayed).toISOString(),
  });
  if (admitted.ok) return admitted;
  return admitted.refusal === "session"
    ? refuse("not_authenticated", MESSAGES.notAuthenticated)
    : refuse("conflict", "There was a campaign with this id before");
}
