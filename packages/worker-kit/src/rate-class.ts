import type { RateLimits } from "./rate-limits.ts";

export type RateClass = Exclude<keyof RateLimits, "RATE_LIMITS">;

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
/** Paths of requests that may ask a model: a turn, an answer outside the story, a description, reading all turns again, or a connection's test. */
const TELLS =
  /^\/api\/(?:quick-chat|chat(?:\/(?:gamemaster|gm-response|quick|initialize-campaign|continue|turns\/[^/]+\/(?:retry|edit)))?|graph\/rebuild|connections\/test)$|\/generate-description$/u;

/** Returns the limit that a request counts against. */
export function rateClassOf(method: string, path: string): RateClass {
  if (SAFE.has(method)) return "RATE_READ";
  if (path.startsWith("/api/auth/")) return "RATE_SIGN_IN";
  return TELLS.test(path) ? "RATE_TELL" : "RATE_WRITE";
}
