import { MESSAGES } from "#contracts/errors";
import type { Scene } from "#contracts/play/scene";
import type { ApiRpc, Caller } from "#contracts/rpc/api";
import type { ModelPermit } from "#contracts/rpc/connections";
import { describe, log, startStages } from "#worker-kit/logging";
import { needed } from "#worker-kit/outage";
import { refuse, type Refused } from "../domain/refusal.ts";

/** The caller who requests a turn, and the campaign. */
interface TurnAccess {
  readonly caller: Caller;
  readonly campaignId: string;
}

/**
 * Asks api whether the session is valid and whether the campaign is the caller's. It is one D1 batch, which also reads everything that the
 * turn needs. Another player's campaign gets the same response as a missing one.
 * @param purpose given if a model may be asked: then api also says which, and reserves tokens, which must be settled
 */
export async function authorizeTurn(
  api: Pick<ApiRpc, "scene">,
  { caller, campaignId }: TurnAccess,
  purpose: "turn" | "quick-chat" | "preview" | null,
): Promise<
  { readonly ok: true; readonly scene: Scene; readonly permit: ModelPermit; readonly authorizeMs: number } | Refused
> {
  const stages = startStages();
  const asked = stages.time("letIn", needed(api.scene(caller, campaignId, purpose)));
  // A failure is returned as a value, because errors lose their class when they leave the object.
  const answer = await asked.catch((error: unknown) => {
    log("error", "api.unreachable", { campaignId, ...describe(error) });
    return null;
  });
  if (!answer) return refuse("unavailable", MESSAGES.unavailable);
  if (answer.ok) {
    return { ok: true, scene: answer.scene, permit: answer.permit, authorizeMs: stages.all()["letIn"] ?? 0 };
  }
  if (answer.refusal === "budget")
    return { ...refuse("budget_spent", MESSAGES.budgetSpent), resetsAt: answer.resetsAt };
  return answer.refusal === "session"
    ? refuse("not_authenticated", MESSAGES.notAuthenticated)
    : refuse("not_found", "Campaign not found");
}
