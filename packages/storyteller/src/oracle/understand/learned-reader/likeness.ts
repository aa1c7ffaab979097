import { storedPattern } from "../../patterns.ts";
import type { Entity } from "../entities.ts";
import { verbIn } from "../lexicon/vocabulary.ts";
import { type Message, namedTokens } from "./message.ts";
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
const EMPTY = storedPattern("likeness empty", "u");

/** A vector of length 1 in the same direction. */
function direction(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0)) || 1;
  return vector.map((value) => value / length);
}

/** The cosine of the angle between two directions. */
function cosine(a: Float32Array, b: Float32Array): number {
  let dot = 0;
  for (let at = 0; at < a.length; at++) dot += a[at]! * b[at]!;
  return dot;
}

const step = (value: number): number => Math.max(0, Math.min(7, Math.floor(value * 10)));

const likenessOfMessages = new WeakMap<Message, ReadonlyMap<Entity, Float32Array>>();

/** For each entity but the hero, how like its name is to each token that says something and names nothing, from 0 to 1. */
export function likenessOfWords(message: Message): ReadonlyMap<Entity, Float32Array> {
  const before = likenessOfMessages.get(message);
  if (before !== undefined) return before;
  const { tokens, entities } = message;
  const covered = namedTokens(message);
  const vectors = wordVectors();
  const directionOf = (word: string): Float32Array | null => {
    const vector = vectors.of(word);
    return vector === null ? null : direction(vector);
  };
  const loose = tokens.map(({ text, mark }, at) =>
    mark || covered.has(at) || EMPTY.test(text) ? null : directionOf(text),
  );
  const found = new Map(
    entities
      .filter(({ kind }) => kind !== "hero")
      .map((entity): [Entity, Float32Array] => {
        const names = [...entity.weights].flatMap(([word, weight]) => {
          const vector = weight >= 0.5 ? directionOf(word) : null;
          return vector === null ? [] : [vector];
        });
        const likes = loose.map((vector) =>
          vector === null ? 0 : names.reduce((most, name) => Math.max(most, cosine(vector, name)), 0),
        );
        return [entity, Float32Array.from(likes)];
      }),
  );
  likenessOfMessages.set(message, found);
  return found;
}

/** The likeness of each entity, and the greatest amount of all as `best`. */
export function likenessOf(message: Message): ReadonlyMap<Entity, Likeness> & { readonly best: number } {
  const found = [...likenessOfWords(message)].map(([entity, likes]) => ({
    entity,
    most: likes.reduce((top, like) => Math.max(top, like), 0),
    verb: likes.reduce((top, like, at) => (like > top && verbIn(message.tokens[at]!.text) !== null ? like : top), 0),
  }));
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
