import { capitalise } from "#english/noun-phrase";
import { answer } from "../answers/index.ts";
import { rulesAnswer } from "../answers/rules.ts";
import type { Reading } from "../understand/reading.ts";
import { personIn, vocativeIn } from "./addressee.ts";
import { answerMeant, decide, DECIDES, narrate, takeAnswer } from "./answer-taken.ts";
import { climax, climaxIn } from "./climax.ts";
import { correct } from "./corrections.ts";
import { fight, flee, foesOf, parley, strikesBack } from "./fight.ts";
import { entriesIn } from "./lore.ts";
import type { Question } from "./memo.ts";
import { isOwnTurn, type Message, readMessage } from "./message.ts";
import { kindOfNoun } from "./nouns.ts";
import { askPlayer, sortOf } from "./open-question.ts";
import { FIGHTS, goTo, playClause } from "./play-clause.ts";
import { asksWhatIsSeen, countedIn } from "./search.ts";
import { askAloud, sayAloud } from "./speak-aloud.ts";
import { isYesNo } from "./table-question.ts";
import { destinationOf, placeIn } from "./travel.ts";
import type { Turn } from "./turn.ts";
import { isSamePlace } from "./whereabouts.ts";

/** One message of the player's: what it is, in a fixed order, and what becomes of it. */

