import { pattern } from "../../../patterns.ts";
import { verbOf } from "#english/inflection";
import { isKnownVerb } from "#english/past-tense";
import { lineFor } from "../../case/fill-in.ts";
import { isOfMatter } from "../../case/open/theory-in.ts";
import { saidBy, subjectWords } from "../../case/reveal-clue.ts";
import { withCapitals } from "../../lore/capitals.ts";
import { entriesIn, indexOfName, type LoreEntry } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { statedBySpeaker } from "../../words/as-speaker.ts";
import { isDeedVerb } from "../../words/person-words.ts";
import { whereTheyWere } from "./alibi.ts";
import { speakerName } from "./speaker.ts";

/** What somebody answers for themselves: a denial with where they were; that they do not know; whom they would ask and why. */

/** "Did you move the stone?", where the matter, or what somebody saw by the texts, is about that: no die says that they did. */
export const isDeedOfMatter = (turn: Turn, asked: string): boolean =>
  pattern("own-answer did you").test(asked) &&
  (isOfMatter(turn, asked) ||
    sightings(turn).some(({ words }) => [...subjectWords(asked)].some((word) => words.has(word))));

/** What somebody saw by the texts, each with its words. */
const sightings = (turn: Turn) =>
  turn.lore.written
    .flatMap(({ text, source }) => (source === "hero" ? [] : text.split("; ")))
    .filter((text) => pattern("concerned saw", "u").test(text))
    .map((text) => ({ text, words: contentWords(text) }));

/**
 * Who is asked whether they did it denies what was asked, and says where they were, in one speech; everybody does, the guilty as well.
 * @param asked without its question mark
 */
export function deniesIt(turn: Turn, who: LoreEntry, asked: string): string {
  const key = `denied ${who.name}`;
  const name = speakerName(who);
  if (turn.wasSaid(key)) return lineFor(turn, "denied before", name);
  turn.markSaid(key);
  const plain = asDidYou(asked);
  const names = entriesIn(turn.lore, plain).map((each) => each.name);
  const stated = statedBySpeaker(plain, false, names);
  const where = whereTheyWere(turn, who).replace(
    pattern("own-answer denies it", "u"),
    (word) => `I was ${word.toLowerCase()}`,
  );
  if (stated === null || !stated.startsWith("I "))
    return where === "" ? lineFor(turn, "denies it", name) : saidBy(`No. ${where}`, name);
  return saidBy(`No. ${withCapitals(turn.lore, ` ${stated}`).trim()}. ${where}`.trim(), name);
}

/** "Was it you who carried the stone": "did you carry the stone". */
const asDidYou = (asked: string): string =>
  asked.replace(
    pattern("own-answer was it you"),
    (_, verb: string) => `did you ${verbOf(verb, (each) => isKnownVerb(each) || isDeedVerb(each))?.lemma ?? verb}`,
  );

/** Of whom the texts say by another name that they were seen at it ("a woman in grey", of the Grey Lady), they do not deny it. Empty otherwise. */
export function seenAtIt(turn: Turn, who: LoreEntry, asked: string): string {
  const names = contentWords(turn.people.map(({ name }) => name).join(" "));
  const own = contentWords(
    turn
      .about(who)
      .map(({ text }) => pattern("own-answer by-name", "u").exec(text.slice(0, text.indexOf(who.name)))?.[1] ?? "")
      .concat(who.aliases)
      .join(" "),
  );
  const deed = [...subjectWords(asDidYou(asked))].filter((word) => !names.has(word) && !own.has(word));
  const isSeen = sightings(turn).some(({ text, words }) => {
    const shared = deed.filter((word) => words.has(word)).length;
    return shared > 1 && indexOfName(text, who.name) < 0 && [...own].some((word) => words.has(word));
  });
  return isSeen ? lineFor(turn, "was seen at it", speakerName(who)) : "";
}
