import { hasLearnedWeights, type LearnedWeights, setLearnedWeights } from "#storyteller/oracle";
import type { GameMaster } from "#storyteller/ports";
import { withDeadline } from "#timing/with-deadline";

/** The file in the static assets. Only the path matters, but a request needs a whole address. */
const FILE = "https://assets/oracle/weights.json";
/** How long an answer of the oracle waits for its weights. Milliseconds. */
const DEADLINE_MS = 10_000;

/** The binding of the worker's static assets (wrangler.toml). */
interface Assets {
  fetch(url: string): Promise<Response>;
}

/**
 * Loads the weights with which the oracle reads messages, once for each isolate (docs/decisions/040-load-the-oracles-weights.md).
 * @throws Error if the asset cannot be read; the next call tries again
 */
export async function loadOracleWeights(assets: Assets, isLoaded = hasLearnedWeights): Promise<void> {
  if (isLoaded()) return;
  const response = await assets.fetch(FILE);
  if (!response.ok) throw new Error(`The oracle's weights cannot be read: status ${response.status}`);
  setLearnedWeights(await response.json<LearnedWeights>());
}

/** A game master who waits for the weights before it reads a message. */
export function withOracleWeights(gameMaster: GameMaster, assets: Assets): GameMaster {
  const ready = () => withDeadline(loadOracleWeights(assets), DEADLINE_MS, "Loading the oracle's weights");
  return {
    async *narrate(brief, signal) {
      await ready();
      yield* gameMaster.narrate(brief, signal);
    },
    async quick(message, scene, signal) {
      await ready();
      return gameMaster.quick(message, scene, signal);
    },
  };
}
