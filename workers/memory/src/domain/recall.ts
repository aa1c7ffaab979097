import type { RecallRequest } from "#contracts/rpc/memory";
import type { Recalled } from "#contracts/play/turn";
import { fitBudget } from "./budget.ts";
import type { EntityLexicon } from "./entity-lexicon.ts";
import { type Candidate, rank } from "./ranking.ts";
import { rareWords } from "./rare-words.ts";
import { reason } from "./reason.ts";
import { mentioned, tellingWords } from "./words.ts";

/** What recall asks of storage. Every answer speaks of active sources only, and is bounded however much is remembered. */
export interface RecallStore {
  /** In how many items each word occurs, counted up to `most`. */
  frequencies(words: readonly string[], most: number): number[];
  /** The best lexical hits, best first, with BM25 as a positive number. */
  search(words: readonly string[], most: number): ReadonlyMap<number, number>;
  /** The latest items about an entity. */
  about(entityId: number, most: number): number[];
  pinned(most: number): number[];
  /** Items of the turns next to those that the given items come from. */
  beside(itemIds: readonly number[]): number[];
  candidates(itemIds: readonly number[]): Candidate[];
  /** Which of the entities each of the items is about, in the entities' order. */
  links(itemIds: readonly number[], entityIds: readonly number[]): ReadonlyMap<number, readonly number[]>;
  contents(itemIds: readonly number[]): Map<number, RecalledContent>;
  latestTurn(): number;
}

export interface RecalledContent {
  readonly content: string;
  readonly kind: string;
  readonly turnId: string | null;
  readonly turnNumber: number | null;
}

export interface RecallOptions extends Pick<RecallRequest, "situation" | "limit" | "budget"> {
  /** The game master may know secrets; what the player is shown may not hold any. */
  readonly secrets: boolean;
}

/** Bounds of the work, whatever the situation says and however much is remembered. */
const MOST = {
  situation: 4_000,
  words: 24,
  matches: 1_000,
  hits: 64,
  entities: 8,
  perEntity: 24,
  pinned: 50,
  beside: 8,
  results: 100,
};
/** A memory that says as much as this many of the words asked for fits fully: a long situation is never wholly repeated. */
const FULL_COVERAGE = 4;

/** What is worth knowing in a situation (design.md §7): pinned first, then best first, never over the budget. */
export function recall(
  store: RecallStore,
  lexicon: EntityLexicon,
  { situation, limit, budget, secrets }: RecallOptions,
): { items: Recalled[]; matched: number } {
  const heard = situation.slice(0, MOST.situation);
  const asked = tellingWords(heard, MOST.words);
  const times = store.frequencies(asked, MOST.matches);
  const wanted = rareWords(
    asked.map((word, place) => ({ word, times: times[place] ?? 0 })),
    MOST.matches,
  );
  const named = lexicon.named(heard, MOST.entities);

  const lexical = store.search(wanted, MOST.hits);
  const hits = [...lexical.keys()];
  const about = named.map(({ id }) => store.about(id, MOST.perEntity));
  const ids = new Set([
    ...store.pinned(MOST.pinned),
    ...hits,
    ...about.flat(),
    ...store.beside(hits.slice(0, MOST.beside)),
  ]);
  const candidates = store.candidates([...ids]).filter(({ secret }) => secrets || !secret);

  const visible = candidates.map(({ id }) => id);
  const links = store.links(
    visible,
    named.map(({ id }) => id),
  );
  const best = hits.find((id) => visible.includes(id));
  const bestHit = best === undefined ? undefined : store.contents([best]).get(best);
  const ranked = rank(candidates, {
    lexical,
    coverage: bestHit ? coverage(asked, bestHit.content) : 0,
    entities: new Map(named.map(({ id }, index) => [id, specificity(about[index]?.length ?? 0)])),
    links,
    latestTurn: store.latestTurn(),
  });

  const most = clamp(limit, MOST.results);
  // Twice as many as asked for, as some may be too long for what the budget has left; and every pinned one.
  const shortlist = ranked.filter(({ candidate }, place) => candidate.pinned || place < most * 2);
  const contents = store.contents(shortlist.map(({ candidate }) => candidate.id));
  const readable = shortlist.flatMap(({ candidate, score }) => {
    const found = contents.get(candidate.id);
    return found ? [{ ...found, candidate, score, pinned: candidate.pinned }] : [];
  });

  const items = fitBudget(readable, most, clamp(budget, Number.MAX_SAFE_INTEGER)).map(
    ({ candidate, score, content, kind, turnId, turnNumber }): Recalled => ({
      itemId: String(candidate.id),
      content,
      kind,
      turnId,
      turnNumber,
      reason: reason({
        pinned: candidate.pinned,
        names: named.filter(({ id }) => links.get(candidate.id)?.includes(id)).map(({ name }) => name),
        words: mentioned(asked, content),
      }),
      relevance_score: score,
    }),
  );
  return { items, matched: ranked.length };
}

const coverage = (wanted: readonly string[], content: string): number =>
  Math.min(1, Math.max(1, mentioned(wanted, content).length) / Math.min(FULL_COVERAGE, wanted.length));

/** An entity that many memories are about says little about which of them is meant. */
const specificity = (mentions: number): number => 1 - 0.7 * (Math.log1p(mentions) / Math.log1p(MOST.perEntity));

/** A whole number from 0 to `most`; anything else a caller may send counts as 0. */
const clamp = (value: number, most: number): number => (value > 0 ? Math.min(Math.floor(value), most) : 0);
