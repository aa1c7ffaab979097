import type { Scene } from "#contracts/play/scene";
import type { Caller } from "#contracts/rpc/api";
import { notAuthenticated, notFound } from "#worker-kit/errors";
import type { Services } from "../services.ts";

/** The campaign with all a turn needs, and that the session stands: one D1 batch. Refused before any object is touched. */
export async function sceneFor(services: Services, caller: Caller, campaignId: string): Promise<Scene> {
  const result = await services.api.scene(caller, campaignId);
  if (result.ok) return result.scene;
  throw result.refusal === "session" ? notAuthenticated() : notFound("Campaign not found");
}
