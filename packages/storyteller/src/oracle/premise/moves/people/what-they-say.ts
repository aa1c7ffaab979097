import { pattern, storedPattern } from "../../../patterns.ts";
import { lineFor } from "../../case/fill-in.ts";
import { saidBy, saysNextClue } from "../../case/reveal-clue.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { canTalk } from "../../lore/voices.ts";
import { foesOf } from "../danger/fight.ts";
import type { Part } from "../../words/clauses.ts";
import type { Turn } from "../../turn.ts";
import { isYesNo } from "../../words/short-answer.ts";
import { speakerName } from "./speaker.ts";

/** What somebody tells who is asked for what they know, and what they say who does not know what is asked. */

/** "Did you hear anything last night?", "What happened on Thursday?", "Were you there?": the question that brings what somebody has. */
const NOTICED = storedPattern("tells asks noticed");
/** "Go on", "What exactly did you hear?", "What does that mean for us?" */
const GO_ON = storedPattern("tells go on");

const SPOKEN = storedPattern("stated spoken");

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

/** The next that somebody has to tell; where there is nothing left, that this is all. */
export function saysAll(turn: Turn, who: LoreEntry, words: string): string {
  const name = speakerName(who);
  const clue = saysNextClue(turn, who, words, false);
  const key = `told ${who.name}`;
  const isFirst = !turn.wasSaid(key);
  if (clue === null) return lineFor(turn, isFirst ? "nothing to tell" : "no more known", name);
  turn.markSaid(key);
  const opens =
    !isYesNo(words) || isGoOn(words) || pattern("tells do you know").test(words)
      ? ""
      : lineFor(turn, /\bwere you\b/iu.test(words) ? "was there" : "there was");
  return `${saidBy(`${opens} ${clue.text}`.trim(), name)} ${clue.pieces}`.trim();
}
