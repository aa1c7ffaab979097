import type { Scene } from "#contracts/play/scene";
import type { Caller } from "#contracts/rpc/api";
import type { PlayRequest } from "../domain/play-request.ts";
import { authorizeTurn } from "../turn/authorize-turn.ts";
import type { Services } from "../services.ts";
import { asError } from "./as-error.ts";

/** The narrator that a request asks for. */
export const requestedNarrator = (gameMaster: "oracle" | undefined): PlayRequest["narrator"] =>
  gameMaster ?? "configured";

/** The scene from api, for requests that ask no model. Throws if the caller is not authorized, before any Durable Object is used. */
export async function sceneFor(services: Services, caller: Caller, campaignId: string): Promise<Scene> {
  const authorized = await authorizeTurn(services.api, { caller, campaignId }, null);
  if (!authorized.ok) throw asError(authorized);
  return authorized.scene;
}
