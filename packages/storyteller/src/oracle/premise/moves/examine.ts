import { pattern, storedPattern } from "../../patterns.ts";
import { cases } from "../case/case-content.ts";
import { detailOf } from "../case/details.ts";
import { plainLineOf } from "../case/fill-in.ts";
import { aboutThing } from "../case/thing-named.ts";
import { isShared } from "../case/aim/object-of-aim.ts";
import { isUnsolved } from "../case/open/open-story.ts";
import { isSmall, kindOf, thingIn } from "../case/open/own-things.ts";
import { showsPiece } from "../case/open/thing-piece.ts";
import { findClue, namesSomething, subjectWords } from "../case/reveal-clue.ts";
import { isSenseless } from "../lore/fates.ts";
import { entriesIn } from "../lore/lore.ts";
import { twoIn } from "./questions/one-of-two.ts";
import { kindOfNoun } from "../lore/nouns.ts";
import { isSamePlace } from "../lore/where/whereabouts.ts";
import type { Turn } from "../turn.ts";
import type { Part } from "../words/clauses.ts";
import { isYesNo } from "../words/short-answer.ts";
import { toSecondPerson } from "../words/person-words.ts";
import { tick } from "./aim/clock.ts";
import { instrumentIn, readInstrument } from "./answers/instrument.ts";
import { showsOwnThing } from "./answers/own-thing.ts";
import { worded } from "./deed.ts";
import { resultOfDeed } from "./answers/deed-result.ts";
import { drawAnswer, drawnBefore, kindOfQuestion } from "./drawn-answer.ts";
import { calledIn, whoIn } from "./people/who.ts";
import { writtenOf } from "./record/written.ts";
import { placeNamed } from "./travel/place-named.ts";
import { capitalise } from "#english/noun-phrase";

/** Examinations and tests of a thing: a check, and a result that is kept. No test is only told again. */

const EXAMINES = storedPattern("examines");
const THING = storedPattern("examine thing", "u");
/** "put my ear to the pipe", "take a flake of the paint": not what is examined. */
const NO_THING = (): RegExp => pattern("examine no thing", "u");
/** Parts of a house that are examined like a thing. */
const PART = storedPattern("examine part", "u");
const READS = storedPattern("examine reads");

/** The thing that a deed examines, as a noun phrase; null where it is a look around, at somebody or at a place. */
function examinedIn(turn: Turn, text: string): string | null {
  const isRead = READS.test(text);
  const isDead = pattern("examine thing in", "u").test(text) && pattern("body of dead").test(text);
  if (!isRead && !isDead && !EXAMINES.test(text)) return null;
  if (!isDead && pattern("examine thing in 2").test(text)) return null;
  const thing = THING.exec(text.replace(NO_THING(), ""))?.[1]?.trim() ?? "";
  const place = thing === "" ? null : placeNamed(turn, thing);
  if (
    place !== null &&
    (isSamePlace(place, turn.place) || (kindOfNoun(thing.split(" ").at(-1)!) === "place" && !PART.test(thing)))
  )
    return null;
  const isNamed = thing === "" || /\p{Lu}/u.test(thing) || kindOfNoun(thing.split(" ").at(-1)!) === "person";
  const person = isNamed ? whoIn(turn, thing === "" ? text : thing) : undefined;
  const isBody = pattern("result body").test(text) || pattern("result doc").test(text);
  if (person !== undefined && !isBody && pattern("examine thing in 3", "u").test(thing) && turn.isHere(person))
    return null;
  return thing;
}

const examines = (turn: Turn, text: string): boolean => examinedIn(turn, text) !== null;

/** A deed that examines something, with those that go on with it and the questions about it, is one part. */
export function asOneExamination(turn: Turn, parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    const isOn = before?.kind === "do" && examines(turn, before.text) && !READS.test(before.text);
    if (isOn && part.kind === "do" && (EXAMINES.test(part.text) || GOES_ON.test(part.text)))
      all[all.length - 1] = { kind: "do", text: `${before.text}, and ${part.text}` };
    else if (isOn && part.kind === "ask" && calledIn(turn, part.text) === undefined && isAboutIt(part.text))
      all[all.length - 1] = { kind: "do", text: `${before.text}: ${part.text}` };
    else all.push(part);
  }
  return all;
}
const GOES_ON = storedPattern("examine goes on", "u");
const isAboutIt = (question: string): boolean => pattern("examine is about it").test(question);