const TABLE_ACTS: ReadonlySet<Reading["act"]> = new Set(["rules", "recall", "options", "meta", "stop", "selfharm"]);
const COMMAND =
  /^(?:(?:please )?(?:recap|summary|summari[sz]e|options|help|undo|redo|pause|stop|sheet|inventory|who am i|where am i|who(?:'s| is) (?:here|with me)|what (?:can|could|should|do) i do(?: now)?|what happened(?: so far)?|what is open|show (?:me )?(?:my )?(?:sheet|inventory))\b.*)[?.!]*$/iu;

export async function playMessage(turn: Turn, reading: Reading): Promise<void> {
  const { playerText } = turn.brief;
  const text = playerText.trim();
  const message = readMessage(text);
  const { pending } = turn.memo;
  if (turn.brief.readAs !== undefined) return playDeeds(turn, message, reading);
  if (DECIDES.test(text)) return decide(turn, pending);
  if (foesOf(turn.story).length > 0) return inFight(turn, message, reading);
  if (correct(turn, text)) {
    turn.still = true;
    return;
  }
  if (isCommand(turn, text, reading, message)) return atTable(turn, reading);
  if (pending !== null && isAnswer(turn, pending, message)) return takeAnswerAndGoOn(turn, pending, text);
  if (
    pending === null &&
    reading.act === "nonsense" &&
    message.clauses.length + message.speech.length === 0 &&
    text.split(" ").length < 4 &&
    entriesIn(turn.lore, text).length === 0
  ) {
    turn.still = true;
    return turn.say(answer({ ...reading, sure: true }, turn.brief));
  }
  if (pending === null) return playDeeds(turn, message, reading);
  // "Which hand matches?" after a find: the same find, asked more closely.
  if (
    message.question !== null &&
    message.clauses.length === 0 &&
    message.speech.length === 0 &&
    pending.about.startsWith("what you found") &&
    !isYesNo(message.question) &&
    !asksWhatIsSeen(message.question)
  ) {
    turn.memo.pending = null;
    const asks = capitalise(message.question);
    return turn.say(
      askPlayer(turn, {
        ...pending,
        asks,
        about: message.question.replace(/\?+$/u, ""),
        sort: sortOf(asks),
        choices: [],
      }),
    );
  }
  const ending = [pending, ...turn.memo.next].some(({ kind }) => kind === "end" || kind === "after")
    ? [pending, ...turn.memo.next]
    : null;
  hold(turn, pending);
  await playDeeds(turn, message, reading);
  // How it ends is not forgotten for what is done in between.
  if (ending !== null && turn.memo.pending === null && turn.main !== undefined) {
    turn.memo.held = turn.memo.held.filter(({ asks }) => !ending.some((each) => each.asks === asks));
    turn.memo.next = ending.slice(1);
    turn.memo.pending = ending[0]!;
    turn.say(
      `${turn.oneOf(["And still to be said:", "That leaves the other thing:", "One answer is still owed:"])} ${ending[0]!.asks.replace(/^And (\p{Ll})/u, (_, letter: string) => letter.toUpperCase())}`,
    );
  }
}

/** Whether words are for the table and no part of the story. */
function isCommand(turn: Turn, text: string, reading: Reading, message: Message): boolean {
  const { act, sure, speech } = reading;
  if (COMMAND.test(text)) return true;
  if (act === "selfharm" || act === "stop") return true;
  if (turn.memo.pending !== null && message.question === null) return false;
  if (!TABLE_ACTS.has(act) || !sure || speech !== "" || message.speech.length > 0 || message.clauses.length > 0)
    return false;
  if (
    countedIn(text) !== null &&
    !/\b(?:gold|hit points?|hp|hit dice|spells?|slots?|levels?|coins?|experience|xp)\b/iu.test(text)
  )
    return false;
  if (act === "rules") return rulesAnswer(text) !== null || /\b(?:my|i)\b/iu.test(text);
  if (act === "recall")
    return (
      /^(?:who|where|what (?:happened|do i|have i|did i|is open|are my))/iu.test(text) &&
      !/^(?:The story has not told|Nothing in the story)/u.test(answer({ ...reading, sure: true }, turn.brief) ?? "")
    );
  return message.question !== null || act === "options" || act === "meta";
}

function atTable(turn: Turn, reading: Reading): void {
  turn.still = true;
  const known = {
    ...reading,
    sure: true,
    act: TABLE_ACTS.has(reading.act) ? (reading.act === "selfharm" ? "stop" : reading.act) : ("recall" as const),
  };
  turn.say(answer(known, turn.brief) ?? "The story waits.");
}

/** Whether a message answers the question that is open: always, unless it plainly is the hero's own next deed, word or question. */
function isAnswer(turn: Turn, pending: Question, message: Message): boolean {
  const { text } = message;
  if (pending.choices.some((each) => same(each, text)) || /^(?:option |number )?[1-3][.!]?$/u.test(text)) return true;
  // Somebody else's words are no answer of the one who was asked.
  const speaker =
    /[“”"'’],? ?(?:says?|answers?|whispers?|adds?|tells me|admits?) ((?:the )?\p{L}+(?: \p{Lu}\p{L}+)*)/u.exec(
      text,
    )?.[1];
  const other = speaker === undefined || pending.by === "" ? undefined : personIn(turn, speaker);
  if (other !== undefined && other.name !== pending.by) return false;
  if (
    message.narrated.length > 0 ||
    ((pending.kind === "end" || pending.kind === "after" || pending.kind === "wrong") && message.question === null)
  )
    return true;
  // Only words in quotation marks: they are what was asked for, unless they call somebody.
  if (message.speech.length > 0 && message.clauses.length === 0) {
    if (pending.by === "" && pending.sort !== "say") return false;
    const called = vocativeIn(turn, message.speech.join(" "));
    return called === undefined && !message.speech.join(" ").trim().endsWith("?");
  }
  return !isOwnTurn(message);
}
const same = (a: string, b: string): boolean =>
  a.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, "") === b.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, "");

/** "… and I run": an answer, and a deed after it. */
async function takeAnswerAndGoOn(turn: Turn, pending: Question, text: string): Promise<void> {
  const given = answerMeant(pending, text);
  const unquoted = given.replace(/[“"][^”"]*[”"]/gu, (quote) => "x".repeat(quote.length));
  const found =
    /^(.{8,}?)(?:[,;]? (?:and|so|then|but) (?:then )?|[.!] (?:(?:So|Then|And) )?)(I (?!am\b|was\b|had\b|have\b|know\b|think\b|saw\b|heard\b|could\b|would\b|will\b|told\b|'|said\b|never\b|did\b)\p{Ll}+ .*)$/u.exec(
      unquoted,
    );
  const isSpeech = pending.by !== "" && found !== null && !/^(?:he|she|they|it|the|\p{Lu})/iu.test(unquoted);
  if (found === null || isSpeech) return takeAnswer(turn, pending, given);
  await takeAnswer(turn, pending, `${given.slice(0, found[1]!.length)}${/[.!?]$/u.test(found[1]!) ? "" : "."}`);
  const deed = given.slice(given.length - found[2]!.length);
  const posed = turn.memo.pending;
  if (posed !== null) hold(turn, posed);
  return playDeeds(turn, readMessage(deed), null);
}

/** A question that the player walks away from stays open, and comes back. */
function hold(turn: Turn, question: Question): void {
  const { memo } = turn;
  const lasting = [question, ...memo.next].filter(
    ({ kind, clue, by }) => kind === "end" || kind === "after" || kind === "wrong" || (clue && by !== ""),
  );
  memo.held.push(
    ...lasting
      .filter((each) => !memo.held.some(({ asks }) => asks === each.asks))
      .map((each) => (each.kind === "fact" ? { ...each, choices: [] } : each)),
  );
  memo.pending = null;
  memo.next = [];
}

/** What the hero does, says and asks, in the order of the message. */
async function playDeeds(turn: Turn, message: Message, reading: Reading | null): Promise<void> {
  const spoken = message.speech.join(" ");
  const ending = climaxIn(turn, message);
  // Sentences about others are one piece where the hero does nothing beside them.
  if (
    message.clauses.length === 0 &&
    message.speech.length === 0 &&
    message.question === null &&
    message.narrated.length > 1
  )
    narrate(turn, message.text);
  else for (const sentence of message.narrated) narrate(turn, sentence);
  if (ending !== null) {
    const way = message.clauses.map((clause) => destinationOf(turn, clause)).find((each) => each !== null);
    const called = /\b(?:to|in|on|at|into) ((?:the )?\p{L}[^,.“”]*)/u.exec(message.frame)?.[1];
    const noun = called === undefined ? null : /^the (\p{Ll}+)\b/u.exec(called);
    const spot =
      way?.place ??
      (called === undefined
        ? null
        : (placeIn(turn, called) ?? (noun !== null && kindOfNoun(noun[1]!) === "place" ? noun[0] : null)));
    if (spot !== null && !isSamePlace(spot, turn.place)) goTo(turn, spot, way?.whom);
    return climax(turn, message, ending.accused, ending.unknown);
  }
  const clauses = [...message.clauses];
  const safe: string[] = [];
  const flush = () => {
    if (safe.length > 0) turn.say(asOneSentence(safe));
    safe.length = 0;
  };
  for (const [at, clause] of clauses.entries()) {
    const isLast = at === clauses.length - 1;
    const done = await playClause(turn, clause, isLast ? spoken : "", isLast ? message : null, safe, flush);
    if (done === "on") continue;
    flush();
    return;
  }
  flush();
  if (spoken !== "") return sayAloud(turn, message, spoken, null);
  if (message.question !== null) return askAloud(turn, message, message.question, reading);
  if (clauses.length === 0 && message.narrated.length === 0) {
    if (reading?.act === "nonsense") {
      turn.still = true;
      return turn.say(answer({ ...reading, sure: true }, turn.brief));
    }
    narrate(turn, message.text);
  }
}

/** Small deeds in one sentence: "You put down your teacup and look round." */
const asOneSentence = (deeds: readonly string[]): string => {
  const wording = deeds.map((each) =>
    each.length > 110 ? each.split(/, (?=\p{L}+ing\b|who\b|which\b|though\b|because\b)/u)[0]! : each,
  );
  return `You ${wording.length === 1 ? wording[0]! : `${wording.slice(0, -1).join(", ")} and ${wording.at(-1)!}`}.`;
};

async function inFight(turn: Turn, message: Message, reading: Reading): Promise<void> {
  const text = message.text;
  if (/\b(?:run away|flee|escape|retreat|get away|run for)\b/iu.test(text)) {
    await flee(turn);
    return;
  }
  const isWords =
    message.speech.length > 0 ||
    /\b(?:talk .* down|make peace|truce|surrender|give (?:myself )?up|lower my|hands up|stop fighting|apologi[sz]e|mercy|spare)\b/iu.test(
      text,
    );
  if (isWords) return parley(turn, reading);
  if (FIGHTS.test(message.clauses[0]?.text ?? text) || ["fight", "cast"].includes(reading.act))
    return fight(turn, reading, text);
  if (message.clauses.length > 0) turn.say(asOneSentence(message.clauses.map(({ wording }) => wording)));
  await strikesBack(turn);
}
