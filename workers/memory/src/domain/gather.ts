import type { CampaignKey, RecallRequest } from "#contracts/rpc/memory";
import type { EntityLexicon, NamedEntity } from "./entity-lexicon.ts";
import type { Candidate, Findings } from "./ranking.ts";
import { rareWords } from "./rare-words.ts";
import type { RecallStore } from "./recall-store.ts";
import { mentioned, tellingWords } from "./words.ts";

export interface RecallOptions extends Omit<RecallRequest, keyof CampaignKey> {
  /** The game master may know secrets; what the player is shown may not hold any. */
  readonly secrets: boolean;
}

/** Bounds of the work, whatever the situation says and however much is remembered. */
const MOST = {
  situation: 4_000,
  words: 24,
  matches: 500,
  hits: 64,
  entities: 8,
  perEntity: 24,
  pinned: 50,
  besideHits: 6,
  beside: 80,
};
/** A memory that says as much as this many of the words asked for fits fully: a long situation is never wholly repeated. */
const FULL_COVERAGE = 4;

/** All that may be worth recalling in a situation, and what is known of how well it fits. */
export interface Gathered {
  readonly words: readonly string[];
  readonly named: readonly NamedEntity[];
  readonly candidates: readonly Candidate[];
  readonly findings: Findings;
}

/** Asks each lane for its candidates: the words, the entities named, the turns around the best hits, the pinned. */
export function gather(
  store: RecallStore,
  lexicon: EntityLexicon,
  { situation, secrets, exclude }: Pick<RecallOptions, "situation" | "secrets" | "exclude">,
): Gathered {
  const heard = situation.slice(0, MOST.situation);
  const words = tellingWords(heard, MOST.words);
  const named = lexicon.named(heard, MOST.entities);

  const lexical = store.search(searchable(store, words), MOST.hits);
  const hits = [...lexical.keys()];
  const about = named.map(({ id }) => store.about(id, MOST.perEntity));
  const beside = store.beside(hits.slice(0, MOST.besideHits), MOST.beside);
  const ids = new Set([...store.pinned(MOST.pinned), ...hits, ...about.flat(), ...beside]);

  const unwanted = new Set(exclude);
  const candidates = store
    .candidates([...ids])
    .filter(({ secret, turnId }) => (secrets || !secret) && !(turnId !== null && unwanted.has(turnId)));
  const visible = candidates.map(({ id }) => id);
  const best = hits.find((id) => visible.includes(id));
  const findings: Findings = {
    lexical,
    coverage: best === undefined ? 0 : coverage(words, store.contents([best]).get(best)?.content ?? ""),
    entities: new Map(named.map(({ id }, place) => [id, specificity(about[place]?.length ?? 0)])),
    links: store.links(
      visible,
      named.map(({ id }) => id),
    ),
    latestTurn: store.latestTurn(),
  };
  return { words, named, candidates, findings };
}

function searchable(store: RecallStore, words: readonly string[]): string[] {
  const times = store.frequencies(words, MOST.matches);
  const counted = words.map((word, place) => ({ word, times: times[place] ?? 0 }));
  return rareWords(counted, MOST.matches);
}

/** A hit says one of the words at least: FTS5 found it by a form of it that `mentioned` may not know. */
const coverage = (words: readonly string[], content: string): number =>
  Math.min(1, Math.max(1, mentioned(words, content).length) / Math.min(FULL_COVERAGE, words.length));

/** An entity that many memories are about says little about which of them is meant. */
const specificity = (mentions: number): number => 1 - 0.7 * (Math.log1p(mentions) / Math.log1p(MOST.perEntity));
