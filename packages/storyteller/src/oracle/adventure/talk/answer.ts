import { pattern, storedPattern } from "../../patterns.ts";
import type { Person } from "#content/adventures/schema";
import type { Reading } from "../../understand/reading.ts";
import { onlyOn } from "./about-somebody.ts";
import { askAlong, COME } from "./companions.ts";
import { apply } from "../stage/effects.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { echo, sayWhatAnybodyKnows } from "./hearsay.ts";
import { fitsWhatIsKnown } from "../message/theory.ts";
import { fitOf, OPENING_WORDS, WELL_MEANT, withoutCall, withReferents } from "./conversation-partner.ts";
import { capital, namesOf, shortName } from "../stage/prose.ts";
import { couldBeWon, isAdmitted, isLivedThrough, isWilling, type Knowledge, said, sayKnowledge } from "./knowledge.ts";
import { showsClue } from "./evidence.ts";
import { isOrder, takeOrder } from "./orders.ts";
import { press } from "./press.ts";
import { A_QUESTION, ASKS_FOR, ASKS_WHAT, questionsIn } from "./two-questions.ts";
import { asksTheSame, hasSpoken, isSaidAgain, noteQuestion, sayNoMore, sayUnknown } from "../stage/repeats.ts";
import {
  answerOwn,
  answerRemark,
  OF_SOMETHING,
  ofSameSide,
  ownAnswer,
  calledWhat,
  personAskedFor,
  saySmall,
  smallSaid,
  WHO_ARE_YOU,
} from "./small-talk.ts";
import { add, count, next, personHere, personOf, so, type Stage, say } from "../stage/stage.ts";

const PRESSING: ReadonlySet<Reading["act"]> = new Set(["persuade", "deceive", "threaten"]);
/** Matches words that ask for nothing: "hello?", "how have you been". */
const GREETING = storedPattern("answer greeting");
/** Matches words that confront a person with what the hero found out. */
const CONFRONTS = storedPattern("answer confronts");
/** At most this many questions of one message are answered. */
const ASKED_AT_ONCE = 2;

