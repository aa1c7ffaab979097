import type { EntityLexicon, NamedEntity } from "./entity-lexicon.ts";
import { type Evidence, evidenceOf } from "./evidence.ts";
import { readQuestion } from "./question.ts";
import { wordsOf } from "./ranking.ts";
import type { ItemFeature, ItemFeatures } from "./item-features.ts";
import { bestScenes } from "./scenes.ts";
import type { QueryTerms } from "./extract-terms.ts";
import { fullWeight, fitsOf, type Place, type WordFit } from "./word-fit.ts";

/**
 * Limits of the work, however large the memory is. `looks` is the number of (turn, word) pairs that are examined: the more words, the
 * fewer turns.
 */
const MOST = { looks: 6_000, scenes: 400, items: 400, timeless: 60 };

interface Scene {
  readonly text: string;
  readonly query: QueryTerms;
  readonly named: readonly NamedEntity[];
  /** Items that other lanes have found. */
  readonly others: readonly number[];
  readonly latestTurn: number;
}

interface Found {
  readonly item: number;
  readonly place: Place | null;
  readonly feature: ItemFeature;
  readonly fit: WordFit;
}

/** Scores the items found by words or other lanes by how well they fit the situation's words. Returns the `most` best, best first. */
export function scoreEvidence(
  features: ItemFeatures,
  lexicon: EntityLexicon,
  scene: Scene,
  most: number,
): Map<number, Evidence> {
  const found = find(features, scene);
  const speaker = speakerNamed(lexicon, scene.named, found);
  const questionFit = new Map<number, number>();
  for (const { place, feature, fit } of found) {
    if (place && feature.traits.wonders)
      questionFit.set(place.turn, Math.max(questionFit.get(place.turn) ?? 0, fit.own));
  }

  const question = readQuestion(scene.text.split("\n", 1)[0] ?? "");
  const scored = found.map(({ item, place, feature, fit }) => {
    const evidence = evidenceOf({
      question,
      fit,
      feature,
      opensSession: place !== null && place.turn === place.session.first,
      bySpeakerNamed: speaker === null || feature.speaker === null ? null : feature.speaker === speaker,
      askedBefore: place && place.turn > place.session.first ? (questionFit.get(place.turn - 1) ?? 0) : 0,
    });
    return { item, evidence, odds: wordsOf(evidence) };
  });
  // Sorting only the numbers is ten times as fast as sorting the objects.
  const least = new Float64Array(scored.map(({ odds }) => odds)).toSorted().at(-most) ?? -Infinity;
  const best = scored
    .filter(({ odds }) => odds >= least)
    .toSorted((a, b) => b.odds - a.odds || b.item - a.item)
    .slice(0, most);
  return new Map(best.map(({ item, evidence }) => [item, evidence]));
}

/** The items of the best-fitting scenes and those found by other lanes. Items that share no word with the situation are left out. */
function find(features: ItemFeatures, { query: { terms }, others, latestTurn }: Scene): Found[] {
  const lists = terms.reduce(
    (sum, { said, answered }) => sum + Math.sign(said.items.length) + Math.sign(answered.items.length),
    0,
  );
  const turns = Math.min(MOST.scenes, Math.ceil(MOST.looks / Math.max(1, lists)));
  const scenes = bestScenes(terms, latestTurn, turns).flatMap((turn) => features.itemsOf(turn));
  const timeless = terms
    .flatMap(({ said, answered }) => [...said.timeless, ...answered.timeless])
    .slice(0, MOST.timeless);
  const items = new Set([...others, ...timeless, ...scenes.slice(0, MOST.items)]);

  const story = [...Map.groupBy(items, (item) => features.turnOf(item) ?? TIMELESS)]
    .toSorted(([a], [b]) => a - b)
    .map(([turn, together]) => ({
      items: together,
      place: turn === TIMELESS ? null : { turn, session: features.sessionOf(turn) },
    }));
  const fits = fitsOf(terms, fullWeight(terms), story);
  let at = 0;
  return story.flatMap(({ items: together, place }) =>
    together.flatMap((item) => {
      const fit = fits[at++] as WordFit;
      return fit.around > 0 || fit.answersNear > 0 ? { item, place, feature: features.of(item), fit } : [];
    }),
  );
}

/** A place before the first turn, for items that belong to no turn. */
const TIMELESS = -1;

/** The only speaker of these items whom the situation names. Null if the situation names none or several. */
function speakerNamed(lexicon: EntityLexicon, named: readonly NamedEntity[], found: readonly Found[]): string | null {
  const names = new Set(named.map(({ id }) => id));
  const speakers = [...new Set(found.map(({ feature }) => feature.speaker))].filter((speaker) => speaker !== null);
  const [first, ...more] = speakers.filter((speaker) => names.has(lexicon.find(speaker)?.id ?? 0));
  return first !== undefined && more.length === 0 ? first : null;
}
