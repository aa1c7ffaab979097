import { HealthAnswer } from "#contracts/http/health";

/** The services that keep campaigns in objects, by what they keep. */
const ASKED = { "/api/chat/health": "stories", "/api/memory/health": "memories" } as const;

/**
 * Says so where a newer version wrote what this one cannot use (docs/operations.md, "Going back"). Asking also leaves the mark of this
 * version for older ones. Never throws: a service that does not answer says nothing of its data.
 */
export async function warnOfNewerData(site: string, say: (line: string) => void): Promise<void> {
  for (const [path, what] of Object.entries(ASKED)) {
    const answer = await healthOf(`${site}${path}`);
    if (answer?.checks["objects"] !== "newer_version") continue;
    say(
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
