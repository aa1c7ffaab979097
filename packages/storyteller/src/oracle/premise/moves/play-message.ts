import { pattern, sourceOf, storedPattern } from "../../patterns.ts";
import type { Act, Reading } from "../../understand/reading.ts";
import { answer } from "../../answers/index.ts";
import { asOneTry, saysTheory } from "../case/open/in-message.ts";
import { foundSays } from "../case/open/found-says.ts";
import type { Turn } from "../turn.ts";
import { contentWords } from "../lore/nouns.ts";
import { isVerb, type Message, type Part, readMessage } from "../words/clauses.ts";
import { isYesNo } from "../words/short-answer.ts";
import { toSecondPerson } from "../words/person-words.ts";
import { amend } from "./record/amend.ts";
import { apart, withCalls, withOrders } from "./beside.ts";
import { closeStory } from "../case/end/ending.ts";
import { keepsAnswer, takesAnswerAtEnd } from "../case/end/ask-at-end.ts";
import { fromEnd } from "../case/end/after-end.ts";
import { isDecided } from "../case/climax/decided.ts";
import { answersPrice } from "../case/task/deal-with.ts";
import { aboutSteps } from "../case/task/about-steps.ts";
import { begin } from "../case/climax/showdown.ts";
import { entriesIn } from "../lore/lore.ts";
import { saysRest } from "./does-rest.ts";
import { charges } from "../case/charge/charge.ts";
import { askTable } from "./record/table-question.ts";
import { overrule, protest, saysDone } from "../case/overrule.ts";
import { somethingHappens } from "../case/happen.ts";
import { takenFor } from "./record/not-them.ts";
import { asMeant, learnPronouns } from "./as-meant.ts";
import { asOneContest, isContest } from "./danger/contest.ts";
import { timeSaid } from "./travel/hour.ts";
import { noteItems } from "./record/items.ts";
import { fromRecord, possessions } from "./record/record.ts";
import { correct, meantFor, meantInstead } from "./record/corrections.ts";
import { asOneJourney } from "./travel/rides.ts";
import { restore } from "./record/take-back.ts";
import { answerDeed } from "./answers/answer-deed.ts";
import { asOneExamination } from "./examine.ts";
import { endFight } from "./danger/end-fight.ts";
import { foesOf } from "./danger/fight.ts";
import { forced } from "./forced.ts";
import { isAim, namesLate, takeAnswer } from "./open-question.ts";
import { asksForPlots, offerAgain, playsOn } from "./plots.ts";
import { moveMoney, purse } from "./record/money.ts";
import { isPurchase } from "./travel/upkeep.ts";
import { asDeed } from "./aim/idiom.ts";
import { swear } from "./aim/vow.ts";
import { called } from "./stated.ts";
import { meetsDead } from "./people/dead-here.ts";
import { meetsPrices } from "./people/condition.ts";
import { playPart } from "./play-part.ts";
import { readsWords, takesWords } from "./words-on-things.ts";

/** What the player's message does, clause by clause. */

const MOST_PARTS = 5;
/** "I want to win the strike": an aim, where the story has none. */
const DRAWS = storedPattern("drawn-answer draw");
const WISHES = storedPattern("play-message wishes");

