import type { GmEvent, TurnBrief } from "../../ports.ts";
import { answer } from "../answers/index.ts";
import { rulesAnswer } from "../answers/rules.ts";
import type { Reading } from "../understand/reading.ts";
import { answersCall, cast, deed, isCall, personMeant } from "./deeds.ts";
import { fight, flee, foesOf, isFoe, parley, strikesBack, wake } from "./fight.ts";
import { breaksLaw } from "./customs.ts";
import { fateOf } from "./fates.ts";
import { goAndDo } from "./go-and-do.ts";
import { buy, give, take } from "./goods.ts";
import { lastQuestion, triesGoal } from "./goal.ts";
import { keepWord } from "./keep-word.ts";
import { entriesIn, findEntry, type LoreEntry, shortName } from "./lore.ts";
import { capitalise } from "#english/noun-phrase";
import { readPremiseMemo, storedMemo } from "./memo.ts";
import { makeOffers, offerLine } from "./offers.ts";
import { open } from "./opening.ts";
import { enter, travel, wayNamed } from "./places.ts";
import { deedOf } from "./person-words.ts";
import { rest } from "./rest.ts";
import { answersPending, bringNames, takeAsSo, statesFact } from "./player-says.ts";
import { askWorld } from "./questions.ts";
import { asksOwnPast, blames, exclaim, isSaid, saidAloud, spokenTo } from "./said.ts";
import { anybodyAsked, corrected, likely, movesTo, offered, withMarks } from "./what-is-meant.ts";
import { plainly } from "./plain-deeds.ts";
import { findPerson, look, search } from "./search.ts";
import { sway } from "./sway.ts";
import { askAround, nobodyToTalkTo, talk } from "./talk.ts";
import { receiveStatement, promise } from "./statements.ts";
import { trouble } from "./trouble.ts";
import { kindOfNoun } from "./nouns.ts";
import { Turn } from "./turn.ts";

/** Most acts of one message that are told. */
const MOST_PARTS = 3;

/**
 * Tells a turn of a story from the player's own world, campaign and hero (docs/oracle.md, "Your own premise"). The same brief, reading
 * and dice always tell the same turn.
 * @param reading what the player's words mean; null at the opening and where the player only wants the story to go on
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
    else await play(turn, taken);
  }
  if (signal.aborted) return;
  if (!turn.still && brief.kind !== "opening" && foesOf(turn.story).length === 0) turn.say(lastQuestion(turn));
  const kept = readPremiseMemo(brief.memo);
  // Where nothing happened, what was open before is still open.
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

const TELLS_PAST =
  /^(?:i|we) (?:heard|saw|was|were|had|found|knew|thought|lost|met|never|didn't|couldn't|always|used to|remember)\b(?!.*\?)/iu;

/** A story that another game master began, or that lost its first scene, goes on from the player's texts. */
function begin(turn: Turn): void {
  const place =
    turn.lore.entries.find(({ kind }) => kind === "place")?.name ??
    turn.brief.scene.world?.name ??
    turn.brief.scene.campaign.name;
  enter(turn, place === "" ? "the place where you are" : place, "");
}

async function play(turn: Turn, reading: Reading): Promise<void> {
  const { sheet } = turn;
  const text = withMarks(turn.brief.playerText);
  if (sheet !== null && sheet.life !== "up") return wake(turn);
  const calm = foesOf(turn.story).length === 0;
  const isOffer = readPremiseMemo(turn.brief.memo).offers.some(({ text: each }) => each === text);
  const spoken = !calm || isOffer || turn.brief.readAs !== undefined ? null : spokenTo(turn, reading, text);
  if (calm && (spoken === null || answersPending(turn, text)) && statesFact(turn, reading, text))
    return takeAsSo(turn, text);
  if (calm && (await triesGoal(turn, reading, text))) return;
  if (calm && isCall(text)) return answersCall(turn, deedOf(text) === null ? "" : "You call out.");
  if (calm && (await keepWord(turn, text))) return;
  // "We heard knocking then, too": what is said of the past is said to who is here.
  const hearer = turn.present.find(({ name }) => name === turn.memo.last) ?? turn.present[0];
  if (calm && spoken === null && hearer?.kind === "person" && TELLS_PAST.test(text))
    return receiveStatement(turn, hearer, text);
  if (spoken !== null) return say(turn, reading, spoken);
  if (calm && (await goAndDo(turn, reading, text, act))) return;
  const moved = movesTo(turn, text);
  if (moved !== null && calm) return travel(turn, moved, text);
  const rule = /^how (?:do|does|can|is|are)\b/iu.test(text) && reading.act === "oracle" ? rulesAnswer(text) : null;
  // A shout or a joke is one, and no riddle to the table.
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
  // A question about the story is put to the people present, and else to what is known.
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
  const said = rule ?? answer(likely(turn, reading), turn.brief);
  // What the story has not told yet, it can make up.
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
    // One thing done is a turn, though another could not be.
    turn.still =
      turn.still && turn.events.length === 0 && turn.memo.log.length === readPremiseMemo(turn.brief.memo).log.length;
    return;
  }
  return act(turn, likely(turn, reading), text);
}

