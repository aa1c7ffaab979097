import { capitalise } from "#english/noun-phrase";
import { pattern } from "../../../patterns.ts";
import { complication } from "../../case/happen.ts";
import { lineFor } from "../../case/fill-in.ts";
import { sayLead } from "../../case/leads.ts";
import { isUnsolved } from "../../case/open/open-story.ts";
import { saysOfThing } from "../../case/open/thing-piece.ts";
import { isBeside, isOfMatter } from "../../case/open/theory-in.ts";
import { takesTruth, whatItIs } from "../../case/open/what-it-is.ts";
import { advises, evades, isOpenQuestion, isTool } from "../../case/parts/answers-of-people.ts";
import { hasClueFor, saidBy, saysClue, subjectWords } from "../../case/reveal-clue.ts";
import { withCapitals } from "../../lore/capitals.ts";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { canTalk } from "../../lore/voices.ts";
import { isSamePlace, whereIs } from "../../lore/where/whereabouts.ts";
import type { Grade, Turn } from "../../turn.ts";
import { statedBySpeaker } from "../../words/as-speaker.ts";
import { statementOf } from "../../words/short-answer.ts";
import { drawAnswer, kindOfQuestion } from "../drawn-answer.ts";
import { oddsOf } from "../odds.ts";
import { isConcerned } from "../people/concerned.ts";
import { asksOfDeed } from "../people/asks-of-deed.ts";
import { because, deniesIt, isDeedOfMatter, knowsMore, seenAtIt } from "../people/own-answer.ts";
import { isOwnMatter } from "../people/own-facts.ts";
import { reacts } from "../people/reacts.ts";
import { speakerName } from "../people/replies.ts";
import {
  askedInShort,
  asksForAll,
  doesNotKnow,
  saysAll,
  answersFreely,
  saysInstead,
  withMore,
} from "../people/what-they-say.ts";
import { touchesOn } from "../people/touches-on.ts";
import { fromState } from "../record/state-question.ts";
import { writtenOf } from "../record/written.ts";
import { placeNamed } from "../travel/place-named.ts";
import type { Answer, Asked } from "./asked.ts";

/** What somebody answers of whom the texts do not say it: what the case lets them tell, what is drawn, and what they say who do not know. */

/** What somebody has noticed is theirs to tell, and no coin decides it. */
export const whatTheyNoticed: Answer = async (turn, { who, words, plain, isOpponent, isCompanion }) => {
  if (!asksForAll(plain) || isOpponent || isCompanion || !isUntold(turn) || isOfOtherPlace(turn, plain)) return "";
  return answersFreely(turn, who) || (await answers(turn, who, words, false)) ? saysAll(turn, who, plain) : true;
};

/** "Were you at the quarry?" asks no more than that, where the quarry is not where it happened. */
function isOfOtherPlace(turn: Turn, plain: string): boolean {
  const at = pattern("question were you at").exec(plain)?.[1];
  const place = at === undefined ? null : placeNamed(turn, at);
  return place !== null && !isSamePlace(place, turn.memo.case!.where.scene) && !isOfMatter(turn, at!);
}

/** Whether the matter is still open: afterwards people have nothing to hint at. */
const isUntold = ({ memo, hasClue }: Turn): boolean =>
  memo.case !== null && memo.case.showdown === null && !memo.case.announced && !hasClue;

