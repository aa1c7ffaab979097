import type { Deed } from "#content/adventures/rules";
import type { Act } from "#contracts/play/reading";
import { apply, remember } from "./effects.ts";
import { matches } from "./match-words.ts";
import { count, personHere, so, type Stage, sheetOf, tell } from "./stage.ts";

/** A deed that the adventure knows, with the key under which its repeats are counted. */
export interface KnownDeed {
  readonly key: string;
  readonly deed: Deed;
}

const SAYING: ReadonlySet<Act> = new Set(["talk", "persuade", "deceive", "threaten", "promise", "accuse"]);
const GOING: ReadonlySet<Act> = new Set(["travel", "flee"]);
/** Questions to the table and words that do nothing: no deed comes of them. */
const NO_DEED: ReadonlySet<Act> = new Set(["recall", "rules", "oracle", "options", "meta", "plan", "stop", "selfharm"]);

const wayOf = (act: Act): "do" | "say" | "go" | "fight" =>
  SAYING.has(act) ? "say" : GOING.has(act) ? "go" : act === "fight" ? "fight" : "do";

/** The deeds that are open here and now; those of an event that waits for an answer first. */
function openDeeds(stage: Stage): KnownDeed[] {
  const { adventure, progress } = stage;
  const event = adventure.events.find(({ id }) => id === progress.open);
  const numbered = (prefix: string, deeds: readonly Deed[]) =>
    deeds.map((deed, at) => ({ key: `${prefix}/${at}`, deed }));
  return [
    ...(event === undefined ? [] : numbered(`event/${event.id}`, event.choices)),
    ...adventure.obstacles
      .filter((obstacle) => obstacle.at === progress.place && so(stage, obstacle.when))
      .filter((obstacle) => obstacle.again === true || !progress.passed.includes(obstacle.id))
      .flatMap((obstacle) => numbered(`obstacle/${obstacle.id}`, obstacle.ways)),
    ...numbered("deed", adventure.deeds),
  ].filter(({ key, deed }) => isOpen(stage, deed) && !isDone(stage, key, deed));
}

/** Done once, and without words for another time. */
const isDone = (stage: Stage, key: string, deed: Deed): boolean =>
  deed.again === undefined && (stage.progress.said[key] ?? 0) > 0;

function isOpen(stage: Stage, { at, with: who, when, effects }: Deed): boolean {
  const places = at === undefined ? null : typeof at === "string" ? [at] : at;
  return (
    (places === null || places.includes(stage.progress.place)) &&
    (who === undefined || personHere(stage, who)) &&
    so(stage, when) &&
    // Who goes with the hero already is not asked along again.
    !(effects?.joins?.every((id) => stage.progress.companions.includes(id)) ?? false)
  );
}

/**
 * The deed that the player's words mean: the one whose pattern names most of them. Null where none fits, or where the words do
 * something of another kind than the deed.
 * @param least a pattern must name more words than this
 * @param question the word that a question begins with: only a deed that has it in its pattern is an answer to it
 */
export function deedFor(
  stage: Stage,
  act: Act,
  stems: readonly string[],
  least = 0,
  question = "",
  known = openDeeds(stage),
): KnownDeed | null {
  if (NO_DEED.has(act) || NEGATIONS.some((word) => stems.includes(word) && !known.some((each) => names(each, word)))) {
    return null;
  }
  const way = wayOf(act);
  let best: KnownDeed | null = null;
  let most = least;
  for (const each of known) {
    const ways = each.deed.by ?? ["do", "go"];
    if (!ways.includes(way)) continue;
    const patterns = question === "" ? each.deed.try : each.deed.try.filter((pattern) => pattern.includes(question));
    const fit = Math.max(0, ...patterns.map((pattern) => matches(pattern, stems)));
    // "Follow the light along the weir" is a choice of following, though the weir is a way.
    const first = stems.slice(0, stems[0] === "i" ? 2 : 1);
    const begins =
      least > 0 &&
      fit >= 1 &&
      !first.some((word) => GOING_WORDS.has(word)) &&
      patterns.some((pattern) => !pattern.includes(" ") && matches(pattern, first) >= 1);
    if (fit > most || (best === null && begins)) {
      best = each;
      most = Math.max(most, fit);
    }
  }
  return best;
}

const GOING_WORDS = new Set(["go", "walk", "head", "run", "leav"]);
const NEGATIONS = ["don't", "won't", "never", "cannot", "can't", "not", "without", "refuse"];
const names = ({ deed }: KnownDeed, word: string): boolean => deed.try.some((pattern) => pattern.includes(word));

/** The choice of an open event that the player took word for word. */
export function chosen(stage: Stage, text: string): KnownDeed | null {
  const event = stage.adventure.events.find(({ id }) => id === stage.progress.open);
  const tidy = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} ]/gu, "")
      .trim();
  const at = (event?.choices ?? []).findIndex((choice) => tidy(choice.say) === tidy(text) && isOpen(stage, choice));
  return at === -1 || event === undefined ? null : { key: `event/${event.id}/${at}`, deed: event.choices[at]! };
}

/** Does a deed: its check, what is told of it, what comes of it. Answers whether it succeeded. */
export async function doDeed(stage: Stage, { key, deed }: KnownDeed): Promise<boolean> {
  if (count(stage, key) > 0 && deed.again !== undefined) {
    tell(stage, deed.again);
    await apply(stage, deed.againEffects);
    return true;
  }
  const success = deed.check === undefined || deed.check === null || (await succeeds(stage, deed.check, key));
  // What failed may be tried anew.
  if (!success) stage.progress.said[key] = 0;
  if (success) remember(stage, deed.effects);
  tell(stage, success ? deed.text : (deed.failure ?? deed.text));
  await apply(stage, success ? deed.effects : deed.failureEffects);
  return success;
}

/** Rolls a check of the hero's. */
export async function succeeds(
  stage: Stage,
  { ability, skill, dc }: NonNullable<Deed["check"]>,
  stakes: string,
): Promise<boolean> {
  const roll = await stage.brief.table.check({
    kind: "ability",
    characterId: sheetOf(stage)?.characterId ?? null,
    ability,
    skill,
    dc,
    advantage: "none",
    stakes: stakes.slice(0, 200),
  });
  return roll.check?.success ?? false;
}