/** Words to somebody: a reproach that names them guilty is one, a question is answered, and everything else is heard. */
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
    /\?\s*$/u.test(words) ||
    /^(?:and |so |but |ok |please )?(?:who|what|where|when|why|how|did|do you|does|have you|are you|were you|can you|could you|would you|will you|tell me)\b/iu.test(
      words,
    );
  return asks ? await talk(turn, person, read, words) : receiveStatement(turn, person, words);
}

async function act(turn: Turn, reading: Reading, text: string): Promise<void> {
  if (foesOf(turn.story).length === 0 && (await plainly(turn, reading, text))) return;
  if (foesOf(turn.story).length > 0) {
    switch (reading.act) {
      case "talk":
      case "persuade":
      case "deceive":
      case "threaten":
      case "promise":
      case "accuse":
      case "give":
        return parley(turn, reading);
      case "flee":
      case "travel":
        if (!(await flee(turn)) || reading.act === "flee") return;
        return travel(turn, reading.target, text);
      case "look":
      case "oracle":
      case "plan":
        break;
      case "search":
      case "rest":
      case "wait":
      case "buy":
      case "craft":
        turn.still = true;
        return turn.say(`Not while ${foesOf(turn.story)[0]!.name} is fighting you: strike, talk, or get away.`);
      case "fight":
      case "cast":
        return fight(turn, reading, text);
      default:
        if (/\b(?:lower|drop|sheathe?|surrender|kneel|put down|hands up|spare|back away)\b/iu.test(text))
          return parley(turn, reading);
        // Something else is done under the foe's eyes: it is done, and the foe is not idle.
        await deed(turn, reading, text);
        return strikesBack(turn);
    }
  }
  if (["search", "travel", "take", "climb", "look"].includes(reading.act)) {
    const against = breaksLaw(turn, text);
    if (against !== null && against !== "")
      return turn.say(deedOf(text) === null ? "" : `You ${deedOf(text)}.`, against);
  }
  switch (reading.act) {
    case "talk":
    case "persuade":
    case "deceive":
    case "threaten":
    case "accuse": {
      // "Accuse them": the one of whom the hero knows it.
      const names = entriesIn(turn.lore, text).some(({ kind }) => kind === "person");
      const guilty = turn.memo.accused.find((each) => each.guilty);
      const known = reading.act === "accuse" && !names && guilty !== undefined;
      return converse(turn, known ? { ...reading, target: guilty.name } : reading, text);
    }
    case "promise":
      bringNames(turn, text);
      return promise(turn, personMeant(turn, reading, text), text);
    case "look":
      return look(turn, reading.target, text);
    case "search":
      return search(turn, reading.target, text);
    case "travel":
      return goTo(turn, reading, text);
    case "fight":
      return fight(turn, reading, text);
    case "take":
      return take(turn, reading, text);
    case "give":
      return give(turn, reading, text);
    case "buy":
      return buy(turn, reading, text);
    case "cast":
      return cast(turn, text);
    case "rest":
      return rest(turn, reading, text);
    case "oracle":
      return askWorld(turn, text);
    case "plan":
      return deed(turn, { ...reading, act: "use" }, text);
    default:
      if (
        /\b(?:shoot|stab|strike|hit|attack|kill|punch|slash|cut) (?:it|him|her|them|at)\b/iu.test(text) &&
        turn.present.some(({ name }) => isFoe(turn, name))
      )
        return fight(turn, { ...reading, target: null }, text);
      return deed(turn, reading, text);
  }
}

