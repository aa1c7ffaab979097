import type { NamedEntity } from "./entity-lexicon.ts";
import { anyOf } from "./fts-query.ts";
import { Hits } from "./hits.ts";
import { formsOf } from "./irregular.ts";
import type { RecallStore } from "./recall-store.ts";
import { answering, lemma } from "./thesaurus.ts";
import { significantWords, words } from "./words.ts";
import type { Term } from "./word-fit.ts";

/** Limits of the work, whatever the player writes and however large the memory is. */
const MOST = { words: 16, background: 8, answered: 12, answering: 24, matches: 2_000, allMatches: 8_000 };
/**
 * The first line of a situation is the player's text; the end of the last reply follows. A word of that reply counts at most this much.
 * All its words together count at most half as much as the player's words.
 */
const BACKGROUND = 0.25;
/** The weight of a word that is part of an entity's name. It is low, because entities have a lane of their own. */
const NAMES = 0.3;

/** The words of a situation, and for each the items that contain it. */
export interface QueryTerms {
  readonly words: readonly string[];
  readonly terms: readonly Term[];
}

/**
 * Looks up the significant words of a situation in all their forms. For the player's own words it also looks up words that may answer
 * them.
 */
export function extractTerms(store: RecallStore, situation: string, named: readonly NamedEntity[]): QueryTerms {
  const [playerText = "", ...rest] = situation.split("\n");
  const own = new Set(significantWords(playerText, MOST.words));
  const contextWords = significantWords(rest.join("\n"), MOST.words).filter((word) => !own.has(word));
  const backgroundWords = contextWords.slice(0, own.size === 0 ? MOST.words : MOST.background);
  const said = [...own, ...backgroundWords];
  // If the player's text has no significant words, the last reply has full weight.
  const background = own.size === 0 ? 1 : Math.min(BACKGROUND, own.size / 2 / Math.max(1, backgroundWords.length));
  const names = new Set(named.flatMap(({ name }) => words(name)));
  const known = new Set(said.map(lemma));
  const others = said.map((word, place) =>
    place < MOST.answered && own.has(word) && !names.has(word) ? answering(word, known).slice(0, MOST.answering) : [],
  );

  const queries = [...said.map((word) => anyOf(formsOf(word)) ?? ""), ...others.map((list) => anyOf(list) ?? "")];
  const matches = affordable(store.matches(queries, MOST.matches));
  const { features } = store;
  const terms = said.map((word, place): Term => {
    const items = matches[place] ?? [];
    const answers = without(matches[said.length + place] ?? [], items);
    const stress = (own.has(word) ? 1 : background) * (names.has(word) ? NAMES : 1);
    const weight = stress * rarity(items.length, features.size);
    return {
      word,
      stress,
      weight,
      said: new Hits(items, features),
      answered: new Hits(answers, features),
      answerWeight: answers.length === 0 ? 0 : Math.min(weight, stress * rarity(answers.length, features.size)),
    };
  });
  return { words: said, terms };
}

/** Keeps the shortest lists that fit the limit, because a word that half of all items contain does not distinguish them. */
function affordable(matches: readonly (readonly number[])[]): (readonly number[])[] {
  const shortest = matches.map((list, place) => ({ list, place })).toSorted((a, b) => a.list.length - b.list.length);
  const affordableLists = matches.map((): readonly number[] => []);
  let all = 0;
  for (const { list, place } of shortest) {
    all += list.length;
    if (all > MOST.allMatches) break;
    affordableLists[place] = list;
  }
  return affordableLists;
}

/** The elements of one list that are not in the other. Both lists are in descending order. */
function without(list: readonly number[], other: readonly number[]): readonly number[] {
  if (list.length === 0 || other.length === 0) return list;
  let at = 0;
  return list.filter((item) => {
    while (at < other.length && (other[at] as number) > item) at += 1;
    return other[at] !== item;
  });
}

/** BM25's weight of a word: the fewer items contain it, the higher. */
const rarity = (items: number, size: number): number =>
  Math.log(1 + (Math.max(items, size) - items + 0.5) / (items + 0.5));
