import { sourceOf, pattern, storedPattern } from "../patterns.ts";
import type { Condition, Person } from "#content/adventures/schema";
import type { Reading } from "../understand/reading.ts";
import { asksAfterEnd, fateOf, recapOf, textOf } from "./ending.ts";
import type { Answers } from "./message/act-once.ts";
import { metaAnswer } from "../answers/meta.ts";
import { mentions, stemsOf } from "./stage/match-words.ts";
import { addressed, listed, namesOf, shortName } from "./stage/prose.ts";
import { count, so, type Stage, say } from "./stage/stage.ts";
import { questionsIn } from "./talk/two-questions.ts";
import { calledHere, partnerHere } from "./talk/conversation-partner.ts";

/** Turns after the end. The story stays as it is, and the player may ask about all of it, or stay a while with the people. */

const TRUTH = storedPattern("epilogue truth");
const WOULD_HAVE = storedPattern("epilogue would have");
const MISSED = storedPattern("epilogue missed");
const ALL_OF_IT = /\b(?:all|everything)\b/iu;
const ELSE = storedPattern("epilogue else");
const BECAME = storedPattern("epilogue became");
const ASKS = storedPattern("epilogue asks");
/** The reply to it is about the end as a whole. */
const GOES_ON = storedPattern("epilogue goes on");
/** "Take back my last turn", "keep the tale as a book": what the end itself has offered. */
const OF_ALL = storedPattern("questions of all");
const OF_TABLE = storedPattern("epilogue of table");

/** Plays a turn after the end. */
export function epilogue(stage: Stage, reading: Reading | null, answers: Answers): void {
  stage.still = true;
  const text = stage.brief.playerText;
  // What was asked is not offered again. Other words are not kept: the memo is stored with each turn.
  if (asksAfterEnd(stage).includes(text.trim())) stage.progress.said[`asked/${text.trim()}`] = 1;
  const named = stage.adventure.people.filter((person) => mentions(namesOf(person), stemsOf(text)) >= 1);
  if (OF_TABLE.test(text)) return say(stage, metaAnswer(text));
  const own = ownAnswers(stage, text);
  if (own.length > 0) {
    for (const each of own) say(stage, each);
    return;
  }
  // "And the badger?": a moment that is about it comes before the ending once more.
  const about = named.length === 0 && ASKS.test(text) ? momentAfter(stage, 1) : undefined;
  if (about !== undefined) return say(stage, addressed(about, stage.hero));
  if (named.length === 0 && GOES_ON.test(text)) return sayWaysOn(stage);
  if (named.length === 0 && MISSED.test(text)) return sayMissed(stage);
  if (named.length === 0 && ELSE.test(text) && ASKS.test(text)) return sayOtherEnds(stage);
  if (named.length > 0 && BECAME.test(text)) return sayFates(stage, named);
  const person = named[0] ?? (HIS.test(text) || isTo(reading) ? partnerHere(stage, text) : undefined);
  if (named.length > 0 && WHO_IS.test(text)) return say(stage, `${named[0]!.name}, ${named[0]!.role}.`, named[0]!.look);
  const asks = ASKS.test(text);
  const ofEnding = asks && named.length === 0 ? epilogueOf(stage) : "";
  if (ofEnding !== "") return say(stage, ofEnding);
  const { truth } = stage.adventure;
  // "What would have happened if I had drunk it?": what the opponents do if nobody interferes.
  if (TRUTH.test(text)) return say(stage, ...(WOULD_HAVE.test(text) ? truth.slice(-1) : truth.slice(0, -1)));
  const wasSo = asks ? truthAbout(stage, stemsOf(text)) : "";
  if (wasSo !== "") return say(stage, `The story is over, and this is how it was. ${wasSo}`);
  if (asks && !HIS.test(text) && calledHere(stage, text) === null && named.some(({ id }) => fateOf(stage, id) !== ""))
    return sayFates(stage, named);
  const isHere = person !== undefined && stage.progress.met.includes(person.id);
  const line = !isHere ? "" : (person.after?.[count(stage, `after/${person.id}`)] ?? "");
  if (line !== "" && !stage.progress.dead.includes(person!.id)) return sayAfter(stage, line);
  const isHero = asks && stemsOf(stage.hero.name).some((word) => stemsOf(text).includes(word));
  if (isHero || (reading?.act === "recall" && OF_ALL.test(text)))
    return say(stage, isHero ? "That is you." : undefined, recapOf(stage));
  const table = reading?.act === "rules" ? answers(reading, stage.brief) : null;
  if (table !== null) return say(stage, table);
  const moment = momentAfter(stage);
  if (moment === undefined) return sayWaysOn(stage);
  sayAfter(stage, addressed(moment, stage.hero));
}

