import { isKnownVerb } from "#english/past-tense";
import { verbOf } from "#english/inflection";
import { capitalise } from "#english/noun-phrase";
import { filledPattern, pattern, storedPattern } from "../../../patterns.ts";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, indexOfName, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { isSamePlace, placesOf, whereIs } from "../../lore/where/whereabouts.ts";
import { isFrame } from "../../opening/seeds.ts";
import { tick } from "../../moves/aim/clock.ts";
import { reacts } from "../../moves/people/reacts.ts";
import { BY, type Grade, type Turn } from "../../turn.ts";
import type { Message } from "../../words/clauses.ts";
import { chargedIn } from "../charge/charged.ts";
import { isShared } from "../aim/object-of-aim.ts";
import { fillIn, lineFor } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { sayLead } from "../leads.ts";
import { findClue } from "../reveal-clue.ts";
import { isNoPerson, roleOf, truthOf } from "../parts/people-of-case.ts";
import { clauseOf, ENOUGH, isAnyonesGuess, isSearch, piecesFound, piecesWord } from "./open-story.ts";
import { isThingWord } from "./own-things.ts";
import { type Looked, placeSaid, SAID_OF } from "./says-where.ts";
import { hasEnough, type Theory, theoryIn } from "./theory-in.ts";

/** The player of an open story says what it is, and a check with what was found decides whether it is so. */

/** What the check takes; with pieces of which none speaks for it; and with fewer pieces than enough. What was found is added to the die. */
const NEEDS = 15;
const DARED = 18;
const UNPROVEN = 17;
const CLOSE = 3;

const YOU = storedPattern("accuse you");
const SAID = storedPattern("theory said", "iu");
const ASKS_HOW = storedPattern("theory asks how", "iu");
const IT_IS_SO = storedPattern("theory it is so", "iu");

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

/**
 * The pieces that speak for a theory: those that share a person, a place or a thing with it that the question itself does not have. Two
 * other words of the record do as well: one alone ("sleeps", "comes") is chance.
 */
export function speaksFor(turn: Turn, theory: string): string[] {
  const { aim, prize, threat } = turn.memo.case!;
  const asked = contentWords(`${aim} ${prize.words} ${threat} ${turn.lore.heroes.join(" ")}`);
  const names = contentWords(turn.lore.entries.map(({ name, aliases }) => [name, ...aliases].join(" ")).join(" "));
  const own = (theory.match(/\p{L}{3,}/gu) ?? [])
    .map((word) => ({ word, stem: [...contentWords(word)].at(-1) ?? "" }))
    .filter(
      ({ word, stem }) =>
        stem !== "" && !asked.has(stem) && !(isSearch(turn.memo.case) && pattern("theory common").test(word)),
    );
  const nouns = new Set([...theory.matchAll(pattern("theory noun", "giu"))].map(([, noun]) => noun));
  const meant = own.filter(({ word, stem }) => names.has(stem) || nouns.has(word) || isThingWord(word));
  // "Marjorie" of the theory is "Director Quince" of the piece.
  const people = entriesIn(turn.lore, theory).filter(
    ({ kind, name }) => kind === "person" && !aim.includes(name) && !isShared(prize.words, name),
  );
  // What people have said of whom it names counts as well.
  const said = testimonies(turn).filter((each) =>
    people.some((who) => each.slice(each.lastIndexOf(": ")).includes(shortName(who))),
  );
  return [
    ...said,
    ...ofTexts(turn, theory),
    ...turn.memo.clues.filter((each) => {
      const record = contentWords(each);
      const full = `${each} ${inFull(turn, each)}`;
      const all = contentWords(full);
      return (
        meant.some(({ stem }) => all.has(stem)) ||
        people.some((who) => full.includes(shortName(who))) ||
        new Set(own.filter(({ stem }) => record.has(stem)).map(({ stem }) => stem)).size > 1
      );
    }),
  ];
}

/** What the player's own texts say for where a search leads: where it was seen last, and who wants it or hates whom. One of it counts. */
function ofTexts(turn: Turn, theory: string): string[] {
  const kept = turn.memo.case!;
  if (!isSearch(kept)) return [];
  const place = placeIn(turn, theory);
  const people = entriesIn(turn.lore, theory).filter(
    ({ kind, name }) => kind === "person" && !isHero(turn.lore, turn.entry(name)),
  );
  return turn.lore.written
    .filter(
      ({ source, text }) =>
        source !== "hero" &&
        !isFrame(text) &&
        !/^I \p{Ll}/u.test(text) &&
        !turn.lore.heroes.some((name) => text.includes(name)) &&
        pattern("search texts point").test(text) &&
        (people.some((who) => indexOfName(text, shortName(who)) >= 0 && !isShared(kept.prize.words, who.name)) ||
          (place !== undefined && text.toLowerCase().includes(place.toLowerCase().replace(/^the /u, "")))),
    )
    .map(({ text }) => text)
    .slice(0, 1);
}

