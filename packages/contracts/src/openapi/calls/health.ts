import { HealthAnswer } from "../../http/health.ts";
import { type Call, json } from "../call.ts";

/** Describes the health call, which every service has. */
export const healthCall = (path: string): Call => ({
  method: "get",
  path,
  summary: "How the service is; 503 where one of its checks fails",
  session: false,
  answers: { 200: json(HealthAnswer), 503: json(HealthAnswer) },
});
