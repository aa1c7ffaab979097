import { singular } from "#english/inflection";

import type { Entity } from "../entities.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { verbIn } from "../lexicon/vocabulary.ts";
import { type Message, namedTokens } from "./message.ts";

/** How far the words of a message belong to an entity: "call my wife" belongs to the phone, and "coffee, black" to the waitress. */
export interface Use {
  /** How many words belong to it, from 0 to 3. */
  readonly words: number;
  /** Whether more belongs to it than to any other entity, as much as to another, or less. A rare word counts more than a frequent one. */
  readonly order: "first" | "shared" | "later";
  /** Whether one of the words says little, because it belongs to few sorts of things. */
  readonly rare: boolean;
  /** Whether one of the words is a verb. */
  readonly verb: boolean;
}

/** The number of sorts of things up to which a word that belongs to them is rare. */
const FEW = 4;

interface Index {
  /** The lines of the lexicon that a noun is in. */
  readonly sorts: ReadonlyMap<string, readonly number[]>;
  /** The lines in which a word belongs to the nouns. */
  readonly lines: ReadonlyMap<string, ReadonlySet<number>>;
}

let read: Index | null = null;
function index(): Index {
  if (read !== null) return read;
  const sorts = new Map<string, number[]>();
  const lines = new Map<string, Set<number>>();
  for (const [line, text] of lexicon().uses.entries()) {
    const [nouns = "", uses = ""] = text.split(" : ");
    for (const noun of nouns.split(" ")) {
      const found = sorts.get(singular(noun)) ?? [];
      if (!found.includes(line)) sorts.set(singular(noun), [...found, line]);
    }
    for (const word of uses.split(" ")) lines.set(word, (lines.get(word) ?? new Set()).add(line));
  }
  return (read = { sorts, lines });
}

/** By the words of an entity, which outlive it: each turn has other entities with the same names. */
const sortsOfEntities = new WeakMap<Entity["weights"], ReadonlySet<number>>();

/** The sorts that an entity is of, as lines of the lexicon: those of its head word or role, else those of its other words. */
export function sortsOf(entity: Entity): ReadonlySet<number> {
  const before = sortsOfEntities.get(entity.weights);
  if (before !== undefined) return before;
  const { sorts } = index();
  const of = (least: number, most: number): readonly number[] =>
    [...entity.weights].flatMap(([word, weight]) => (weight >= least && weight < most ? (sorts.get(word) ?? []) : []));
  const heads = of(0.9, 9);
  const found = new Set(heads.length > 0 ? heads : of(0.5, 0.9));
  sortsOfEntities.set(entity.weights, found);
  return found;
}

/** Whether an entity is of one of these sorts. */
export const isOfSort = (entity: Entity, sorts: ReadonlySet<number>): boolean => {
  for (const sort of sortsOf(entity)) if (sorts.has(sort)) return true;
  return false;
};

const sortsOfMessages = new WeakMap<Message, ReadonlyMap<number, ReadonlySet<number>>>();

/** For each token that names nothing, the sorts that it belongs to. */
export function sortsOfWords(message: Message): ReadonlyMap<number, ReadonlySet<number>> {
  const before = sortsOfMessages.get(message);
  if (before !== undefined) return before;
  const { lines } = index();
  const covered = namedTokens(message);
  const found = new Map(
    message.tokens.flatMap(({ text, mark }, at): [number, ReadonlySet<number>][] => {
      if (mark || covered.has(at)) return [];
      const belongs = [text, verbIn(text)?.lemma ?? "", singular(text)]
        .map((word) => lines.get(word))
        .find((one) => one !== undefined);
      return belongs === undefined ? [] : [[at, belongs]];
    }),
  );
  sortsOfMessages.set(message, found);
  return found;
}

const usesOfMessages = new WeakMap<Message, ReadonlyMap<Entity, Use>>();

/** What of a message belongs to each entity of its scene. Words that name an entity do not count. */
export function usesIn(message: Message): ReadonlyMap<Entity, Use> {
  const before = usesOfMessages.get(message);
  if (before !== undefined) return before;
  const words = [...sortsOfWords(message)];
  const sums = new Map<Entity, number>();
  const uses = message.entities.map((entity): [Entity, Omit<Use, "order">] => {
    const own = words.filter(([, belongs]) => isOfSort(entity, belongs));
    sums.set(
      entity,
      own.reduce((sum, [, belongs]) => sum + 1 / belongs.size, 0),
    );
    return [
      entity,
      {
        words: Math.min(own.length, 3),
        rare: own.some(([, belongs]) => belongs.size <= FEW),
        verb: own.some(([at]) => verbIn(message.tokens[at]!.text) !== null),
      },
    ];
  });
  const most = Math.max(0, ...sums.values());
  const best = [...sums.values()].filter((sum) => sum === most).length;
  const found = new Map(
    uses.map(([entity, use]): [Entity, Use] => [
      entity,
      { ...use, order: sums.get(entity) === most ? (best === 1 ? "first" : "shared") : "later" },
    ]),
  );
  usesOfMessages.set(message, found);
  return found;
}
