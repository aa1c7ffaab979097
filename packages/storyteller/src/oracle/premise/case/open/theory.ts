import { capitalise } from "#english/noun-phrase";
import { pattern, storedPattern } from "../../../patterns.ts";
import { indexOfName, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import { tick } from "../../moves/aim/clock.ts";
import { reacts } from "../../moves/people/reacts.ts";
import { BY, type Grade, type Turn } from "../../turn.ts";
import type { Message } from "../../words/clauses.ts";
import { chargedIn } from "../charge/charged.ts";
import { fillIn, lineFor } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { sayLead } from "../leads.ts";
import { findClue } from "../reveal-clue.ts";
import { roleOf } from "../parts/people-of-case.ts";
import { doerIn, placeIn, placeOfTheory, seatIn } from "./named-in-theory.ts";
import { clauseOf, ENOUGH, isAnyonesGuess, isSearch, piecesFound, piecesWord } from "./open-story.ts";
import { type Looked, SAID_OF } from "./says-where.ts";
import { hasEnough, type Theory, theoryIn } from "./theory-in.ts";
import { isBorneOut, isSure, speaksFor, SURE } from "./what-speaks.ts";

/** The player of an open story says what it is, and a check with what was found decides whether it is so. */

/** What the check takes; with pieces of which none speaks for it; and with fewer pieces than enough. What was found is added to the die. */
const NEEDS = 15;
const DARED = 18;
const UNPROVEN = 17;
const CLOSE = 3;

const YOU = storedPattern("accuse you");
const SAID = storedPattern("theory said");
const ASKS_HOW = storedPattern("theory asks how");
const IT_IS_SO = storedPattern("theory it is so");

/** The theory that a message states in an open story that has none yet; null where it states none. */
export const theoryOf = (turn: Turn, message: Message): Theory | null =>
  isAnyonesGuess(turn.memo.case) &&
  turn.memo.case!.theory === "" &&
  turn.main !== undefined &&
  turn.memo.case!.showdown === null &&
  // Before anything is found, only what is said to be one: "It means we have nine hours, Commander" is said to the Commander.
  (piecesFound(turn) > 0 || SAID.test(message.text))
    ? (theoryIn(turn, message) ?? ofCharge(turn, message))
    : null;

/** "It was you, Jory": it is Jory. Other words that charge somebody may be meant otherwise. */
function ofCharge(turn: Turn, message: Message): Theory | null {
  const charged = YOU.test(message.text) ? chargedIn(turn, message) : undefined;
  if (charged === undefined || charged.isShown === true) return null;
  return {
    sentence: isSearch(turn.memo.case)
      ? fillIn(turn, turn.memo.case!, `${capitalise(shortName(charged.who))} has {prize}.`)
      : `${shortName(charged.who)} is behind it.`,
    sure: pattern("theory charges").test(message.text),
    before: "",
  };
}

/** "I think that …" as it stands, and "No, it is so" after the dice have said otherwise; false for other words. */
export function aboutTheory(turn: Turn, text: string): boolean {
  const kept = turn.memo.case;
  if (kept === null || !isAnyonesGuess(kept) || kept.theory !== "" || turn.main === undefined) return false;
  if (ASKS_HOW.test(text)) {
    turn.say(whatIsFound(turn));
    turn.say(lineFor(turn, "open hint"));
    return true;
  }
  const last = kept.tried.at(-1);
  if (last === undefined || last.turn < turn.brief.number - 1 || !IT_IS_SO.test(text)) return false;
  becomesSo(turn, last.theory, "strong");
  turn.say(tick(turn, true));
  return true;
}

export const whatIsFound = ({ memo }: Turn): string =>
  memo.clues.length === 0
    ? "Nothing has been found yet."
    : `This is what you have found:\n${memo.clues.map((each) => `- ${each}`).join("\n")}`;

/** Takes an answer to whether the dice shall decide it; false where nothing was asked, or the player goes on. */
export async function answersTheory(turn: Turn, text: string): Promise<boolean> {
  const { pending } = turn.memo;
  if (pending?.sort !== "theory") return false;
  const typed = text
    .toLowerCase()
    .replace(/[.!()]+/gu, "")
    .trim();
  const isYes = typed === "1" || pattern("theory answers theory", "u").test(typed);
  const isNo = typed === "2" || /^(?:no|nope|not yet|not now|later|wait)\b/u.test(typed);
  if ((!isYes && !isNo) || typed.split(" ").length > 6) return false;
  turn.memo.pending = null;
  if (isYes) await triesTheory(turn, pending.asks);
  else {
    turn.corrected = true;
    turn.say("Then not yet. What do you do?");
  }
  return true;
}

/** Asks whether the dice shall decide what the player seems to say; where little or nothing speaks for it, says who could show it. */
export function asksTheory(turn: Turn, theory: string): void {
  const [one] = speaksFor(turn, theory);
  turn.memo.pending = { sort: "theory", asks: theory, choices: ["Yes, that is what it is", "No, not yet"] };
  if (isSearch(turn.memo.case)) {
    turn.memo.settled.push({ key: SAID_OF, answer: theory });
    turn.moved = true;
  }
  const odds = oddsOf(turn, theory);
  // Who stands there and is said to be behind it does not keep silent.
  const doer = turn.paragraphs.length > 0 ? undefined : doerIn(turn, theory);
  if (doer !== undefined && turn.isHere(doer) && indexOfName(theory, shortName(doer)) < NEAR)
    turn.say(reacts(turn, doer, "accuse", theory));
  if (isBorneOut(turn, theory)) return turn.say(`*Is that what it is? (1) Yes: ${odds}. (2) Not yet.*`);
  turn.say(
    one !== undefined
      ? `It may be so. For it speaks: ${clauseOf(turn, one)}. A second thing is wanting.`
      : hasEnough(turn) || turn.memo.clues.length === 0
        ? lineFor(turn, "theory unproven")
        : `It may be so, but on ${piecesWord(turn)} it does not hold yet.`,
    sayLead(turn, "ask"),
    `*(1) I dare it: ${odds}. (2) Not yet.*`,
  );
}

/** A person whose name begins within so many characters of the theory is the one it accuses. */
const NEAR = 12;

const needed = (turn: Turn, theory: string): number =>
  isBorneOut(turn, theory) ? NEEDS : hasEnough(turn) ? UNPROVEN : DARED;
/** Of what was found four pieces count, and of what speaks for it three once more. */
const countsOf = (turn: Turn, theory: string): [found: number, own: number] => [
  Math.min(ENOUGH, piecesFound(turn)),
  Math.min(3, speaksFor(turn, theory).length),
];
const oddsOf = (turn: Turn, theory: string): string => {
  const [found, own] = countsOf(turn, theory);
  const dc = needed(turn, theory);
  return `+${found + own}, and it takes ${dc}, or ${isSure(turn, theory) ? "less" : dc - CLOSE} at a price`;
};

const isSame = (one: string, other: string): boolean => {
  const [own, words] = [[...contentWords(one)], contentWords(other)];
  return (
    own.filter((word) => words.has(word)).length >= Math.max(1, Math.ceil(Math.max(own.length, words.size) * 0.75))
  );
};

/** The dice decide whether it is so. */
export async function triesTheory(turn: Turn, theory: string, isLooked = false): Promise<void> {
  const kept = turn.memo.case!;
  const pieces = piecesFound(turn);
  turn.memo.pending = null;
  turn.moved = true;
  if (kept.tried.some((each) => each.pieces >= pieces && isSame(each.theory, theory)))
    return turn.say(lineFor(turn, "open again"));
  if (isSearch(kept)) turn.memo.settled.push({ key: SAID_OF, answer: theory });
  turn.rolled = true;
  const dc = needed(turn, theory);
  const [found, own] = countsOf(turn, theory);
  const { total } = await turn.brief.table.roll(`1d20+${found + own}`, `Whether it is so (${dc} or more)`);
  const grade: Grade = total >= dc ? "strong" : dc - total <= CLOSE || isSure(turn, theory) ? "weak" : "miss";
  const speaks = speaksFor(turn, theory).slice(-SURE);
  // The verdict first; how it came about after it.
  const odds = `*${total - found - own} on the die, ${oddsOf(turn, theory)}.*`;
  if (grade === "miss" && isLooked) notHere(turn, kept, theory, pieces);
  else if (grade === "miss") fails(turn, kept, theory, pieces);
  else becomesSo(turn, theory, grade);
  if (speaks.length > 0) turn.say(`For it speaks:\n${speaks.map((each) => `- ${each}`).join("\n")}`);
  turn.say(odds);
}

/**
 * The hero looks for what is sought where they are: it is there, or a trace of it. False where they have looked here before, and nothing new
 * speaks for it, and before there are pieces enough.
 */
export async function looksThere(turn: Turn, { theory, isAbout }: Looked): Promise<boolean> {
  const kept = turn.memo.case!;
  // What the player has said of this place before is what they look for, and dare.
  const said = saidOf(turn, turn.place);
  const meant = said ?? theory;
  if (
    (said === undefined && (!hasEnough(turn) || (!isAbout && !isBorneOut(turn, meant)))) ||
    kept.tried.some((each) => each.pieces >= piecesFound(turn) && isSame(each.theory, meant))
  )
    return false;
  await triesTheory(turn, meant, true);
  return true;
}

/** What the player has said of a place, and has not dared: the last of it. */
const saidOf = (turn: Turn, place: string): string | undefined =>
  turn.memo.settled.findLast(({ key, answer }) => key === SAID_OF && isSamePlace(placeOfTheory(turn, answer), place))
    ?.answer;

/** The place that was spoken of last as the one where it is: who says that they go in goes there. Empty where there is none. */
export function placeSpokenOf(turn: Turn): string {
  const last = turn.memo.settled.findLast(({ key }) => key === SAID_OF)?.answer;
  const kept = turn.memo.case!;
  if (kept.theory !== "") return kept.announced && kept.showdown === null ? kept.where.lair : "";
  return last === undefined ? "" : placeOfTheory(turn, last);
}

/** It is not so: what speaks for it is too little, and time passes. */
function fails(turn: Turn, kept: KeptCase, theory: string, pieces: number): void {
  kept.tried.push({ theory, pieces, turn: turn.brief.number });
  turn.log(`You think: ${theory}`.slice(0, 180));
  turn.say(
    `It does not hold yet: ${speaksFor(turn, theory).length === 0 ? "nothing that you have found speaks for it. One piece" : "one piece alone speaks for it. A second one"} would be new.`,
    sayLead(turn, "ask"),
  );
  turn.say(tick(turn));
}

/** What is sought is not where the hero has looked: what is here instead is a piece, or a trace of somebody. */
function notHere(turn: Turn, kept: KeptCase, theory: string, pieces: number): void {
  kept.tried.push({ theory, pieces, turn: turn.brief.number });
  turn.log(`You look at ${turn.place}: not here.`);
  turn.say(
    lineFor(turn, "search not here"),
    findClue(turn, "search", "search", false, false) || lineFor(turn, "search instead"),
  );
  turn.say(tick(turn));
}

/** It is so from now on: it is the truth of the story, and where it is decided is told. */
function becomesSo(turn: Turn, theory: string, grade: Grade): void {
  const kept = turn.memo.case!;
  kept.theory = theory;
  kept.announced = true;
  const place = isSearch(kept)
    ? placeOfTheory(turn, theory) || undefined
    : (placeIn(turn, theory) ?? placeIn(turn, kept.aim) ?? seatIn(turn, theory));
  if (place !== undefined) kept.where.lair = place;
  const doer = doerIn(turn, theory);
  if (doer !== undefined) isDoneBy(turn, kept, doer.name);
  const record = `It is so: ${clauseOf(turn, theory)}.`;
  turn.fact(record);
  turn.memo.clues.push(record);
  turn.log(record);
  if (turn.main !== undefined)
    turn.change({ type: "thread_changed", by: BY, title: turn.main.title, step: record.slice(0, 400) });
  if (grade === "weak") kept.due = true;
  turn.say(lineFor(turn, grade === "weak" ? "open so, and" : "open so"), whereDecided(turn, kept));
}

/** Where it is decided, and whom the hero can face. */
function whereDecided(turn: Turn, kept: KeptCase): string {
  const { lair } = kept.where;
  const isHere = isSamePlace(lair, turn.place);
  if (!isHere) turn.memo.offers.push({ text: `go to ${lair}`, act: "travel", target: lair, topic: "" });
  const who = kept.doer ? turn.entry(kept.who.opponent) : undefined;
  // What is here is found at once: the scene of it comes next (`narrate-premise.ts`).
  if (isSearch(kept)) return isHere ? "" : lineFor(turn, `search there${who === undefined ? "" : ", held"}`);
  if (who !== undefined)
    turn.memo.offers.push({ text: `I confront ${shortName(who)}`, act: "accuse", target: who.name, topic: "" });
  const face = who === undefined ? "" : `, or say it to ${shortName(who)}'s face`;
  return isHere
    ? `It will be decided here: do what there is to do about it${face}.`
    : `It will be decided at ${lair}. Go there when you are ready${face}.`;
}

/** Somebody is behind it from now on, and is where it is decided. What was found says nothing else than before. */
function isDoneBy(turn: Turn, kept: KeptCase, name: string): void {
  const role = roleOf(kept, name);
  if (role !== null) kept.who[role] = kept.who.opponent;
  kept.who.opponent = name;
  kept.doer = true;
  turn.memo.past.cleared = turn.memo.past.cleared.filter((each) => each !== name);
  turn.memo.companions = turn.memo.companions.filter((each) => each !== name);
  turn.memo.places[name] = kept.where.lair;
  if (turn.member(name) !== undefined && !turn.isHere(turn.entry(name)))
    turn.change({ type: "cast_changed", by: BY, name, place: kept.where.lair.slice(0, 120) });
}

/** Whether the hero has pieces enough, for the offers. */
export const mayTheorise = (turn: Turn): boolean =>
  isAnyonesGuess(turn.memo.case) && turn.memo.case!.theory === "" && piecesFound(turn) >= ENOUGH;
