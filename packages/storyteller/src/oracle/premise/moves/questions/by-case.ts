import { capitalise } from "#english/noun-phrase";
import { pattern } from "../../../patterns.ts";
import { lineFor } from "../../case/fill-in.ts";
import { truthOf } from "../../case/parts/people-of-case.ts";
import { isSearch, isUnsolved } from "../../case/open/open-story.ts";
import { isAboutSought } from "../../case/open/says-where.ts";
import { saysOfThing } from "../../case/open/thing-piece.ts";
import { isOfMatter } from "../../case/open/theory-in.ts";
import { takesTruth, whatItIs } from "../../case/open/what-it-is.ts";
import { evades, isOpenQuestion, isTool } from "../../case/parts/answers-of-people.ts";
import { hasClueFor, ownWords, saidBy, saysClue, subjectWords } from "../../case/reveal-clue.ts";
import { withCapitals } from "../../lore/capitals.ts";
import { entriesIn, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import type { Grade, Turn } from "../../turn.ts";
import { asSpeaker, statedBySpeaker } from "../../words/as-speaker.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { statementOf } from "../../words/short-answer.ts";
import { drawAnswer, kindOfQuestion } from "../drawn-answer.ts";
import { oddsOf } from "../odds.ts";
import { isConcerned } from "../people/concerned.ts";
import { asksOfDeed } from "../people/asks-of-deed.ts";
import { deniesIt, isDeedOfMatter, seenAtIt } from "../people/own-answer.ts";
import { ownFact } from "../people/own-facts.ts";
import { speakerName } from "../people/speaker.ts";
import { answersFreely, asksForAll, saysAll } from "../people/what-they-say.ts";
import { reacts, takenUp } from "../people/reacts.ts";
import { touchesOn } from "../people/touches-on.ts";
import { fromState } from "../record/state-question.ts";
import { placeNamed } from "../travel/place-named.ts";
import { textsSay } from "./texts-say.ts";
import { andOrBut } from "./and-or-but.ts";
import type { Answer, Asked } from "./asked.ts";
import { twoIn } from "./one-of-two.ts";

/** What somebody answers of whom the texts do not say it: what the case lets them tell, what is drawn, and what they say who do not know. */

/** "Have you seen my sister?", "When did you last see her?": a piece, where the story is a search for her. */
export const whatTheySawOfIt: Answer = (turn, { who, plain, name, isOfSelf }) => {
  const kept = turn.memo.case;
  if (!isSearch(kept) || !isUnsolved(turn) || isOfSelf || !pattern("search asks seen").test(plain)) return "";
  if (!isAboutSought(turn, plain)) return "";
  if (turn.hasClue) return "";
  return saysClue(turn, who, plain, false) || (turn.wasSaid(`seen no more ${who.name}`) ? "" : noMore(turn, who, name));
};
function noMore(turn: Turn, who: LoreEntry, name: string): string {
  turn.markSaid(`seen no more ${who.name}`);
  return capitalise(lineFor(turn, "seen no more", name));
}

/** What somebody has noticed is theirs to tell, and no coin decides it. What is asked for by name only what is about that answers. */
export const whatTheyNoticed: Answer = async (turn, asked) => {
  const { who, words, plain, asksYes, isPlot, isOpponent, isCompanion } = asked;
  const wide = plain.replace(pattern("question at what time", "gu"), "");
  const isOfNothing = turn.memo.case !== null && ownWords(turn, turn.memo.case, wide).length === 0;
  // "What is the vicar doing with the sugar?", "what she saw when the lake rose": what the story is about.
  const isMatter =
    isUnsolved(turn) &&
    !asksYes &&
    isOfNothing &&
    ((isPlot && !pattern("by-case what they noticed").test(plain)) || pattern("reveal-clue wide").test(plain));
  const isAbout = pattern("own-facts about").test(plain);
  // "Tell me about it. What exactly does it say?", "Were you in it?", "Why did you do it?": no piece answers that.
  const kind = kindOfQuestion(turn, plain);
  // "How old is this ice?" asks for an age, and no piece is one.
  const isOfForm =
    pattern("by-case who else").test(plain) ||
    pattern("by-case form", "u").test(kind ?? "") ||
    (isUnsolved(turn) &&
      !pattern("reveal-clue wide").test(plain) &&
      pattern("question of a form", "u").test(kind ?? "who"));
  if (
    (!asksForAll(plain) && !isAbout && !isMatter) ||
    isOfForm ||
    (isAbout &&
      isOfNothing &&
      isUnsolved(turn) &&
      entriesIn(turn.lore, plain).some((each) => isSomebodyElse(each, who))) ||
    isOpponent ||
    isCompanion ||
    !isUntold(turn) ||
    isOfOtherPlace(turn, plain)
  )
    return "";
  // "What do you know about the clapper?": what the texts say of it is nearer than a piece.
  const known = isAbout && !asksForAll(plain) ? textsSay(turn, asked) : "";
  if (known !== "") return known;
  const ofThing = isAbout ? saysOfThing(turn, who, plain) : "";
  if (ofThing !== "") {
    turn.moved = true;
    return ofThing;
  }
  // "What did you hear in the tower?": a noise, and no piece about a thing.
  const isOfSense = pattern("question of senses", "u").test(kind ?? "");
  if (isOfSense && isUnsolved(turn) && !isOfNothing) return "";
  if (!isMatter && !hasClueFor(turn, who, plain) && (isOfSense || isAbout || !isOfNothing)) return "";
  return answersFreely(turn, who) || (await answers(turn, who, words, false)) ? saysAll(turn, who, plain) : true;
};

/** "What do you know about Rafe?": a piece about a thing says nothing of him. */
const isSomebodyElse = ({ kind, name, proper }: LoreEntry, who: LoreEntry): boolean =>
  kind === "person" && proper && name !== who.name;

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
  // "Is her name in your book?" asks for no deed.
  (isSearch(turn.memo.case) ? pattern("search asks you") : /\byou(?:r|'re)?\b/iu).test(plain) &&
  // "Is there an Ilse on your list?" charges nobody.
  (/\byou(?:'re)?\b/iu.test(plain) || hasSought(turn, asked)) &&
  (isPlot || asksOfDeed(asked) || hasSought(turn, asked) || (isUnsolved(turn) && isDeedOfMatter(turn, asked))) &&
  (seenAtIt(turn, who, asked) || deniesIt(turn, who, asked));

/** "Is she in your soup?", of what the hero is after: no die says where that is. */
const hasSought = (turn: Turn, asked: string): boolean =>
  truthOf(turn.memo.case!)?.kind === "find" &&
  pattern("by-case has it").test(asked) &&
  turn.sharesWords(turn.memo.case!.prize.words, turn.brief.playerText);

/** What the state knows everybody knows; but how far the hero is nobody asks of people. */
export const asItStands: Answer = (turn, { name, plain }) => {
  const stands = whatItIs(turn, plain) === "" ? fromState(turn, plain) : "";
  // What is so is no answer to who, where or why.
  if (stands === "" || (isUnsolved(turn) && stands.startsWith("Not yet")) || pattern("question question 7").test(plain))
    return "";
  turn.say(saidBy(stands.split(/(?<=[.!?]) /u)[0]!, name));
  return true;
};

/** A clue that says what is asked for (who, where, why), from one who may tell it and does. Who has offered to tell something is taken at their word. */
export const whatTheyKnow: Answer = async (turn, asked) => {
  const { who, words, plain, asksYes, isOpponent, isCompanion } = asked;
  if (asksYes || asked.isOfSelf || isOpponent) return "";
  const offers = turn.brief.transcript
    .slice(-2)
    .some(({ reply }) => pattern("question question 9", "u").test(reply) && reply.includes(shortName(who)));
  // Of an open matter nobody has the answer, and who found it is not who did it.
  const isOther = isUnsolved(turn) || pattern("by-case who else").test(plain);
  if (((isCompanion || isOther) && !offers) || !hasClueFor(turn, who, plain)) return "";
  return (await answers(turn, who, words, offers)) ? saysClue(turn, who, plain) : true;
};

/** "Were you in it?" asks for no more than yes or no. */
const isOfYou = ({ asked, asksYes }: Asked): boolean =>
  asksYes && pattern("by-case is of you").test(asked) && !isOpenQuestion(asked);

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
  const isTheirs = isOfYou(asked) || /\byour\b/iu.test(asked.asked);
  if (believes !== "" || (isUnsolved(turn) && !isTheirs && isOfMatter(turn, asked.asked))) return believes;
  await throwYesOrNo(turn, asked);
  return true;
};

async function throwYesOrNo(turn: Turn, { who, name, asked, key }: Asked): Promise<void> {
  // Who is sure of it does not take it back in the same breath.
  const odds = turn.isSure ? "almost impossible" : oddsOf(`${asked}?`);
  const { yes, verdict, shown } = await turn.ask(`${capitalise(name)}: ${asked}?`, odds);
  const more = andOrBut(turn, verdict, asked, who);
  const names = entriesIn(turn.lore, asked).flatMap((each) => [each.name, shortName(each)]);
  const stated =
    statedBySpeaker(asked, yes, names) ??
    (pattern("question of us").test(asked) ? null : statementOf(turn.lore, asked, yes));
  const answer = `${yes ? "Yes" : "No"}.${stated === null ? "" : ` ${withCapitals(turn.lore, ` ${stated}`).trim()}.`}`;
  const said = `${answer} ${more}`.trim();
  turn.say(
    `${stated === null && more === "" ? lineFor(turn, yes ? "says yes" : "says no", name) : saidBy(said, name)} (${shown})`,
  );
  turn.memo.settled.push({ key, answer: said });
  const record =
    stated === null && more === ""
      ? `Asked “${asked}”, ${shortName(who)} says ${yes ? "yes" : "no"}.`
      : `${capitalise(shortName(who))} says: “${said}”`;
  turn.fact(record);
  turn.memo.settled.push({ key: "tossed", answer: record });
}

/** "For or against?": one of the two. What the matter is the player says. */
export const oneOfTwo: Answer = (turn, question) => {
  const { name, asked, isPlot } = question;
  const two = isPlot || (isUnsolved(turn) && !isOfYou(question) && isOfMatter(turn, asked)) ? [] : twoIn(asked);
  if (two.length === 0) return "";
  const chosen = withCapitals(turn.lore, ` ${asSpeaker(turn.oneOf(two))}`).trim();
  turn.fact(`${capitalise(toSecondPerson(asked))}: ${chosen}.`);
  return saidBy(`${capitalise(chosen)}.`, name);
};

/** An answer of the kind that is asked for, drawn where nobody has written it. Who is behind it is for the player to find out. */
export const asDrawn: Answer = (turn, { who, plain, isPlot, asksSeen }) =>
  (asksSeen ? isUnsolved(turn) : !isPlot) && drawAnswer(turn, plain, who);

/** That they do not know, or do not say what is their own, and nothing after it. */
export const doesNotKnow = (turn: Turn, who: LoreEntry, words: string): string =>
  lineFor(
    turn,
    /\byour?\b/iu.test(words) || isConcerned(turn, who, words) ? "keeps to self" : "does not know",
    speakerName(who),
  );
export const thatTheyDoNotKnow: Answer = (turn, question) => {
  const { who, name, plain, asksYes, asksSeen } = question;
  // "He is back in the boat again?", said on the way: nobody is asked for anything.
  if (turn.more && !asksYes && !pattern("drawn-answer asks").test(plain)) return true;
  // "Tell me about Tuesday. When did you see him?": the question is answered. That one does not know is said once.
  if ((turn.more && !plain.includes("?")) || ((turn.answered.get(who.name) ?? 0) > 1 && turn.paragraphs.length > 0))
    return true;
  // A sentence of the texts that is only near what is asked is what the question was made from.
  const known = pattern("by-case what happened").test(plain) && textsSay(turn, question);
  if (known) return known;
  if (pattern("own-facts about").test(plain)) {
    const fact = ownFact(turn, who, plain, false);
    if (fact.startsWith("My ")) return saidBy(fact, name);
    const of = entriesIn(turn.lore, plain).find((each) => isSomebodyElse(each, who));
    if (of !== undefined) return lineFor(turn, "tells of somebody", name, shortName(of));
    const own = takenUp(plain.replace(/\b(?:his|her|their)\b/giu, "your"), who);
    return lineFor(turn, own.startsWith("my ") ? "own to tell" : "little to tell", name, own);
  }
  if (asksSeen) return lineFor(turn, "nothing to tell", name);
  const isMaybe = asksYes ? !/\byou\b/iu.test(plain) : pattern("question whether").test(plain);
  return isMaybe ? lineFor(turn, "may be", name) : doesNotKnow(turn, who, plain);
};

/** Whether somebody answers what they know: a check. Who is well disposed answers without dice. */
async function answers(turn: Turn, who: LoreEntry, words: string, offers: boolean): Promise<boolean> {
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const grade: Grade =
    attitude >= 0 || offers
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
  return false;
}
