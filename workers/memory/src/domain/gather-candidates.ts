import type { CampaignKey, RecallRequest } from "#contracts/rpc/memory";
import { askedRelations } from "./asked-relations.ts";
import type { EntityLexicon, NamedEntity } from "./entity-lexicon.ts";
import type { Candidate, Findings } from "./ranking.ts";
import type { RecallStore } from "./recall-store.ts";
import { extractTerms } from "./extract-terms.ts";
import { scoreEvidence } from "./score-evidence.ts";

export interface RecallOptions extends Omit<RecallRequest, keyof CampaignKey> {
  /** The game master may know secrets; what the player is shown may not hold any. */
  readonly secrets: boolean;
  /** Somebody looks for something: what is pinned is found where it fits, not before all else. */
  readonly looking?: boolean;
  /** What the vector lane found: items with how alike they are to the situation, 0..1. */
  readonly vectors?: ReadonlyMap<number, number>;
}

/** Bounds of the work, whatever the situation says and however much is remembered. */
const MOST = { situation: 4_000, entities: 8, perEntity: 24, pinned: 50, worded: 80, vectors: 60, holding: 12 };

/** All that may be worth recalling in a situation, and what is known of how well it fits. */
export interface GatheredCandidates {
  readonly words: readonly string[];
  readonly named: readonly NamedEntity[];
  readonly candidates: readonly Candidate[];
  readonly findings: Findings;
}

/** Asks each lane for its candidates: the words and the scenes around them, the entities named, the pinned, the alike in meaning. */
export function gatherCandidates(
  store: RecallStore,
  lexicon: EntityLexicon,
  { situation, secrets, exclude, vectors }: Pick<RecallOptions, "situation" | "secrets" | "exclude" | "vectors">,
): GatheredCandidates {
  const text = situation.slice(0, MOST.situation);
  const named = lexicon.named(text, MOST.entities);
  const latestTurn = store.latestTurn();

  const query = extractTerms(store, text, named);
  const unwanted = new Set(exclude);
  const holding = holdingOf(store, lexicon, text, named);
  const about = store.about(
    named.map(({ id }) => id),
    MOST.perEntity,
  );
  const others = [
    ...store.pinned(MOST.pinned),
    ...about.flat(),
    ...holding,
    ...[...(vectors?.keys() ?? [])].slice(0, MOST.vectors),
  ];
  const evidence = scoreEvidence(store.features, lexicon, { text, query, named, others, latestTurn }, MOST.worded);
  const candidates = store
    .candidates([...new Set([...others, ...evidence.keys()])])
    .filter(({ secret, turnId }) => (secrets || !secret) && !(turnId !== null && unwanted.has(turnId)));
  const findings: Findings = {
    evidence,
    entities: new Map(named.map(({ id }, place) => [id, specificity(about[place]?.length ?? 0)])),
    links: store.links(
      candidates.map(({ id }) => id),
      named.map(({ id }) => id),
    ),
    ...(vectors ? { vectors } : {}),
    holding: new Set(holding),
    latestTurn,
  };
  return { words: query.words, named, candidates, findings };
}

/** What is now so of those whom the player's own words name, or else the situation does, where those words ask for it. */
function holdingOf(store: RecallStore, lexicon: EntityLexicon, text: string, named: readonly NamedEntity[]): number[] {
  const own = text.split("\n", 1)[0] ?? "";
  const relations = named.length > 0 ? askedRelations(own) : [];
  if (relations.length === 0) return [];
  const asked = lexicon.named(own, MOST.entities);
  const ids = (asked.length > 0 ? asked : named).map(({ id }) => id);
  return store.holding(ids, relations, MOST.holding);
}

/** An entity that many memories are about says little about which of them is meant. */
const specificity = (mentions: number): number => 1 - 0.7 * (Math.log1p(mentions) / Math.log1p(MOST.perEntity));
