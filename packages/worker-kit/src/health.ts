import type { HealthAnswer } from "#contracts/http/health";

/** The product's version, as package.json has it. */
export const VERSION = "0.1.0";

/** Runs each check and says how the service is: unhealthy as soon as one fails. A check fails by throwing. */
export async function health(
  service: string,
  checks: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<{ status: 200 | 503; answer: HealthAnswer }> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await check();
        return [name, "ok"] as const;
      } catch {
        return [name, "failed"] as const;
      }
    }),
  );
  const healthy = results.every(([, result]) => result === "ok");
  return {
    status: healthy ? 200 : 503,
    answer: {
      status: healthy ? "healthy" : "unhealthy",
      service,
      version: VERSION,
      checks: Object.fromEntries(results),
    },
  };
}