const KINDS = [
  "listen",
  "same",
  "patient",
  "body",
  "force",
  "mark",
  "sound",
  "measure",
  "scan",
  "substance",
  "age",
] as const;

/** Examines something. False where a deed is something else. */
export async function examine(turn: Turn, text: string): Promise<boolean> {
  const thing = examinedIn(turn, text);
  if (thing === null) return false;
  const [first = "", question = ""] = text.split(pattern("examine examine"));
  const deed = worded(turn, first) || worded(turn, first.split(/,/u)[0]!);
  const words = [...subjectWords(text)].toSorted().join(" ");
  // The neck of a statue is no body.
  const out = whoIn(turn, thing);
  const isStone = pattern("result not body").test(text);
  const kind =
    KINDS.find((each) => !(isStone && /^(?:body|patient)$/u.test(each)) && pattern(`result ${each}`).test(text)) ??
    (out !== undefined && isSenseless(turn.lore, out) ? "patient" : "plain");
  const key = `exam ${words}`.slice(0, 120);
  const before = turn.memo.settled.find((each) => each.key === key)?.answer;
  const did = deed === "" ? `You examine ${thing || "it"}` : `You ${deed}`;
  // A test always shows something, and it is its own result.
  if (isUnsolved(turn) && pattern("examine tests").test(text)) {
    turn.log(`${did}.`);
    turn.say(readInstrument(turn, text) || before || (await resultOf(turn, kind, text, question, thing, key)));
    return true;
  }
  const isDoc = pattern("result doc").test(thing);
  const isLook = READS.test(text) || pattern("examine examine 3", "u").test(kind);
  const shown = !isLook || isDoc ? "" : showsOwnThing(turn, thing || instrumentIn(turn, thing));
  if (shown !== "") {
    turn.log(`${did}.`);
    turn.say(shown);
    return true;
  }
  const counted =
    pattern("deed does count").test(text) && !isUnsolved(turn)
      ? findClue(turn, "search", text, false, true) || resultOfDeed(turn, text)
      : "";
  if (counted !== "") {
    turn.say(counted);
    return true;
  }
  if (!READS.test(text) && pattern("result box").test(thing) && kind === "plain") {
    await readIt(turn, `what is in ${thing}?`);
    return true;
  }
  if (READS.test(text) || (kind === "plain" && isDoc)) {
    const asked = pattern("examine examine 2").exec(text)?.[1];
    await readIt(turn, asked === undefined ? `what does ${thing || "it"} say?` : `${asked}?`, thing);
    return true;
  }
  if (before !== undefined) {
    turn.say(before);
    return true;
  }
  const isEar = kind === "sound" || kind === "listen";
  const grade = await turn.check(
    isEar || /^(?:body|patient)$/u.test(kind) ? "wisdom" : "intelligence",
    isEar ? "Perception" : /^(?:body|patient)$/u.test(kind) ? "Medicine" : "Investigation",
    10,
    "You can tell, or you cannot",
  );
  turn.log(`${did}${grade === "miss" ? ": you cannot tell" : ""}.`);
  if (grade === "miss" && kind === "plain") {
    turn.say(resultOfDeed(turn, text) || detailOf(turn, thing, "thing"));
    return true;
  }
  if (grade === "miss") {
    turn.say(plainLineOf(turn, cases().results[isEar ? "listen" : "failed"], aboutThing(turn, thing)), tick(turn));
    return true;
  }
  if (isKind(turn, question) && (await drawAnswer(turn, question))) return true;
  // A test shows a clue only where it is about the thing that is tested.
  const about = pattern("examine examine 4", "u").test(kind) ? thing || first : `${thing} tested`;
  const asksSide = kind === "force" && /\b(?:in|out)side\b/iu.test(text);
  const clue = asksSide ? "" : findClue(turn, isEar ? "listen" : "search", about, false, true);
  if (clue !== "") turn.memo.settled.push({ key, answer: clue.slice(0, 500) });
  turn.say(clue || (await resultOf(turn, kind, text, question, thing, key)), grade === "weak" ? tick(turn) : "");
  return true;
}

