import type { Meaning } from "#contracts/play/reading";
import type { Reading } from "../understand/reading.ts";
import { actOnce, type Answers } from "./act-once.ts";
import { dealWithDead } from "./dead.ts";
import { chosen, deedFor, doDeed, isDecisive, type KnownDeed, openDeeds } from "./deeds.ts";
import { confirmedDeed, doEveryday, answerWho } from "./everyday.ts";
import { fightOn } from "./fight.ts";
import { doThen, goFirst } from "./go-and-do.ts";
import { receiveKindness, takesHand } from "./improvise.ts";
import { mentions, stemsOf } from "./match-words.ts";
import { lookRound, moodLine, thingByLook, thingMeant } from "./sight.ts";
import { count, exitsOf, nameOf, present, type Stage, say, thingsAtHand } from "./stage.ts";
import { absentPerson, calledHere, notHere, partnerHere, personNamed } from "./partner.ts";
import {
  asksAboutThing,
  asksWhat,
  isAskedOfSomebody,
  isAskedOfThoseHere,
  isSaidToSomebody,
  OF_TABLE,
  THREATENS,
} from "./said-to-them.ts";
import { isSilence, keepSilence, leavesWord, silentDeed } from "./silence.ts";
import { answerRemark } from "./small-talk.ts";
import { bearingOn, theorise } from "./theory.ts";
import { destination, travel } from "./travel.ts";

