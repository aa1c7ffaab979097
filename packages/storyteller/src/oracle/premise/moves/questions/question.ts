import { capitalise } from "#english/noun-phrase";
import { pattern } from "../../../patterns.ts";
import { lineFor } from "../../case/fill-in.ts";
import { saidBy } from "../../case/reveal-clue.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords, kindOfNoun } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { asDirect } from "../../words/as-speaker.ts";
import { isYesNo } from "../../words/short-answer.ts";
import { isGoOn } from "../people/what-they-say.ts";
import { type Answer, type Asked, askedOf } from "./asked.ts";
import * as known from "./known.ts";
import * as told from "./by-case.ts";

/** Questions to somebody. The first answer that is one is said; the order says which comes before which, and why. */

/** What is known comes first: nothing else may speak against it. */
const KNOWN: readonly Answer[] = [
  // The talk itself needs no knowledge.
  known.whoTheyAre,
  known.howTheyAre,
  known.whereSomebodyIs,
  // What was drawn before is so by now.
  known.asDrawnBefore,
  known.howSure,
  // The player's texts: of the one who is asked before others.
  known.whereTheyWere,
  known.ofThemselves,
  known.isThere,
  known.when,
  known.asEyewitness,
  // What was decided in play.
  known.howItIs,
  known.asTheTextsHave,
];

/** What is told is kept: the same question gets the same answer. */
const TOLD: readonly Answer[] = [
  // Who has seen the one who is sought is asked for what they have.
  told.whatTheySawOfIt,
  // No die says that somebody did it.
  told.thatTheyDidNot,
  told.oneOfTwo,
  // "What did you see?" asks for whatever they have.
  told.whatTheyNoticed,
  told.asItStands,
  told.whatTheyKnow,
  told.howTheyEvade,
  // From here on nobody knows it: it is answered in its kind, or not at all.
  told.yesOrNo,
  told.asDrawn,
  told.thatTheyDoNotKnow,
];

/** A question to somebody. Two questions get two answers; who has told a piece of it has said enough. */
export async function question(turn: Turn, who: LoreEntry, words: string): Promise<void> {
  const asked = askedOf(turn, who, ofTheirThing(turn, who, asDirect(words, turn.pronoun(who) ?? "they")));
  const times = turn.answered.get(who.name) ?? 0;
  if (times > 1 || (times === 1 && turn.hasClue && !isYesNo(asked.plain))) return;
  turn.answered.set(who.name, times + 1);
  turn.log(`You ask ${shortName(who)} ${asGist(who, words)}.`);
  if (await say(turn, asked, KNOWN)) return;
  const before = isGoOn(asked.plain) ? undefined : turn.memo.settled.find(({ key }) => key === asked.key);
  if (before !== undefined) return turn.say(saysAgain(turn, asked, before.answer));
  const count = turn.memo.settled.length;
  const answer = await say(turn, asked, TOLD);
  if (typeof answer !== "string" || turn.memo.settled.length > count || isGoOn(asked.plain)) return;
  const last = turn.memo.case?.last;
  const log = turn.hasClue && last?.what === "clue" && last.turn === turn.brief.number ? last.log : "";
  turn.memo.settled.push({ key: asked.key, answer: log.slice(0, 500) });
}

/** Says the first answer that is one; false where none is. */
async function say(turn: Turn, asked: Asked, answers: readonly Answer[]): Promise<string | boolean> {
  for (const answer of answers) {
    const said = await answer(turn, asked);
    if (said === "" || said === false) continue;
    if (said !== true) turn.say(said);
    return said;
  }
  return false;
}

/** The same question gets the same answer, in other words; where there was none, that there still is none. */
function saysAgain(turn: Turn, { name }: Asked, log: string): string {
  if (/^(?:Yes|No)\.$/u.test(log)) return `“${log} It is as I said,” says ${name}.`;
  return log === "" ? lineFor(turn, "asked again", name) : saidBy(`${lineFor(turn, "said again")} ${log}`, name);
}

/** "That is a fine boat. Who paid for it?": for your boat, where the texts say that they have one. */
function ofTheirThing(turn: Turn, who: LoreEntry, words: string): string {
  const before = turn.brief.playerText.replace(/[^.!?]+\?\s*$/u, "");
  const thing = before
    .match(/\p{Ll}{3,}/gu)
    ?.findLast(
      (word) =>
        pattern("question of their thing", "u").test(kindOfNoun(word) ?? "") &&
        turn
          .about(who)
          .some(({ source, words: own }) => source !== "story" && own.has([...contentWords(word)][0] ?? "")),
    );
  return thing === undefined ? words : words.replace(pattern("question of their thing 2", "u"), `your ${thing}`);
}

/** As the record has it: "about the honey", “Who keeps it?”. */
function asGist(who: LoreEntry, typed: string): string {
  const names = [who.name, shortName(who), ...who.name.split(" ")].join("|");
  const words = typed.replace(new RegExp(`^(?:${names})[,:]? `, "iu"), "");
  const gist = toSecondPerson(words).replace(/[.?!]+$/u, "");
  return pattern("question as gist").test(gist)
    ? gist
    : `“${capitalise(/[.!?]$/u.test(words) ? words : `${words}?`)}”`.slice(0, 120);
}
