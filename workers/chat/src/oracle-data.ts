import {
  type CaseContent,
  hasCases,
  hasLearnedWeights,
  hasLexicon,
  hasPatterns,
  hasVectors,
  type LearnedWeights,
  type Lexicon,
  setCases,
  setLearnedWeights,
  setLexicon,
  setPatterns,
  setVectors,
  type StoredPatterns,
  type StoredVectors,
} from "#storyteller/oracle";
import type { GameMaster } from "#storyteller/ports";
import { withDeadline } from "#timing/with-deadline";

/** The folder in the static assets. Only the path matters, but a request needs a whole address. */
const FOLDER = "https://assets/oracle/";
/** How long an answer of the oracle waits for its data. Milliseconds. */
const DEADLINE_MS = 10_000;

/** The binding of the worker's static assets (wrangler.toml). */
interface Assets {
  fetch(url: string): Promise<Response>;
}

const isLoadedHere = (): boolean => hasLearnedWeights() && hasLexicon() && hasVectors() && hasPatterns() && hasCases();

/**
 * Loads the words, the patterns, the word vectors and the weights with which the oracle reads messages, and the cases that it tells from, once for each isolate
 * (docs/decisions/040-load-the-oracles-weights.md).
 * @throws Error if an asset cannot be read; the next call tries again
 */
export async function loadOracleData(assets: Assets, isLoaded = isLoadedHere): Promise<void> {
  if (isLoaded()) return;
  const [weights, lexicon, vectors, patterns, cases] = await Promise.all([
    read<LearnedWeights>(assets, "weights.json"),
    read<Lexicon>(assets, "lexicon.json"),
    read<StoredVectors>(assets, "vectors.json"),
    read<StoredPatterns>(assets, "patterns.json"),
    read<CaseContent>(assets, "cases.json"),
  ]);
  setPatterns(patterns);
  setCases(cases);
  setLexicon(lexicon);
  setVectors(vectors);
  setLearnedWeights(weights);
}

async function read<Data>(assets: Assets, file: string): Promise<Data> {
  const response = await assets.fetch(FOLDER + file);
  if (!response.ok) throw new Error(`The oracle's ${file} cannot be read: status ${response.status}`);
  return response.json<Data>();
}

/** A game master who waits for the oracle's data before it reads a message. */
export function withOracleData(gameMaster: GameMaster, assets: Assets): GameMaster {
  const ready = () => withDeadline(loadOracleData(assets), DEADLINE_MS, "Loading the oracle's data");
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
