import { pattern, storedPattern } from "../../../patterns.ts";
import { lineFor } from "../../case/fill-in.ts";
import { isOpen, isUnsolved } from "../../case/open/open-story.ts";
import { isOfMatter } from "../../case/open/theory-in.ts";
import { saidBy, tellsClue } from "../../case/reveal-clue.ts";
import { entriesIn, type LoreEntry, shortName } from "../../lore/lore.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import type { Part } from "../../words/clauses.ts";
import type { Turn } from "../../turn.ts";
import { speakerName } from "./replies.ts";

/** What somebody tells who is asked for what they know, and what they say who does not know what is asked. */

/** "Did you hear anything last night?", "What happened on Thursday?", "Were you there?": the question that brings what somebody has. */
const NOTICED = storedPattern("tells asks noticed", "iu");
/** "Go on", "What exactly did you hear?", "What does that mean for us?" */
const GO_ON = storedPattern("tells go on", "iu");

export const isGoOn = (words: string): boolean => GO_ON.test(words);
export const asksForAll = (words: string): boolean => NOTICED.test(words) || GO_ON.test(words);

/** "Go on." to who has just spoken is said to them. */
export function asGoOn(turn: Turn, part: Part): Part {
  if (part.kind === "say" || part.kind === "table" || !GO_ON.test(part.text)) return part;
  const last = turn.present.find(({ name }) => name === turn.memo.last);
  const spoke = last !== undefined && turn.brief.transcript.at(-1)?.reply.includes(shortName(last)) === true;
  return spoke ? { kind: "say", words: part.text, to: last.name, verb: "ask", direct: true } : part;
}

/** Whether somebody tells what they have without dice: who bears the hero no grudge. */
export const tellsFreely = (turn: Turn, who: LoreEntry): boolean => (turn.member(who.name)?.attitude ?? 0) >= 0;

/** What somebody has said, and in the same breath what else they have to tell. */
export function withMore(turn: Turn, who: LoreEntry, words: string, said: string): string {
  const name = speakerName(who);
  const { from = {} } = turn.memo.case ?? {};
  const more = tellsFreely(turn, who) && (from[who.name] ?? 0) === 0 ? tellsClue(turn, who, words, false) : null;
  if (more === null) return saidBy(said, name);
  const rest = more.text.replace(/“/gu, "‘").replace(/”/gu, "’");
  return `${saidBy(said, name)} ${lineFor(turn, "says more", name)} “${rest}” ${more.pieces}`.trim();
}

/** The next that somebody has to tell; where there is nothing left, that this is all. */
export function tellsAll(turn: Turn, who: LoreEntry, words: string): string {
  const name = speakerName(who);
  const clue = tellsClue(turn, who, words, false);
  const key = `told ${who.name}`;
  const isFirst = !turn.wasSaid(key);
  if (clue === null) return lineFor(turn, isFirst ? "nothing to tell" : "no more known", name);
  turn.markSaid(key);
  return `${saidBy(clue.text, name)} ${clue.pieces}`.trim();
}

/** What was asked for, in a word or two: "the honey", "Osei", "my key". Empty where the question has no word for it. */
export function askedInShort(turn: Turn, who: LoreEntry, words: string): string {
  const other = entriesIn(turn.lore, words).find(
    ({ name, kind, proper }) => proper && kind !== "place" && name !== who.name,
  );
  if (other !== undefined) return turn.lore.heroes.includes(other.name) ? "you" : shortName(other);
  for (const [, article = "", first = "", second = ""] of words.matchAll(pattern("tells noun", "giu"))) {
    const noun = kindOfNoun(second) !== null ? `${first} ${second}` : kindOfNoun(first) !== null ? first : "";
    if (noun !== "")
      return `${/^your$/iu.test(article) ? "my" : /^my$/iu.test(article) ? "your" : /^an?$/iu.test(article) ? "any" : "the"} ${noun}`;
  }
  return "";
}

/** Who cannot answer what is asked says so, and tells what they have instead; with nothing left, only that they do not know. */
export function tellsInstead(turn: Turn, who: LoreEntry, words: string): string {
  const name = speakerName(who);
  const isOn = isUnsolved(turn) && isOfMatter(turn, words);
  const thing = askedInShort(turn, who, words);
  const clue = tellsClue(turn, who, words, false);
  if (clue === null) return "";
  const opens = isOn && isOpen(turn.memo.case!) ? "" : lineFor(turn, thing === "" ? "not that" : "not of that", thing);
  return `${saidBy(`${opens} ${clue.text}`.trim(), name)} ${clue.pieces}`.trim();
}

/** "I know nothing of the honey." */
export function doesNotKnow(turn: Turn, who: LoreEntry, words: string): string {
  const thing = askedInShort(turn, who, words);
  return saidBy(lineFor(turn, thing === "" ? "not known" : "not known of that", thing), speakerName(who));
}
