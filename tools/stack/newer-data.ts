import { HealthAnswer } from "#contracts/http/health";
import { fetchLocally } from "./fetch-locally.ts";

/** The health addresses of the services that store campaigns in objects, and what each service stores. */
const SERVICES = { "/api/chat/health": "stories", "/api/memory/health": "memories" } as const;

/**
 * Warns if a newer version wrote data that this version cannot use (docs/operations.md, "Going back"). The health request also stores a
 * mark of this version, which older versions check. Never throws: if the service does not answer, nothing is known about the data.
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
    return HealthAnswer.parse(await (await fetchLocally(url, 30_000)).json());
  } catch {
    return null;
  }
}
