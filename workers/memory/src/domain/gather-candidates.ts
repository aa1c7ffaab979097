import type { CampaignKey, RecallRequest } from "#contracts/rpc/memory";
import { askedRelations } from "./asked-relations.ts";
import type { EntityLexicon, NamedEntity } from "./entity-lexicon.ts";
import type { Candidate, Findings } from "./ranking.ts";
import type { RecallStore } from "./recall-store.ts";
import { extractTerms } from "./extract-terms.ts";
import { scoreEvidence } from "./score-evidence.ts";

export interface RecallOptions extends Omit<RecallRequest, keyof CampaignKey> {
  /** Whether secret items may be recalled: true for the game master, false for anything that the player sees. */
  readonly secrets: boolean;
  /** True for a search by the player. Pinned items then get no priority. */
  readonly looking?: boolean;
  /** The items that the vector lane found, each with its similarity to the situation, from 0 to 1. */
  readonly vectors?: ReadonlyMap<number, number>;
}

/** Limits of the work, whatever the situation says and however large the memory is. */
const MOST = { situation: 4_000, entities: 8, perEntity: 24, pinned: 50, worded: 80, vectors: 60, holding: 12 };

/** The items that may be worth recalling, and the findings that say how well they fit the situation. */
export interface GatheredCandidates {
  readonly words: readonly string[];
  readonly named: readonly NamedEntity[];
  readonly candidates: readonly Candidate[];
  readonly findings: Findings;
}

/** Collects candidates from all lanes: words and the scenes around them, named entities, pinned items, and vectors. */
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

/**
 * Items with the current state of the named entities, if the player's words ask for that state. If the player's words name no entity, the
 * entities named by the situation are used.
 */
function holdingOf(store: RecallStore, lexicon: EntityLexicon, text: string, named: readonly NamedEntity[]): number[] {
  const own = text.split("\n", 1)[0] ?? "";
  const relations = named.length > 0 ? askedRelations(own) : [];
  if (relations.length === 0) return [];
  const asked = lexicon.named(own, MOST.entities);
  const ids = (asked.length > 0 ? asked : named).map(({ id }) => id);
  return store.holding(ids, relations, MOST.holding);
}

/** How much a mention of an entity says about which item is meant, from 0 to 1. The more items mention the entity, the less. */
const specificity = (mentions: number): number => 1 - 0.7 * (Math.log1p(mentions) / Math.log1p(MOST.perEntity));
