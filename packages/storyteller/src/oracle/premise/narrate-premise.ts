import type { GmEvent, TurnBrief } from "../../ports.ts";
import { answer } from "../answers/index.ts";
import { rulesAnswer } from "../answers/rules.ts";
import type { Reading } from "../understand/reading.ts";
import { understand } from "../understand/understand.ts";
import { act } from "./act.ts";
import { answersCall, isCall } from "./deeds.ts";
import { foesOf, parley, wake } from "./fight.ts";
import { callsFar } from "./far-talk.ts";
import { fateOf } from "./fates.ts";
import { goAndDo } from "./go-and-do.ts";
import { goalAnswer, lastQuestion, triesGoal } from "./goal.ts";
import { keepWord } from "./keep-word.ts";
import { entriesIn, type LoreEntry, shortName } from "./lore.ts";
import { capitalise } from "#english/noun-phrase";
import { readPremiseMemo, storedMemo } from "./memo.ts";
import {
  askedOfPerson,
  bringActors,
  type Greeting,
  narratesOthers,
  splitGreeting,
  splitNarration,
  wantsToSee,
} from "./narration.ts";
import { makeOffers, offerLine } from "./offers.ts";
import { open } from "./opening.ts";
import { enter, travel } from "./places.ts";
import { deedOf } from "./person-words.ts";
import { premiseScene } from "./reading-scene.ts";
import { replyTo } from "./replies.ts";
import { answersPending, takeAsSo, statesFact } from "./player-says.ts";
import { askWorld } from "./questions.ts";
import { asksOwnPast, blames, exclaim, isSaid, saidAloud, spokenTo } from "./said.ts";
import { corrected, likely, movesTo, offered, withMarks } from "./what-is-meant.ts";
import { findPerson } from "./search.ts";
import { sway } from "./sway.ts";
import { talk } from "./talk.ts";
import { receiveStatement, promise } from "./statements.ts";
import { trouble } from "./trouble.ts";
import { Turn } from "./turn.ts";

/** The most acts of one message that are played. */
const MOST_PARTS = 3;

/**
 * Writes a turn of a story from the player's own world, campaign and hero (docs/oracle.md, "Your own premise"). The same brief, reading
 * and dice always give the same turn.
 * @param reading what the player's words mean; null at the opening, and if the player only wants the story to go on
 */
export async function* narratePremise(
  brief: TurnBrief,
  reading: Reading | null,
  signal: AbortSignal,
): AsyncIterable<GmEvent> {
  const turn = new Turn(brief);
  const taken = reading === null ? null : offered(brief, corrected(reading, brief.readAs));
  if (taken !== null) {
    const { act, target, sure, alternatives } = taken;
    yield { type: "read", reading: { act, target, sure, alternatives: [...alternatives] } };
  }
  if (brief.kind === "opening") await open(turn);
  else {
    if (turn.story.scene === null) begin(turn);
    if (taken === null) await goOn(turn);
    else await playAll(turn, taken);
  }
  if (signal.aborted) return;
  if (!turn.still && brief.kind !== "opening" && foesOf(turn.story).length === 0) turn.say(lastQuestion(turn));
  const kept = readPremiseMemo(brief.memo);
  // If nothing happened in this turn, the question that was open before stays open.
  if (turn.still && turn.memo.pending === null) turn.memo.pending = kept.pending;
  const offers = turn.still && turn.memo.offers.length === 0 ? kept.offers : makeOffers(turn);
  turn.memo.offers = [...offers];
  if (!turn.still || brief.kind === "opening") turn.say(offerLine(turn, offers));
  if (turn.paragraphs.length === 0) {
    const here = turn.present.find(({ kind }) => kind === "person");
    const text = brief.playerText.trim();
    const does = deedOf(text);
    if (does === null && text !== "") exclaim(turn, capitalise(/[.!?]$/u.test(text) ? text : `${text}.`));
    else
      turn.say(
        does === null ? "" : `You ${does}.`,
        here === undefined ? "" : `${shortName(here)} waits for you to go on.`,
      );
  }
  yield* turn.introduced;
  for (const [at, paragraph] of turn.paragraphs.entries()) {
    if (signal.aborted) return;
    yield { type: "text", delta: (at === 0 ? "" : "\n\n") + paragraph };
  }
  for (const event of turn.events) yield { type: "story", event };
  yield {
    type: "done",
    source: turn.still ? "table" : "oracle",
    aiEnhanced: false,
    model: null,
    memo: storedMemo(
      turn.still ? { ...kept, offers: turn.memo.offers, turn: brief.number } : { ...turn.memo, turn: brief.number },
    ),
  };
}