/** @param reading what the whole message was read as; it decides on questions of rules, sheet and story so far */
export async function playMessage(turn: Turn, reading: Reading): Promise<void> {
  const { brief, memo } = turn;
  // "Wrong person: I meant Ivy", "Sorry, typo, I meant Desmond".
  const meant = asMeant(
    turn,
    asDeed(
      brief.playerText
        .replace(pattern("play-message meant"), "No, I mean $1")
        // "At half past nine I listen": I listen.
        .replace(pattern("play-message at hour"), "")
        // "Back on the dike I take her aside": the way back, and then the deed.
        .replace(pattern("play-message back at", "u"), "I go back to $1. "),
    ),
  );
  const typed = readMessage(meant);
  if (asksForPlots(turn, brief.playerText.trim())) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    return;
  }
  if (takesWords(turn, brief.playerText.trim())) {
    turn.readAs = { act: "oracle", target: null, alternatives: [] };
    return;
  }
  const message = { ...typed, parts: typed.parts.map((part) => called(turn, part)) };
  learnPronouns(turn, typed.text);
  if (brief.readAs !== undefined) return forced(turn, message, brief.readAs.act, brief.readAs.target);
  const closed = takesAnswerAtEnd(turn, typed.text);
  if (closed !== null) {
    turn.readAs = { act: "accuse", target: null, alternatives: [] };
    return closeStory(turn, closed.grade, { own: "", way: closed.way, text: closed.text });
  }
  if (keepsAnswer(turn, typed.text)) return;
  if (await saysTheory(turn, typed, (text) => play(turn, readMessage(text), reading))) return;
  if (await answersPrice(turn, typed.text)) {
    turn.readAs = { act: "persuade", target: turn.memo.last, alternatives: [] };
    return;
  }
  const beyondSteps = aboutSteps(turn, message);
  if (beyondSteps !== null) {
    if (beyondSteps === "" || amend(turn, beyondSteps) !== null) return;
    return play(turn, readMessage(beyondSteps), reading);
  }
  const afterFight = await endFight(turn, brief.playerText);
  if (afterFight !== null && afterFight !== brief.playerText) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    turn.corrected = afterFight === "";
    return afterFight === "" ? undefined : play(turn, readMessage(afterFight), reading);
  }
  // "2": one of the readings of a correction.
  const picked =
    memo.pending?.sort === "who"
      ? memo.pending.choices[Number(/^\(?([1-3])\)?[.!]*$/u.exec(typed.text)?.[1]) - 1]
      : undefined;
  if (picked !== undefined) memo.pending = null;
  // "Draw": the dice say what nobody has written.
  if (memo.pending?.sort === "drawn" && memo.pending.choices.length === 0 && DRAWS.test(typed.text)) {
    turn.draws = true;
    const asked = memo.pending.asks.replace(/: $/u, "?");
    memo.pending = null;
    turn.readAs = { act: "oracle", target: null, alternatives: [] };
    return askTable(turn, asked);
  }
  // As it is written, before calls and names in it are set right: a correction is said to nobody in the story.
  const written = picked ?? (meant === brief.playerText ? typed : readMessage(brief.playerText)).text;
  const amended = amend(turn, written) ?? (written === typed.text ? null : amend(turn, typed.text));
  if (amended !== null) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    if (amended === "") {
      turn.corrected = true;
      return offerAgain(turn);
    }
    const left = readMessage(amended);
    return takeAnswer(turn, left) === null ? play(turn, left, reading) : undefined;
  }
  if (takenFor(turn, typed.text)) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    return;
  }
  const protested = protest(turn, typed.text);
  if (protested !== null) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    return protested === "" ? undefined : play(turn, readMessage(protested), reading);
  }
  if (saysDone(turn, typed.text)) {
    turn.readAs = { act: "oracle", target: null, alternatives: [] };
    return closeStory(turn, null, { own: toSecondPerson(typed.text.replace(/^\S+ /u, "")) });
  }
  if (overrule(turn, typed.text)) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    turn.moved = true;
    return;
  }
  if (/^\(?[1-4]\)?[.!]*$/u.test(typed.text) && memo.pending === null) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    return turn.say("No question is open now. What do you do?");
  }
  if (pattern("play-message play message").test(typed.text) && memo.before !== "" && memo.pending === null)
    return play(turn, readMessage(asMeant(turn, memo.before)), reading);
  const again = meantFor(turn, typed.text);
  if (again !== null) return play(turn, readMessage(again), reading);
  const later = timeSaid(turn, typed.text);
  if (later !== null) {
    turn.readAs = { act: "wait", target: null, alternatives: [] };
    return later === "" ? undefined : play(turn, readMessage(later), reading);
  }
  // Letters that mean nothing are no answer to an open question, and neither is a question about the app in brackets.
  const isBeside =
    reading.act === "nonsense"
      ? /^[\p{L} ]{4,}$/u.test(typed.text)
      : reading.act === "meta" && /^\(.*\?\)$/u.test(brief.playerText.trim());
  const isChosen = memo.pending?.choices.some((each) => each.toLowerCase() === typed.text.toLowerCase()) === true;
  if (isBeside && !isChosen && memo.pending?.sort !== "plot" && toTheTable(turn, message, reading)) return;
  if (memo.pending?.sort === "culprit" && (await charges(turn, message))) {
    turn.readAs = { act: "accuse", target: null, alternatives: [] };
    return;
  }
  if (takeAnswer(turn, message) !== null) {
    turn.readAs = { act: turn.corrected ? "meta" : "oracle", target: null, alternatives: [] };
    return;
  }
  if (namesLate(turn, message.text)) {
    turn.readAs = { act: "accuse", target: null, alternatives: [] };
    return;
  }
  if (turn.main === undefined && turn.memo.pending === null && (isAim(message.text) || WISHES.test(message.text)))
    return swear(turn, message.text);
  if (/^you decide[.!]*$/iu.test(message.text)) {
    turn.moved = true;
    return turn.say(somethingHappens(turn));
  }
  if (correct(turn, message)) {
    turn.readAs = { act: "meta", target: null, alternatives: [] };
    return;
  }
  const instead = meantInstead(turn, message);
  if (instead !== null && instead !== brief.playerText) {
    // What was done with somebody who was not meant has not happened.
    if (memo.back !== null && memo.before !== "") restore(turn, memo.back);
    return play(turn, { ...readMessage(instead), corrects: true }, reading);
  }
  memo.before = message.text.slice(0, 400);
  return play(turn, message, reading);
}