/** "Who gave Tamsin the money: Jory.": what people were asked and said, as it was drawn. */
const testimonies = ({ memo }: Turn): string[] =>
  memo.facts.filter((fact) =>
    memo.settled.some(
      ({ key, answer }) =>
        key.startsWith("drawn who") &&
        !/^Who (?:is|are|was|were) /u.test(fact) &&
        answer !== "" &&
        fact.endsWith(`: ${answer}`),
    ),
  );

/** What the hero saw or was told of a piece, beyond the line on record. */
function inFull(turn: Turn, log: string): string {
  const kept = turn.memo.case!;
  const clue = truthOf(kept)?.clues.find(
    (each) => kept.found.includes(each.id) && fillIn(turn, kept, each.log) === log,
  );
  return clue === undefined ? "" : fillIn(turn, kept, `${clue.found} ${clue.said}`);
}

/** A person whose name begins within so many characters of the theory is the one it accuses. */
const NEAR = 12;

/** What two pieces speak for is so, and the dice only say at what price. */
const SURE = 2;
const isSure = (turn: Turn, theory: string): boolean => speaksFor(turn, theory).length >= SURE;

/** Whether two pieces speak for a theory, or one of enough: then the dice may decide. */
export const isBorneOut = (turn: Turn, theory: string): boolean =>
  isSure(turn, theory) || (hasEnough(turn) && speaksFor(turn, theory).length > 0);
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

/** Where a search leads by what the player says. */
const placeOfTheory = (turn: Turn, theory: string): string =>
  placeIn(turn, theory) ?? placeSaid(turn, theory) ?? seatIn(turn, theory) ?? "";

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

/** The place that a text names first. */
const placeIn = (turn: Turn, text: string): string | undefined => {
  const low = text.toLowerCase();
  const { scene, lair, far } = turn.memo.case!.where;
  const all = placesOf(turn);
  // "The spring" is the hermit's spring, where there is no other.
  const atHead = (name: string) => {
    const head = name.split(" ").at(-1)!.toLowerCase();
    const isOnly = all.filter((each) => each.toLowerCase().endsWith(` ${head}`)).length === 1;
    return isOnly && head.length > 3 ? low.search(new RegExp(`\\bthe ${literal(head)}\\b`, "u")) : -1;
  };
  return [lair, scene, far, ...all]
    .filter((name) => !turn.brief.scene.campaign.name.includes(name.replace(/^the /iu, "")))
    .map((name) => {
      const at = low.indexOf(name.toLowerCase().replace(/^(?:the|your) (?:old |great )?/u, ""));
      return { name, at: at < 0 ? atHead(name) : at };
    })
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)[0]?.name;
};

/** Where somebody is, or a machine with a name, whom a theory names. */
const seatIn = (turn: Turn, theory: string): string | undefined =>
  entriesIn(turn.lore, theory)
    .filter(
      (entry) =>
        entry.proper &&
        entry.kind !== "place" &&
        // A name, and no trade: "their ferryman" is nobody in person.
        entry.name.split(" ").some((word) => /^\p{Lu}/u.test(word) && theory.includes(word)) &&
        !isHero(turn.lore, entry) &&
        fateOf(turn.lore, entry) === null,
    )
    .map((entry) => (turn.isHere(entry) ? turn.place : whereIs(turn, entry)))
    .find((name) => placesOf(turn).some((each) => isSamePlace(each, name)));

/** Who does it by a theory: somebody who lives, before what they do; nobody where a machine, a beast or the dead do it. */
function doerIn(turn: Turn, theory: string): LoreEntry | undefined {
  return entriesIn(turn.lore, theory).find(
    (entry) =>
      entry.kind === "person" &&
      entry.proper &&
      !isHero(turn.lore, entry) &&
      turn.people.some(({ name }) => name === entry.name) &&
      fateOf(turn.lore, entry) === null &&
      turn.member(entry.name)?.alive !== false &&
      !isNoPerson(turn, entry) &&
      doesIn(theory, [
        entry.name,
        ...entry.aliases,
        shortName(entry),
        ...entry.name.split(" ").filter((word) => word.length > 3),
      ]),
  );
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
/** Whether a text has one of the names before a verb, or after "it is". */
function doesIn(text: string, names: readonly string[]): boolean {
  const name = `(?:${names
    .toSorted((a, b) => b.length - a.length)
    .map(literal)
    .join("|")})`;
  if (filledPattern("theory does in 2", "iu", name).test(text)) return true;
  const found = filledPattern("theory does in 3", "iu", name).exec(text)?.[1];
  if (found === undefined) return false;
  const word = found.toLowerCase();
  if (pattern("theory does in", "u").test(word)) return !filledPattern("theory does in 4", "iu", name).test(text);
  // After a name a word in -s or -ed is what they do, also where no list has it: "brews".
  return /\p{Ll}{2}(?:[^s]s|ed)$/u.test(word) || /^(?:s|past)$/u.test(verbOf(word, isKnownVerb)?.form ?? "");
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
