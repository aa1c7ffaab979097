import type { Embedder } from "../../ports.ts";

/** Words that this embedder treats as equal in meaning. With them a test can find a text by its meaning instead of its words. */
const SYNONYMS: readonly (readonly string[])[] = [
  ["boat", "ship", "vessel", "barge", "skiff"],
  ["sword", "blade", "rapier", "sabre"],
  ["king", "monarch", "ruler", "sovereign"],
  ["gold", "coin", "money", "payment"],
  ["child", "daughter", "son", "kid"],
  ["doctor", "healer", "physician"],
  ["steal", "stole", "theft", "robbed"],
  // Invented words: a search that finds one by another must have used their meaning.
  ["glowfish", "lanterneel", "skimmerlight"],
];
const MEANING = new Map(SYNONYMS.flatMap((words) => words.map((word) => [word, words[0]!] as const)));
const COMMON = new Set(
  "a an and are at for he her his in is it of on she that the their they to was what who with you".split(" "),
);

/** An embedder that hashes words into vectors. Texts are similar if they share words or synonyms. It fails as often as `outages` says. */
export class FakeEmbedder implements Embedder {
  readonly space: string;
  readonly dimensions: number;
  /** Every list of texts that it was asked to embed, one for each call. */
  readonly asked: (readonly string[])[] = [];
  outages = 0;

  constructor(dimensions = 128, model = "fake") {
    this.dimensions = dimensions;
    this.space = `${model}/${dimensions}`;
  }

  async embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]> {
    signal.throwIfAborted();
    this.asked.push(texts);
    if (this.outages > 0) {
      this.outages -= 1;
      throw new Error("The embedding model is out");
    }
    return texts.map((text) => fakeVector(text, this.dimensions));
  }
}

/** The fake's vector for a text, a unit vector. */
export function fakeVector(text: string, dimensions: number): Float32Array {
  const vector = new Float32Array(dimensions);
  // A text without words gets its own direction, so that its vector is never zero.
  vector[0] = 0.01;
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (COMMON.has(word)) continue;
    vector[hash(MEANING.get(word) ?? word) % dimensions]! += 1;
  }
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

/** The hash function FNV-1a. */
function hash(word: string): number {
  let value = 2_166_136_261;
  for (const character of word) value = Math.imul(value ^ character.codePointAt(0)!, 16_777_619) >>> 0;
  return value;
}