/** Does what the player's words mean: an answer to an open event, a deed of the adventure, or an act of its own. */
export async function act(stage: Stage, reading: Reading, answers: Answers): Promise<void> {
  const text = stage.brief.playerText;
  // What is given is given, whatever is said with it.
  const gives = GIVES.test(text) && present(stage).length > 0;
  if (gives && reading.act !== "give") {
    return act(stage, { ...reading, act: "give", also: [], parts: [], sure: true }, answers);
  }
  const unspoken = !gives && !SAYING.has(reading.act);
  if ((reading.act === "travel" || reading.act === "use") && present(stage).length > 0 && STATEMENT.test(text)) {
    return act(stage, { ...reading, act: "talk", target: null }, answers);
  }
  if (unspoken && present(stage).length > 0 && (DENIES.test(text) || OFFERS_HELP.test(text) || OF_THEM.test(text))) {
    return act(stage, { ...reading, act: "talk", target: null, also: [], parts: [], sure: true }, answers);
  }
  // "I'm going to say it" answers who has asked.
  if (reading.act === "plan" && stage.progress.open !== "" && present(stage).length > 0 && !text.includes("?")) {
    return act(stage, { ...reading, act: "talk", target: null, also: [], parts: [], sure: true }, answers);
  }
  // "Good night, all" ends the evening and not the game.
  if (reading.act === "stop" && GOOD_NIGHT.test(text) && present(stage).length > 0) {
    return act(stage, { ...reading, act: "talk", target: null, also: [], parts: [], sure: true }, answers);
  }
  // "There's somebody alive in there, help me please" asks no god.
  const asksHelp = (reading.act === "pray" || reading.act === "perform") && !WORSHIPS.test(text);
  if (asksHelp && present(stage).length > 0) {
    return act(stage, { ...reading, act: "talk", target: null, also: [], parts: [], sure: true }, answers);
  }
  const looks = reading.act === "look" || reading.act === "search";
  if (looks ? OBSERVES.test(text) : IDLE.has(reading.act) && OF_ONESELF.test(text)) return takeNote(stage, text);
  if (unspoken && isAskedOfSomebody(stage, reading, text)) {
    return act(stage, { ...reading, act: "talk", sure: true }, answers);
  }
  if (reading.act === "plan" && present(stage).length > 0 && (AGREEING.test(text) || text.includes("?"))) {
    return act(stage, { ...reading, act: "talk", sure: true }, answers);
  }
  if (unspoken && isSaidToSomebody(stage, reading, text)) {
    return act(stage, { ...reading, act: "talk", target: calledHere(stage, text)?.name ?? null, sure: true }, answers);
  }
  if (reading.act === "rules" && present(stage).length > 0 && asksAboutThing(stage, text)) {
    return act(stage, { ...reading, act: "talk", target: null, also: [], parts: [], sure: true }, answers);
  }
  if (reading.act === "talk" && THREATENS.test(text) && present(stage).length > 0) {
    return act(stage, { ...reading, act: "threaten", also: [], parts: [], sure: true }, answers);
  }
  if (unspoken && isAskedOfThoseHere(stage, reading, text)) {
    return act(stage, { ...reading, act: "talk", target: null, also: [], parts: [], sure: true }, answers);
  }
  // What a deed is about that is a question is asked, and no question to the table: "what was in the milk".
  if (OF_TABLE.has(reading.act) && asksOfDeed(stage, text)) {
    return act(stage, { ...reading, act: "talk", target: null, sure: true }, answers);
  }
  if (reading.act === "travel" && GREETS.test(text) && present(stage).length > 0) {
    return act(stage, { ...reading, act: "talk", target: null, sure: true }, answers);
  }
  // "Go back and open it, Prudence" leads nowhere where she is not.
  const elsewhere =
    reading.act === "travel" ? absentPerson(stage, stemsOf(/,\s*([\p{L} ]+)\W*$/u.exec(text)?.[1] ?? "")) : null;
  if (elsewhere !== null) {
    say(stage, notHere(stage, elsewhere));
    stage.still = true;
    return;
  }
  // A place's name alone goes there.
  if (
    BARE.has(reading.act) &&
    stemsOf(text).length <= 3 &&
    namesPlace(stage, text) &&
    destination(stage, null, stemsOf(text), text) !== null
  ) {
    return act(stage, { ...reading, act: "travel", target: null, sure: true }, answers);
  }
  if (reading.act !== "accuse" && CONFESS.test(text) && present(stage).length > 0) {
    return act(
      stage,
      { ...reading, act: "accuse", target: calledHere(stage, text)?.name ?? null, sure: true },
      answers,
    );
  }
  if (reading.act === "nonsense" && INSULT.test(text) && present(stage).length > 0) {
    return act(stage, { ...reading, act: "accuse", target: null, sure: true }, answers);
  }
  // "Hold it up to the lamp" is no waiting.
  if (reading.act === "wait" && HOLDS_THING.test(text)) {
    return act(stage, { ...reading, act: "search", target: null, sure: true }, answers);
  }
  stage.progress.barred = "";
  if (answerWho(stage, text) || (await dealWithDead(stage, reading, text))) return;
  const choice = chosen(stage, text) ?? confirmedDeed(stage, text);
  if (reading.act === "plan" && present(stage).length > 0 && SAID_TO_SOMEBODY.test(text)) {
    return act(stage, { ...reading, act: "persuade", sure: true }, answers);
  }
  if (choice !== null) {
    return doKnown(stage, choice);
  }
  const then = stage.progress.fight === "" ? await goFirst(stage, text) : null;
  if (then !== null) return doThen(stage, then, (part, meant) => act(part, meant, answers));
  if (stage.progress.fight !== "") {
    await fightOn(stage, reading, text);
    const away = reading.act === "travel" && stage.progress.fight === "" && stage.progress.ended === "";
    if (away) await act(stage, reading, answers);
    return;
  }
  if (SEES_WHAT.test(text)) return lookRound(stage);
  if (isSilence(stage, text)) return takeSilence(stage, text);
  if (whoIsThat(stage, text)) return;
  if (theorise(stage, text)) return;
  const named = thingMeant(stage, reading.target, stemsOf(text));
  if (named !== null) stage.progress.thing = named.id;
  const asksPeople = present(stage).length > 0 && OF_THE_PAST.test(text);
  const seen = named === null && LOOKS.has(reading.act) && !asksPeople ? thingByLook(stage, stemsOf(text)) : null;
  if (seen !== null && seen.name !== reading.target)
    return act(stage, { ...reading, act: "search", target: seen.name, sure: true }, answers);
  markOffer(stage, text);
  const from = stage.progress.place;
  const parts = reading.parts.length > 0 ? reading.parts : [{ act: reading.act, target: reading.target, text }];
  const acts = reading.act === "compound" ? (parts[0]?.act ?? "use") : reading.act;
  const least = isWay(stage, reading, text) || namesThing(stage, reading, text) ? 1.5 : 0;
  const inParts = parts.length > 1 && parts.some((part) => deedOf(stage, reading, part) !== null);
  const known = inParts
    ? null
    : (deedOfSentences(stage, reading, text, least) ??
      deedFor(stage, acts, wordsOf(stage, reading, text), least, asksWhat(text)));
  // Who goes to a place goes there; the end of the story is no walk.
  if (known !== null && !(isDecisive(known) && namesWay(stage, text))) {
    await doKnown(stage, known);
    // "Let's go to the hall, Leonie" is company, and a way.
    if (reading.act === "travel" && known.deed.effects?.joins !== undefined && stage.progress.place === from)
      await travel(stage, reading, text);
    return;
  }
  if (stage.progress.fight === "" && (await doEveryday(stage, reading, text))) return;
  const held = takesHand(text) ? (personNamed(stage, text) ?? partnerHere(stage, text)) : undefined;
  if (held !== undefined) {
    receiveKindness(stage, held);
    return;
  }
  if (reading.act !== "compound" || reading.parts.length === 0) {
    await actOnce(stage, reading, text, answers);
    return;
  }
  const place = stage.progress.place;
  for (const [at, part] of parts.entries()) {
    if (stage.progress.fight !== "" || stage.progress.ended !== "") return;
    const wording = stage.paragraphs.length;
    const deed = deedOf(stage, reading, part);
    if (deed !== null) await doKnown(stage, deed);
    else await actOnce(stage, { ...reading, ...meaning(part), also: [], parts: [] }, part.text, answers);
    // What comes to nothing stops what should follow it.
    if (stage.still) {
      stage.still = at === 0;
      if (at > 0) stage.paragraphs.length = wording;
      return;
    }
    if (stage.progress.place !== place && stage.paragraphs.length === wording) return;
  }
}

