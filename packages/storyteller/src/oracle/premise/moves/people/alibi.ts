import { cases } from "../../case/case-content.ts";
import { isOpponent, isTool } from "../../case/parts/answers-of-people.ts";
import { lineFor } from "../../case/fill-in.ts";
import { findClue, saidBy } from "../../case/reveal-clue.ts";
import { notYet } from "../../lore/where/not-yet.ts";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, indexOfName, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { isBodiless } from "../../lore/voices.ts";
import { homeOf, isSamePlace, placesOf } from "../../lore/where/whereabouts.ts";
import type { Turn } from "../../turn.ts";
import { capitalise } from "#english/noun-phrase";
import { storedPattern } from "../../../patterns.ts";
import { speakerName } from "./speaker.ts";

/**
 * Where somebody was when it happened: everybody has an answer, with a place or a person of the player's. That of the one who is behind it
 * names a witness, who does not bear it out.
 */

const ASKS = storedPattern("asks alibi");
/** "Was the Squire with you?", "The Squire says that he was with you." */
const BEARS_OUT = storedPattern("alibi bears out");

const KEY = "alibi ";
const keyOf = ({ name }: LoreEntry): string => `${KEY}${name}`.slice(0, 120);

/** What somebody says who is asked where they were; empty where the question is another. */
export function alibi(turn: Turn, who: LoreEntry, words: string): string {
  if (turn.memo.case === null || !ASKS.test(words)) return "";
  if (isBodiless(turn.lore, who)) return lineFor(turn, "mind where", speakerName(who));
  const where = whereTheyWere(turn, who);
  return where && saidBy(where, speakerName(who));
}

/** Where somebody says that they were, without quotation marks; empty where nothing is written for it. */
export function whereTheyWere(turn: Turn, who: LoreEntry): string {
  const before = turn.memo.settled.find(({ key }) => key === keyOf(who));
  if (before !== undefined) return before.answer;
  if (isBodiless(turn.lore, who)) return "";
  const isGuilty = isOpponent(turn, who) || isTool(turn, who);
  const free = (entry: LoreEntry): boolean =>
    entry.kind === "person" &&
    entry.proper &&
    entry.name !== who.name &&
    !isHero(turn.lore, entry) &&
    fateOf(turn.lore, entry) === null &&
    notYet(turn.lore, entry) === "" &&
    // Who is looked for was with nobody.
    indexOfName(turn.memo.case!.aim, shortName(entry)) < 0 &&
    turn.member(entry.name)?.alive !== false &&
    !isOpponent(turn, entry) &&
    !isTool(turn, entry);
  const people = turn.people.filter(free);
  const places = placesOf(turn).filter((each) => !isSamePlace(each, turn.memo.case!.where.scene));
  const at = homeOf(turn, who);
  const isHome = at !== "" && !isSamePlace(at, turn.memo.case!.where.scene);
  const fits = (cases().drawn.alibi ?? []).flatMap((each) => {
    const text = typeof each === "string" ? each : "";
    const needsPerson = /\{person\}/iu.test(text);
    // Where somebody has a house of their own by the texts, they were there.
    return isHome !== /\{home\}/iu.test(text) ||
      (needsPerson && people.length === 0) ||
      (text.includes("{place}") && places.length === 0) ||
      (isGuilty && people.length > 0 && !needsPerson)
      ? []
      : [text];
  });
  if (fits.length === 0) return "";
  const form = turn.oneOf(fits);
  const name = people.length === 0 ? "" : turn.oneOf(people.map(shortName));
  const answer = form
    .replace("{Home}", isSamePlace(at, turn.place) ? "Here" : `At ${at}`)
    .replaceAll("{person}", name)
    .replaceAll("{Person}", capitalise(name))
    .replaceAll("{place}", places.length === 0 ? "" : turn.oneOf(places));
  turn.memo.settled.push({ key: keyOf(who), answer });
  turn.fact(`${capitalise(shortName(who))} says of that time: “${answer}”`);
  turn.moved = true;
  return answer;
}

/** What a witness says of somebody's alibi in which they are named; empty where it is about something else. */
export function bearsOut(turn: Turn, witness: LoreEntry, words: string): string {
  if (!BEARS_OUT.test(words)) return "";
  const whose = entriesIn(turn.lore, words).find(
    (entry) =>
      entry.name !== witness.name &&
      turn.memo.settled.some(({ key, answer }) => key === keyOf(entry) && answer.includes(shortName(witness))),
  );
  if (whose === undefined) return "";
  const name = capitalise(shortName(whose));
  turn.moved = true;
  if (!isOpponent(turn, whose) && !isTool(turn, whose)) {
    turn.fact(`${capitalise(shortName(witness))} bears ${shortName(whose)} out.`);
    return lineFor(turn, "alibi holds", speakerName(witness));
  }
  turn.fact(`${name} lied about that time: ${shortName(witness)} does not bear it out.`);
  const clue = turn.hasClue ? "" : findClue(turn, "talk", words);
  return `${lineFor(turn, "alibi broken", speakerName(witness))} ${name} has lied about it. ${clue}`.trim();
}
