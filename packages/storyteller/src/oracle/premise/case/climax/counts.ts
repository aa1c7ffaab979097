import { listed } from "#english/noun-phrase";
import { fateOf } from "../../lore/fates.ts";
import { shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { piecesOf } from "../leads.ts";
import { isOpen } from "../open/open-story.ts";
import { isHinted } from "./sort-try.ts";
import { ownThing } from "./with-you.ts";

/** What counts for the hero in the showdown, openly: what they show, bring, know, and who is with them. */

/** What a try needs on twenty sides; what counts for it is taken off. */
const NEEDS = 14;
const LATE = 2;

export interface Counts {
  /** What the check needs. */
  readonly dc: number;
  /** Says what counts; empty where nothing does. */
  readonly said: string;
}

/** @param text the player's own words, which show a thing or name a clue */
export function countsFor(turn: Turn, text: string): Counts {
  const kept = turn.memo.case!;
  const asked = contentWords(text);
  const shares = (of: string, least: number) => {
    const words = [...contentWords(of)];
    return words.filter((word) => asked.has(word)).length >= Math.min(least, words.length) && words.length > 0;
  };
  const counts: [number, string][] = [];
  const add = (by: number, what: string) => void counts.push([by, what]);
  if (isHinted(kept, text)) add(3, "what you do is just what counts here");
  const clue = turn.memo.clues.find((each) => shares(each, 2));
  const isTruth = clue?.startsWith("It is so: ") === true;
  if (isTruth) add(2, "you know what it is");
  else if (clue !== undefined) add(2, `you can say what you found: “${clue.replace(/[.]$/u, "")}”`);
  const thing = turn.memo.held.find((each) => shares(each.thing, 1));
  // In an open story it is the hero's own things by which it is decided.
  if (thing !== undefined) add(isOpen(kept) ? 2 : 1, `you have ${ownThing(thing.thing)}`);
  const friends = turn.present
    .filter(
      ({ name }) =>
        name !== kept.who.opponent &&
        fateOf(turn.lore, turn.entry(name)) !== "dead" &&
        (turn.memo.companions.includes(name) || (turn.member(name)?.attitude ?? 0) > 0),
    )
    .slice(0, 2);
  if (friends.length > 0)
    add(friends.length, `${listed(friends.map(shortName))} ${friends.length === 1 ? "is" : "are"} with you`);
  const { found, enough } = piecesOf(kept);
  if (found > 0 && found >= enough) add(1, "you know how it hangs together");
  const sum = counts.reduce((all, [by]) => all + by, 0);
  const full = NEEDS + (kept.late ? LATE : 0);
  const dc = Math.max(5, full - sum);
  return {
    dc,
    said:
      counts.length === 0
        ? ""
        : `*For you: ${counts.map(([by, what]) => `+${by}, ${what}`).join("; ")}. It takes ${dc} instead of ${full}.*`,
  };
}
