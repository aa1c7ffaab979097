import type { HealthAnswer } from "#contracts/http/health";
import { describe, log } from "./logger.ts";
import type { SchemaState } from "./sqlite-migrations.ts";

/** The product's version. The same as in package.json. */
export const VERSION = "0.1.0";

/**
 * The name of the Durable Object that health checks use. No campaign's object has this name, because their names contain a colon. Every
 * version whose health was checked has migrated this object like any other. So it shows whether a newer version left a schema that this
 * version cannot use.
 */
export const PROBE_OBJECT = "health";

/**
 * Runs every check and returns the service's health. The service is unhealthy if one check throws. The reason is only logged, because
 * anyone may read the response.
 * @param schema returns the schema state of the probe object, for services that have Durable Objects
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
