import { storedPattern } from "../../patterns.ts";
import { hasAnswer } from "../talk/answer.ts";
import { absentPerson, calledHere, notHere } from "../talk/conversation-partner.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { capital, inSentence, listed, namesOf, shortName } from "../stage/prose.ts";
import { exitsNamed, exitsOf, nameOf, personHere, present, type Stage, say } from "../stage/stage.ts";
import { asksWhat } from "../talk/said-to-them.ts";
import { destination, namesPlace, pathTo } from "../acts/travel.ts";

/** Questions about where the hero is, where others are, and how to get there. They are answered, and never walked. */

const WHERE_AM_I = storedPattern("questions-of-way where am i");
const EXITS = storedPattern("questions-of-way exits");
const OF_WAY = storedPattern("adventure questions-of-way of way");
const WHERE_IS = storedPattern("questions-of-way where is");
const MAY_GO = storedPattern("questions-of-way may go");
const ASKS_LEAVE = storedPattern("questions-of-way asks leave");

/** Whether a sentence asks for the way or for the place. */
export const isOfWay = (text: string): boolean =>
  (WHERE_AM_I.test(text) && !/\byou\b/iu.test(text)) || EXITS.test(text) || OF_WAY.test(text);

/**
 * Answers such a question from the map. Returns whether the words were one. The story does not move on.
 * @param goes whether the words were read as a way: "Can we go to the hall?" asks for the way there
 */
export function answerWay(stage: Stage, text: string, goes: boolean): boolean {
  const stems = stemsOf(text);
  const asked = isOfWay(text) || MAY_GO.test(text) || (goes && (ASKS_LEAVE.test(text) || asksWhat(text) !== ""));
  const found = WHERE_IS.exec(text);
  const where = found?.[1] ?? found?.[2] ?? "";
  const gone = goneLately(stage, where);
  if (gone === undefined && calledHere(stage, text) !== null) return false;
  const person = where === "" ? undefined : (gone ?? personAsked(stage, where));
  if (person !== undefined)
    say(stage, personHere(stage, person.id) ? `${shortName(person)} is here.` : notHere(stage, person));
  else {
    const to = destination(stage, null, stems, where === "" ? "" : where);
    const named = to !== null && namesPlace(stage, to, stemsOf(where === "" ? text : where)) ? to : null;
    if (
      !asked &&
      (named === null ||
        where === "" ||
        (!exitsOf(stage).some(({ to: way }) => way === named) &&
          present(stage).some((each) => hasAnswer(stage, each, text))))
    )
      return false;
    const lines = [
      WHERE_AM_I.test(text) && named !== stage.progress.place
        ? `You are at ${inSentence(nameOf(stage, stage.progress.place))}.`
        : "",
      named === null ? waysFrom(stage) : wayTo(stage, named),
    ];
    say(stage, ...lines);
  }
  stage.still = true;
  return true;
}

/** "Where did he go?": somebody who is not here and whom the last reply named. */
function goneLately(stage: Stage, where: string) {
  const pronoun = /^\W*(he|she)\W*$/iu.exec(where)?.[1]?.toLowerCase();
  const last = stemsOf(stage.progress.lastTold);
  return stage.adventure.people.find(
    (each) =>
      each.pronoun === pronoun &&
      stage.progress.met.includes(each.id) &&
      !personHere(stage, each.id) &&
      mentions([shortName(each)], last) >= 1,
  );
}

/** Somebody whom the hero knows, if the words name nothing else: "Leonie", but not "Leonie's coat". */
function personAsked(stage: Stage, where: string) {
  const stems = stemsOf(where.replaceAll(/\p{L}+['’]s\b/gu, " "));
  if (stems.length === 0 || stems.length > 3) return undefined;
  const person = present(stage).find((each) => mentions(namesOf(each), stems) >= 1) ?? absentPerson(stage, stems);
  const known = person !== null && mentions(namesOf(person), stems) >= 1 && stage.progress.met.includes(person.id);
  return known && stage.progress.seen[person.id] !== undefined ? person : undefined;
}

const waysFrom = (stage: Stage): string =>
  `From here you can go to ${listed(
    exitsNamed(stage).map(({ to, how }) => `${inSentence(nameOf(stage, to))} (${how})`),
    "or",
  )}.`;

/** The way to a place: its exit from here, or the first step of several. */
function wayTo(stage: Stage, to: string): string {
  const name = inSentence(nameOf(stage, to));
  if (to === stage.progress.place) return `This is ${name}.`;
  const exit = exitsOf(stage).find((each) => each.to === to);
  if (exit !== undefined) return `${capital(name)} is ${exit.how}.`;
  const [first] = pathTo(stage, to) ?? [];
  if (first === undefined) return `You do not know a way from here to ${name} yet. ${waysFrom(stage)}`;
  const step = exitsOf(stage).find((each) => each.to === first);
  return `${capital(name)} is on from ${inSentence(nameOf(stage, first))}, ${step?.how ?? "from here"}.`;
}
