import { HealthAnswer } from "#contracts/http/health";

/** The services that store campaigns in objects, and what they store. */
const SERVICES = { "/api/chat/health": "stories", "/api/memory/health": "memories" } as const;

/**
 * Warns where a newer version wrote data that this one cannot use (docs/operations.md, "Going back"). The health request also stores this
 * version's mark for older ones. Never throws: without an answer nothing is known of the data.
 */
export async function warnOfNewerData(site: string, log: (line: string) => void): Promise<void> {
  for (const [path, what] of Object.entries(SERVICES)) {
    const answer = await healthOf(`${site}${path}`);
    if (answer?.checks["objects"] !== "newer_version") continue;
    log(
      `Some ${what} in DATA_DIR were written by a newer version of Lorehearth (${answer.schema?.applied}; this one knows ${answer.schema?.known}). They are kept and stay closed until the newer version is started again.`,
    );
  }
}

async function healthOf(url: string): Promise<HealthAnswer | null> {
  try {
    return HealthAnswer.parse(await (await fetch(url, { signal: AbortSignal.timeout(30_000) })).json());
  } catch {
    return null;
  }
}