async function resultOf(
  turn: Turn,
  kind: (typeof KINDS)[number] | "plain",
  text: string,
  question: string,
  thing: string,
  key: string,
): Promise<string> {
  const keep = (result: string): string => {
    turn.memo.settled.push({ key, answer: result.slice(0, 400) });
    const what =
      thing === "" || pattern("examine result of 2", "u").test(thing) ? "what you examined" : toSecondPerson(thing);
    turn.fact(`${capitalise(what)}: ${result.charAt(0).toLowerCase()}${result.slice(1)}`.slice(0, 400));
    // That there is nothing to see is no piece.
    if (!isUnsolved(turn) || !pattern("examine result of 3").test(result))
      turn.memo.clues.push(turn.memo.facts.at(-1)!);
    return result;
  };
  const plain = question.replace(/[?.!]+$/u, "");
  // "Is it blood or paint?"
  const [one = "", other = ""] = pattern("examine asks two").test(text) ? twoIn(text) : [];
  if (one !== "" && kind !== "same" && kind !== "force") {
    const { total } = await turn.brief.table.roll("1d2", `${capitalise(one)} or ${other}`.slice(0, 100));
    const chosen = total === 1 ? one : other;
    return keep(pattern("examine asks what it is").test(text) ? `It is ${chosen}.` : `${capitalise(chosen)}.`);
  }
  if (isYesNo(plain) && !/^(?:same|force)$/u.test(kind) && !/\banything\b/iu.test(plain)) {
    const { yes, shown } = await turn.ask(`${capitalise(plain)}?`, "fifty-fifty");
    return `${keep(yes ? "Yes: it is as you thought." : "No: it is not as you thought.")} (${shown}).`;
  }
  if (kind === "plain") {
    const detail =
      resultOfDeed(turn, text) ||
      detailOf(turn, thing, isSmall(kindOf(thing.split(" ").at(-1)!.toLowerCase())) ? "thing" : "");
    if (detail !== "") return detail;
  }
  if (kind !== "same") {
    const side = kind === "force" ? pattern("examine result of 4").exec(text) : null;
    const lines = cases().results[kind];
    return keep(
      plainLineOf(
        turn,
        side === null ? lines : lines?.filter((each) => /side\b/u.test(typeof each === "string" ? each : each.text)),
        aboutThing(turn, thing),
      ),
    );
  }
  // Whose hand it is, the case knows.
  const kept = turn.memo.case;
  const named = entriesIn(turn.lore, text).filter(({ name }) => turn.people.some((each) => each.name === name));
  const isPlot = kept !== null && named.length > 0 && isShared(`${kept.aim} ${kept.prize.words}`, text);
  const same = isPlot ? named.some(({ name }) => name === kept.who.opponent) : turn.random.int(0, 1) === 0;
  return keep(plainLineOf(turn, cases().results[same ? "same" : "not same"]));
}

const isKind = (turn: Turn, question: string): boolean =>
  pattern("examine is kind", "u").test(kindOfQuestion(turn, question) ?? "");

/** Something is read or opened: what the texts have of it, a clue about it, or what the dice draw. */
async function readIt(turn: Turn, asked: string, thing = ""): Promise<void> {
  turn.moved = true;
  const written = writtenOf(turn, asked.replace(/\?$/u, ""));
  const known = drawnBefore(turn, asked) || (/[:“”]|\bsays?\b/u.test(written) ? written : "");
  if (known !== "") return turn.say(known);
  const clue = findClue(turn, "read", asked, false, true) || (thing === "" ? "" : showsOwnThing(turn, thing));
  if (clue !== "") return turn.say(clue);
  if (await drawAnswer(turn, asked)) return;
  turn.say(plainLineOf(turn, cases().results.plain, aboutThing(turn, thing)));
}

/** What is in a thing that was opened. */
export async function lookInto(turn: Turn, text: string): Promise<void> {
  const own = thingIn(turn, text);
  if (own !== null) return turn.say(showsPiece(turn, own, "search", text));
  const thing = THING.exec(text)?.[1]?.trim() ?? "";
  if (thing !== "" && pattern("result box").test(thing)) return readIt(turn, `what is in ${thing}?`);
  turn.say(
    detailOf(turn, text) ||
      findClue(turn, "search", text, false, namesSomething(turn, text)) ||
      detailOf(turn, text, "box"),
  );
}
