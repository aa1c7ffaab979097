import { pattern, storedPattern } from "../../patterns.ts";
import type { Turn } from "../turn.ts";
import { type Message, type Part } from "../words/clauses.ts";
import { isNaming, nameCulprit } from "../case/name-culprit.ts";
import { swear } from "./aim/vow.ts";
import { takePlot } from "./plots.ts";
import { ownAnswer, redraw } from "./drawn-answer.ts";
import { newcomerIn, personIn } from "./people/who.ts";
import { lexicon } from "../../understand/lexicon/lexicon.ts";
import { capitalise } from "#english/noun-phrase";
import { shortName } from "../lore/lore.ts";

/** The few questions that only the player can answer: what the hero is after, which story it is, and who a newcomer is. All else is told from the case. */

/** "Dace, and Anselm did it for him": the name itself is the answer. */
const opensWithName = (turn: Turn, text: string): boolean => {
  const first = pattern("open-question opens with name", "u").exec(text)?.[1]?.trim();
  return first !== undefined && !/\byou(?:r|rs)?\b/iu.test(text) && personIn(turn, first) !== undefined;
};

/** Whether words are one of the aims that the oracle proposes. */
export const isAim = (text: string): boolean =>
  lexicon().proposals.aim!.includes(
    text
      .replace(/[.!]+$/u, "")
      .toLowerCase()
      .replace(/\bi\b/gu, "I"),
  );

const LEFT = storedPattern("open-question left");

/**
 * Takes a message as the answer to what the player was asked; null where it is none. A deed, a word to somebody and a question are no
 * answers: what the hero is after stays open, and nothing else does.
 */
export function takeAnswer(turn: Turn, message: Message): readonly Part[] | null {
  const { pending } = turn.memo;
  if (pending === null) return null;
  const typed = message.text.replace(/^["“](.*)["”]$/u, "$1").trim();
  const number = pattern("open-question take answer").exec(typed);
  const at =
    number === null
      ? pending.choices.findIndex((choice) => choice.toLowerCase() === typed.replace(/[.!]+$/u, "").toLowerCase())
      : number[1] !== undefined
        ? Number(number[1]) - 1
        : { first: 0, second: 1, third: 2 }[number[2]!.toLowerCase()]!;
  if (pending.sort === "plot") return takePlot(turn, typed, at < 0 && LEFT.test(typed) ? 0 : at) ? [] : null;
  if (pending.sort === "culprit") {
    turn.memo.pending = null;
    const who = isNaming(message.text, isName(message) || opensWithName(turn, message.text))
      ? personIn(turn, message.text)
      : undefined;
    if (who === undefined || turn.memo.case === null || turn.memo.case.announced) return null;
    // What is said to somebody's face is an accusation.
    if (turn.isHere(who) && message.parts[0]?.kind === "say") return null;
    nameCulprit(turn, who, false);
    return [];
  }
  // The dice have decided it already, where the answer was yes (`open/theory.ts`).
  if (pending.sort === "theory") {
    turn.memo.pending = null;
    return null;
  }
  if (pending.sort === "drawn") {
    const own =
      pending.choices[at] ??
      (message.parts.length === 1
        ? (ownAnswer(pending.asks, message.text) ?? (isShort(message) ? typed : null))
        : null);
    // A word about something else that is so leaves the question open.
    if (own !== null || message.parts.some(({ kind }) => kind !== "state")) turn.memo.pending = null;
    if (own === null) return null;
    redraw(turn, pending.asks, own);
    return [];
  }
  const chosen = pending.choices[at] ?? (LEFT.test(typed) ? pending.choices[0] : undefined);
  if (pending.sort === "aim") {
    if (chosen === undefined && !isAimSaid(message)) return null;
    turn.memo.pending = null;
    swear(turn, chosen ?? typed);
    return [];
  }
  turn.memo.pending = null;
  const comes = isName(message)
    ? (personIn(turn, typed) ?? newcomerIn(turn, typed) ?? newcomerIn(turn, `the ${typed}`))
    : undefined;
  if (comes === undefined) return null;
  turn.bring(comes);
  turn.memo.last = comes.name;
  turn.say(`${capitalise(shortName(comes))} comes by. What do you say?`);
  return [];
}

const NAMED = storedPattern("open-question named");
/** Whom the player names some time after the question: a name and no more, or one with a word of guilt. False where the words name nobody so. */
export function namesLate(turn: Turn, text: string): boolean {
  const kept = turn.memo.case;
  if (kept === null || kept.announced || kept.showdown !== null || !kept.said.includes("asked")) return false;
  const plain = text.replace(/^["“](.*)["”]$/u, "$1").trim();
  const named = plain.split(" ").length > 16 || /[?“”"]/u.test(plain) ? undefined : NAMED.exec(plain);
  const phrase = (named?.[1] ?? named?.[2] ?? named?.[3])?.replace(/[. ]+$/u, "");
  const who = phrase === undefined ? undefined : personIn(turn, phrase);
  if (who === undefined || !who.name.toLowerCase().includes(phrase!.split(" ").at(-1)!.toLowerCase())) return false;
  nameCulprit(turn, who, false);
  return true;
}

const isAimSaid = ({ parts, corrects }: Message): boolean =>
  !corrects &&
  parts.length > 0 &&
  parts.every(({ kind }) => kind === "do" || kind === "state") &&
  !pattern("open-question is aim said", "u").test("text" in parts[0]! ? parts[0].text : "");

/** "Edmund", "at the inn", "the doctor": an answer in a few words. */
const isShort = (message: Message): boolean =>
  isName(message) && message.text.split(" ").length < 5 && !pattern("open-question no answer").test(message.text);

/** One or two words that name somebody, and do nothing. */
const isName = ({ parts, text, corrects }: Message): boolean =>
  !corrects && parts.length === 1 && parts[0]!.kind === "state" && text.split(" ").length < 6;