/** A person's answer to the player's words. If the text has several questions, each one with an answer is answered. */
export async function answerTo(
  stage: Stage,
  person: Person,
  reading: Reading,
  text: string,
  first: boolean,
): Promise<void> {
  const spoken = text.replace(pattern("answer answer to", "u"), "$1");
  const honest = person.lies.length === 0 || person.lies.every(({ about }) => mentions(about, stemsOf(spoken)) < 1);
  const fits = honest && (stage.progress.attitudes[person.id] ?? 0) >= 0 ? fitsWhatIsKnown(stage, spoken) : "";
  if (fits !== "") say(stage, `“${fits === "so" ? "Yes" : "That would fit"},” says ${shortName(person)}.`);
  if (fits !== "" && !isAnswered(stage, person, spoken)) return;
  if (isOrder(stage, person, text) && !COME.test(text) && !isAnswered(stage, person, spoken)) {
    takeOrder(stage, person);
    return;
  }
  const questions = PRESSING.has(reading.act) || /["“]/u.test(spoken) ? [] : questionsIn(withoutCall(spoken, person));
  const known = questions.filter((each) => hasAnswer(stage, person, each));
  if (known.length === 0) return answerOne(stage, person, reading, text, first);
  // "Who are you, and why did you buy it?" gets two answers, even if one of them is that the person does not know.
  const rest = questions.filter(
    (each) => !known.includes(each) && ASKS_WHAT.test(each) && stemsOf(each).some((word) => !VAGUE.test(word)),
  );
  for (const question of [...known, ...rest].slice(0, ASKED_AT_ONCE)) {
    const from = stage.paragraphs.length;
    // Who has just answered does not add that they know nothing of the rest.
    const { declined } = stage;
    stage.declined ||= rest.includes(question);
    await answerOne(stage, person, reading, question, first && questions.length === 1);
    if (isSaidAgain(stage, from)) stage.paragraphs.length = from;
    stage.declined = declined;
  }
}

/** Who knows something that shares so many words with a question says it, before what they say about themselves. */
const SURELY = 3;

/** The words of a person's names, which are no topic. "Hat" is one for "the man in the hat", and "toll" for a toll-reeve. */
const ownStems = (person: Person): ReadonlySet<string> =>
  new Set(
    namesOf(person)
      .filter((each) => each === person.name || !/[\s-]/u.test(each))
      .flatMap(stemsOf),
  );

const OF_HIM = storedPattern("answer of him");

/** Whether the person has written words that are surely about this. */
function isAnswered(stage: Stage, person: Person, spoken: string): boolean {
  const own = ownStems(person);
  const topic = stemsOf(spoken).filter((word) => !own.has(word));
  return [...person.knows.filter((each) => isWilling(stage, person, each)), ...person.smalltalk].some(
    ({ about }) => fitOf(about, topic, true) >= WELL_MEANT,
  );
}

/** Whether the person has written words for a question. */
export function hasAnswer(stage: Stage, person: Person, question: string): boolean {
  const own = ownStems(person);
  const topic = stemsOf(question).filter((word) => !own.has(word));
  return (
    ownAnswer(person, question) !== undefined ||
    [...person.knows.filter((each) => isWilling(stage, person, each)), ...person.lies, ...person.smalltalk].some(
      ({ about }) => fitOf(about, topic, true) >= 1,
    )
  );
}

/** A person's answer to one question or remark: what they know, what they keep back, or what they think. Otherwise how they react. */
async function answerOne(stage: Stage, asked: Person, reading: Reading, text: string, first: boolean): Promise<void> {
  if (askAlong(stage, asked, text)) return;
  const words = withoutCall(text, asked);
  const own = ownStems(asked);
  const spoken = withReferents(stage, words, stemsOf(words)).filter(
    (word) => !own.has(word) || reading.act === "accuse",
  );
  const { person, topic } = onlyOn(stage, asked, spoken, words);
  const ofDead = person.knows.findIndex(
    (each, at) =>
      isOfDead(each) &&
      said(stage, person, at) === 0 &&
      so(stage, each.needs?.when) &&
      fitOf(each.about, topic, true) > 0,
  );
  if (ofDead !== -1) return sayKnowledge(stage, person, person.knows[ofDead]!, ofDead, first);
  const theirs = OF_HIM.test(words) ? calledWhat(stage, person, words) : undefined;
  if (theirs !== undefined)
    return say(stage, `“${theirs.name},” says ${shortName(person)}. “${capital(theirs.role)}.”`);
  if (!PRESSING.has(reading.act)) {
    const meant = smallTalkOn(stage, person, topic);
    if (meant !== undefined) return saySmall(stage, person, meant);
    // "What do you think: should we open it?" asks more than what they think of.
    const thinks = ownAnswer(person, text)?.about.includes("think") === true && isAnswered(stage, person, words);
    const knows = person.knows.some(
      (each) => isWilling(stage, person, each) && fitOf(each.about, topic, true) >= SURELY,
    );
    if (!thinks && !knows && answerOwn(stage, person, text)) return;
  }
  const third = personAskedFor(stage, text);
  if (third !== undefined) {
    say(stage, `${third.name}, ${third.role}.`, third.look);
    return;
  }
  const called = calledWhat(stage, person, words);
  if (called !== undefined) {
    say(stage, `“${called.name},” says ${shortName(person)}. “${capital(called.role)}.”`);
    return;
  }
  if (WHO_ARE_YOU.test(text)) {
    say(stage, `${person.name}, ${person.role}.`, first ? next(stage, `greet/${person.id}`, person.greet) : undefined);
    return;
  }
  if (GREETING.test(words) && !PRESSING.has(reading.act)) {
    say(
      stage,
      first ? next(stage, `greet/${person.id}`, person.greet) : next(stage, `again/${person.id}`, person.again),
    );
    return;
  }
  const named = topic.some((word) => !VAGUE.test(word));
  const ranked = person.knows
    .map((knowledge, at) => ({ knowledge, at, fit: fitOf(knowledge.about, topic, named) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit || said(stage, person, a.at) - said(stage, person, b.at));
  const lie = person.lies
    .filter(({ about, brokenBy }) => !isAdmitted(stage, person, about) && !isLivedThrough(stage, brokenBy))
    .map((each) => ({ each, fit: fitOf(each.about, topic, named) }))
    .toSorted((a, b) => b.fit - a.fit)
    .find(({ fit }) => fit > 0);
  const willing = ranked.filter(({ knowledge }) => isWilling(stage, person, knowledge));
  const fresh = willing.find(({ at, fit }) => said(stage, person, at) === 0 && fit >= 1);
  const isNew =
    willing[0] !== undefined &&
    said(stage, person, willing[0].at) > 0 &&
    !asksTheSame(stage, `${person.id}/${willing[0].at}`, words);
  const open = (isNew ? fresh : undefined) ?? willing[0];
  const closed = ranked.find(({ knowledge }) => !isWilling(stage, person, knowledge) && couldBeWon(stage, knowledge));

  // A lie that was told gives way to what else there is to say.
  const lied = lie === undefined ? 0 : (stage.progress.said[`lie/${person.id}/${person.lies.indexOf(lie.each)}`] ?? 0);
  const gives = lied > 0 && open !== undefined && open.fit >= 1;
  if (lie !== undefined && !gives && lie.fit >= (open?.fit ?? 0) && said(stage, person, open?.at ?? -1) === 0) {
    const broken = stage.progress.clues.includes(lie.each.brokenBy);
    const key = `confronted/${person.id}/${lie.each.brokenBy}`;
    if (broken && count(stage, key) === 0) {
      say(stage, lie.each.confronted);
      add(stage.progress.pressed, person.id);
      await apply(stage, lie.each.effects);
      return;
    }
    if (!broken) {
      if (count(stage, `lie/${person.id}/${person.lies.indexOf(lie.each)}`) === 0) say(stage, lie.each.says);
      else if (!showsClue(stage, person, text)) sayNoMore(stage, person);
      return;
    }
  }
  if (PRESSING.has(reading.act)) {
    // "Peel, will you come with me?": what they have to say to that comes before any pressing.
    const own = reading.act === "persuade" && text.includes("?") ? smallTalkOn(stage, person, topic) : undefined;
    if (own !== undefined && smallSaid(stage, person, own) === 0) return saySmall(stage, person, own);
    await press(stage, person, reading, closed ?? open ?? null);
    return;
  }
  const confronts = CONFRONTS.test(words) && !A_QUESTION.test(words);
  const isOnIt = ({ about }: Person["smalltalk"][number]) => !about.includes("think") || !OF_SOMETHING.test(words);
  const small = person.smalltalk
    .filter((each) => fitOf(each.about, topic, named) > 0 && isOnIt(each))
    .toSorted(
      (a, b) =>
        fitOf(b.about, topic, named) - fitOf(a.about, topic, named) ||
        smallSaid(stage, person, a) - smallSaid(stage, person, b),
    )[0];
  const openFit = open?.fit ?? 0;
  // Instead of the same answer again, the person says what else they have to say about it.
  const rest = small === undefined || smallSaid(stage, person, small) > 0 ? undefined : small;
  if (
    open !== undefined &&
    said(stage, person, open.at) > 0 &&
    rest &&
    fitOf(rest.about, topic, named) * 2 >= openFit
  ) {
    saySmall(stage, person, rest);
    return;
  }
  // A topic that matches only a question word counts less than one that matches the rest of the question.
  if (
    open !== undefined &&
    (closed === undefined || openFit >= closed.fit) &&
    (openFit >= 0.5 || small === undefined)
  ) {
    await sayKnowledge(stage, person, open.knowledge, open.at, first);
    return;
  }
  if (closed !== undefined && !confronts && rest !== undefined && fitOf(rest.about, topic, named) >= 1) {
    saySmall(stage, person, rest);
    return;
  }
  if (closed !== undefined) {
    say(stage, confronts ? touched(stage, person) : next(stage, `refuses/${person.id}`, person.refuses));
    return;
  }
  if (confronts && (ranked.length > 0 || person.lies.length > 0) && small === undefined) {
    say(stage, touched(stage, person));
    return;
  }
  const side = ofSameSide(topic, text);
  const like = small ?? person.smalltalk.find((each) => isOnIt(each) && fitOf(each.about, side, true) > 0);
  if (like !== undefined) {
    saySmall(stage, person, like);
    return;
  }
  if (reading.act === "promise" || reading.act === "accuse") {
    if (reading.act === "promise") say(stage, person.persuaded);
    return;
  }
  // If the person does not want to talk about a topic, the answer is put off and not denied.
  if (ranked.length > 0 && A_QUESTION.test(words)) {
    if (hasSpoken(stage, person)) return;
    say(stage, next(stage, `refuses/${person.id}`, person.refuses));
    return;
  }
  await talkAtLarge(stage, person, reading, words, topic, first);
}

/** What a person says about somebody's death takes precedence over what they said while that somebody was alive. */
const isOfDead = ({ needs }: Knowledge): boolean => needs?.when?.person?.alive === false;

/** The small talk that the words clearly mean, if it fits better than anything the person knows. */
function smallTalkOn(stage: Stage, person: Person, topic: readonly string[]): Person["smalltalk"][number] | undefined {
  const best = (all: readonly { readonly about: readonly string[] }[]) =>
    Math.max(0, ...all.map(({ about }) => fitOf(about, topic, true)));
  const fit = best(person.smalltalk);
  if (fit < WELL_MEANT || fit <= best(person.knows) || fit <= best(person.lies)) return undefined;
  const meant = person.smalltalk.filter(({ about }) => fitOf(about, topic, true) === fit);
  return meant.find((each) => smallSaid(stage, person, each) === 0) ?? meant[0];
}

/** How a person reacts when the player says openly what they hide. The first time they deny it. */
const touched = (stage: Stage, person: Person): string =>
  count(stage, `touched/${person.id}`) === 0 ? person.accused : next(stage, `refuses/${person.id}`, person.refuses);

/**
 * The person knows nothing about what was named. The reply is a greeting, more about the last subject, a remark about themself, or who
 * would know.
 */
async function talkAtLarge(
  stage: Stage,
  person: Person,
  reading: Reading,
  text: string,
  topic: readonly string[],
  first: boolean,
): Promise<void> {
  const question = A_QUESTION.test(text);
  const vague = topic.every((word) => VAGUE.test(word));
  if (first && vague && !question) {
    say(stage, next(stage, `greet/${person.id}`, person.greet));
    return;
  }
  const at = vague && (question || ASKS_FOR.test(text)) ? mostToThePoint(stage, person) : -1;
  if (at !== -1) {
    await sayKnowledge(stage, person, person.knows[at]!, at, first);
    return;
  }
  if (!question && !ASKS_FOR.test(text)) {
    answerRemark(stage, person, text);
    return;
  }
  if (sayWhatAnybodyKnows(stage, person, topic)) return;
  if (stage.declined) return;
  const other = whoKnows(stage, person, topic);
  // Who stands beside them is not recommended, but speaks.
  if (other !== undefined && personHere(stage, other.id)) return answerOne(stage, other, reading, text, false);
  if (other !== undefined) {
    say(stage, `“${echo(stage, person, topic)}Ask ${shortName(other)},” says ${shortName(person)}.`);
    return;
  }
  const name = echo(stage, person, topic);
  // Only who is asked the same again says so.
  const key = `${person.id}/unknown`;
  if (key in stage.progress.asked && asksTheSame(stage, key, text)) return sayNoMore(stage, person);
  noteQuestion(stage, key, text);
  const from = stage.paragraphs.length;
  sayUnknown(stage, person);
  if (name !== "" && stage.paragraphs[from] !== undefined)
    stage.paragraphs[from] = `“${name.trim()}” says ${shortName(person)}. ${stage.paragraphs[from]}`;
}

/** The index of what the person knows, has not said, and what fits the last reply best. -1 if there is nothing. */
function mostToThePoint(stage: Stage, person: Person): number {
  const before = stemsOf(stage.progress.lastTold);
  const fresh = person.knows
    .map((knowledge, at) => ({ knowledge, at, fit: mentions(knowledge.about.filter(isPlain), before) }))
    .filter(
      ({ knowledge, at, fit }) => fit > 0 && said(stage, person, at) === 0 && isWilling(stage, person, knowledge),
    );
  return fresh.toSorted((a, b) => b.fit - a.fit)[0]?.at ?? -1;
}

/** A person whom the hero has met and who can say something about it. */
function whoKnows(stage: Stage, person: Person, topic: readonly string[]): Person | undefined {
  const { met, dead } = stage.progress;
  return stage.adventure.people.find(
    (each) =>
      each.id !== person.id &&
      met.includes(each.id) &&
      !dead.includes(each.id) &&
      each.knows.some(
        (knowledge, at) =>
          mentions(
            knowledge.about.filter((word) => !NO_TOPIC.has(word)),
            topic,
          ) >= 1 &&
          said(stage, each, at) === 0 &&
          isWilling(stage, each, knowledge),
      ),
  );
}

const VAGUE = storedPattern("answer vague", "u");
/** Whether a topic is a name. A pattern is the answer to one question, and is never said unasked. */
const isPlain = (topic: string): boolean => !topic.includes("|");

/** Topics on which a person here has not been asked yet, a word or two each, for the suggestions. */
export function topicsOf(stage: Stage, personId: string): string[] {
  const person = personOf(stage, personId);
  return person.knows
    .filter((knowledge, at) => said(stage, person, at) === 0 && isWilling(stage, person, knowledge))
    .map(({ about }) => about.find(isOffered) ?? "")
    .filter((topic) => topic !== "")
    .slice(0, 2);
}

/** "who am i", "what tib know": the words of a question, which no suggestion can end with. */
const OF_A_QUESTION = storedPattern("answer of a question", "u");
/** "Ask Annis about the …" needs a name of one word or two. */
const isOffered = (topic: string): boolean =>
  !NO_TOPIC.has(topic) && isPlain(topic) && stemsOf(topic).length <= 2 && !OF_A_QUESTION.test(topic);

/** Words that can begin a topic but do not name one. */
const NO_TOPIC = new Set([
  ...OPENING_WORDS,
  ..."eats back up down told say saw open works leaving warn nobody night asleep".split(" "),
]);
