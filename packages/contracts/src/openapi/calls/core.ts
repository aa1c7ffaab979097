import { DashboardAnswer } from "../../http/dashboard.ts";
import { HealthAddresses } from "../../http/health.ts";
import { UserQuery } from "../../http/queries.ts";
import { type Call, json } from "../call.ts";
import { accountCalls } from "./account.ts";
import { authCalls } from "./auth.ts";
import { googleCalls } from "./google.ts";
import { campaignCalls } from "./campaigns.ts";
import { characterCalls } from "./characters.ts";
import { connectionCalls } from "./connections.ts";
import { healthCall } from "./health.ts";
import { worldCalls } from "./worlds.ts";

/** The calls that workers/api answers. */
export const coreCalls: readonly Call[] = [
  {
    method: "get",
    path: "/health",
    summary: "Where each service says how it is",
    session: false,
    answers: { 200: json(HealthAddresses) },
  },
  healthCall("/api/health"),
  {
    method: "get",
    path: "/api/dashboard",
    summary: "Counts, and the campaigns played last",
    session: true,
    query: UserQuery,
    answers: { 200: json(DashboardAnswer) },
  },
  ...authCalls,
  ...googleCalls,
  ...accountCalls,
  ...worldCalls,
  ...campaignCalls,
  ...characterCalls,
  ...connectionCalls,
];
