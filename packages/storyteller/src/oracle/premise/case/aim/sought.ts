import { pattern, storedPattern } from "../../../patterns.ts";
import { fateOf, foundFact } from "../../lore/fates.ts";
import { entriesIn, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { capitalise } from "#english/noun-phrase";
import type { Turn } from "../../turn.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import { lineFor } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { piecesOf } from "../leads.ts";
import { isSearch } from "../open/open-story.ts";
import { isShared } from "./object-of-aim.ts";
import { truthOf } from "../parts/people-of-case.ts";

/** Who or what the hero looks for. */

const PEOPLE = storedPattern("sought people");

/** Those who are missing by the texts, where the hero looks for somebody. */
export const missingIn = (turn: Turn): LoreEntry[] =>
  turn.people.filter((entry) => entry.proper && fateOf(turn.lore, entry) === "missing");

/** Whether a case is about finding somebody who lives. */
export const seeksPeople = (turn: Turn, kept: KeptCase): boolean =>
  truthOf(kept)?.kind === "find" &&
  (PEOPLE.test(kept.prize.words) ||
    entriesIn(turn.lore, kept.prize.words).some(
      (entry) => (entry.kind === "person" || entry.kind === "creature") && !isHero(turn.lore, entry),
    ));

/** Those whom the hero looks for in a case. */
export const soughtPeople = (turn: Turn, kept: KeptCase): LoreEntry[] =>
  seeksPeople(turn, kept)
    ? entriesIn(turn.lore, kept.prize.words).filter(
        (entry) => (entry.kind === "person" || entry.kind === "creature") && !isHero(turn.lore, entry),
      )
    : [];

/** Whether somebody is hidden: missing by the texts, or looked for in the case, and not found yet. Nobody gives away where they are. */
export const isHidden = (turn: Turn, entry: LoreEntry): boolean =>
  !turn.memo.facts.includes(foundFact(entry)) &&
  (fateOf(turn.lore, entry) === "missing" ||
    (fateOf(turn.lore, entry) !== "held" &&
      !turn.isHere(entry) &&
      turn.memo.case !== null &&
      soughtPeople(turn, turn.memo.case).some(({ name }) => name === entry.name)));

/**
 * Whether the hero knows by a clue that whom they look for is at a place.
 * @param isFree whether only somebody counts whom a friend has hidden there, and nobody holds
 */
export function isKnownToBeAt(turn: Turn, entry: LoreEntry, place: string, isFree = true): boolean {
  const kept = turn.memo.case;
  if (kept === null || !isSamePlace(kept.where.lair, place)) return false;
  const knows =
    truthOf(kept)?.clues.some(
      ({ id, about, log }) =>
        about === "where" &&
        kept.found.includes(id) &&
        /\{lair\}/iu.test(log) &&
        /[{:]prize\}/iu.test(log) &&
        (!isFree || /\{ally\}/iu.test(log)),
    ) === true;
  return knows && soughtPeople(turn, kept).some(({ name }) => name === entry.name);
}

/** Whether whom the case looks for is found: met, freed or led away, by whatever way. */
export const isSoughtFound = (turn: Turn, kept: KeptCase): boolean =>
  soughtPeople(turn, kept).some((entry) => turn.memo.facts.includes(foundFact(entry)));

const FREES = storedPattern("sought frees");

/** "I break the bolt off": whom the hero knows behind it is free. A sentence about it; empty where nobody is freed. */
export function freesSought(turn: Turn, deed: string): string {
  const kept = turn.memo.case;
  if (kept === null || kept.showdown !== null || !FREES.test(deed)) return "";
  const who = soughtPeople(turn, kept).find(
    (entry) => isHidden(turn, entry) && isKnownToBeAt(turn, entry, turn.place, false),
  );
  if (who === undefined) return "";
  turn.bring(who);
  turn.memo.last = who.name;
  return `${capitalise(shortName(who))} is behind it, and alive.`;
}

/** "I carry Lady Arabella to the green", where she is kept and half of it is known. */
function isHandled(turn: Turn, kept: KeptCase, entry: LoreEntry): boolean {
  const { playerText, story } = turn.brief;
  const { found, enough } = piecesOf(kept);
  return (
    found * 2 >= enough &&
    [turn.place, story.scene?.place ?? ""].some((place) => isSamePlace(kept.where.lair, place)) &&
    pattern("sought handles").test(playerText) &&
    entriesIn(turn.lore, playerText).some(({ name }) => name === entry.name)
  );
}

/** Who is looked for and stands here is found. Where the hero comes to where a clue has them, they are there. */
export function findSought(turn: Turn): void {
  const kept = turn.memo.case;
  if (kept === null || kept.showdown !== null || turn.ended !== "") return;
  // Where they are in an open search is for the player to say.
  if (isSearch(kept)) return;
  for (const entry of soughtPeople(turn, kept)) {
    if (turn.memo.facts.includes(foundFact(entry)) || turn.member(entry.name)?.alive === false) continue;
    const isMet = turn.isHere(entry);
    if (
      !isMet &&
      ((turn.went && !kept.announced && isKnownToBeAt(turn, entry, turn.place)) || isHandled(turn, kept, entry))
    )
      turn.bring(entry);
    // Who stands here and was not spoken of is seen now.
    if (
      turn.isHere(entry) &&
      !(isMet && turn.paragraphs.some((each) => each.replace(/Here: .*/u, "").includes(shortName(entry))))
    ) {
      turn.say(lineFor(turn, entry.kind === "creature" ? "found beast" : "found sought", shortName(entry)));
    }
    if (!turn.isHere(entry)) continue;
    turn.fact(foundFact(entry));
    turn.log(`You find ${shortName(entry)}.`);
    turn.memo.clues.push(`${capitalise(shortName(entry))} is found.`);
    turn.memo.last = entry.name;
    delete turn.memo.places[entry.name];
  }
}

/** Whether a text names what or whom the hero looks for, or one of those who are missing. */
export function namesSought(turn: Turn, kept: KeptCase, text: string): boolean {
  if (truthOf(kept)?.kind !== "find" && missingIn(turn).length === 0) return false;
  return (
    (truthOf(kept)?.kind === "find" && isShared(kept.prize.words, text)) ||
    missingIn(turn).some(({ name }) => entriesIn(turn.lore, text).some((each) => each.name === name))
  );
}