async function play(turn: Turn, message: Message, reading: Reading): Promise<void> {
  if (message.noRoll && message.parts.every(({ kind }) => kind === "table")) {
    turn.say(sourceOf("play-message no dice"));
    return;
  }
  const [only] = message.parts;
  // Who was found answers before the record does.
  const ofFound = message.parts.length === 1 && only !== undefined ? foundSays(turn, only) : "";
  if (ofFound !== "") {
    turn.readAs = { act: "talk", target: turn.memo.last, alternatives: [] };
    return turn.say(ofFound);
  }
  if (
    message.parts.length === 1 &&
    only?.kind === "ask" &&
    ((await readsWords(turn, only)) || (await fromRecord(turn, only.text)))
  ) {
    turn.readAs = { act: "recall", target: null, alternatives: [] };
    return;
  }
  if (toTheTable(turn, message, reading)) return;
  const known = message.parts.every(({ kind }) => kind === "ask" || kind === "state")
    ? fromEnd(turn, message.text)
    : "";
  if (known !== "") {
    turn.readAs = { act: "recall", target: null, alternatives: [] };
    return turn.say(known);
  }
  playsOn(turn, message);
  if (!message.noRoll && (await charges(turn, message))) {
    turn.readAs = { act: "accuse", target: turn.memo.last, alternatives: [] };
    return;
  }
  noteItems(turn, message.text);
  const isDeal = isPurchase(message.text) || message.parts.some((part) => part.kind === "do" && isContest(part.text));
  const paid = isDeal ? "" : await moveMoney(turn, message.text);
  const parts = [
    ...asOneTry(
      turn,
      asOneJourney(
        withOrders(
          turn,
          asOneExamination(turn, withCalls(turn, asOneContest(message)))
            .map((part) => called(turn, part))
            .flatMap(apart),
        ),
      ).slice(0, MOST_PARTS),
    ),
  ];
  let act: Act | null = null;
  waitsForNothing(turn, parts);
  const from = turn.place;
  for (let at = 0; at < parts.length; at++) {
    // Who has come where it is decided does the rest at once.
    if (at > 0 && turn.place !== from) parts.splice(at, parts.length, ...asOneTry(turn, parts.slice(at)));
    const part = parts[at]!;
    if (part.kind === "table" && parts.length > 1) continue;
    turn.saysMore = parts.slice(at + 1).some(({ kind }) => kind === "say" || kind === "ask");
    turn.more = parts.slice(at + 1).some(({ kind }) => kind !== "table");
    // Who has come where it is decided says the rest of the message to the one who waits there.
    if (at > 0 && turn.place !== from && isDecided(turn) && foesOf(turn.story).length === 0) {
      begin(turn);
      turn.begun = false;
    }
    const outcome = await playPart(turn, part, message);
    meetsPrices(turn, part);
    act ??= outcome.act === "meta" && parts.length > 1 ? null : outcome.act;
    if (
      outcome.stops &&
      !turn.unheard &&
      turn.ended === "" &&
      parts.slice(at + 1).some(({ kind }) => kind === "do" || kind === "say")
    ) {
      const waits = turn.memo.pending?.sort !== "end";
      if (waits && (turn.memo.case?.showdown?.tries === undefined || turn.memo.case.showdown.tries === 0))
        turn.say("The rest of what you meant to do waits.");
      break;
    }
    if (turn.ended !== "" || turn.begun || turn.unheard) break;
  }
  // Who has paid with it has it no longer.
  if (!turn.dealt && !turn.paragraphs.some((each) => each.endsWith(`${purse(turn)}.`))) turn.say(paid);
  if (act !== "meta") answerDeed(turn);
  meetsDead(turn);
  saysRest(turn);
  const target = turn.present.find(({ name }) => name === turn.memo.last)?.name ?? reading.target;
  turn.readAs = {
    act: act ?? "meta",
    target: act === "travel" ? turn.place : target,
    alternatives: [
      ...(reading.act === act ? [] : [{ act: reading.act, target: reading.target }]),
      ...reading.alternatives,
    ]
      .filter(
        (each) => each.act !== act && each.act !== "compound" && each.act !== "selfharm" && each.act !== "nonsense",
      )
      .slice(0, 2),
  };
}

