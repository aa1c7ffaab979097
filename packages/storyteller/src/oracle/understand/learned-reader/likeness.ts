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

const directions = new WeakMap<Float32Array, Float32Array>();

/** A vector of length 1 in the direction of a word's vector, which is read once. */
function direction(vector: Float32Array): Float32Array {
  const known = directions.get(vector);
  if (known !== undefined) return known;
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  const made = vector.map((value) => value / length);
  directions.set(vector, made);
  return made;
}

/** The cosine of the angle between two directions. */
function cosine(a: Float32Array, b: Float32Array): number {
  // Four sums side by side: none waits for another.
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let at = 0; at < a.length; at += 4) {
    one += a[at]! * b[at]!;
    two += a[at + 1]! * b[at + 1]!;
    three += a[at + 2]! * b[at + 2]!;
    four += a[at + 3]! * b[at + 3]!;
  }
  return one + two + three + four;
}

const step = (value: number): number => Math.max(0, Math.min(7, Math.floor(value * 10)));

const likenessOfMessages = new WeakMap<Message, ReadonlyMap<Entity, Float32Array>>();

const directionsOfNames = new WeakMap<Entity["weights"], readonly Float32Array[]>();

/** The directions of the words that name an entity. */
function directionsOfName({ weights }: Entity): readonly Float32Array[] {
  const known = directionsOfNames.get(weights);
  if (known !== undefined) return known;
  const made = [...weights].flatMap(([word, weight]) => {
    const found = weight >= 0.5 ? directionOf(word) : null;
    return found === null ? [] : [found];
  });
  directionsOfNames.set(weights, made);
  return made;
}

function directionOf(word: string): Float32Array | null {
  const vector = wordVectors().of(word);
  return vector === null ? null : direction(vector);
}

/** For each entity but the hero, how like its name is to each token that says something and names nothing, from 0 to 1. */
export function likenessOfWords(message: Message): ReadonlyMap<Entity, Float32Array> {
  const before = likenessOfMessages.get(message);
  if (before !== undefined) return before;
  const { tokens, entities } = message;
  const covered = namedTokens(message);
  const loose = tokens.map(({ text, mark }, at) =>
    mark || covered.has(at) || EMPTY.test(text) ? null : directionOf(text),
  );
  const found = new Map<Entity, Float32Array>();
  for (const entity of entities) {
    if (entity.kind === "hero") continue;
    const names = directionsOfName(entity);
    const likes = new Float32Array(loose.length);
    for (let at = 0; at < loose.length; at++) {
      const vector = loose[at]!;
      if (vector === null) continue;
      let most = 0;
      for (const name of names) most = Math.max(most, cosine(vector, name));
      likes[at] = most;
    }
    found.set(entity, likes);
  }
  likenessOfMessages.set(message, found);
  return found;
}

/** The likeness of each entity, and the greatest amount of all as `best`. */
export function likenessOf(message: Message): ReadonlyMap<Entity, Likeness> & { readonly best: number } {
  const verbs = message.tokens.map(({ text }) => verbIn(text) !== null);
  const found = [...likenessOfWords(message)].map(([entity, likes]) => {
    let [most, verb] = [0, 0];
    for (let at = 0; at < likes.length; at++) {
      most = Math.max(most, likes[at]!);
      if (verbs[at]!) verb = Math.max(verb, likes[at]!);
    }
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
