import * as z from "zod/mini";

import { CampaignQuery } from "../../http/chat.ts";
import { type Call, NOTHING } from "../call.ts";
import { healthCall } from "./health.ts";

/** What workers/memory answers. */
export const memoryCalls: readonly Call[] = [
  healthCall("/api/memory/health"),
  {
    method: "get",
    path: "/ws",
    summary: "A WebSocket to the campaign's memory; needs an allowed Origin",
    session: true,
    query: z.pick(CampaignQuery, { campaignId: true }),
    headers: { Upgrade: "websocket" },
    answers: { 101: NOTHING },
  },
];
