import { Hono } from "hono";

import { notAuthenticated, notFound } from "#worker-kit/errors";
import type { AppEnv } from "../env.ts";
import { operatorHealth, RecentHealth } from "../operator-health/operator-health.ts";

/** A shorter token could be guessed, so it opens nothing. */
const SHORTEST_TOKEN = 24;

const recent = new RecentHealth();

/** GET /api/graph/health/all, for the operator, who sends OPERATOR_TOKEN. Without that setting there is no such page. */
export const operatorHealthRoutes = new Hono<AppEnv>().get("/health/all", async (c) => {
  // Production has no such variable unless the operator has set the secret.
  const token = (c.env as { readonly OPERATOR_TOKEN?: string }).OPERATOR_TOKEN ?? "";
  if (token.length < SHORTEST_TOKEN) throw notFound();
  if (!(await isSame(c.req.header("Authorization") ?? "", `Bearer ${token}`))) throw notAuthenticated();
  const now = Date.now();
  const answer = await recent.answer(now, () => operatorHealth(c.env, c.get("services"), now));
  return c.json(answer, answer.status === "healthy" ? 200 : 503);
});

/** Compares hashes, so that the time says nothing about the token. */
async function isSame(given: string, expected: string): Promise<boolean> {
  const [one, other] = await Promise.all([given, expected].map(hashOf));
  return one === other;
}

const hashOf = async (text: string): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).join();
