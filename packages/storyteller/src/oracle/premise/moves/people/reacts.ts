import { hasPattern, pattern, sourceOf } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { isKnownVerb } from "#english/past-tense";
import { FORMS, quoted } from "../../case/fill-in.ts";
import { cases } from "../../case/case-content.ts";
import { roleOf } from "../../case/parts/people-of-case.ts";
import { isKnown } from "../../case/climax/decided.ts";
import { isOpen } from "../../case/open/open-story.ts";
import { indexOfName, type LoreEntry, shortName } from "../../lore/lore.ts";
import { isBodiless } from "../../lore/voices.ts";
import type { Turn } from "../../turn.ts";
import { isSeveral, speakerName } from "./speaker.ts";

/**
 * What somebody does and says at words that are neither a question nor a deed: a plea, a charge, a threat, a confession. One thing that can
 * be seen, and at most a word or two, by the kind of the words and by how they stand to the hero and to the matter.
 */

/** The kinds of words are `react kinds`, in the order in which their signs count, and others that the game gives. */
export type Kind = string;

/** What kind of words these are; after a greeting, what is said with it. What only tells somebody of a matter is news. */
export function kindOfWords(turn: Turn, words: string): Kind {
  const rest = words.replace(pattern("react greets", "u"), "");
  if (rest !== words && rest.split(" ").length < 3) return "greeting";
  return (
    sourceOf("react kinds")
      .split("|")
      .find(
        (kind) =>
          pattern(`react ${kind}`).test(rest) ||
          (kind === "introduction" && turn.lore.heroes.some((name) => rest.includes(name.split(" ")[0]!))),
      ) ?? "news"
  );
}

/** Whether a question at the end of a charge or a threat asks nothing. */
export const isRhetorical = (turn: Turn, words: string): boolean =>
  pattern("react rhetorical").test(words) &&
  [words, words.replace(/[^.!?]+\?/gu, "")].some((each) =>
    pattern("reacts is rhetorical", "u").test(kindOfWords(turn, each)),
  );

/** A noun of the player's words that can stand alone, as the other one takes it up: "my brother" is "your brother". Empty where there is none. */
export function takenUp(words: string, who: LoreEntry): string {
  const plain = words.replace(/’/gu, "'");
  const found = [...plain.matchAll(pattern("react noun", "gu"))]
    .map(([each]) => each)
    .filter((each) => !pattern("react no noun").test(each) && !shortName(who).includes(each.split(" ").at(-1)!));
  // "the bells ring": the bells.
  const last = (found.at(-1) ?? "").replace(pattern("reacts taken up", "u"), (each, noun: string, verb: string) =>
    isKnownVerb(verb) ? noun : each,
  );
  return last
    .replace(/^(?:my|your|our)\b/iu, (own) => (/^your/iu.test(own) ? "my" : "your"))
    .replace(pattern("reacts taken up 2", "u"), (word) => word.toLowerCase());
}

/** Whether what was found makes somebody guilty of what they are charged with. */
export function isShaken(turn: Turn, who: LoreEntry): boolean {
  const { case: kept, clues } = turn.memo;
  if (kept === null) return false;
  return isOpen(kept)
    ? clues.filter((clue) => indexOfName(clue, shortName(who)) >= 0).length > 1
    : clues.length > 0 && /^(?:opponent|tool)$/u.test(roleOf(kept, who.name) ?? "");
}

function linesFor(turn: Turn, who: LoreEntry, kind: string): readonly string[] {
  const { lines } = cases();
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const of = (stance: string) => lines[`react ${kind} ${stance}`] ?? [];
  const any = lines[`react ${kind}`] ?? [];
  if (pattern("react charges").test(kind) && isShaken(turn, who)) return of("shaken");
  // Who is behind it gives nothing away before it is known.
  if (attitude < 0 || (isKnown(turn) && who.name === turn.memo.case!.who.opponent)) {
    const cold = of("against");
    return pattern("react cold").test(kind) || cold.length === 0 ? [...cold, ...any] : cold;
  }
  const grieves = of("grief").length > 0 && turn.about(who).some(({ text }) => pattern("react grieves").test(text));
  if (grieves) return [...of("grief"), ...any];
  return attitude > 0 || turn.memo.companions.includes(who.name) ? [...of("friend"), ...any] : any;
}

/** The sentence that makes words what they are: in "I have stopped the tide. You owe me the name." the first. */
const clauseOfKind = (kind: Kind, words: string): string =>
  hasPattern(`react ${kind}`)
    ? (words.split(/(?<=[.!?]) /u).find((each) => pattern(`react ${kind}`).test(each)) ?? words)
    : words;

const takesUp = (line: string): boolean => /\{word\}/iu.test(line);

/**
 * How somebody takes what is said to them, in a sentence or two.
 * @param deed what they are asked to do and do, in the third person: "opens the bag"
 */
export function reacts(turn: Turn, who: LoreEntry, kind: Kind, words: string, deed = ""): string {
  const key = `reacts ${kind} ${who.name}`;
  const isVoice = isBodiless(turn.lore, who) || isSeveral(who);
  const lines = linesFor(turn, who, deed === "" || isVoice ? kind : `${kind}, and`);
  if (pattern("react warms").test(kind) && (turn.member(who.name)?.attitude ?? 0) >= 0 && !turn.wasSaid(key))
    turn.attitude(who.name, 1);
  turn.markSaid(key);
  const hero =
    kind !== "introduction" ? undefined : turn.lore.heroes.find((each) => words.includes(each.split(" ")[0]!));
  const word = hero?.split(" ")[0] ?? (takenUp(clauseOfKind(kind, words), who) || takenUp(words, who));
  const [taking, plain] = [lines.filter(takesUp), lines.filter((line) => !takesUp(line))];
  // Where most lines take up a word, one of those is said.
  const fits = word === "" ? plain : taking.length > 2 ? taking : lines;
  // Who has no body, and one of several, only says something.
  const spoken = fits.filter((line) => pattern("reacts reacts", "u").test(line));
  if (isVoice && spoken.length === 0 && kind !== "news") return reacts(turn, who, "news", words);
  const name = speakerName(who);
  return quoted(
    turn
      .oneOf(isVoice ? spoken : fits)
      .replaceAll("{next}", name)
      .replaceAll("{Next}", capitalise(name))
      .replaceAll("{word}", word)
      .replaceAll("{Word}", capitalise(word))
      .replaceAll("{deed}", deed)
      .replace(/\{(\p{L}+):next\}/gu, (_, form: string) => FORMS[form]![turn.pronoun(who)]),
  );
}
