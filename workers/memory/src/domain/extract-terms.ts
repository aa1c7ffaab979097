import type { NamedEntity } from "./entity-lexicon.ts";
import { anyOf } from "./fts-query.ts";
import { Hits } from "./hits.ts";
import { formsOf } from "./irregular.ts";
import type { RecallStore } from "./recall-store.ts";
import { answering, lemma } from "./thesaurus.ts";
import { significantWords, words } from "./words.ts";
import type { Term } from "./word-fit.ts";

/** Bounds of the work, whatever is said and however much is remembered. */
const MOST = { words: 16, background: 8, answered: 12, answering: 24, matches: 2_000, allMatches: 8_000 };
/**
 * The player's words are the first line of a situation; the end of the last reply follows. A word of that counts this much at most, and
 * all of them together at most half of the player's.
 */
const BACKGROUND = 0.25;
/** Named entities have their own lane, so their name counts less as a word. */
const NAMES = 0.3;

/** The words of a situation, and the items that each finds. */
export interface QueryTerms {
  readonly words: readonly string[];
  readonly terms: readonly Term[];
}

/** Looks up a situation's significant words in all their forms, and for the player's own also words that may answer them. */
export function extractTerms(store: RecallStore, situation: string, named: readonly NamedEntity[]): QueryTerms {
  const [playerText = "", ...rest] = situation.split("\n");
  const own = new Set(significantWords(playerText, MOST.words));
  const contextWords = significantWords(rest.join("\n"), MOST.words).filter((word) => !own.has(word));
  const backgroundWords = contextWords.slice(0, own.size === 0 ? MOST.words : MOST.background);
  const said = [...own, ...backgroundWords];
  // Without words of the player's the last reply is the question.
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

/** The shortest lists first, within the budget: a word that half of all items contain distinguishes none of them. */
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

/** Those of one list that are not in the other; both are in falling order. */
function without(list: readonly number[], other: readonly number[]): readonly number[] {
  if (list.length === 0 || other.length === 0) return list;
  let at = 0;
  return list.filter((item) => {
    while (at < other.length && (other[at] as number) > item) at += 1;
    return other[at] !== item;
  });
}

/** BM25's weight of a word by how many of all items say it. */
const rarity = (items: number, size: number): number =>
  Math.log(1 + (Math.max(items, size) - items + 0.5) / (items + 0.5));
