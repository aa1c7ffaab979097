import type { Scene } from "#contracts/play/scene";
import type { Caller } from "#contracts/rpc/api";
import { AppError, notAuthenticated, notFound } from "#worker-kit/errors";
import type { PlayRequest } from "../domain/play-request.ts";
import { type Services, tellerOf } from "../services.ts";

/** Who is to tell, as a request says it. */
export const tellerAsked = (gameMaster: "oracle" | undefined): PlayRequest["teller"] => gameMaster ?? "configured";

/**
 * The campaign with all a turn needs, and that the session stands: one D1 batch. Refused before any object is touched, and also
 * where a model is to tell and the player's budget for the day is spent.
 */
export async function sceneFor(
  services: Services,
  caller: Caller,
  campaignId: string,
  teller: PlayRequest["teller"] = "oracle",
): Promise<Scene> {
  const spends = tellerOf(services, { teller }).source === "llm";
  const result = await services.api.scene(caller, campaignId, spends);
  if (result.ok) return result.scene;
  if (result.refusal === "budget") throw budgetSpent(result.resetsAt);
  throw result.refusal === "session" ? notAuthenticated() : notFound("Campaign not found");
}

const budgetSpent = (resetsAt: string): AppError =>
  new AppError(
    "budget_spent",
    "Today's budget for the game master is spent. The oracle can go on until it is renewed.",
    { resetsAt },
    { retryAt: new Date(resetsAt) },
  );
