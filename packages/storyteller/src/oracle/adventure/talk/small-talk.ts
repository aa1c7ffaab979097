import { pattern, sourceOf, storedPattern, type StoredPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { capital, firstSentence, namesOf, shortName } from "../stage/prose.ts";
import { staysOpen } from "../stage/effects.ts";
import { WELL_MEANT } from "./conversation-partner.ts";
import { showsClue } from "./evidence.ts";
import { asksTheSame, noteQuestion, sayNoMore, sayUnknown } from "../stage/repeats.ts";
import { A_QUESTION, ASKS_FOR } from "./two-questions.ts";
import { count, next, personHere, stirsOf, type Stage, subject, say } from "../stage/stage.ts";

/** Words that ask for the same side of a person's life. */
const sides = (): (readonly string[])[] => sourceOf("small-talk sides").split("|").map(stemsOf);

/** Topics of small talk that ask for the same thing as these words: "scared" asks for a fear. */
export const ofSameSide = (topic: readonly string[], text: string): string[] =>
  OF_YOU.test(text)
    ? [
        ...topic,
        ...sides()
          .filter((words) => topic.some((word) => words.includes(word)))
          .flat(),
      ]
    : [...topic];

const OF_YOU = storedPattern("small-talk of you");
const THANKS = storedPattern("small-talk thanks");

export const WHO_ARE_YOU = storedPattern("small-talk who are you");

/** Kinds of words, such as a joke or an apology, by pattern. Authors write the answers as small talk under these topics. */
const KINDS: readonly (readonly [kind: string, words: StoredPattern])[] = [
  ["introduction", WHO_ARE_YOU],
  ["joke", storedPattern("small-talk kinds")],
  ["apology", storedPattern("small-talk kinds 2")],
  ["thanks", THANKS],
  ["insult", storedPattern("small-talk kinds 3")],
  ["health", storedPattern("small-talk kinds 4")],
];
/** Matches the words after "you" or "your" in a question. */
const OF_SELF = storedPattern("small-talk of self");
export const OF_SOMETHING = storedPattern("small-talk of something");
/** "Are you the reeve?" */
const ARE_YOU = storedPattern("small-talk are you");
const GIVEN = new Set(["thanks", "apology", "insult"]);

/** Says the author's answer to thanks, an insult or a question about the person. Returns whether there was one. */
export function answerOwn(stage: Stage, person: Person, text: string): boolean {
  const own = ownAnswer(person, text);
  if (own !== undefined) saySmall(stage, person, own);
  return own !== undefined;
}

/** The author's answer of a person to thanks, an insult or a question about themself. */
export function ownAnswer(person: Person, text: string): Person["smalltalk"][number] | undefined {
  const called = ARE_YOU.exec(text)?.[1];
  if (called !== undefined && mentions(namesOf(person), stemsOf(called)) >= 1)
    return person.smalltalk.find(({ about }) => about.includes("introduction"));
  const kind = KINDS.find(([each, words]) => words.test(text) && !(GIVEN.has(each) && text.includes("?")))?.[0];
  // "What do you think of the stamps?" is about them.
  const asked = OF_SOMETHING.test(text) ? [] : stemsOf(OF_SELF.exec(text)?.[1] ?? "");
  const about = sides().find((words) => asked.some((word) => words.includes(word))) ?? [];
  return (
    person.smalltalk.find((each) => kind !== undefined && each.about.includes(kind)) ??
    [asked, about]
      .map(
        (words) =>
          person.smalltalk
            .filter((each) => each.about.some((topic) => words.includes(stemsOf(topic)[0] ?? "")))
            .toSorted((a, b) => Number(isOfSelf(b)) - Number(isOfSelf(a)))[0],
      )
      .find((each) => each !== undefined && about.length > 0)
  );
}

/** "Are you hurt?" is answered by how the person feels, rather than by where they sleep. */
const isOfSelf = ({ about }: Person["smalltalk"][number]): boolean => about.some((topic) => OWN_TOPICS.has(topic));
const OWN_TOPICS = new Set(["afraid", "wish", "health", "parents", "trust"]);

/** How often the person has said this. */
export const smallSaid = (stage: Stage, person: Person, small: Person["smalltalk"][number]): number =>
  stage.progress.said[`small/${person.id}/${person.smalltalk.indexOf(small)}`] ?? 0;

/** Says an answer of small talk in full the first time, in short the second time, and then only with a look. */
export function saySmall(stage: Stage, person: Person, small: Person["smalltalk"][number]): void {
  const again = count(stage, `small/${person.id}/${person.smalltalk.indexOf(small)}`);
  const key = `${person.id}/small/${person.smalltalk.indexOf(small)}`;
  const same = asksTheSame(stage, key, stage.brief.playerText);
  if (again === 0) noteQuestion(stage, key, stage.brief.playerText);
  if (again === 0) say(stage, small.says);
  else if (showsClue(stage, person, stage.brief.playerText)) return;
  else if (!A_QUESTION.test(stage.brief.playerText) && !ASKS_FOR.test(stage.brief.playerText))
    answerRemark(stage, person, stage.brief.playerText);
  // Another question that is surely on the same subject has the same answer.
  else if (!same && mentions(small.about, stemsOf(stage.brief.playerText)) < WELL_MEANT) sayUnknown(stage, person);
  else if (again === 1 && /^["“]/u.test(small.says) && pattern("small-talk say small").test(stage.brief.playerText))
    say(
      stage,
      `${capital(subject(person))} ${person.pronoun === "they" ? "have" : "has"} told you that.`,
      firstSentence(small.says),
    );
  else sayNoMore(stage, person);
}

/** Reacts to a remark of the hero that asks for nothing. */
export function answerRemark(stage: Stage, person: Person, text: string): void {
  const name = shortName(person);
  // Who has just answered another part of the message says no more to this one.
  if (stage.dealtWith === person.id && stage.paragraphs.some((each) => /["“]/u.test(each) && each.includes(name)))
    return;
  if (THANKS.test(text)) {
    say(stage, `${name} waves it away, and looks pleased, a little late.`);
    return;
  }
  // During the silence before the end, nobody makes conversation.
  const kind = staysOpen(stage) ? "hush" : "remark";
  const own = person.smalltalk.filter(({ about }) => about.includes(kind));
  const said = count(stage, `${kind}/${person.id}`);
  if (own[said] !== undefined) {
    say(stage, own[said].says);
    return;
  }
  if (!staysOpen(stage) && showsClue(stage, person, text)) return;
  // Who has seen the hero do something need not also hear them out.
  if (stage.paragraphs.length > 0) return;
  const along = stage.progress.companions.includes(person.id);
  const stirs = stirsOf(stage, person);
  const attention = next(stage, `hears/${person.id}`, stage.adventure.gestures.remarks).replaceAll("{name}", name);
  // While the event that ends the story is open, nobody does anything else.
  if (staysOpen(stage)) {
    say(stage, `${name} does not answer, and does not look away.`);
    return;
  }
  say(
    stage,
    attention,
    along
      ? undefined
      : stirs.length === 0
        ? next(stage, `again/${person.id}`, person.again)
        : withPronoun(person, next(stage, `stirs/${person.id}`, stirs)),
  );
}

/** "Hanne hears you out. Hanne thumps a loaf": the second name becomes a pronoun. */
function withPronoun(person: Person, text: string): string {
  const name = [shortName(person), person.name.split(" ").at(-1)!].find((each) => text.startsWith(`${each} `));
  return person.pronoun === "they" || name === undefined
    ? text
    : `${capital(person.pronoun)}${text.slice(name.length)}`;
}

const NAME_OF = storedPattern("adventure small-talk name of");

/** The person whose name is asked for: "what is the reeve's name?" Of "his" and "her", the only one here who can be meant. */
export function calledWhat(stage: Stage, person: Person, text: string): Person | undefined {
  const [, one = "", other = ""] = NAME_OF.exec(text) ?? [];
  const whom = one === "" ? other : one;
  if (whom === "" || pattern("small-talk called what").test(whom)) return undefined;
  const pronoun = { his: "he", her: "she", he: "he", she: "she" }[whom.toLowerCase()];
  const { people } = stage.adventure;
  if (pronoun === undefined)
    return people.find(
      (each) =>
        each.id !== person.id &&
        each.hidden === undefined &&
        mentions([...namesOf(each), each.role], stemsOf(whom)) >= 1,
    );
  const here = people.filter((each) => each.id !== person.id && each.pronoun === pronoun && personHere(stage, each.id));
  return here.length === 1 ? here[0] : undefined;
}

const WHO_IS = storedPattern("small-talk who is");

/** A person here about whom "who is …?" asks. */
export function personAskedFor(stage: Stage, text: string): Person | undefined {
  const stems = stemsOf(WHO_IS.exec(text)?.[1] ?? "");
  // "Who is Tib to you?" asks for more than her name.
  if (pattern("small-talk person asked for").test(text)) return undefined;
  if (stems.length === 0 || stems.length > 3) return undefined;
  return stage.adventure.people.find((each) => personHere(stage, each.id) && mentions(namesOf(each), stems) >= 1);
}
