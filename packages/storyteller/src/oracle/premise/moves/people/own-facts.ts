import { pattern, storedPattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { lineFor } from "../../case/fill-in.ts";
import { subjectWords } from "../../case/reveal-clue.ts";
import { entriesIn, indexOfName, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { readOnce } from "../../lore/read-once.ts";
import { isBodiless } from "../../lore/voices.ts";
import type { Turn } from "../../turn.ts";
import { inBase } from "../record/written.ts";
import { fromName, plainVerb } from "../../words/person-words.ts";
import { asksOfDeed } from "./asks-of-deed.ts";
import { isYesNo } from "../../words/short-answer.ts";

/**
 * What the player's texts say of somebody, in their own words: "Sister Ovelle, whose great bell has rung by itself since March" says “My great
 * bell has rung by itself since March.” It answers a question that it bears on, and no other.
 */

interface OwnFact {
  /** In the first person, without a full stop. */
  readonly text: string;
  readonly words: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  /** "since March"; empty where the texts give no time. */
  readonly when: string;
  /** Whether it only says what somebody is. */
  readonly isRole: boolean;
}

const WHEN = storedPattern("own-facts when");

/** The verbs of a text by their kind, so that "what did you see?" asks of "who saw a light". */
const verbsIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(pattern("own-facts verbs", "giu"))].flatMap(({ groups = {} }) =>
      Object.keys(groups).filter((kind) => groups[kind] !== undefined),
    ),
  );

const factsOf = (turn: Turn, who: LoreEntry): readonly OwnFact[] => {
  const is = turn.pronoun(who);
  return readOnce(turn.lore.written, "own facts", `${is} ${who.name} ${who.sentences.join()}`, () =>
    turn
      .about(who)
      .filter(({ source }) => source !== "story" && source !== "hero")
      .flatMap(({ text }) => spokenBy(turn, who, text))
      .map(({ text, isRole }) => ({
        text,
        words: contentWords(text),
        verbs: verbsIn(text),
        when: WHEN.exec(text)?.[0] ?? "",
        isRole,
      })),
  );
};

/** What a sentence of the texts says of somebody, in the first person; nothing where it is about somebody else. */
function spokenBy(turn: Turn, who: LoreEntry, sentence: string): { text: string; isRole: boolean }[] {
  const part = sentence.split(/; (?:and )?/u).find((each) => indexOfName(each, who.name) >= 0) ?? "";
  const at = indexOfName(part, who.name);
  if (at < 0 || at > 40 || part.endsWith("?")) return [];
  const rest = part.slice(at + who.name.length).replace(/[.!,]+$/u, "");
  const says = (words: string): string[] => {
    const others = entriesIn(turn.lore, words).some(({ kind, name }) => kind === "person" && name !== who.name);
    const spoken = fromName(`${who.name} ${words}`, who.name, "i", others, turn.pronoun(who));
    return spoken === null ? [] : [forHero(turn, isBodiless(turn.lore, who) ? ofMind(spoken) : spoken)];
  };
  const fact = (texts: string[]) => texts.map((text) => ({ text, isRole: false }));
  const whose = pattern("own-facts whose", "u").exec(rest)?.[1];
  if (whose !== undefined) return fact([forHero(turn, `My ${whose}`)]);
  const both = pattern("own-facts who and does", "u").exec(rest);
  if (both !== null) return fact([...says(both[1]!), ...says(both[2]!)]);
  const relative = pattern("own-facts who", "u").exec(rest)?.[1];
  if (relative !== undefined) return fact(says(relative));
  const role = pattern("own-facts role", "u").exec(rest)?.[1];
  if (role !== undefined) return [{ text: forHero(turn, `I am ${role}`), isRole: true }];
  // "The station's mind, CANDLE, swears": the name itself stands between the commas.
  const plain = part.slice(0, at).endsWith(", ")
    ? rest.replace(/^, /u, "")
    : rest.replace(pattern("own-facts apposition", "u"), "");
  return fact(plain.trim().split(pattern("own-facts splits", "u")).flatMap(says));
}

/** "CANDLE swears that it gave no order": who is an "it" is an "I" in their own mouth. */
const ofMind = (text: string): string =>
  text
    .replace(
      pattern("own-facts of mind", "gu"),
      (_, link: string, verb: string) => `${link} I ${plainVerb(verb, "am") ?? verb}`,
    )
    .replace(/\bits(?= \p{L})/gu, "my");

/** The hero is "you" to those who speak. */
const forHero = (turn: Turn, text: string): string =>
  turn.lore.heroes.reduce(
    (said, name) =>
      [name, name.split(" ")[0]!].reduce(
        (each, word) => each.replaceAll(`${word}'s`, "your").replaceAll(`${word}’s`, "your"),
        said,
      ),
    text,
  );

