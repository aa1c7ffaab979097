import { sourceOf, storedPattern } from "../../patterns.ts";
import type { Adventure } from "#content/adventures/schema";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { add, count, present, type Stage, say } from "../stage/stage.ts";

type Conclusion = Adventure["conclusions"][number];

/** The first words of a suggestion to state what the clues mean. */
export const PUT_TOGETHER = "Put it together:";

/** Conclusions for which there are enough clues and which the player has not stated yet. */
export const unsaid = ({ adventure, progress }: Stage): Conclusion[] =>
  adventure.conclusions.filter(({ id }) => progress.conclusions.includes(id) && !progress.flags.includes(saidOf(id)));

const saidOf = (id: string): string => `said-${id}`;

const THINKING = storedPattern("adventure theory thinking");
const BELIEVING = storedPattern("theory believing");
const SMALL = new Set(
  stemsOf(
    "the a an and of in on it is are was were has have had that this who she he her his they them their mrs mr out by to at be been for not no with i you there where what will would",
  ),
);
/** At least this many words of a conclusion must be in the player's text. */
const OWN_WORDS = 3;
/** A player who writes more words than this has a theory of their own. */
const OWN_THEORY = 8;

/** The clue that has most to do with a guess. Null if none has. */
export function bearingOn({ adventure, progress }: Stage, text: string): string | null {
  const stems = stemsOf(text);
  const [best] = adventure.clues
    .filter(({ id, says }) => progress.clues.includes(id) && shared(says, stems) > 0)
    .toSorted((a, b) => shared(b.says, stems) - shared(a.says, stems));
  return best?.says ?? null;
}

/** Whether the words put the clues together, with whatever else they say. */
export const isTheory = (text: string): boolean => THINKING.test(text);

/** The player states what the clues mean, or asks for it. Returns whether they did. The story does not move on meanwhile. */
export function theorise(stage: Stage, text: string): boolean {
  const stems = stemsOf(text);
  const asks = THINKING.test(text);
  if (!asks && (!BELIEVING.test(text) || isSaidToYou(stage, text))) return false;
  const { adventure, progress } = stage;
  const ranked = adventure.conclusions
    .map((conclusion) => ({ conclusion, words: overlap(conclusion, stems, asks) }))
    .toSorted((a, b) => b.words - a.words);
  const best = ranked[0];
  const meant = best !== undefined && best.words >= OWN_WORDS ? best.conclusion : null;
  const seen = adventure.clues.find(
    ({ id, says }) => progress.clues.includes(id) && shared(says, stems) >= OWN_WORDS - 1,
  );
  if (!asks && meant === null && (seen === undefined || INTENDING.test(text))) return false;
  stage.still = true;
  if (!asks && meant === null && seen !== undefined) {
    say(stage, `That would fit. ${seen.says}`);
    return true;
  }
  const offered = adventure.conclusions.find(isAsked(stems))?.asks ?? "";
  const isOwn = asks && stems.length - stemsOf(offered).length > OWN_THEORY;
  const conclusion = meant ?? (isOwn ? undefined : unsaid(stage)[0]);
  if (conclusion !== undefined && progress.conclusions.includes(conclusion.id)) {
    add(progress.flags, saidOf(conclusion.id));
    count(stage, `theory/${conclusion.id}`);
    stage.keeps.push(saidOf(conclusion.id));
    const guessed = shared(conclusion.text, stems) >= OWN_WORDS;
    say(stage, `${asks ? (guessed ? "It holds. " : "") : "Yes. "}${conclusion.text}`);
    return true;
  }
  const clues = adventure.clues.filter(({ id }) => progress.clues.includes(id));
  const about =
    conclusion === undefined
      ? clues.filter(({ says }) => !isOwn || shared(says, stems) > 0)
      : clues.filter(({ id }) => conclusion.clues.includes(id));
  const known = about.map(({ says }) => says).slice(isOwn ? -1 : -3);
  if (known.length === 0) say(stage, sourceOf("theory no clue"));
  else
    say(
      stage,
      asks && !isOwn ? sourceOf("theory no sum") : sourceOf("theory unshown"),
      `What you have: ${known.join(" ")}`,
    );
  return true;
}

/** "It was not your fault" in quotation marks puts no clues together. */
const isSaidToYou = (stage: Stage, text: string): boolean =>
  present(stage).length > 0 && /^["“].*\byou(?:r|rs)?\b/isu.test(text);

const SEEKS = storedPattern("adventure theory seeks");

/** How a theory that is put to somebody fits what the hero has found: it is so, it fits, or nothing is known that bears on it. */
export function fitsWhatIsKnown({ adventure, progress }: Stage, text: string): "so" | "fits" | "" {
  if (!SEEKS.test(text)) return "";
  const names = new Set(adventure.people.flatMap(({ name }) => stemsOf(name)));
  const stems = stemsOf(text).filter((word) => !names.has(word));
  if (
    adventure.conclusions.some(
      (each) => progress.conclusions.includes(each.id) && shared(each.text, stems) >= OWN_WORDS + 1,
    )
  )
    return "so";
  const fits = adventure.clues.some(({ id, says }) => progress.clues.includes(id) && shared(says, stems) >= OWN_WORDS);
  return fits ? "fits" : "";
}

/** How many words a player's theory shares with a conclusion. A suggestion contains the conclusion's whole question. */
function overlap({ asks, text }: Conclusion, stems: readonly string[], offered: boolean): number {
  if (offered && isAsked(stems)({ asks })) return 9;
  return shared(text, stems);
}

/** Whether the words are the question of a conclusion, as an offer has them. */
const isAsked =
  (stems: readonly string[]) =>
  ({ asks }: Pick<Conclusion, "asks">): boolean =>
    mentions([asks], stems) > 1 && stemsOf(asks).every((word) => stems.includes(word));

/** How many meaningful words a text shares with the player's. */
const shared = (text: string, stems: readonly string[]): number =>
  new Set(stemsOf(text).filter((word) => !SMALL.has(word) && stems.includes(word))).size;

/** A plan of what to do is no theory. */
const INTENDING = storedPattern("theory intending");
