import * as z from "zod/mini";

import { detailLevel, gameMaster, message, TurnInclude } from "../play/turn.ts";
import { campaignId, turnId } from "../text.ts";

/**
 * Whether the answer contains what only the game master may know. `closed` leaves it out; the player sees that it is there, and how long it
 * is.
 */
const seal = z._default(z.enum(["closed", "open"]), "closed");
const userId = z.optional(z.string());

/** The query of GET /api/chat/turns/:turnId/inspection. */
export const InspectionQuery = z.object({ campaignId, seal, userId });

/** The body of POST /api/chat/preview: the words that the player has typed, and what would be sent with them. */
export const PreviewRequest = z.strictObject({
  campaignId,
  message,
  memoryEnhanced: z._default(z.boolean(), true),
  detailLevel: z.optional(detailLevel),
  include: z._default(TurnInclude, { campaignOverview: true, worldInfo: true, characterRecap: true }),
  gameMaster,
  seal,
  userId,
});
export type PreviewRequest = z.infer<typeof PreviewRequest>;

export const InspectionParams = z.object({ turnId });
