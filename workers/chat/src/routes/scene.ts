import type { Scene } from "#contracts/play/scene";
import type { Caller } from "#contracts/rpc/api";
import type { PlayRequest } from "../domain/play-request.ts";
import { letIn } from "../let-in.ts";
import { type Services, tellerOf } from "../services.ts";
import { asError } from "./refused.ts";

/** Who is to tell, as a request says it. */
export const tellerAsked = (gameMaster: "oracle" | undefined): PlayRequest["teller"] => gameMaster ?? "configured";

/** The campaign as api knows it, for what is not a turn. Throws for who is not let in, before any object is touched. */
export async function sceneFor(
  services: Services,
  caller: Caller,
  campaignId: string,
  teller: PlayRequest["teller"] = "oracle",
): Promise<Scene> {
  const entry = await letIn(services.api, { caller, campaignId }, tellerOf(services, { teller }).source);
  if (!entry.ok) throw asError(entry);
  return entry.scene;
}