/** Who did it is for the hero to find out: everybody says that it was somebody else, and where they were. */
export const thatTheyDidNot: Answer = (turn, { who, plain, asked, asksYes, isPlot }) =>
  asksYes &&
  !asksForAll(plain) &&
  turn.memo.case !== null &&
  /\byou(?:r|'re)?\b/iu.test(plain) &&
  (isPlot || asksOfDeed(asked) || (isUnsolved(turn) && isDeedOfMatter(turn, asked))) &&
  (seenAtIt(turn, who, asked) || deniesIt(turn, who, asked));

/** What the state knows everybody knows; but how far the hero is nobody asks of people. */
export const asItStands: Answer = (turn, { name, plain }) => {
  const stands = whatItIs(turn, plain) === "" ? fromState(turn, plain) : "";
  if (stands === "" || (isUnsolved(turn) && stands.startsWith("Not yet"))) return "";
  turn.say(saidBy(stands.split(/(?<=[.!?]) /u)[0]!, name));
  return !pattern("question question 7").test(plain);
};

/** Who is asked about a thing speaks of that thing. */
export const ofTheThing: Answer = (turn, { who, plain, asksYes }) => {
  const said = asksYes && !pattern("question asks of thing").test(plain) ? "" : saysOfThing(turn, who, plain);
  if (said !== "") turn.moved = true;
  return said;
};

/** A sentence of the texts that says what is asked, and does not only speak of it. */
export const asWritten: Answer = (turn, { who, words, plain, asked, isPlot, isOfSelf, isOpponent }) => {
  const written = isPlot || isOfSelf ? "" : writtenOf(turn, asked.replace(/\byour?\b/giu, shortName(who)));
  // "Has something in its claw": what the player has left open is no answer.
  if (pattern("question question 8").test(written)) return isOpponent ? "" : saysClue(turn, who, plain, false);
  // What the hero has found out others have not.
  if (written === "" || turn.wasSaid(written) || turn.memo.clues.includes(written) || !answersIt(asked, written))
    return "";
  turn.markSaid(written);
  return withMore(turn, who, words, written);
};

const answersIt = (asked: string, written: string): boolean =>
  !/\byour?\b/iu.test(written) &&
  (!/\bwhy\b/iu.test(asked) || pattern("question answers it").test(written)) &&
  (!/\bhow\b/iu.test(asked) || /\b(?:by|with)\b/iu.test(written)) &&
  (!pattern("question answers it 2").test(asked) || pattern("question answers it 3").test(written)) &&
  (!/\bsays?\b/iu.test(asked) || /[:“]|\bthat\b/u.test(written));

/** People know what is their own: they answer, also where nobody has written the answer. */
export const ofTheirOwn: Answer = (turn, { who, plain, isPlot }) =>
  !isPlot &&
  (askedInShort(turn, who, plain).startsWith("my ") || isOwnMatter(turn, who, plain)) &&
  drawAnswer(turn, plain, who);

/** What they know of it. */
export const whatTheyKnow: Answer = (turn, asked) =>
  !isOfYou(turn, asked) && !asked.isOfSelf && saysFitting(turn, asked, true);

/** "Were you in it?" asks for no more than yes or no. */
const isOfYou = (turn: Turn, { who, asked, asksYes }: Asked): boolean =>
  asksYes &&
  /^(?:\S+ )?you\b/iu.test(asked) &&
  !isOpenQuestion(asked) &&
  entriesIn(turn.lore, asked).every(({ kind, name }) => kind !== "person" || name === who.name);

/** A clue that fits, from one who may tell it and does. Who has offered to tell something is taken at their word. */
async function saysFitting(turn: Turn, asked: Asked, isStrict: boolean): Promise<string | boolean> {
  const { who, words, plain, isOpponent, isCompanion } = asked;
  const offers = turn.brief.transcript
    .slice(-2)
    .some(({ reply }) => pattern("question question 9", "u").test(reply) && reply.includes(shortName(who)));
  if (isOpponent || (isCompanion && !offers) || !hasClueFor(turn, who, plain, isStrict)) return "";
  return (await answers(turn, who, words, offers)) ? saysClue(turn, who, plain, isStrict) : true;
}

/** What the hero has found out about the one who is asked goes home; who is behind it gets out of the rest. */
export const howTheyEvade: Answer = (turn, { who, name, plain, isPlot, isOpponent, isOfSelf }) => {
  if (isOpponent && isPlot) return evades(turn, who);
  const isCaught =
    (isOpponent || isTool(turn, who)) &&
    !isOfSelf &&
    turn.memo.clues.some(
      (clue) => clue.includes(shortName(who)) && [...subjectWords(plain)].some((word) => contentWords(clue).has(word)),
    );
  return isCaught && lineFor(turn, "caught out", name);
};

/** Yes or no: by the odds. What the matter is the player says, and no coin. */
export const yesOrNo: Answer = async (turn, asked) => {
  const { who, plain, asksYes } = asked;
  if (!asksYes) return "";
  const believes = pattern("question question 10").test(plain) ? takesTruth(turn, who, plain) : "";
  if (believes !== "" || (isUnsolved(turn) && !isOfYou(turn, asked) && isOfMatter(turn, plain))) return believes;
  await throwYesOrNo(turn, asked);
  return true;
};

async function throwYesOrNo(turn: Turn, { who, name, asked, key }: Asked): Promise<void> {
  // Who is sure of it does not take it back in the same breath.
  const odds = turn.isSure ? "almost impossible" : oddsOf(`${asked}?`);
  const { yes, shown } = await turn.ask(`${capitalise(name)}: ${asked}?`, odds);
  const names = entriesIn(turn.lore, asked).flatMap((each) => [each.name, shortName(each)]);
  const stated =
    statedBySpeaker(asked, yes, names) ??
    (pattern("question of us").test(asked) ? null : statementOf(turn.lore, asked, yes));
  const answer = `${yes ? "Yes" : "No"}.${stated === null ? "" : ` ${withCapitals(turn.lore, ` ${stated}`).trim()}.`}`;
  turn.say(`${stated === null ? lineFor(turn, yes ? "says yes" : "says no", name) : saidBy(answer, name)} (${shown})`);
  turn.memo.settled.push({ key, answer });
  const said =
    stated === null
      ? `Asked “${asked}”, ${shortName(who)} says ${yes ? "yes" : "no"}.`
      : `${capitalise(shortName(who))} says: “${answer}”`;
  turn.fact(said);
  turn.memo.settled.push({ key: "tossed", answer: said });
}

/** Who goes along has no more than advice. */
export const whatTheyAdvise: Answer = (turn, { who, plain, isPlot, isCompanion }) =>
  isCompanion && (isPlot || isOpenQuestion(plain)) && advises(turn, who);

/** What is asked beside the matter is answered, and no piece of it comes in its place. In a written plot nobody says "ask the one who did it". */
export const besideTheMatter: Answer = (turn, { who, plain, isPlot, asksSeen }) =>
  !isPlot &&
  !asksSeen &&
  isBeside(turn, plain) &&
  (isUnsolved(turn) || /^whos?e?$/u.test(kindOfQuestion(turn, plain) ?? "")) &&
  drawAnswer(turn, plain, who);

/** Where the player has to find it out: "That I do not know", and what they can tell. */
export const whatTheyHaveInstead: Answer = (turn, { who, plain, isOfSelf, isOpponent }) =>
  !isOfSelf && isUnsolved(turn) && !isOpponent && saysInstead(turn, who, plain);

/** Who would know by the texts; but who is concerned in it is not sent on to somebody else. */
export const whoWouldKnow: Answer = (turn, { who, plain, isOfSelf }) => {
  const knower = isOfSelf || isConcerned(turn, who, plain) ? undefined : knowerOf(turn, who, plain);
  return knower !== undefined && `${doesNotKnow(turn, who, plain)} ${whomToAsk(turn, knower)}`;
};

/** What is drawn would decide what the player is to find out. Who has told what they have says what they feel about it, once. */
export const thatTheyKnowNoMore: Answer = (turn, { who, name, plain, isOfSelf }) => {
  if (isOfSelf || !isUnsolved(turn)) return "";
  const key = `feels ${who.name}`;
  if (turn.wasSaid(key) || !pattern("question asks feeling", "iu").test(plain))
    return `${doesNotKnow(turn, who, plain)} ${pointing(turn, who)}`.trim();
  turn.markSaid(key);
  return `${lineFor(turn, "open feels", name)} ${pointing(turn, who)}`.trim();
};

/** Anything else that the plot does not decide. */
export const asDrawn: Answer = (turn, { who, plain, isPlot, asksSeen }) =>
  !isPlot && !asksSeen && drawAnswer(turn, plain, who);

/** Who knows more than they tell says something of it, where it is about the matter. */
export const whatTheyKnowMore: Answer = (turn, asked) =>
  (asked.asksSeen || asked.isPlot || isOpenQuestion(asked.plain) || (knowsMore(turn, asked.who) && !asked.isOfSelf)) &&
  saysFitting(turn, asked, false);

/** That they do not know, and whom to ask. */
export const whomToAskInstead: Answer = (turn, { who, name, plain, asked, isPlot }) =>
  isConcerned(turn, who, plain)
    ? `${lineFor(turn, "concerned", name)} ${sayLead(turn, "ask", who.name)}`.trim()
    : isPlot || isOpenQuestion(plain)
      ? pointsOn(turn, who, asked)
      : doesNotKnow(turn, who, plain);

/** Whether somebody answers what they know: a check. Who is well disposed answers without dice. */
async function answers(turn: Turn, who: LoreEntry, words: string, offers: boolean): Promise<boolean> {
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const grade: Grade =
    attitude > 0 || offers || (attitude === 0 && (turn.memo.case?.from[who.name] ?? 0) === 0)
      ? "strong"
      : await turn.check(
          "charisma",
          "Persuasion",
          9 - attitude,
          `Whether ${shortName(who)} answers you`,
          touchesOn(turn, who, words) ? "advantage" : "none",
        );
  turn.memo.withheld = grade === "miss" ? { who: who.name, words: words.slice(0, 400) } : null;
  if (grade !== "miss") {
    turn.moved = true;
    return true;
  }
  const key = `withheld ${who.name}`;
  turn.say(reacts(turn, who, "refuses", ""), turn.wasSaid(key) ? "" : lineFor(turn, "withheld", speakerName(who)));
  turn.markSaid(key);
  if (!isUnsolved(turn)) turn.say(complication(turn, "talk"));
  return false;
}

/** Who would know by the texts, where the one who is asked would not: what is asked is spoken of with them only. */
function knowerOf(turn: Turn, who: LoreEntry, words: string): LoreEntry | undefined {
  const asked = [...subjectWords(words)];
  const knows = (entry: LoreEntry): boolean =>
    turn.about(entry).some(({ source, words: own }) => source !== "story" && asked.some((word) => own.has(word)));
  if (knows(who)) return undefined;
  return turn.people.find(
    (entry) =>
      entry.kind === "person" &&
      entry.name !== who.name &&
      entry.proper &&
      canTalk(turn.lore, entry) &&
      !pattern("told knower of", "u").test(fateOf(turn.lore, entry) ?? "") &&
      turn.member(entry.name)?.alive !== false &&
      knows(entry),
  );
}

function whomToAsk(turn: Turn, knower: LoreEntry): string {
  const at = turn.isHere(knower) ? "" : whereIs(turn, knower);
  if (at !== "" && !isSamePlace(at, turn.place))
    turn.memo.offers.push({ text: `go to ${at}`, act: "travel", target: at, topic: "" });
  return `“Ask ${shortName(knower)}${at === "" || isSamePlace(at, turn.place) ? "" : `, at ${at}`}. ${because(turn, knower)}”`;
}

/** What somebody says who has nothing more to tell: whom to ask. */
export const pointsOn = (turn: Turn, who: LoreEntry, asked: string): string =>
  turn.memo.case?.announced === true
    ? lineFor(turn, "no more known", speakerName(who))
    : `${doesNotKnow(turn, who, asked)} ${pointing(turn, who)}`.trim();

const pointing = (turn: Turn, who: LoreEntry): string => {
  const lead = sayLead(turn, "ask", who.name);
  const other = turn.people.find((entry) => entry.name !== who.name && lead.includes(shortName(entry)));
  return lead === "" ? "" : `“${lead}${other === undefined ? "" : ` ${because(turn, other)}`}”`;
};