/** What the ending itself answers, to each question of a message, and what was so about those for which it has nothing. */
function ownAnswers(stage: Stage, text: string): string[] {
  const questions = questionsIn(text);
  const answers = questions.length < 2 ? [askedAfter(stage, text)] : questions.map((each) => askedAfter(stage, each));
  if (answers.every((each) => each === "")) return [];
  const all = answers.map((each, at) => each || truthAbout(stage, stemsOf(questions[at] ?? "")));
  return [...new Set(all)].filter((each) => each !== "");
}

/** What the ending, or the story after any of its ends, answers to the words. Empty if it has nothing on them. */
function askedAfter(stage: Stage, text: string): string {
  // "Did my kettle ever get baked?" asks about the mark that the player has named.
  const named = Object.entries(stage.progress.words).filter(([, word]) => mentions([word], stemsOf(text)) >= 1);
  const stems = [...stemsOf(text), ...named.map(([name]) => name)];
  const found = [...(endOf(stage)?.asked ?? []), ...(stage.adventure.asked ?? [])]
    .filter(({ when }) => so(stage, when))
    .map(({ about, says }) => ({ says, fit: mentions(about, stems) }))
    .toSorted((one, other) => other.fit - one.fit)
    .filter(({ fit }, _, [best]) => fit >= 1 && fit === best?.fit);
  // "What became of Cobb and Bess?" has two answers.
  const asked = found.slice(0, /\band\b/iu.test(text) ? 2 : 1);
  return asked.map(({ says }) => addressed(says, stage.hero)).join(" ");
}

/** A moment after the end. What stands under the first lets nobody take it for the story going on. */
function sayAfter(stage: Stage, moment: string): void {
  say(stage, moment);
  if (count(stage, "over") > 0) return;
  say(stage, `*${sourceOf("epilogue is over")}*`);
}

const HIS = /\b(?:you|your)\b/iu;
const WHO_IS = storedPattern("epilogue who is");
const isTo = (reading: Reading | null): boolean =>
  reading !== null && ["talk", "persuade", "promise", "give", "accuse", "threaten"].includes(reading.act);

const endOf = ({ adventure, progress }: Stage) => adventure.endings.find(({ id }) => id === progress.ended);

/**
 * The moment after the end that the words are about, or the next one. Undefined if the hero has had them all.
 * @param least it must share so many words with the player's
 */
function momentAfter(stage: Stage, least = 0): string | undefined {
  const words = stemsOf(stage.brief.playerText).filter((word) => word.length > 2 && !EVERYDAY.test(word));
  const asked = new Set(words);
  const fit = (moment: string) => stemsOf(moment).filter((word) => asked.has(word)).length;
  const left = (endOf(stage)?.after ?? []).filter((moment) => stage.progress.said[`after/${moment}`] === undefined);
  const moment = left.filter((each) => fit(each) >= least).toSorted((a, b) => fit(b) - fit(a))[0];
  if (moment !== undefined) count(stage, `after/${moment}`);
  return moment;
}

const EVERYDAY = storedPattern("epilogue everyday", "u");

/** What the player may ask, and where to go from here. */
function sayWaysOn(stage: Stage): void {
  const names = stage.adventure.people.filter(({ id }) => fateOf(stage, id) !== "").map(shortName);
  const ask = ["what really happened", "what you missed", "how else it could have ended"];
  const who = names.length === 0 ? [] : [`what became of ${listed(names, "or")}`];
  if (count(stage, "ways-on") > 0)
    return say(stage, `“${endOf(stage)?.title ?? ""}” is told to its end. It can be kept as a book.`);
  say(
    stage,
    `This story has ended: “${endOf(stage)?.title ?? ""}”. You can ask ${listed([...ask, ...who], "or")}.`,
    `You can keep the tale as a book, go on with ${stage.hero.name.split(" ")[0]} in another story, or take back your last turn and end it another way.`,
  );
}

