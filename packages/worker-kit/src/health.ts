import type { HealthAnswer } from "#contracts/http/health";
import { describe, log } from "./logger.ts";
import type { SchemaState } from "./sqlite-migrations.ts";

/** The product's version, as package.json has it. */
export const VERSION = "0.1.0";

/**
 * The name of the object that health asks. No campaign's object has it, for those have a colon in theirs. Each version whose health was
 * asked has migrated it like any other, so it shows whether one of them left what this version cannot use.
 */
export const PROBE_OBJECT = "health";

/**
 * Runs each check and says how the service is: unhealthy as soon as one fails. A check fails by throwing; why is in the log, since
 * the answer is for everybody.
 * @param schema asks the probe object, where the service keeps objects
 */
export async function health(
  service: string,
  checks: Readonly<Record<string, () => Promise<unknown>>>,
  schema?: () => Promise<SchemaState>,
): Promise<{ status: 200 | 503; answer: HealthAnswer }> {
  const [state, ...results] = await Promise.all([
    schema?.().catch(() => null),
    ...Object.entries(checks).map(async ([name, check]) => {
      try {
        await check();
        return [name, "ok"] as const;
      } catch (error) {
        log("error", "health.failed", { service, check: name, ...describe(error) });
        return [name, "failed"] as const;
      }
    }),
  ]);
  const all: HealthAnswer["checks"] = Object.fromEntries(results);
  if (schema) all["objects"] = state ? (state.usable ? "ok" : "newer_version") : "failed";
  const healthy = Object.values(all).every((result) => result === "ok");
  return {
    status: healthy ? 200 : 503,
    answer: {
      status: healthy ? "healthy" : "unhealthy",
      service,
      version: VERSION,
      checks: all,
      ...(state ? { schema: { known: state.known, applied: state.applied } } : {}),
    },
  };
}
