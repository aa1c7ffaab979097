import type { Entity } from "../entities.ts";
import { verbIn } from "../lexicon/vocabulary.ts";
import type { Message } from "./message.ts";
import { wordVectors } from "./vectors.ts";

/** How like the words of an entity's name are to the words of a message that name nothing, by their vectors. */
export interface Likeness {
  /** The likeness of the two words that are most alike, from 0 to 7. */
  readonly amount: number;
  /** Whether no entity is more alike, or only one. */
  readonly order: "first" | "second" | "later";
  /** The same for the verbs of the message alone: "eat something" means the rations. */
  readonly verb: number;
}

/** Words that are near to everything and say nothing. */
const EMPTY =
  /^(?:i|i'm|i'll|i'd|i've|you|he|she|it|we|they|me|him|her|us|them|my|your|his|its|our|their|a|an|the|this|that|these|those|and|or|but|if|so|then|than|as|of|to|in|on|at|by|for|from|with|into|onto|out|up|down|off|over|under|about|is|am|are|was|were|be|been|being|do|does|did|have|has|had|can|could|will|would|shall|should|may|might|must|not|no|don't|any|some|all|what|who|where|when|why|how|which|there|here|just|now|too|very|let|let's|lets|it's|that's|get|go|got)$/u;

const cosine = (a: Float32Array, b: Float32Array): number => {
  let [dot, one, two] = [0, 0, 0];
  for (let at = 0; at < a.length; at++) {
    dot += a[at]! * b[at]!;
    one += a[at]! * a[at]!;
    two += b[at]! * b[at]!;
  }
  return dot / (Math.sqrt(one * two) || 1);
};

const step = (value: number): number => Math.max(0, Math.min(7, Math.floor(value * 10)));

/** The likeness of each entity, and the greatest amount of all as `best`. */
export function likenessOf(
  { tokens, entities }: Message,
  covered: ReadonlySet<number>,
): ReadonlyMap<Entity, Likeness> & { readonly best: number } {
  const vectors = wordVectors();
  const loose = tokens.flatMap(({ text, mark }, at) => {
    if (mark || covered.has(at) || EMPTY.test(text)) return [];
    const vector = vectors.of(text);
    return vector === null ? [] : [{ vector, verb: verbIn(text) !== null }];
  });
  const found = entities
    .filter(({ kind }) => kind !== "hero")
    .map((entity) => {
      const names = [...entity.weights].flatMap(([word, weight]) => {
        const vector = weight >= 0.5 ? vectors.of(word) : null;
        return vector === null ? [] : [vector];
      });
      const likes = loose.map(({ vector, verb }) => ({
        verb,
        most: names.reduce((most, name) => Math.max(most, cosine(vector, name)), 0),
      }));
      const most = likes.reduce((top, like) => Math.max(top, like.most), 0);
      const verb = likes.reduce((top, like) => (like.verb ? Math.max(top, like.most) : top), 0);
      return { entity, most, verb };
    });
  const order = found.map(({ most }) => most).toSorted((a, b) => b - a);
  const likeness = new Map(
    found.map(({ entity, most, verb }): [Entity, Likeness] => [
      entity,
      {
        amount: step(most),
        order: most === order[0] ? "first" : most === order[1] ? "second" : "later",
        verb: step(verb),
      },
    ]),
  );
  return Object.assign(likeness, { best: step(order[0] ?? 0) });
}
