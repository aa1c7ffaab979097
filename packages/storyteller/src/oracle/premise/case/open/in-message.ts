import { pattern, storedPattern } from "../../../patterns.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import { isDecided } from "../climax/decided.ts";
import { sortOf } from "../climax/sort-try.ts";
import { isShared } from "../aim/object-of-aim.ts";
import { ownDeed } from "../climax/turning.ts";
import { isNobodys, isOpen, isSearch, isUnsolved } from "./open-story.ts";
import { findsPiece } from "./find-piece.ts";
import { type Looked, isWithin, looksFor, lookVerb } from "./says-where.ts";
import { aboutTheory, answersTheory, asksTheory, looksThere, placeSpokenOf, theoryOf, triesTheory } from "./theory.ts";
import { hasEnough } from "./theory-in.ts";
import { isBorneOut } from "./what-speaks.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { Act } from "../../../understand/reading.ts";
import type { Turn } from "../../turn.ts";
import type { Message, Part } from "../../words/clauses.ts";
import { foesOf } from "../../moves/danger/fight.ts";
import { playsOn } from "../../moves/plots.ts";
import { go, wayIn } from "../../moves/travel/travel.ts";

/** What of a message plays an open story: the theory, and the deed that decides it. */

/**
 * What the player of an open story says it is; false where the message says nothing of the kind.
 * @param plays plays the part of the message that is no theory
 */