/** Words that end a fight, or try to. */
const PEACE =
  /\b(?:make peace|truce|surrender|give (?:myself )?up|lower my (?:\p{Ll}+)|hands up|stop fighting|don'?t want to fight|no more fighting|apologi[sz]e|beg for mercy|spare (?:me|him|her|them|us))\b/iu;

const TELLS_PAST =
  /^(?:i|we) (?:heard|saw|was|were|had|found|knew|thought|lost|met|never|didn't|couldn't|always|used to|remember)\b(?!.*\?)/iu;

/** Begins from the player's texts, if another game master began the story or its first scene was lost. */
function begin(turn: Turn): void {
  const place =
    turn.lore.entries.find(({ kind }) => kind === "place")?.name ??
    turn.brief.scene.world?.name ??
    turn.brief.scene.campaign.name;
  enter(turn, place === "" ? "the place where you are" : place, "");
}

/** "Rafe wakes. I go in to him": what other people do is accepted as a fact, and then the hero's part is played. */
async function playAll(turn: Turn, reading: Reading): Promise<void> {
  const { brief } = turn;
  const text = withMarks(brief.playerText);
  const calm = foesOf(turn.story).length === 0 && (turn.sheet === null || turn.sheet.life === "up");
  const parts = calm && brief.readAs === undefined ? splitNarration(turn, text) : null;
  // "I go to the kitchen. “Petrov, did you take it?”": first the travel is played, then the words.
  const way =
    parts === null && calm && brief.readAs === undefined ? /^([^.!?“”"]+)[.!] +(\S.{8,})$/su.exec(text) : null;
  const to = way === null ? null : movesTo(turn, way[1]!);
  if (way !== null && to !== null) {
    await travel(turn, to, way[1]!);
    const then: TurnBrief = { ...brief, playerText: way[2]! };
    turn.brief = then;
    turn.still = false;
    return play(turn, understand(way[2]!, premiseScene({ ...then, story: turn.story })));
  }
  const looks = parts === null && calm && brief.readAs === undefined ? wantsToSee(text) : null;
  if (looks !== null) {
    turn.brief = { ...brief, playerText: looks };
    return play(turn, understand(looks, premiseScene(turn.brief)));
  }
  const greeting = parts === null && calm && brief.readAs === undefined ? splitGreeting(text) : null;
  if (greeting !== null && (await greets(turn, greeting))) return;
  if (parts === null) return play(turn, reading);
  await takeAsSo(turn, parts.narrated);
  bringActors(turn, parts.narrated);
  const rest: TurnBrief = { ...brief, playerText: parts.own };
  turn.brief = { ...rest, memo: storedMemo({ ...readPremiseMemo(brief.memo), pending: turn.memo.pending }) };
  turn.memo.pending = null;
  await play(turn, understand(parts.own, premiseScene({ ...rest, story: turn.story })));
}

/** Plays a greeting to a person or a named thing, and then what is done after it. False if no entry has this name. */
async function greets(turn: Turn, { whom, greeting, after }: Greeting): Promise<boolean> {
  const entry = entriesIn(turn.lore, whom)[0];
  if (entry === undefined) return false;
  const isSomebody = entry.kind === "person" || entry.kind === "creature";
  if (isSomebody && !turn.present.some(({ name }) => name === entry.name)) return false;
  turn.log(`You say ${greeting} to ${shortName(entry)}.`);
  turn.say(`You say ${greeting} to ${shortName(entry)}.`, isSomebody ? replyTo(turn, entry, greeting) : "");
  if (isSomebody) turn.memo.last = entry.name;
  if (after === "") return true;
  const text = /^i\b/iu.test(after) ? after : `I ${after}`;
  turn.brief = { ...turn.brief, playerText: text };
  await play(turn, understand(text, premiseScene(turn.brief)));
  return true;
}

async function play(turn: Turn, reading: Reading): Promise<void> {
  const { sheet } = turn;
  const text = withMarks(turn.brief.playerText);
  if (sheet !== null && sheet.life !== "up") return wake(turn);
  const calm = foesOf(turn.story).length === 0;
  const isOffer = readPremiseMemo(turn.brief.memo).offers.some(({ text: each }) => each === text);
  if (calm && !isOffer && turn.brief.readAs === undefined && narratesOthers(turn, text)) {
    await takeAsSo(turn, text);
    return bringActors(turn, text);
  }
  const spoken = !calm || isOffer || turn.brief.readAs !== undefined ? null : spokenTo(turn, reading, text);
  if (calm && (spoken === null || answersPending(turn, text)) && statesFact(turn, reading, text))
    return takeAsSo(turn, text);
  if (calm && (await triesGoal(turn, reading, text))) return;
  const ofGoal = calm ? goalAnswer(turn, text) : null;
  if (ofGoal !== null) {
    turn.still = true;
    return turn.say(ofGoal);
  }
  if (calm && isCall(text)) return answersCall(turn, deedOf(text) === null ? "" : "You call out.");
  if (calm && (await keepWord(turn, text))) return;
  // "We heard knocking then, too": words about the past are said to a person here.
  const hearer = turn.present.find(({ name }) => name === turn.memo.last) ?? turn.present[0];
  if (calm && spoken === null && hearer?.kind === "person" && TELLS_PAST.test(text))
    return receiveStatement(turn, hearer, text);
  if (spoken !== null) return say(turn, reading, spoken);
  if (calm && (await callsFar(turn, text))) return;
  if (calm && (await goAndDo(turn, reading, text, act))) return;
  const moved = movesTo(turn, text);
  if (moved !== null && calm) return travel(turn, moved, text);
  const rule = /^how (?:do|does|can|is|are)\b/iu.test(text) && reading.act === "oracle" ? rulesAnswer(text) : null;
  // A shout or a joke is read as nonsense. It is played as such, and the table does not ask what it means.
  const isAsked = /^(?:and |so |but )?(?:who|what|why|how|where|when)\b/iu.test(text);
  if (
    calm &&
    !isAsked &&
    (reading.act === "nonsense" || /^(?:then )?(?:i )?(?:say|shout|yell|scream|exclaim)\b/iu.test(text))
  ) {
    const aloud = saidAloud(text);
    if (reading.act === "nonsense" && deedOf(text) !== null)
      return act(turn, { ...reading, act: "use", sure: true }, text);
    if (aloud !== null && (reading.act !== "nonsense" || isSaid(text))) return exclaim(turn, aloud);
    if (reading.act === "nonsense" && text.trim().split(/\s+/u).length >= 3 && /\p{L}{2}/u.test(text))
      return act(turn, { ...reading, act: "use", sure: true }, text);
  }
  // "What does Desmond want?", "Does he like it?": a question to the oracle about a person, not to that person.
  const ofPerson = calm ? askedOfPerson(turn, text) : null;
  if (ofPerson !== null) return askWorld(turn, ofPerson);
  // A question about the story is asked of the people present. If nobody is there, the lore answers.
  const isQuestion =
    /\?\s*$/u.test(text) ||
    /^(?:and |so |but )?(?:who|what|why|how|where|when|(?:did|does|is|was|were|has|had) (?:he|she|it|they|that|this))\b/iu.test(
      text,
    );
  const asked =
    turn.present.find(({ name }) => name === turn.memo.last && turn.entry(name).kind === "person") ??
    turn.present.find(({ kind }) => kind === "person");
  if (
    calm &&
    asked !== undefined &&
    isQuestion &&
    !["options", "meta", "stop", "selfharm", "compound"].includes(reading.act) &&
    (reading.act !== "rules" || !/\b(?:i|my|we)\b/iu.test(text)) &&
    /^(?:and |so |but )?(?:who|whose|why|how|what|when|where|did|does|has|had|is|was|were)\b/iu.test(text) &&
    rule === null &&
    !asksOwnPast(text) &&
    !/\b(?:there|happened so far|do i|have i|can i|see|i do)\b/iu.test(text) &&
    (reading.act !== "rules" || rulesAnswer(text) === null)
  )
    return say(turn, reading, { person: asked, words: text });
  if (
    calm &&
    isQuestion &&
    (reading.act !== "options" || /^(?:what|which) (?:kinds?|sorts?|colou?rs?|types?|size)\b/iu.test(text)) &&
    !["recall", "rules", "meta", "stop", "selfharm", "oracle", "compound"].includes(reading.act) &&
    !/\b(?:do|can) i see\b/iu.test(text)
  )
    return askWorld(turn, text);
  // During a fight all words are addressed to the foe.
  if (!calm && (reading.speech !== "" || PEACE.test(text)))
    return parley(turn, { ...reading, act: "talk", sure: true });
  const said = rule ?? answer(likely(turn, reading), turn.brief);
  // If the story has no answer yet, the oracle can invent one.
  if (
    said !== null &&
    (reading.act === "recall" || reading.act === "rules") &&
    /^(?:The story has not told|I have no short answer)/u.test(said)
  )
    return act(turn, { ...reading, act: "oracle", sure: true }, text);
  if (said !== null) {
    turn.still = true;
    return turn.say(said);
  }
  if (reading.act === "compound" && reading.parts.length > 0) {
    for (const part of reading.parts.slice(0, MOST_PARTS))
      await act(
        turn,
        { ...reading, ...part, parts: [], also: [], topic: "" },
        part.text.replace(/^[\s,;.]*(?:(?:and|then|but)\b[\s,]*)*/iu, ""),
      );
    // If one part of a message was played, the turn counts, even if another part could not be played.
    turn.still =
      turn.still && turn.events.length === 0 && turn.memo.log.length === readPremiseMemo(turn.brief.memo).log.length;
    return;
  }
  return act(turn, likely(turn, reading), text);
}

/** Plays words to a person: an accusation is played as one, a question is answered, and anything else is a statement. */
async function say(
  turn: Turn,
  reading: Reading,
  { person, words }: { readonly person: LoreEntry; readonly words: string },
): Promise<void> {
  const act = blames(words) ? "accuse" : "talk";
  const read: Reading = { ...reading, act, target: person.name, topic: words, speech: words, sure: true, parts: [] };
  const isDead = fateOf(turn.lore, person) === "dead";
  if (!turn.present.some(({ name }) => name === person.name) && !isDead) await findPerson(turn, person, true);
  if (isDead || !turn.present.some(({ name }) => name === person.name)) {
    if (isDead) turn.say(`${capitalise(shortName(person))} is dead, and does not answer.`);
    return;
  }
  turn.memo.last = person.name;
  if (act === "accuse" && person.kind === "person") return sway(turn, person, read, words);
  if (/\bpromise\b/iu.test(words) && /\bi\b/iu.test(words)) return promise(turn, person, words);
  const asks =
    /\?["”]?(?:,? i (?:say|ask)(?: (?:him|her|them))?)?[.!\s]*$/iu.test(words) ||
    /^(?:and |so |but |ok |please )?(?:who|what|where|when|why|how|did|do you|does|have you|are you|were you|can you|could you|would you|will you|tell me)\b/iu.test(
      words,
    );
  return asks ? await talk(turn, person, read, words) : receiveStatement(turn, person, words);
}

/** The player lets time pass, so an enemy of the hero does something. */
async function goOn(turn: Turn): Promise<void> {
  turn.log("Time goes by.");
  turn.say("You let some time go by.", await trouble(turn, "Time goes by"));
}
