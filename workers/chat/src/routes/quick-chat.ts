import { Hono } from "hono/tiny";

import { QuickChatRequest } from "#contracts/http/chat";
import { TokenMeter } from "#storyteller/models";
import { AppError } from "#worker-kit/errors";
import { careNote, selfHarmIn } from "#storyteller/safety";
import { settling } from "#worker-kit/ask-models";
import { requireAccess, sameUser } from "#worker-kit/tenancy";
import { validate } from "#worker-kit/validate";
import { lineCrossedMessage } from "../domain/safety/line-crossed-message.ts";
import { withSafetyFilter } from "../domain/safety/with-safety-filter.ts";
import { NO_LISTS, TableSafety } from "../domain/safety/table-safety.ts";
import { failureOf } from "../domain/turn-failure.ts";
import { type ChatRouteEnv, tableOf } from "./env.ts";
import { asError } from "./as-error.ts";
import { authorizeTurn } from "../turn/authorize-turn.ts";
import { narratorFor } from "../services.ts";

/**
 * A question to the game master outside the story. Nothing is stored, and the campaign's lines apply. The tokens that a model uses count
 * in the player's budget. Without a campaign the oracle answers, because the budget is checked together with the campaign.
 */
export const quickRoutes = new Hono<ChatRouteEnv>().post(
  "/",
  validate("json", QuickChatRequest),
  sameUser("json"),
  async (c) => {
    const { message, campaignId } = c.req.valid("json");
    const caller = c.get("caller");
    const services = c.get("services");
    const selfHarm = selfHarmIn(message);
    if (campaignId === undefined || selfHarm) await requireAccess(services.api, caller, campaignId ?? null);
    if (selfHarm) return c.json({ response: careNote(selfHarm) });
    const lists =
      campaignId === undefined ? NO_LISTS : await tableOf(c.env, { userId: caller.userId, campaignId }).safety();
    const safety = new TableSafety(lists);
    const line = safety.lineIn(message);
    if (line !== null) throw new AppError("line_crossed", lineCrossedMessage(line));
    const authorized =
      campaignId === undefined ? null : await authorizeTurn(services.api, { caller, campaignId }, "quick-chat");
    if (authorized && !authorized.ok) throw asError(authorized);
    const permit = authorized?.permit ?? { chosen: "oracle", reservation: null };
    const narrator = narratorFor(services, { narrator: "configured", permit });
    const meter = new TokenMeter();
    const gameMaster = withSafetyFilter(narrator.gameMaster(meter), safety, () => {});
    const asked = { userId: caller.userId, purpose: "quick-chat", permit } as const;
    const answering = settling(services.api, asked, meter, () =>
      gameMaster.quick(message, authorized?.scene ?? null, c.req.raw.signal),
    );
    // Waits for the model even if the player leaves before the response, so that its tokens are still counted.
    c.executionCtx.waitUntil(answering.catch(() => {}));
    try {
      return c.json({ response: await answering, source: narrator.source });
    } catch (cause) {
      const { code, error, ...about } = failureOf(cause);
      throw new AppError(code, error, about, { cause });
    }
  },
);