export async function saysTheory(turn: Turn, typed: Message, plays: (text: string) => Promise<void>): Promise<boolean> {
  const as = (act: Act): true => {
    turn.readAs = { act, target: null, alternatives: [] };
    return true;
  };
  if (await answersTheory(turn, typed.text)) return as("oracle");
  if (aboutTheory(turn, typed.text)) return as("meta");
  const theory = pleads(typed.text) ? null : theoryOf(turn, typed);
  if (theory === null) {
    if (await goesWhereSaid(turn, typed)) return as("travel");
    if (isSearch(turn.memo.case) && pattern("search any traces").test(typed.text))
      return (
        findsPiece(turn, `look for ${typed.text.replace(/^.*?\bany (?:other |more )?|\?/giu, "")}`) && as("search")
      );
    const looked = looksFor(turn, typed.text.replace(/^(?:i(?:['’]ll| will)?|let['’]?s|let us|we) /iu, ""));
    return looked !== null && /^[^.!?]+[.!]?$/u.test(typed.text) && (await searchesFor(turn, looked)) && as("search");
  }
  turn.memo.before = typed.text.slice(0, 400);
  playsOn(turn);
  const [part] = typed.parts;
  // What is only told to somebody is told to them, and the player is asked whether it is what it is.
  const first = theory.before.endsWith("?")
    ? ""
    : theory.before !== ""
      ? theory.before
      : part?.kind === "say" && !theory.sure
        ? typed.text
        : "";
  if (first !== "") await plays(first);
  // Who says it again means it. It waits for nothing else that was asked.
  const isMeant = turn.memo.pending?.sort === "theory";
  if (/^(?:theory|drawn|who)$/u.test(turn.memo.pending?.sort ?? "")) turn.memo.pending = null;
  if (turn.memo.pending !== null || foesOf(turn.story).length > 0) return first !== "";
  if ((theory.sure || isMeant) && isBorneOut(turn, theory.sentence)) await triesTheory(turn, theory.sentence);
  else asksTheory(turn, theory.sentence);
  if (first === "") as("oracle");
  return true;
}

/** "I cut through the seal to the ring", where the player has said that it is in the ring: the hero gets there. */
async function goesWhereSaid(turn: Turn, typed: Message): Promise<boolean> {
  const place = isSearch(turn.memo.case) ? placeSpokenOf(turn) : "";
  const [part] = typed.parts;
  if (place === "" || part?.kind !== "do" || typed.parts.some(({ kind }) => kind !== "do")) return false;
  const text = typed.parts.map((each) => (each.kind === "do" ? each.text : "")).join(" and ");
  const head = place
    .split(" ")
    .at(-1)!
    .replace(/[^\p{L}]/gu, "");
  const names = (before: string): boolean => new RegExp(`${before}\\b${head}\\b`, "iu").test(text);
  // "I break the door open", behind which it is by the player's word.
  if (pattern("sought frees").test(text) && names("")) {
    turn.say(ownDeed(turn, { kind: "do", text }));
    if (!isSamePlace(place, turn.place)) await go(turn, { place });
    if (turn.memo.case!.theory === "") await looksThere(turn, { place, theory: `It is at ${place}.`, isAbout: true });
    return true;
  }
  // The scene already has this way: the rules of travel play it.
  const isWay = names("\\b(?:to|into|in|inside|aboard|through|down|under|behind) (?:\\p{L}+ ){0,3}");
  if (!isWay || isSamePlace(place, turn.place) || wayIn(turn, text) !== null || lookVerb(text) !== "") return false;
  turn.say(ownDeed(turn, { kind: "do", text }));
  await go(turn, { place });
  return true;
}

/** Goes where the hero looks for what is sought, and looks there; false where there is no more to it than a search. */
export async function searchesFor(turn: Turn, looked: Looked): Promise<boolean> {
  if (foesOf(turn.story).length > 0 || (!hasEnough(turn) && placeSpokenOf(turn) === "")) return false;
  if (!isSamePlace(looked.place, turn.place)) await go(turn, { place: looked.place });
  return isSamePlace(looked.place, turn.place) && (await looksThere(turn, looked));
}

/** Whether a deed where it is decided is what decides it, in an open story in which nobody waits for the hero. */
export const isDecisive = (turn: Turn, part: Part): boolean =>
  facesDoer(turn, part) ||
  (part.kind === "do" &&
    isNobodys(turn.memo.case) &&
    (isDecided(turn) || bearsTwice(turn, part.text)) &&
    // Who goes elsewhere does nothing here.
    isSamePlace(wayIn(turn, part.text)?.place ?? turn.place, turn.place) &&
    !SEES.test(part.text) &&
    sortOf(turn, part) === "acts");
/** Where the one who does it by the theory is at hand: the deed brings them out, and so do words to who has not been seen yet. */
const facesDoer = (turn: Turn, part: Part): boolean =>
  (part.kind === "do" || (part.kind === "say" && part.direct)) &&
  isOpen(turn.memo.case) &&
  turn.memo.case!.doer &&
  isDecided(turn) &&
  (part.kind === "do" || !turn.isHere(turn.entry(turn.memo.case!.who.opponent))) &&
  !(part.kind === "do" && [SEES, SEARCHES, MEETS].some((each) => each.test(part.text))) &&
  sortOf(turn, part) === "acts";
/** Whether a deed is done to what the theory names, wherever that is. */
const bearsTwice = (turn: Turn, text: string): boolean => {
  const kept = turn.memo.case!;
  const words = contentWords(kept.theory);
  return (
    kept.announced &&
    kept.showdown === null &&
    turn.ended === "" &&
    turn.main !== undefined &&
    [...contentWords(text)].filter((word) => words.has(word)).length > 1
  );
};
/** Whether a deed at another place is done to a thing that the theory names: the hero is where that is. */
export const isElsewhereDecisive = (turn: Turn, part: Part & { readonly kind: "do" }): boolean => {
  if (!bearsElsewhere(turn, part.text) || bearsTwice(turn, part.text) || wayIn(turn, part.text) !== null) return false;
  if (sortOf(turn, part) !== "acts") return false;
  const people = contentWords(turn.people.map(({ name }) => name).join(" "));
  const own = contentWords(turn.memo.case!.theory);
  return [...contentWords(part.text)].some((word) => own.has(word) && !people.has(word));
};
/** Whether a deed would decide it, but for the place. */
export const bearsElsewhere = (turn: Turn, text: string): boolean => {
  const kept = turn.memo.case;
  return (
    isNobodys(kept) &&
    kept!.theory !== "" &&
    kept!.announced &&
    kept!.showdown === null &&
    !turn.went &&
    !isDecided(turn) &&
    // What bears on it is told once where it counts.
    isShared(kept!.theory, text) &&
    !turn.wasSaid("elsewhere") &&
    !SEES.test(text)
  );
};
/** Where nobody waits, the deeds of one message are one deed: all of it decides. */
export function asOneTry(turn: Turn, parts: readonly Part[]): readonly Part[] {
  const { case: kept } = turn.memo;
  // Words between two deeds are heard with them.
  const deeds = parts
    .filter((part) => part.kind !== "say" || !part.direct)
    .map((part) =>
      part.kind === "do" ? part.text : part.kind === "say" && !part.direct ? `${part.verb} ${part.words}`.trim() : "",
    );
  const isAll =
    deeds.length > 1 &&
    isNobodys(kept) &&
    (kept!.showdown !== null || isDecided(turn) || bearsTwice(turn, deeds.join(" "))) &&
    deeds.every((each) => each !== "" && !SEES.test(each) && (isWithin(turn, each) || wayIn(turn, each) === null));
  return isAll ? [{ kind: "do", text: deeds.join(" and ") }] : parts;
}

/** "go where it is decided". */
/** "Give me one hour before you cut it off": asked of somebody, and no answer to what it is. */
const pleads = (text: string): boolean => pattern("talk asks time").test(text) && !/\bi think\b/iu.test(text);
const GOES_THERE = storedPattern("in-message goes there");
const SEES = storedPattern("in-message sees");
const SEARCHES = storedPattern("look searches");
/** "confront the vicar": what begins it, and does not decide it. */
const MEETS = storedPattern("in-message meets");

/** Whether a deed would lead to where it is decided, and nobody knows yet where that is. */
export const asksWhereDecided = (turn: Turn, text: string): boolean => isUnsolved(turn) && GOES_THERE.test(text);

/** Whether a deed leads to where it is decided. */
export const goesWhereDecided = ({ memo }: Turn, text: string): boolean =>
  memo.case?.announced === true && GOES_THERE.test(text);
