import type { CheckResult, OperatorHealthAnswer } from "#contracts/http/health";
import { withDeadline } from "#timing/with-deadline";
import { describe, log } from "#worker-kit/logging";
import type { Bindings } from "../bindings.ts";
import type { Services } from "../services.ts";
import { type Check, storageChecks } from "./checks.ts";
import { modelChecks } from "./model-checks.ts";

/** How long one check may take, and how long an answer is used again. Milliseconds. */
const DEADLINE_MS = 15_000;
const AGAIN_MS = 60_000;

/** Runs all checks of the site. Fails never: a check that throws or takes too long is in the answer. */
export async function operatorHealth(env: Bindings, services: Services, now: number): Promise<OperatorHealthAnswer> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const models = Object.entries(modelChecks(env)).map(([name, check]) => [name, check?.(signal) ?? null] as const);
  const all = [...Object.entries(storageChecks(services, now)), ...models];
  const results = await Promise.all(all.map(async ([name, check]) => [name, await resultOf(name, check)] as const));
  const checks = Object.fromEntries(results);
  const isHealthy = results.every(([, { result }]) => result !== "failed");
  return { status: isHealthy ? "healthy" : "unhealthy", at: new Date(now).toISOString(), checks };
}

async function resultOf(name: string, check: Check | null): Promise<CheckResult> {
  if (!check) return { result: "off", ms: 0 };
  const start = Date.now();
  try {
    const details = await withDeadline(check(), DEADLINE_MS, "The check");
    return { result: "ok", ms: Date.now() - start, ...(Object.keys(details).length > 0 ? { details } : {}) };
  } catch (error) {
    log("error", "health.failed", { service: "graph", check: name, ...describe(error) });
    return { result: "failed", ms: Date.now() - start, details: describe(error) };
  }
}

/** Runs the checks at most once a minute, however often and by however many callers they are asked for. */
export class RecentHealth {
  #latest: { readonly at: number; readonly answer: Promise<OperatorHealthAnswer> } | null = null;

  answer(now: number, run: () => Promise<OperatorHealthAnswer>): Promise<OperatorHealthAnswer> {
    if (this.#latest === null || now - this.#latest.at >= AGAIN_MS) this.#latest = { at: now, answer: run() };
    return this.#latest.answer;
  }
}
