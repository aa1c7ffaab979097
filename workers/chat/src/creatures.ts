import { type CreatureRows, hasCreatures, setCreatures } from "#rules/tables";
import { withDeadline } from "#timing/with-deadline";
import { describe, log } from "#worker-kit/logging";

/** The file in the static assets. Only the path matters, but a request needs a whole address. */
const FILE = "https://assets/rules/creatures.json";
/** How long a table waits for its creatures. Milliseconds. */
const DEADLINE_MS = 10_000;

/** The binding of the worker's static assets (wrangler.toml). */
interface Assets {
  fetch(url: string): Promise<Response>;
}

/**
 * Loads the rules' table of creatures, once for each isolate (docs/decisions/041-load-the-creatures.md).
 * @throws Error if the asset cannot be read; the next call tries again
 */
export async function loadCreatures(assets: Assets, isLoaded = hasCreatures): Promise<void> {
  if (isLoaded()) return;
  const response = await withDeadline(assets.fetch(FILE), DEADLINE_MS, "Loading the creatures");
  if (!response.ok) throw new Error(`The creatures cannot be read: status ${response.status}`);
  setCreatures(await response.json<CreatureRows>());
}

/** Loads the creatures and says whether they are there. A failure is logged. */
export async function haveCreatures(assets: Assets): Promise<boolean> {
  try {
    await loadCreatures(assets);
    return true;
  } catch (error) {
    log("error", "creatures.unreadable", describe(error));
    return false;
  }
}
