import { pattern, storedPattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { advises, evades, isOpenQuestion, isOpponent, isTool } from "../../case/parts/answers-of-people.ts";
import { saysHowItEnded } from "../../case/end/after-end.ts";
import { complication } from "../../case/happen.ts";
import { lineFor, named } from "../../case/fill-in.ts";
import { sayLead } from "../../case/leads.ts";
import { isUnsolved } from "../../case/open/open-story.ts";
import { takesTruth, whatItIs } from "../../case/open/what-it-is.ts";
import { isBesideMatter, isOfMatter } from "../../case/open/theory-in.ts";
import { saysOfThing } from "../../case/open/thing-piece.ts";
import { isShared } from "../../case/object-of-aim.ts";
import { hasClueFor, ownWords, saidBy, saysClue, subjectWords } from "../../case/reveal-clue.ts";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, indexOfName, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { canTalk } from "../../lore/voices.ts";
import { isSamePlace, whereIs } from "../../lore/whereabouts.ts";
import { isFrame } from "../../opening/seeds.ts";
import type { Grade, Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { isYesNo, statementOf } from "../../words/short-answer.ts";
import { knownByDraw } from "../drawn-known.ts";
import { statedBySpeaker } from "../../words/as-speaker.ts";
import { withCapitals } from "../../lore/capitals.ts";
import { drawAnswer, drawnBefore, isOfSelf, kindOfQuestion, questionIn, saysDrawn } from "../drawn-answer.ts";
import { oddsOf } from "../odds.ts";
import { fromState } from "../record/state-question.ts";
import { whenWritten, writtenOf } from "../record/written.ts";
import { isConcerned } from "./concerned.ts";
import { whatTheySaw } from "./eyewitness.ts";
import { asksOfDeed, because, deniesIt, knowsMore } from "./own-answer.ts";
import { isOwnMatter, ownFact, whenItHappened } from "./own-facts.ts";
import {
  askedInShort,
  asksForAll,
  doesNotKnow,
  isGoOn,
  tellsAll,
  tellsFreely,
  tellsInstead,
  withMore,
} from "./tells.ts";
import { replies, speakerName } from "./replies.ts";
import { alibi, bearsOut } from "./alibi.ts";
import { courtesy } from "./courtesy.ts";
import { touchesOn } from "./touches-on.ts";

/** Questions to somebody: answered from the texts, by odds, or by what the case lets them tell. */

/** A question to somebody. What the texts say is answered from them; what bears on the aim is a check; the rest is told from the case. */
export async function question(turn: Turn, who: LoreEntry, words: string): Promise<void> {
  // Two questions get two answers. Who has told a piece of it has said enough.
  const times = turn.answered.get(who.name) ?? 0;
  if (times > 1 || (times === 1 && turn.hasClue && !isYesNo(plainFor(who, words)))) return;
  turn.answered.set(who.name, times + 1);
  const name = capitalise(speakerName(who));
  turn.log(
    `You ask ${shortName(who)} ${asGist(words.replace(new RegExp(`^(?:${[who.name, shortName(who), ...who.name.split(" ")].join("|")})[,:]? `, "iu"), ""))}.`,
  );
  if (pattern("question question", "iu").test(words)) {
    const own = turn.about(who).find(({ text, source }) => source !== "story" && source !== "notes" && !isFrame(text));
    return turn.say(own === undefined ? `${name} is ${who.role === "" ? "who they seem to be" : who.role}.` : own.text);
  }
  if (pattern("question question 2").test(words)) return courtesy(turn, who, false, words);
  // "Who is this Rafe?": one whom the story has brought in.
  const made = pattern("question question 3", "u").exec(plainFor(who, words))?.[1];
  const kept = turn.memo.case;
  if (made !== undefined && kept?.invented.some(({ name: each }) => each === made))
    return turn.say(saidBy(`That is ${named(turn, kept, made, ".")}.`, speakerName(who)));
  // "Where is Anna?": where somebody is to be found, everybody knows.
  const sought = pattern("question question 4").test(words)
    ? entriesIn(turn.lore, words).find(({ kind, name: each }) => kind === "person" && each !== who.name)
    : undefined;
  const at = sought === undefined || fateOf(turn.lore, sought) !== null ? "" : whereIs(turn, sought);
  if (sought !== undefined && at !== "")
    return turn.say(
      saidBy(turn.isHere(sought) ? "Here, where you can see." : `At ${at}, I should think.`, speakerName(who)),
    );
  const drawn = drawnBefore(turn, words);
  if (drawn !== "") return turn.say(saysDrawn(plainFor(who, words), drawn, who));
  if (pattern("question is sure").test(words)) {
    turn.isSure = true;
    return turn.say(lineFor(turn, "sure", speakerName(who)));
  }
  const isSeen = kindOfQuestion(turn, plainFor(who, words)) === "seen";
  const said = isSeen || !isYesNo(plainFor(who, words)) ? "" : knownByDraw(turn, plainFor(who, words), who);
  if (said !== "") return turn.say(said);
  const isOfAll = pattern("question what happened", "iu").test(words);
  const own = isOfAll ? "" : ownFact(turn, who, questionIn(plainFor(who, words)), !isGoOn(plainFor(who, words)));
  if (own !== "")
    return turn.say(isOpponent(turn, who) ? saidBy(own, speakerName(who)) : withMore(turn, who, words, own));
  const known = knownOf(turn, who, words);
  const ofKnown = known === "" ? "" : saysOfThing(turn, who, plainFor(who, words));
  if (ofKnown !== "") {
    turn.moved = true;
    return turn.say(ofKnown);
  }
  if (known !== "") {
    turn.markSaid(known);
    return turn.say(withMore(turn, who, words, known));
  }
  const where = alibi(turn, who, words) || bearsOut(turn, who, words);
  if (where !== "") return turn.say(where);
  if (pattern("question question 5").test(words)) return turn.say(lineFor(turn, "alive", speakerName(who)));
  if (pattern("question question 6").test(plainFor(who, words)) && turn.isHere(who))
    return turn.say(lineFor(turn, "here", speakerName(who)));
  const time = whenWritten(turn, questionIn(words)) || whenItHappened(turn, questionIn(words));
  if (time !== "") return turn.say(saidBy(time, speakerName(who)));
  const seen = whatTheySaw(turn, who, words);
  if (seen !== "") return turn.say(seen);
  // Once it is so, everybody has heard of it.
  const matter = isUnsolved(turn) ? "" : whatItIs(turn, plainFor(who, words));
  if (matter !== "") return turn.say(takesTruth(turn, who, words) || saidBy(matter, speakerName(who)));
  const ofEnd = saysHowItEnded(turn, who, words);
  if (ofEnd !== "") return turn.say(ofEnd);
  // The same question gets the same answer.
  const key = `asked ${who.name} ${[...contentWords(words)].toSorted().join(" ")}`.slice(0, 120);
  const before = isGoOn(plainFor(who, words)) ? undefined : turn.memo.settled.find((each) => each.key === key);
  if (before !== undefined) return turn.say(saysAgain(turn, who, before.answer));
  const keep = (answer: string) => {
    const last = turn.memo.case?.last;
    const log = turn.hasClue && last?.what === "clue" && last.turn === turn.brief.number ? last.log : "";
    if (answer !== "") turn.memo.settled.push({ key, answer: log.slice(0, 500) });
    return answer;
  };
  const plain = plainFor(who, words);
  // What somebody has noticed is theirs to tell, and no coin decides it.
  if (asksForAll(plain) && !isOpponent(turn, who) && mayTell(turn, who) && isUntold(turn)) {
    if (!tellsFreely(turn, who) && !(await answers(turn, who, words, false))) return;
    const told = tellsAll(turn, who, plain);
    return turn.say(isGoOn(plain) ? told : keep(told));
  }
  const isPlot = plotDecides(turn, plain);
  const asked = questionIn(plain).replace(/[?.!]+$/u, "");
  // "Did you see anything?" asks what.
  const asksYes = !isSeen && isYesNo(asked);
  // Who did it is for the hero to find out: everybody says that it was somebody else, and where they were.
  const isAccused =
    asksYes &&
    !asksForAll(plain) &&
    turn.memo.case !== null &&
    /\byou(?:r|'re)?\b/iu.test(plain) &&
    (isPlot || asksOfDeed(asked));
  if (isAccused) return turn.say(keep(deniesIt(turn, who)));
  // What the state knows everybody knows.
  const stands = whatItIs(turn, plain) === "" ? fromState(turn, plain) : "";
  // How far the hero is nobody asks of people.
  const state = isUnsolved(turn) && stands.startsWith("Not yet") ? "" : stands;
  if (state !== "") {
    turn.say(saidBy(state.split(/(?<=[.!?]) /u)[0]!, speakerName(who)));
    if (!pattern("question question 7").test(words)) return;
  }
  // Who is asked about a thing speaks of that thing.
  const ofThing = asksYes && !pattern("question asks of thing").test(plain) ? "" : saysOfThing(turn, who, plain);
  if (ofThing !== "") {
    turn.moved = true;
    return turn.say(keep(ofThing));
  }
  const written =
    isPlot || asksOfSelf(turn, plain) ? "" : writtenOf(turn, asked.replace(/\byour?\b/giu, shortName(who)));
  // "Has something in its claw": what the player has left open is no answer.
  const isOpen = pattern("question question 8").test(written);
  if (isOpen && hasClueFor(turn, who, plain, false) && !isOpponent(turn, who))
    return turn.say(keep(saysClue(turn, who, plain, false)));
  if (
    written !== "" &&
    !turn.wasSaid(written) &&
    // What the hero has found out others have not.
    !turn.memo.clues.includes(written) &&
    !pattern("question question 8").test(written) &&
    answersIt(asked, written)
  ) {
    turn.markSaid(written);
    return turn.say(withMore(turn, who, words, written));
  }
  // What is somebody's own they know, whatever it is.
  const isHis = askedInShort(turn, who, plain).startsWith("my ") || isOwnMatter(turn, who, plain);
  if (isHis && !isPlot && (await drawAnswer(turn, plain, who))) return;
  // Who has offered to tell something is taken at their word.
  const offers = turn.brief.transcript
    .slice(-2)
    .some(({ reply }) => pattern("question question 9", "u").test(reply) && reply.includes(shortName(who)));
  const mayAnswer = !isOpponent(turn, who) && (offers || !turn.memo.companions.includes(who.name));
  // "Were you in it?" asks for no more than yes or no.
  const isOfYou =
    asksYes &&
    /^(?:\S+ )?you\b/iu.test(asked) &&
    !isOpenQuestion(asked) &&
    entriesIn(turn.lore, asked).every(({ kind, name }) => kind !== "person" || name === who.name);
  if (mayAnswer && !isOfYou && !asksOfSelf(turn, plain) && hasClueFor(turn, who, plain)) {
    if (!(await answers(turn, who, words, offers))) return;
    return turn.say(keep(saysClue(turn, who, plain)));
  }
  // What the hero has found out about the one who is asked goes home.
  const isCaught =
    (isOpponent(turn, who) || isTool(turn, who)) &&
    turn.memo.clues.some(
      (clue) =>
        clue.includes(shortName(who)) &&
        [...subjectWords(plain)].filter((word) => contentWords(clue).has(word)).length > 0 &&
        !asksOfSelf(turn, plain),
    );
  if (isCaught && !(isOpponent(turn, who) && isPlot))
    return turn.say(keep(lineFor(turn, "caught out", speakerName(who))));
  if (isOpponent(turn, who) && isPlot) return turn.say(keep(evades(turn, who)));
  // What it is the player says, and no coin.
  const isRiddle = isUnsolved(turn) && !isOfYou && isOfMatter(turn, plain);
  const believes = asksYes && pattern("question question 10").test(plain) ? takesTruth(turn, who, plain) : "";
  if (believes !== "") return turn.say(believes);
  if (asksYes && !isRiddle) {
    return yesOrNo(turn, who, questionIn(plain), key);
  }
  if (turn.memo.companions.includes(who.name) && (isPlot || isOpenQuestion(plain)))
    return turn.say(keep(advises(turn, who)));
  // What is asked beside the matter is answered, and no piece of it comes in its place.
  if (!isPlot && !isSeen && isBesideMatter(turn, plain) && (await drawAnswer(turn, plain, who))) return;
  const instead =
    asksOfSelf(turn, plain) || !isUnsolved(turn) || isOpponent(turn, who) ? "" : tellsInstead(turn, who, plain);
  if (instead !== "") return turn.say(keep(instead));
  const knower = asksOfSelf(turn, plain) ? undefined : knowerOf(turn, who, plain);
  // Who is concerned in it is not sent on to somebody else.
  const isOwn = isConcerned(turn, who, plain);
  if (knower !== undefined && !isOwn)
    return turn.say(keep(`${doesNotKnow(turn, who, plain)} ${whomToAsk(turn, knower)}`));
  // What is drawn would decide what the player is to find out.
  const isMatter = isUnsolved(turn) && !asksOfSelf(turn, plain);
  if (isMatter) return turn.say(keep(`${hasNoMore(turn, who, plain)} ${pointing(turn, who)}`.trim()));
  if (!isPlot && !isSeen && (await drawAnswer(turn, plain, who))) return;
  // Who knows more than they tell says something of it, where it is about the matter.
  const knows =
    mayAnswer && (isSeen || isPlot || isOpenQuestion(plain) || (knowsMore(turn, who) && !asksOfSelf(turn, plain)));
  if (knows && !turn.hasClue && hasClueFor(turn, who, plain, false)) {
    if (!(await answers(turn, who, words, offers))) return;
    return turn.say(keep(saysClue(turn, who, plain, false)));
  }
  if (isSeen && (await drawAnswer(turn, plain, who))) return;
  turn.say(
    keep(
      isOwn
        ? `${lineFor(turn, "concerned", speakerName(who))} ${sayLead(turn, "ask", who.name)}`.trim()
        : isPlot || isOpenQuestion(plain)
          ? pointsOn(turn, who, asked)
          : doesNotKnow(turn, who, plain),
    ),
  );
}

/** Whether somebody has a matter of their own to tell of: who goes along knows no more than the hero. */
const mayTell = (turn: Turn, who: LoreEntry): boolean => !turn.memo.companions.includes(who.name);

/** Whether the matter is still open: afterwards people have nothing to hint at. */
const isUntold = ({ memo, hasClue }: Turn): boolean =>
  memo.case !== null && memo.case.showdown === null && !memo.case.announced && !hasClue;

/** The same question gets the same answer, in other words; where there was none, that there still is none. */
function saysAgain(turn: Turn, who: LoreEntry, log: string): string {
  const name = speakerName(who);
  if (/^(?:Yes|No)\.$/u.test(log)) return `“${log} It is as I said,” says ${name}.`;
  return log === "" ? lineFor(turn, "asked again", name) : saidBy(`${lineFor(turn, "said again")} ${log}`, name);
}

/** Who has told what they have of the matter says what they feel about it, once, and after that only that they know no more. */
function hasNoMore(turn: Turn, who: LoreEntry, words: string): string {
  const key = `feels ${who.name}`;
  if (turn.wasSaid(key) || !pattern("question asks feeling", "iu").test(words)) return doesNotKnow(turn, who, words);
  turn.markSaid(key);
  return lineFor(turn, "open feels", speakerName(who));
}

/** A question without the call to the one who is asked. */
export const plainFor = (who: LoreEntry, words: string): string =>
  words
    .replace(new RegExp(`^(?:${[shortName(who), ...who.name.split(" ")].join("|")})[,:!]? `, "iu"), "")
    .replace(new RegExp(`,? (?:${[shortName(who), ...who.name.split(" ")].join("|")})(?=[?.!]*$)`, "iu"), "");

/** Whether a sentence of the texts says what is asked, and does not only speak of it. */
const answersIt = (asked: string, written: string): boolean =>
  !/\byour?\b/iu.test(written) &&
  (!/\bwhy\b/iu.test(asked) || pattern("question answers it").test(written)) &&
  (!/\bhow\b/iu.test(asked) || /\b(?:by|with)\b/iu.test(written)) &&
  (!pattern("question answers it 2").test(asked) || pattern("question answers it 3").test(written)) &&
  (!/\bsays?\b/iu.test(asked) || /[:“]|\bthat\b/u.test(written));

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
  turn.say(replies(turn, who, "refuses"), turn.wasSaid(key) ? "" : lineFor(turn, "withheld", speakerName(who)));
  turn.markSaid(key);
  if (!isUnsolved(turn)) turn.say(complication(turn, "talk"));
  return false;
}

async function yesOrNo(turn: Turn, who: LoreEntry, question: string, key: string): Promise<void> {
  const asked = question.replace(/[?!.]+$/u, "");
  const { yes, shown } = await turn.ask(
    `${capitalise(speakerName(who))}: ${question}`,
    // Who is sure of it does not take it back in the same breath.
    turn.isSure ? "almost impossible" : oddsOf(question),
  );
  const names = entriesIn(turn.lore, asked).flatMap((each) => [each.name, shortName(each)]);
  const stated =
    statedBySpeaker(asked, yes, names) ??
    (pattern("question of us").test(asked) ? null : statementOf(turn.lore, asked, yes));
  const answer = `${yes ? "Yes" : "No"}.${stated === null ? "" : ` ${withCapitals(turn.lore, ` ${stated}`).trim()}.`}`;
  turn.say(
    `${stated === null ? lineFor(turn, yes ? "says yes" : "says no", speakerName(who)) : saidBy(answer, speakerName(who))} (${shown})`,
  );
  turn.memo.settled.push({ key, answer });
  const said =
    stated === null
      ? `Asked “${asked}”, ${shortName(who)} says ${yes ? "yes" : "no"}.`
      : `${capitalise(shortName(who))} says: “${answer}”`;
  turn.fact(said);
  turn.memo.settled.push({ key: "tossed", answer: said });
}

/** Whether a question is about the one who is asked. */
const asksOfSelf = (turn: Turn, words: string): boolean => isOfSelf(kindOfQuestion(turn, words));

/** Whether what is asked is for the case to answer, and never for the dice. */
export function plotDecides(turn: Turn, words: string): boolean {
  const kept = turn.memo.case;
  if (kept === null || isOfSelf(kindOfQuestion(turn, words))) return false;
  if (GUILT.test(words)) return true;
  // What asks for more than the aim is about something else.
  return (
    ownWords(turn, kept, words).length === 0 &&
    (isOpenQuestion(words) ||
      (!pattern("question plot decides", "u").test(kindOfQuestion(turn, words) ?? "") &&
        isShared(`${kept.prize.words} ${kept.threat} ${kept.aim}`, words)))
  );
}
const GUILT = storedPattern("question guilt", "iu");

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
      !/^(?:dead|missing|ill)$/u.test(fateOf(turn.lore, entry) ?? "") &&
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

const asGist = (words: string): string => {
  const gist = toSecondPerson(words).replace(/[.?!]+$/u, "");
  return pattern("question as gist").test(gist)
    ? gist
    : `“${capitalise(/[.!?]$/u.test(words) ? words : `${words}?`)}”`.slice(0, 120);
};

/** A sentence of the texts that answers a question about somebody or something, and was not told yet; empty where there is none. */
function knownOf(turn: Turn, who: LoreEntry, words: string): string {
  if (!pattern("question known of", "iu").test(words)) return "";
  const about = entriesIn(turn.lore, words).find((entry) => entry.name !== who.name && !isHero(turn.lore, entry));
  // Of who or what is missing, what everybody knows is no answer.
  if (about === undefined || fateOf(turn.lore, about) !== null) return "";
  // What asks for more than who or what it is, is not answered by that.
  const own = contentWords(`${about.name} ${about.aliases.join(" ")} ${about.role} ${who.name}`);
  if ([...subjectWords(words)].some((word) => !own.has(word))) return "";
  return (
    turn
      .about(about)
      .find(
        ({ text, source }) =>
          source !== "notes" &&
          source !== "hero" &&
          source !== "story" &&
          !isFrame(text) &&
          !turn.wasSaid(text) &&
          !/\b(?:I|you|my|your)\b/u.test(text) &&
          indexOfName(text, shortName(who)) < 0 &&
          indexOfName(text, who.name) < 0 &&
          indexOfName(text, about.name) <= 40,
      )?.text ?? ""
  );
}