/** Whether a fact answers a question, by what is asked for. */
function answers(turn: Turn, who: LoreEntry, fact: OwnFact, question: string): boolean {
  const names = contentWords(turn.people.map(({ name }) => name).join(" "));
  const asked = [...subjectWords(question)].filter((word) => !names.has(word));
  const shared = asked.filter((word) => fact.words.has(word)).length;
  const verbs = verbsIn(question);
  const isSame = [...verbs].some((verb) => fact.verbs.has(verb));
  const others = entriesIn(turn.lore, question).filter(({ name, kind }) => name !== who.name && kind === "person");
  const ofOthers = others.every(({ name }) => indexOfName(fact.text, shortName(turn.entry(name))) >= 0);
  if (!ofOthers) return false;
  if (pattern("own-facts about").test(question))
    return shared > 0 || (others.length > 0 && asked.length === 0) || (asked.length > 0 && shared === asked.length);
  // "What is it that is waking?" is not answered by that there is a thing that wakes.
  if (
    /\b(?:what|who)\b/iu.test(question) &&
    pattern("own-facts answers").test(fact.text) &&
    !/\byou\b/iu.test(question)
  )
    return false;
  // "What did she say?" is not answered by what the one who is asked says of themselves.
  if (shared === 0 && pattern("own-facts of another").test(question)) return false;
  if (fact.isRole || shared + Number(isSame) === 0) return false;
  if (isYesNo(question) && pattern("own-facts swears").test(fact.text)) return /\byou\b/iu.test(question) && shared > 0;
  // "Did you steal it?" is not answered by that they saw it.
  if (isYesNo(question) && asksOfDeed(question)) {
    const own = contentWords(inBase(fact.text));
    const deed = [...contentWords(inBase(question))];
    return deed.length > 0 && deed.every((word) => names.has(word) || own.has(word));
  }
  if (isYesNo(question))
    return /\byour?\b/iu.test(question) && asked.length > 1 && shared === asked.length && (verbs.size === 0 || isSame);
  if (pattern("own-facts asks when").test(question)) return fact.when !== "" && (shared > 0 || isSame);
  if (/\bwhy\b/iu.test(question)) return shared > 0 && pattern("question answers it").test(fact.text);
  if (/\bwhere\b/iu.test(question)) return shared > 0 && isSame && pattern("own-facts where", "u").test(fact.text);
  if (pattern("own-facts answers 2").test(question)) return shared > 0 && pattern("own-facts number").test(fact.text);
  // What only says the question back is no answer.
  const fresh = [...fact.words].filter((word) => !asked.includes(word) && !contentWords(who.name).has(word)).length;
  return isSame && fresh > 2 && !pattern("own-facts reported").test(fact.text) && shared * 2 >= asked.length;
}

/** What somebody answers of themselves by the texts, without quotation marks; empty where the texts do not say. */
export function ownFact(turn: Turn, who: LoreEntry, question: string, mayRepeat = true): string {
  const fits = factsOf(turn, who).filter((each) => answers(turn, who, each, question));
  const fact = fits.find((each) => !turn.wasSaid(key(who, each))) ?? fits[0];
  if (fact === undefined) return "";
  if (turn.wasSaid(key(who, fact))) return mayRepeat ? `${lineFor(turn, "said again")} ${fact.text}.` : "";
  turn.markSaid(key(who, fact));
  const rest = fact.text
    .replace(fact.when, "")
    .replace(/ {2,}/gu, " ")
    .replace(/[ ,]+$/u, "");
  if (fact.when !== "" && pattern("own-facts asks when").test(question))
    return `${capitalise(fact.when)}. ${capitalise(rest.trim())}.`;
  if (!isYesNo(question)) return `${fact.text}.`;
  if (pattern("own-facts swears").test(fact.text)) return `No. ${fact.text}.`;
  return `${pattern("own-facts no").test(fact.text) ? "" : "Yes. "}${fact.text}.`;
}

const key = (who: LoreEntry, { text }: OwnFact): string => `own ${who.name} ${text}`;

/** "May I hear your recordings?", "Play me her recordings": what the texts say that somebody has is asked for. */
export function ownThingIn(turn: Turn, who: LoreEntry, words: string): string {
  const noun = pattern("talk shows own").exec(words)?.[1] ?? "";
  const own = contentWords(noun);
  return own.size > 0 && factsOf(turn, who).some((fact) => [...own].every((word) => fact.words.has(word))) ? noun : "";
}