const SPEAKS =
  /[?“"]|\b(?:ask|tell|talk|say|speak|greet|call|shout|whisper|question|interrogate|answer|reply|explain|chat|thank|address|hello|hi|hey|about|inform|remind|warn|discuss|apologi[sz]e|introduce|inquire|mention|joke|show|agree|nod)\w*\b/iu;

/** "I ask the hangman for one more day": somebody of a trade whom no text names is there from now on. */
function newcomer(turn: Turn, text: string): LoreEntry | undefined {
  const [, one = "", two = ""] =
    /\b(?:ask|tell|beg|greet|thank|bribe|persuade|convince|talk to|speak (?:to|with)) the (\p{Ll}+)(?: (\p{Ll}+))?\b/u.exec(
      text,
    ) ?? [];
  const noun = kindOfNoun(one) === "person" ? one : kindOfNoun(two) === "person" ? `${one} ${two}` : "";
  const name = `the ${noun}`;
  if (noun === "" || findEntry(turn.lore, name) !== undefined) return undefined;
  if (entriesIn(turn.lore, name).length > 0) return undefined;
  turn.memo.names.push({ name, kind: "person", sentence: "" });
  const entry = turn.entry(name);
  turn.bring(entry);
  return entry;
}

/** A word to somebody who is here, or whom the player looks for first. */
async function converse(turn: Turn, reading: Reading, text: string): Promise<void> {
  // Somebody who is woken or helped is not spoken to.
  if (reading.act === "talk" && reading.speech === "" && !SPEAKS.test(text) && deedOf(text) !== null)
    return deed(turn, reading, text);
  const meant = newcomer(turn, text) ?? personMeant(turn, reading, text);
  const person = meant !== undefined && turn.present.includes(meant) ? meant : (anybodyAsked(turn, text) ?? meant);
  if (person !== undefined && fateOf(turn.lore, person) === "dead") return deed(turn, reading, text);
  if (person === undefined) {
    if (turn.present.length === 0 && /\b(?:talk|speak|chat) (?:to|with)\b/iu.test(text)) return nobodyToTalkTo(turn);
    if (reading.act === "deceive" || (reading.speech === "" && deedOf(text) !== null && !/\bask\b/iu.test(text)))
      return deed(turn, reading, text);
    return /\b(?:ask|inquire|enquire|around|anyone|anybody|someone|somebody|locals|people|villagers)\b/iu.test(text)
      ? askAround(turn, reading, text)
      : nobodyToTalkTo(turn);
  }
  if (!turn.present.some(({ name }) => name === person.name)) {
    await findPerson(turn, person);
    if (!turn.present.some(({ name }) => name === person.name)) return;
  }
  if (reading.act === "accuse" && /\?["”]?\s*$/u.test(text) && !/\b(?:you|accuse|confront|blame)\b/iu.test(text))
    return talk(turn, person, { ...reading, act: "talk" }, text);
  const thing = /\bask (?:\S+ ){1,3}?for ((?:an?|the|some|his|her|their) [\p{L} ]{2,30})[.!]?$/iu.exec(text)?.[1];
  if (
    reading.act === "talk" &&
    thing !== undefined &&
    !/\b(?:help|time|truth|name|advice|mercy|forgiveness)\b/iu.test(thing)
  )
    return sway(turn, person, { ...reading, act: "persuade" }, `ask ${person.name} to give me ${thing}`);
  const asksTo =
    reading.act === "talk" &&
    /\b(?:tell|ask|order|urge|beg) (?:(?!I\b|that\b|who\b|what\b)\S+ ){1,3}to \p{Ll}/u.test(text) &&
    !/\babout\b/u.test(text);
  return reading.act === "talk" && !asksTo
    ? talk(turn, person, reading, text)
    : sway(turn, person, asksTo ? { ...reading, act: "persuade" } : reading, text);
}

/** To a place, or to somebody. */
async function goTo(turn: Turn, reading: Reading, text: string): Promise<void> {
  const known = reading.target === null ? undefined : findEntry(turn.lore, reading.target);
  if (/\bwhere\b/iu.test(text) && wayNamed(turn, null, text) !== null) return travel(turn, null, text);
  if (known?.kind === "person" || known?.kind === "creature") {
    if (turn.present.some(({ name }) => name === known.name)) {
      turn.memo.last = known.name;
      return turn.say(`You go up to ${shortName(known)}.`);
    }
    return findPerson(turn, known);
  }
  // "I come ashore", "I follow the tracks": no place is named, and there is more to it than going.
  if (!MERELY_GOES.test(text) && wayNamed(turn, reading.target, text) === null) return deed(turn, reading, text);
  return travel(turn, reading.target, text);
}

const MERELY_GOES =
  /^\W*(?:(?:i|we|let'?s|then|now|just|want to|will|'ll)\s+)*(?:go|leave|travel|move|walk|head|set out|depart)(?:\s+(?:on|off|away|out|outside|somewhere|elsewhere|there|now|from here|this place|here))*\W*$/iu;

/** The player lets the story move: an enemy of the hero does something. */
async function goOn(turn: Turn): Promise<void> {
  turn.log("Time goes by.");
  turn.say("You let some time go by.", await trouble(turn, "Time goes by"));
}