/** Takes out what is no deed and no question: the wait for an answer, and the words of the reply before that are only taken up ("Forgive the mayor?"). */
function waitsForNothing(turn: Turn, parts: Part[]): void {
  const before = contentWords(turn.brief.transcript.at(-1)?.reply ?? "");
  const isEcho = (part: Part): boolean => {
    if (part.kind !== "ask" || isYesNo(part.text) || part.text.split(" ").length > 5) return false;
    if (pattern("drawn-answer asks").test(part.text)) return false;
    // "Mother Lavender? I go and ask her …": she is meant by it.
    const [named] = pattern("play-message only a name", "u").test(part.text) ? entriesIn(turn.lore, part.text) : [];
    if (named !== undefined && parts.length > 1) turn.memo.last = named.name;
    return (
      named !== undefined ||
      isVerb(part.text.split(/[^\p{L}]/u)[0]!.toLowerCase()) ||
      [...contentWords(part.text)].every((word) => before.has(word))
    );
  };
  const isSaid = parts.some(({ kind }) => kind === "say");
  const left = parts.filter(
    (part) => !isEcho(part) && !(isSaid && part.kind === "do" && pattern("play-message waits").test(part.text)),
  );
  if (left.length > 0) parts.splice(0, parts.length, ...left);
}

/** Questions of rules, sheet and story so far are answered beside the story. */
function toTheTable(turn: Turn, { parts, text }: Message, reading: Reading): boolean {
  const [only] = parts;
  if (pattern("play-message to the table 2").test(text)) return false;
  if (parts.length !== 1 || only === undefined || only.kind === "say") return false;
  const isRecap = pattern("play-message to the table").test(text);
  const isTable =
    (reading.act === "rules" &&
      only.kind === "ask" &&
      entriesIn(turn.lore, text).length === 0 &&
      !/^when\b/iu.test(only.text)) ||
    (reading.act === "options" &&
      only.kind !== "do" &&
      pattern("play-message to the table 3").test(text) &&
      !pattern("play-message to the table 4").test(text)) ||
    (reading.act === "recall" && isRecap) ||
    (reading.act === "stop" && only.kind !== "do") ||
    (reading.act === "meta" && /^\(.*\?\)$/u.test(turn.brief.playerText.trim())) ||
    (reading.act === "nonsense" && only.kind !== "do" && only.kind !== "ask" && turn.brief.playerText.length < 40);
  if (!isTable) return false;
  const said = answer({ ...reading, sure: true }, turn.brief);
  if (said === null) return false;
  // What the hero has is in the player's texts; the sheet of such a hero is empty.
  turn.say(pattern("play-message to the table 5", "u").test(said) ? possessions(turn) : said);
  turn.readAs = { act: reading.act, target: reading.target, alternatives: [] };
  return true;
}
