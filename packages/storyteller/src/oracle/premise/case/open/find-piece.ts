import { pattern, storedPattern } from "../../../patterns.ts";
import { resultOfDeed } from "../../moves/answers/deed-result.ts";
import { readInstrument } from "../../moves/answers/instrument.ts";
import { nounIn } from "../../words/noun-in.ts";
import { worded } from "../../moves/deed.ts";
import { whoIn } from "../../moves/people/who.ts";
import type { Turn } from "../../turn.ts";
import { detailOf, sightOf } from "../details.ts";
import { lineFor } from "../fill-in.ts";
import { findClue, namesSomething } from "../reveal-clue.ts";
import { isSearch, isUnsolved } from "./open-story.ts";
import { lookVerb, namesSoughtThing } from "./says-where.ts";
import { whatIsFound } from "./theory.ts";
import { sayLead } from "../leads.ts";
import { thingIn } from "./own-things.ts";
import { isElsewhere, showsPiece } from "./thing-piece.ts";

/** Looks in an open story: what the hero looks at, listens to or measures gives the next piece, without dice, while one is left here. */

const LOOKS = storedPattern("look looks");
const SEARCHES = storedPattern("look searches");
const EXAMINES = storedPattern("examines");
/** "see the two boys", "feel the stone": a look by another word. */
const SENSES = storedPattern("find-piece senses");
const AROUND = storedPattern("look look at");

/** Finds what a look shows in an open story that is not solved yet. False where the deed is another one, or is about somebody. */
export function findsPiece(turn: Turn, typed: string): boolean {
  // "Pick up the helmet and look it over": the helmet.
  const noun = nounIn(typed) === "" ? nounIn(turn.brief.playerText) : "";
  const text = noun === "" ? typed : typed.replace(/\b(?:it|them)\b/iu, noun);
  const { case: kept, danger } = turn.memo;
  // A test has a result of its own (`moves/examine.ts`).
  if (!isUnsolved(turn) || danger !== null || kept!.showdown !== null || pattern("examine tests").test(text))
    return false;
  const looks = LOOKS.exec(text)?.[0];
  const isLookedFor = isSearch(kept) && lookVerb(text) !== "" && !pattern("search takes").test(text);
  if (looks === undefined && !isLookedFor && ![SEARCHES, EXAMINES, SENSES].some((each) => each.test(text)))
    return false;
  const rest = looks === undefined ? text : text.slice(looks.length);
  // Who looks for what is sought, or for its tracks, finds what there is of it.
  const isForIt =
    isSearch(kept) &&
    (pattern("search traces").test(rest) ||
      namesSoughtThing(turn, rest) ||
      (isLookedFor && thingIn(turn, rest)?.isNamed !== true));
  const thing = isForIt ? null : thingIn(turn, rest);
  if (
    thing === null &&
    !isForIt &&
    ((looks !== undefined && AROUND.test(rest) && !/^(?:listen|smell|sniff)/iu.test(looks)) ||
      whoIn(turn, rest) !== undefined)
  )
    return false;
  if (/\bwhat (?:i|we) (?:have|know|found)\b/iu.test(text)) {
    turn.say(whatIsFound(turn));
    return true;
  }
  const deed = worded(turn, text);
  turn.moved = true;
  turn.log(deed === "" ? `You look at ${turn.place}.` : `You ${deed}.`);
  const way = /\blisten|\bhear\b/iu.test(text)
    ? "listen"
    : /\bread\b/iu.test(text)
      ? "read"
      : looks === undefined
        ? "search"
        : "look";
  // One at a time: the second look in one breath is part of the first.
  // Who knocks and listens has heard what comes.
  if (turn.hasClue || (way === "listen" && turn.results.length > 0)) return true;
  const shown = readInstrument(turn, nounIn(text));
  // Of a thing that has nothing to do with the matter nothing else is told.
  const isOther = thing === null && !isForIt && isElsewhere(turn, rest);
  const piece =
    thing !== null
      ? showsPiece(turn, thing, way, text)
      : isOther
        ? ""
        : // What is looked at is what one learns about; who only looks round learns of the place.
          findClue(turn, way, text, false, !isForIt && namesSomething(turn, rest));
  turn.say(shown);
  if (piece !== "") turn.say(piece);
  else if (shown === "")
    turn.say(
      resultOfDeed(turn, text) ||
        detailOf(turn, text.replace(pattern("thing with what"), ""), sightOf(rest)) ||
        `${lineFor(turn, "open nothing")} ${sayLead(turn, "ask")}`,
    );
  return true;
}
