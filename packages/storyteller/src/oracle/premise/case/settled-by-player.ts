import { filledPattern, pattern, storedPattern } from "../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { entriesIn } from "../lore/lore.ts";
import { notYet } from "../lore/where/not-yet.ts";
import type { Turn } from "../turn.ts";
import { blame } from "./overrule.ts";
import { isOpen } from "./open/open-story.ts";
import { lineFor } from "./fill-in.ts";
import type { KeptCase } from "./kept-case.ts";
import { findClue } from "./reveal-clue.ts";

/** What the player states as found out is so: who did it, or that the hero has what the story is about. */

const CONFESSES = storedPattern("settled-by-player confesses");
const BLAMES = storedPattern("settled-by-player blames");
const DENIES = storedPattern("settled-by-player denies");

const ENDED = storedPattern("settled-by-player ended");

/** Whether the player says in the showdown how it ends for the one who is faced. */
export function endsItself(turn: Turn, whole: string): boolean {
  const kept = turn.memo.case;
  return (
    kept?.showdown !== null &&
    kept?.showdown !== undefined &&
    ENDED.test(whole) &&
    entriesIn(turn.lore, whole).some(({ name }) => name === kept.who.opponent)
  );
}

/** Answers what the player is told of it; empty where the statement settles nothing. */
export function settledByPlayer(turn: Turn, whole: string, found: string, speech: string): string {
  const kept = turn.memo.case;
  if (kept === null || kept.announced || isOpen(kept)) return "";
  const person = entriesIn(turn.lore, whole).find(({ name }) =>
    turn.people.some((each) => each.name === name && each.kind === "person"),
  );
  const isBlamed =
    person !== undefined &&
    (CONFESSES.test(speech) ||
      pattern("settled-by-player settled by player").test(whole) ||
      (BLAMES.test(whole) && !DENIES.test(whole.replace(pattern("settled-by-player settled by player 2"), ""))));
  if (isBlamed) {
    // Who has not come yet cannot have done it.
    if (notYet(turn.lore, person) !== "") return lineFor(turn, "guess");
    blame(turn, kept, person.name);
    kept.enough = true;
    return "So that is settled.";
  }
  if (found === "") return "";
  return isPrize(kept, found) ? prizeFound(turn, kept) : otherGoal(turn, kept, found);
}

/** "Find out who did it, find the notebook": the notebook is found, and is part of it. */
function otherGoal(turn: Turn, kept: KeptCase, found: string): string {
  const goal = kept.aim
    .split(pattern("settled-by-player other goal 2", "u"))
    .map((part) => pattern("settled-by-player other goal", "u").exec(part)?.[1] ?? "")
    .find((words) => words !== "" && namesFirst(words.split(" ").at(-1)!, found));
  if (goal === undefined || turn.wasSaid(`goal ${goal}`)) return "";
  turn.markSaid(`goal ${goal}`);
  const words = `the ${goal}`;
  return `${capitalise(words)}: that is what you came for. ${findClue(turn, "read", found)}`.trim();
}
const namesFirst = (noun: string, text: string): boolean =>
  filledPattern("settled-by-player names first", "iu", noun).test(text);

const TAKES = storedPattern("settled-by-player takes");

/** The hero takes what the story is about; empty where a deed takes something else. */
export function takesPrize(turn: Turn, text: string): string {
  const kept = turn.memo.case;
  if (kept === null || kept.announced || isOpen(kept) || !TAKES.test(text)) return "";
  return isPrize(kept, text.replace(pattern("settled-by-player takes prize"), "")) ? prizeFound(turn, kept) : "";
}

/** Whether a text begins with the prize, by its noun. */
function isPrize(kept: KeptCase, text: string): boolean {
  const nouns = [kept.prize.words, kept.prize.alias]
    .flatMap((each) =>
      each
        .split(" ")
        .at(-1)!
        .replace(/[^\p{L}]/gu, ""),
    )
    .filter((noun) => noun.length > 2);
  return nouns.some((noun) => namesFirst(noun, text));
}

function prizeFound(turn: Turn, kept: KeptCase): string {
  if (turn.wasSaid("prize found")) return "";
  turn.markSaid("prize found");
  kept.enough = true;
  const them = { they: "them", he: "him", she: "her", it: "it" }[kept.prize.is];
  return `${capitalise(kept.prize.words)}: that is what you came for, and somebody will want ${them} back.`;
}
