import { pattern, storedPattern } from "../../../patterns.ts";
import { isKnownVerb } from "#english/past-tense";
import { lineFor } from "../../case/fill-in.ts";
import { ownWords, saidBy, saysNextClue } from "../../case/reveal-clue.ts";
import { entriesIn, type LoreEntry, shortName } from "../../lore/lore.ts";
import { canTalk } from "../../lore/voices.ts";
import { foesOf } from "../danger/fight.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import type { Part } from "../../words/clauses.ts";
import type { Turn } from "../../turn.ts";
import { isYesNo } from "../../words/short-answer.ts";
import { speakerName } from "./replies.ts";

/** What somebody tells who is asked for what they know, and what they say who does not know what is asked. */

/** "Did you hear anything last night?", "What happened on Thursday?", "Were you there?": the question that brings what somebody has. */
const NOTICED = storedPattern("tells asks noticed", "iu");
/** "Go on", "What exactly did you hear?", "What does that mean for us?" */
const GO_ON = storedPattern("tells go on", "iu");

const SPOKEN = storedPattern("stated spoken", "iu");

export const isGoOn = (words: string): boolean => GO_ON.test(words);
export const asksForAll = (words: string): boolean => NOTICED.test(words) || GO_ON.test(words);

/** "Go on." to who has just spoken is said to them, and so is a word of thanks or of comfort. */
export function asGoOn(turn: Turn, part: Part): Part {
  if (part.kind === "say") return part;
  // "Forgive me, I did not mean that.": said to who is here, and nothing that is so.
  if (part.kind !== "ask" && SPOKEN.test(part.text) && foesOf(turn.story).length === 0) {
    const here = turn.present.filter((each) => canTalk(turn.lore, each));
    const to =
      here.find(({ name }) => name === turn.memo.last) ?? here.find(({ name }) => !turn.memo.companions.includes(name));
    return to === undefined ? part : { kind: "say", words: part.text, to: to.name, verb: "say", direct: true };
  }
  if (part.kind === "table" || !GO_ON.test(part.text)) return part;
  const last = turn.present.find(({ name }) => name === turn.memo.last);
  const spoke = last !== undefined && turn.brief.transcript.at(-1)?.reply.includes(shortName(last)) === true;
  return spoke ? { kind: "say", words: part.text, to: last.name, verb: "ask", direct: true } : part;
}

/** Whether somebody tells what they have without dice: who bears the hero no grudge. */
export const answersFreely = (turn: Turn, who: LoreEntry): boolean => (turn.member(who.name)?.attitude ?? 0) >= 0;

/** What somebody has said, and in the same breath what else they have to tell. */
export function withMore(turn: Turn, who: LoreEntry, words: string, said: string): string {
  const name = speakerName(who);
  const { from = {} } = turn.memo.case ?? {};
  const more =
    answersFreely(turn, who) && (from[who.name] ?? 0) === 0 ? saysNextClue(turn, who, words, false, true) : null;
  if (more === null) return saidBy(said, name);
  const rest = more.text.replace(/“/gu, "‘").replace(/”/gu, "’");
  return `${saidBy(said, name)} ${lineFor(turn, "says more", name)} “${rest}” ${more.pieces}`.trim();
}

/** The next that somebody has to tell; where there is nothing left, that this is all. */
export function saysAll(turn: Turn, who: LoreEntry, words: string): string {
  const name = speakerName(who);
  const clue = saysNextClue(turn, who, words, false);
  const key = `told ${who.name}`;
  const isFirst = !turn.wasSaid(key);
  if (clue === null) return lineFor(turn, isFirst ? "nothing to tell" : "no more known", name);
  turn.markSaid(key);
  const which = pattern("tells do you know").exec(words)?.[1]?.toLowerCase();
  const opens =
    which !== undefined
      ? lineFor(turn, which === "what" ? "not that" : `not ${which}`)
      : !isYesNo(words) || isGoOn(words)
        ? ""
        : lineFor(turn, /\bwere you\b/iu.test(words) ? "was there" : "there was");
  return `${saidBy(`${opens} ${clue.text}`.trim(), name)} ${clue.pieces}`.trim();
}

/** What was asked for, in a word or two: "the honey", "Osei", "my key". Empty where the question has no word for it. */
export function askedInShort(turn: Turn, who: LoreEntry, words: string): string {
  const other = entriesIn(turn.lore, words).find(
    ({ name, kind, proper }) => proper && kind !== "place" && name !== who.name,
  );
  if (other !== undefined) return turn.lore.heroes.includes(other.name) ? "you" : shortName(other);
  for (const [, article = "", first = "", second = ""] of words.matchAll(pattern("tells noun", "giu"))) {
    const isPair = kindOfNoun(second) !== null && !(kindOfNoun(first) !== null && isKnownVerb(second));
    const noun = isPair ? `${first} ${second}` : kindOfNoun(first) !== null ? first : "";
    if (noun !== "")
      return `${/^your$/iu.test(article) ? "my" : /^my$/iu.test(article) ? "your" : /^an?$/iu.test(article) ? "any" : "the"} ${noun}`;
  }
  return "";
}

/** "Who that was I don't know.", "Of the honey I know nothing." */
function knowsNot(turn: Turn, who: LoreEntry, words: string, isMore: boolean): string {
  const which =
    pattern("tells which")
      .exec(words.trim())?.[1]
      ?.toLowerCase()
      .replace(/^who\p{L}+$/u, "who") ?? "";
  const short = askedInShort(turn, who, words);
  // Of one whom everybody knows nobody says that they know nothing.
  const thing = turn.people.some((each) => shortName(each) === short) ? "" : short;
  if (which !== "") return lineFor(turn, isMore ? `not ${which}` : "not known");
  if (isMore) return lineFor(turn, thing === "" ? "not that" : "not of that", thing);
  return lineFor(turn, thing === "" ? "not known" : "not known of that", thing);
}

/** Who cannot answer what is asked says so, and tells what they have instead; empty with nothing left. */
export function saysInstead(turn: Turn, who: LoreEntry, words: string): string {
  const kept = turn.memo.case;
  // What is about the matter and nothing else anything of it answers.
  const isMatter = kept !== null && ownWords(turn, kept, words).length === 0;
  const opens = isMatter ? "" : knowsNot(turn, who, words, true);
  const clue = saysNextClue(turn, who, words, false, true);
  if (clue === null) return "";
  return `${saidBy(`${opens} ${clue.text}`.trim(), speakerName(who))} ${clue.pieces}`.trim();
}

/** "I know nothing of the honey." */
export const doesNotKnow = (turn: Turn, who: LoreEntry, words: string): string =>
  saidBy(knowsNot(turn, who, words, false), speakerName(who));
