import type { Recalled } from "#contracts/play/turn";
import { fitBudget } from "./budget.ts";
import type { EntityLexicon } from "./entity-lexicon.ts";
import { gatherCandidates, type RecallOptions } from "./gather-candidates.ts";
import { rank } from "./ranking.ts";
import { reason } from "./reason.ts";
import type { RecallStore } from "./recall-store.ts";
import { diversifyByTurn } from "./diversify-by-turn.ts";
import { mentionedOf } from "./words.ts";

const MOST = { perTurn: 3, results: 100 };

/**
 * Recalls what is worth knowing in a situation: pinned items first, then the best, never over the budget, each with a reason. In a search
 * by the player, pinned items get no priority.
 * `matched` is the number of items that were found before the limits were applied.
 */
export function recall(
  store: RecallStore,
  lexicon: EntityLexicon,
  options: RecallOptions,
): { items: Recalled[]; matched: number } {
  const { words, named, candidates, findings } = gatherCandidates(store, lexicon, options);
  const isRelevant = (id: number): boolean => {
    const { words, answers } = findings.evidence.get(id) ?? { words: 0, answers: 0 };
    return words + answers > 0 || findings.links.has(id) || (findings.vectors?.has(id) ?? false);
  };
  const otherWords = (id: number): boolean =>
    (findings.evidence.get(id)?.answers ?? 0) > 0 || (findings.vectors?.has(id) ?? false);
  const looking = options.looking === true;
  const related = rank(candidates, findings).filter(({ score }) => !looking || score > 0);
  const ranked = diversifyByTurn(related, MOST.perTurn, isRelevant);

  const most = clamp(options.limit, MOST.results);
  // The shortlist has twice as many items as requested, because some may be too long for the budget, and all pinned items.
  const shortlist = ranked.filter(({ candidate }, place) => (candidate.pinned && !looking) || place < most * 2);
  const contents = store.contents(shortlist.map(({ candidate }) => candidate.id));
  const readable = shortlist.flatMap(({ candidate: { id, pinned, turnId, turnNumber }, score }) => {
    const found = contents.get(id);
    return found ? [{ ...found, turnId, turnNumber, id, pinned: pinned && !looking, score }] : [];
  });

  const mentioned = mentionedOf(words);
  const items = fitBudget(readable, most, clamp(options.budget, Number.MAX_SAFE_INTEGER)).map(
    ({ id, pinned, score, ...found }): Recalled => {
      const names = named.filter((entity) => findings.links.get(id)?.includes(entity.id)).map(({ name }) => name);
      return {
        itemId: String(id),
        ...found,
        reason: reason({ pinned, names, words: mentioned(found.content), otherWords: otherWords(id) }),
        relevance_score: score,
      };
    },
  );
  return { items, matched: ranked.length };
}

/** Returns an integer from 0 to `most`. Any other input from a caller counts as 0. */
const clamp = (value: number, most: number): number => (value > 0 ? Math.min(Math.floor(value), most) : 0);