/** The clues that the hero did not find, and was not told. */
function sayMissed(stage: Stage): void {
  const { adventure, progress } = stage;
  const isTrue = (known: Condition | undefined) => known !== undefined && so(stage, known);
  const missed = adventure.clues.filter(({ id, known }) => !progress.clues.includes(id) && !isTrue(known));
  if (missed.length === 0) return say(stage, sourceOf("epilogue nothing missed"));
  const found = `You found ${adventure.clues.length - missed.length} of the ${adventure.clues.length} things that there were to find.`;
  const open = adventure.conclusions
    .filter(({ id, known }) => !progress.conclusions.includes(id) && !isTrue(known))
    .map(({ asks }) => asks);
  // A player who may take turns back hears the questions first, and the answers only if they ask again.
  if (open.length > 0 && !ALL_OF_IT.test(stage.brief.playerText) && count(stage, "missed") === 0) {
    say(
      stage,
      found,
      `What you did not get to the bottom of: ${open.join(" ")} Say “Tell me all that I missed”, and you have it.`,
    );
    return;
  }
  say(stage, `${found} These you did not:`, missed.map(({ says }) => addressed(says, stage.hero)).join(" "));
}

function sayOtherEnds(stage: Stage): void {
  const others = stage.adventure.endings
    .filter(({ id }) => id !== stage.progress.ended)
    .map(({ title }) => `“${title}”`);
  say(
    stage,
    `Yours was “${endOf(stage)?.title ?? ""}”. It can also end as ${listed(others, "or")}.`,
    sourceOf("epilogue otherwise"),
  );
}

function sayFates(stage: Stage, people: readonly Person[]): void {
  const fates = people.map(({ id, name }) => fateLine(name, fateOf(stage, id))).filter((line) => line !== "");
  if (fates.length > 0) say(stage, fates.join(" "));
  else
    say(stage, epilogueOf(stage) || `The story does not tell what became of ${listed(people.map(shortName), "or")}.`);
}

/** "Bakes seven." about Hanne becomes "Hanne Brill bakes seven." Empty if nothing is said about the person. */
const fateLine = (name: string, fate: string): string =>
  fate === ""
    ? ""
    : pattern("epilogue fate line", "u").test(fate)
      ? `${name} ${fate.charAt(0).toLowerCase()}${fate.slice(1)}`
      : `${name}: ${fate}`;

/** The fewest words that a question and a sentence about what was so must share. */
const SHARED = 2;

/** What was so in the story, found or not, that a question asks about: the author's own words for it. Empty if none is about it. */
function truthAbout(stage: Stage, stems: readonly string[]): string {
  const names = new Set(stage.adventure.people.flatMap(namesOf).flatMap(stemsOf));
  const words = new Set(stems.filter((word) => word.length > 2 && !EVERYDAY.test(word) && !names.has(word)));
  const shared = (text: string) => stemsOf(text).filter((word, at, all) => words.has(word) && all.indexOf(word) === at);
  const { conclusions, clues, truth } = stage.adventure;
  const [best] = [
    ...conclusions.map(({ asks, text }) => ({ text, fit: shared(`${asks} ${text}`).length + shared(asks).length })),
    ...clues.map(({ says }) => ({ text: says, fit: shared(says).length })),
    ...truth
      .slice(0, -1)
      .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/u))
      .map((text) => ({ text, fit: shared(text).length })),
  ].toSorted((one, other) => other.fit - one.fit);
  return best !== undefined && best.fit >= SHARED ? addressed(best.text, stage.hero) : "";
}

/** What the ending says about somebody who is no person of the adventure: "what happens to Maud?" Empty if it does not name them. */
function epilogueOf(stage: Stage): string {
  const asked = [...stage.brief.playerText.matchAll(pattern("epilogue epilogue of", "gu"))].map(([name]) => name);
  const ending = endOf(stage);
  if (asked.length === 0 || ending === undefined) return "";
  const paragraphs = addressed(textOf(stage, ending.text), stage.hero).split("\n\n");
  return paragraphs.findLast((paragraph) => asked.some((name) => paragraph.includes(name))) ?? "";
}