/** "Who's that with the floury face?" is somebody here, by what can be seen of them. Answers whether it was asked and answered. */
function whoIsThat(stage: Stage, text: string): boolean {
  if (!/\bwho(?:'s|’s| is| are)\s+(?:that|this|the|she|he)\b/iu.test(text)) return false;
  const stems = new Set(stemsOf(text).filter((word) => word.length > 3 && !POINTS.has(word)));
  const person = present(stage).find(({ look, role }) => stemsOf(`${look} ${role}`).some((word) => stems.has(word)));
  if (person === undefined) return false;
  say(stage, `${person.name}, ${person.role}.`, person.look);
  return true;
}

/** "What do I see in here?" asks for the place. */
const SEES_WHAT =
  /^\W*(?:so |and |ok(?:ay)?,? )?(?:what (?:do|can|else (?:do|can)) (?:i|we) see|what(?:'s|’s| is) (?:there|around|in) here|where am i)\b(?:\s+(?:in )?(?:here|around))?\W*$/iu;
/** Acts that ask what can be seen. */
const LOOKS: ReadonlySet<Reading["act"]> = new Set(["look", "search"]);
/** Asks for what was done: no look shows it. */
const OF_THE_PAST = /\b(?:did|do|does|have|has|was|were|who|why|would|could)\b.*\?/iu;
const POINTS = new Set(stemsOf("that over there with this them those near from behind"));

/** The player keeps silent: a deed that is a silence is done; else those present take it as they would, and an open event waits. */
async function takeSilence(stage: Stage, text: string): Promise<void> {
  // A silence is an answer to somebody: sitting by the fire is none.
  const known = silentDeed(
    stage,
    text,
    openDeeds(stage).filter(({ key }) => !key.startsWith("deed/")),
  );
  // The end is not come to by one breath's silence: the room waits first, and the next silence is the answer.
  const ends = known !== null && isDecisive(known) && !leavesWord(text);
  if (known !== null && !(ends && count(stage, `silent/${stage.progress.open}`) === 0)) return doKnown(stage, known);
  keepSilence(stage, text);
}

/** Whether a look or a search names a thing whole: "the watch tally" is not a watching. */
function namesThing(stage: Stage, { act, target }: Reading, text: string): boolean {
  if (act !== "look" && act !== "search") return false;
  const thing = thingMeant(stage, target, stemsOf(text));
  return thing !== null && mentions([thing.name, ...thing.aliases], stemsOf(text)) >= 2;
}

/** Of several sentences the first that means a deed; a question among them means none. */
function deedOfSentences(stage: Stage, reading: Reading, text: string, least: number): KnownDeed | null {
  const sentences = text.split(/(?<=[.;!?])\s+/u);
  if (sentences.length < 2 || /["“]/u.test(text)) return null;
  const act = ASKED_OF_TABLE.has(reading.act) ? "talk" : reading.act;
  const wording = sentences.filter((each) => !each.includes("?"));
  // "There's something knocking. I open the oven" opens it.
  const done = wording.filter((each) => !THERE_IS.test(each));
  for (const sentence of done.length > 0 ? done : wording) {
    const found = deedFor(stage, act, wordsOf(stage, reading, sentence), Math.max(least, 1));
    if (found !== null) return found;
  }
  return null;
}

const GOOD_NIGHT = /\b(?:good ?night|goodbye|farewell|sleep well)\b/iu;
const WORSHIPS =
  /\b(?:pray|prays|praying|prayer|god|gods|goddess|amen|bless|worship|kneel|sing|song|hum|whistl\p{L}*|danc\p{L}*|jok\p{L}*|stor(?:y|ies)|tale|poem|recite|juggle|play|tune|perform|act|pretend|wink|bow|wave|mark|our|clap|mime)\b/iu;
/** "She looks like me" looks for nothing. */
const OBSERVES =
  /^\W*so (?:i|he|she|they|it) (?!can|could|should|will|would)\p{L}+(?!.*\?)|^\W*(?:she|he|they|the \p{L}+)(?:['’](?:s|re)| is| are| looks?| seems?| has| was)\b(?!.*\?)/iu;

/** "I was the baby in the trough, then" does nothing. */
const OF_ONESELF = /^\W*(?:so,? |then,? )*i (?:was|am) (?:the|a|an|his|her|their)\b/iu;
const IDLE: ReadonlySet<Reading["act"]> = new Set(["rest", "wait", "perform", "pray", "use", "oracle", "recall"]);

/** What the player remarks on is said to who is here; alone it is set beside what was found. */
function takeNote(stage: Stage, text: string): void {
  const person = partnerHere(stage, text);
  if (person !== undefined) {
    stage.progress.partner = person.id;
    return answerRemark(stage, person, text);
  }
  say(stage, bearingOn(stage, text) ?? moodLine(stage));
  stage.still = true;
}

const THERE_IS = /^\W*(?:there|it|that|this|something|somebody|someone)(?:['’]s| is| are| was)\b/iu;
const ASKED_OF_TABLE: ReadonlySet<Reading["act"]> = new Set(["oracle", "recall", "compound", "plan"]);

/** The deed that one part of the player's words means. */
const deedOf = (stage: Stage, reading: Reading, { act, target, text }: Reading["parts"][number]): KnownDeed | null =>
  deedFor(stage, act, wordsOf(stage, { ...reading, target }, text), act === "travel" ? 1.5 : 0);

/** "The Third is out and people will die at the way-house" is said, and no journey. */
const STATEMENT =
  /^(?!\W*(?:go|walk|head|run|ride|sail|back|on|to|down|up|in|out|let|then|now)\b)(?!.*\b(?:i|we|let'?s)\b).*\b(?:is|are|was|were|has|have|will|won['’]?t)\b/iu;

const SAYING: ReadonlySet<Reading["act"]> = new Set(["talk", "persuade", "deceive", "threaten", "promise", "accuse"]);
const asksOfDeed = (stage: Stage, text: string): boolean =>
  present(stage).length > 0 &&
  asksWhat(text) !== "" &&
  deedFor(stage, "talk", stemsOf(text), 1.5, asksWhat(text)) !== null;

/** "No, I've no reason to": an answer. */
const DENIES = /^\W*(?:no|nope|nah)\b[,.]?\s+(?:i|it|that|you|we|he|she|they|there|thank)/iu;
/** "You look as if you haven't slept" looks for nothing. */
const OF_THEM =
  /^\W*you(?:['’](?:re|ve)| are| look| seem| sound| must| have)\b|^\W*(?:will|would|do|did|are|were|have) you\b|[.,!;]\s*(?:and |so |but )*you (?:just|only|never|always|still)\b/iu;
/** "Can I help you carry those" is asked first. */
const OFFERS_HELP = /\b(?:can|may|could|shall|should) (?:i|we) help\b/iu;

/** "Yeah alright, I'll find him" is said to who asked for it. */
const AGREEING = /^\W*(?:yes|yeah|yep|aye|ok(?:ay)?|alright|all right|sure|fine|of course|very well|deal)\b/iu;

const namesPlace = ({ adventure }: Stage, text: string): boolean =>
  adventure.places.some(({ name, aliases }) => mentions([name, ...aliases], stemsOf(text)) >= 1);
const BARE: ReadonlySet<Reading["act"]> = new Set(["nonsense", "climb", "meta"]);
const CONFESS = /^\W*(?:[\p{L}’' ]{2,24}[,.!]\s*)?(?:confess|admit it|own up)\W*$/iu;
const INSULT = /\b(?:liar|thief|cheat|coward|murderer|fraud|traitor)\b/iu;
const GREETS =
  /^\W*(?:(?:good )?(?:evening|morning|day)|hello|hi|hey|greetings)\b(?!.*\b(?:go|walk|head|leave|step|off to|back to)\b)/iu;
const HOLDS_THING = /\bhold\s+(?:it|this|that|them|the\s+\p{L}+)\s+(?:up|to|against|over|near|under)\b/iu;

/** "I give him my scarf, he looks frozen" gives, whatever else stands in it. */
const GIVES =
  /\b(?:have|take|wear|keep)\s+(?:my|this)\s+(?:coat|scarf|gloves?|hat|cloak|blanket|boots|shawl|bread|coin)\b|(?:^\W*(?:i(?:'ll|’ll)?\s+)?|\band (?:then )?(?:i )?)(?:give|offer|hand|lend)\s+(?!up\b|in\b|way\b|chase\b|a (?:hand|speech|song|toast)\b)\p{L}+\s+(?:my|a|an|some|the)\b/iu;

/** What is proposed to somebody who is here. */
const SAID_TO_SOMEBODY = /^\W*(?:please |i think |maybe |perhaps )?(?:you|we|let(?:'s|’s)|why don't you)\b/iu;

/** The player's words, and the names of those who are meant by them: "the girl", "her". */
function wordsOf(stage: Stage, { target }: Reading, text: string): string[] {
  // "Tell me" asks.
  const stems = stemsOf(text.replaceAll(/\b(?:tell|give) (?:me|us)\b/giu, "ask"));
  const meant = present(stage).filter(
    (person) =>
      person.name === target ||
      mentions(person.aliases, stems) >= 1 ||
      (stems.includes("you") && person.id === stage.progress.partner),
  );
  const pointed = pointedAt(stage, text, stems);
  return [...stems, ...pointed, ...meant.flatMap(({ name }) => stemsOf(name)).filter((word) => !stems.includes(word))];
}

/** The words of the thing that was looked at last, where a deed is done to "it": nothing of this place is named. */
function pointedAt(stage: Stage, text: string, stems: readonly string[]): string[] {
  if (
    !/\b(?:it|this|the thing|them)\b/iu.test(text) ||
    !DOES_TO_IT.test(text) ||
    thingMeant(
      stage,
      null,
      stems.filter((word) => !["it", "this", "that", "them"].includes(word)),
    ) !== null
  )
    return [];
  const thing = thingsAtHand(stage).find(({ id }) => id === stage.progress.thing);
  return thing === undefined ? [] : stemsOf([thing.name, ...thing.aliases].join(" "));
}

const DOES_TO_IT =
  /\b(?:take|peel|pull|lift|open|light|wipe|turn|hold|tilt|read|cut|break|dig|pocket|keep|unscrew|unroll|pick|move|put|tear|wind|fill|trim|touch|shake)\b/iu;

const meaning = ({ act, target }: Meaning): Meaning => ({ act, target });

/** Does a deed. A choice that cannot be made twice ends the event that offered it. */
async function doKnown(stage: Stage, known: KnownDeed): Promise<void> {
  const { open } = stage.progress;
  stage.acted = true;
  stage.dealtWith = known.deed.with ?? stage.dealtWith;
  if (open !== "" && known.key.startsWith(`event/${open}/`)) stage.answered = true;
  stage.progress.lastDeed = known.key;
  const success = await doDeed(stage, known);
  const ends = success && known.deed.again === undefined && known.key.startsWith(`event/${open}/`);
  if (ends && stage.progress.open === open) stage.progress.open = "";
}

/** What was offered and taken up is not offered again. */
function markOffer(stage: Stage, text: string): void {
  const { adventure, progress } = stage;
  for (const { at, actions } of adventure.suggest) {
    for (const action of actions) {
      if (at === progress.place && action.toLowerCase() === text.trim().toLowerCase()) {
        count(stage, `offer/${at}/${action}`);
      }
    }
  }
}
const namesWay = (stage: Stage, text: string): boolean =>
  exitsOf(stage).some(({ to }) => mentions([nameOf(stage, to)], stemsOf(text)) >= 1);

/** Whether the words are a way from here that is named: one word of a deed among them makes no deed of it. */
function isWay(stage: Stage, reading: Reading, text: string): boolean {
  if (reading.act !== "travel" && reading.act !== "flee") return false;
  const to = destination(stage, reading.target, stemsOf(text), text);
  return to !== null && to !== stage.progress.place;
}
