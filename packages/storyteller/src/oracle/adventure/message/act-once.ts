import { pattern, storedPattern } from "../../patterns.ts";
import type { TurnBrief } from "../../../ports.ts";
import type { Reading } from "../../understand/reading.ts";
import { attempt } from "../acts/attempts.ts";
import { passTime } from "../acts/pass-time.ts";
import { deedFor, doDeed } from "../stage/deeds.ts";
import { COME } from "../talk/companions.ts";
import { showThing } from "../talk/evidence.ts";
import { dealWith, simplyDone } from "../acts/improvise.ts";
import { isFoeElsewhere, strikeAt } from "../acts/strike.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { namesOf, shortName } from "../stage/prose.ts";
import { hasAnswer } from "../talk/answer.ts";
import { answerFromStory, askBack, notUnderstood } from "./questions.ts";
import { noSuchThing, thingMeant } from "../stage/sight.ts";
import { exitsOf, nameOf, present, type Stage, say } from "../stage/stage.ts";
import { absentPerson, calledHere, calledStems, notHere, partnerHere } from "../talk/conversation-partner.ts";
import { voiced } from "../stage/voice.ts";
import { goingWords } from "./goes-somewhere.ts";
import { toPlayer } from "./message-parts.ts";
import { talk } from "../talk/talk.ts";
import { THREATENS } from "../talk/said-to-them.ts";
import { give, look, payFor, putToUse, search, take } from "../acts/things.ts";
import { destination, namesPlace, travel } from "../acts/travel.ts";

/** A function that answers a question to the table from data. It returns null if the words are no such question. */
export type Answers = (reading: Reading, brief: TurnBrief) => string | null;

/** "Go through the green door" is an exit, if there is one with that name. */
const GOING_ON = storedPattern("act-once going on");
/** Matches a message with two acts: "I take the lantern and head out". */
const TAKE_AND_GO = storedPattern("act-once take and go");
const BY_WORDS: ReadonlySet<Reading["act"]> = new Set([
  "sneak",
  "climb",
  "talk",
  "oracle",
  "recall",
  "options",
  "rules",
]);

/** "Let's go east, Annis" is travel, and an invitation to come along. */
const SETTING_OUT = storedPattern("act-once setting out");

/** "Annis, take me to the oil-house" */
const LED = storedPattern("act-once led");

/** Matches quiet movement to a place. "I creep down to the counting room" is read as travel and not as a sneak. */
const QUIETLY = storedPattern("act-once quietly");

/** "I climb the steps" leads up them. */
const CLIMBS = storedPattern("act-once climbs");

/** The name of the place to which somebody here is asked to lead the hero. Null if nobody is. */
export function leads(stage: Stage, text: string): string | null {
  const led = LED.exec(text)?.[1];
  const to =
    led === undefined || present(stage).length === 0 ? null : destination(stage, null, stemsOf(led), `to ${led}`);
  // "Show me the barrels" leads nowhere.
  return to === null || !(TO.test(text) || namesPlace(stage, to, stemsOf(led ?? ""))) ? null : nameOf(stage, to);
}

const TO = /\b(?:to|into)\b/iu;
const CARRIES = storedPattern("act-once carries");

/** What words in quotation marks never do. */
const BY_BODY: ReadonlySet<Reading["act"]> = new Set(["use", "craft", "climb", "sneak", "rest", "perform", "selfharm"]);
const SAID: ReadonlySet<Reading["act"]> = new Set(["talk", "persuade", "deceive", "threaten", "promise", "accuse"]);

/** Whether an unsure reading need not be asked about, because all its alternatives are about the same thing of the adventure. */
function isPlain(stage: Stage, reading: Reading, text: string): boolean {
  if (reading.act === "travel" && destination(stage, null, stemsOf(text), text) !== null) return true;
  // For a blow without a target, the reply asks whom the hero means. Words in quotation marks are speech.
  if (reading.act === "fight" && reading.target === null && stemsOf(text).length <= 3) return true;
  if (SAID.has(reading.act) && /["“]/u.test(text) && present(stage).length > 0) return true;
  const readings = [reading, ...reading.alternatives];
  // All alternatives are speech, and only the people here can be addressed.
  const spoken = readings.every(({ act }) => SAID.has(act) || act === "look" || act === "recall" || act === "oracle");
  if (spoken && SAID.has(reading.act) && present(stage).length > 0) return true;
  const thing = thingMeant(stage, reading.target, stemsOf(text));
  const people = new Set(present(stage).map(({ name }) => name));
  return thing !== null && readings.every(({ target }) => target === null || !people.has(target));
}
/**
 * Whether words with several possible readings are best read as speech to a person here: they contain "you" or "I", and nothing about the
 * table.
 */
const isSpoken = ({ act, sure }: Reading, text: string): boolean =>
  (act === "nonsense" ||
    (act === "meta" && (OF_YOU.test(text) || /^\W*sorry\b/iu.test(text))) ||
    (!sure && (SAID.has(act) || OF_TABLE.has(act)))) &&
  pattern("act-once is spoken").test(text) &&
  !STORY_SO_FAR.test(text) &&
  !SHOW_ME.test(text) &&
  !pattern("act-once is spoken 2").test(text);
const NO_ANSWER = storedPattern("act-once no answer", "u");
const OF_YOU = storedPattern("act-once of you");
const OF_TABLE: ReadonlySet<Reading["act"]> = new Set(["recall", "rules", "oracle", "options", "meta"]);
/** Plays one act of the player for which the adventure has no deed. */
export async function actOnce(stage: Stage, reading: Reading, text: string, answers: Answers): Promise<void> {
  if (present(stage).length > 0 && isSpoken(reading, text)) {
    return talk(stage, { ...reading, act: reading.act === "promise" ? "promise" : "talk" }, text);
  }
  if (reading.act === "fight" && isFoeElsewhere(stage, text))
    return noSuchThing(stage, { ...reading, target: null }, "");
  const orElse = THREATENS.test(text) && present(stage).some(({ id }) => id === stage.progress.partner);
  if (!reading.sure && COSTLY.has(reading.act) && !orElse && !isPlain(stage, reading, text))
    return inDoubt(stage, reading, text, answers);
  if (showThing(stage, text)) return;
  // "Captain! Sit down and have a pear!" is said, and nobody does it.
  if (present(stage).length > 0 && /^["“][^"“”]*["”]$/u.test(text) && BY_BODY.has(reading.act))
    return talk(stage, { ...reading, act: "talk", target: null }, text);
  // "I look round for the bottle and a ruler" buys nothing and uses nothing.
  if (LOOKS_FOR.test(text) && (reading.act === "buy" || reading.act === "use" || reading.act === "craft"))
    return search(stage, { ...reading, act: "search", target: null }, text);
  const here = present(stage);
  const there = leads(stage, text);
  if (there !== null) {
    stage.progress.partner = (calledHere(stage, text) ?? partnerHere(stage, text))?.id ?? stage.progress.partner;
    return travel(stage, { ...reading, act: "travel", target: there }, `let's go to ${there} with me`);
  }
  const goal = SETTING_OUT.test(text) ? destination(stage, null, stemsOf(text), text) : null;
  if (goal !== null && (/\b(?:let|we)\b/iu.test(text) || namesPlace(stage, goal, stemsOf(text)))) {
    return travel(stage, { ...reading, act: "travel" }, text);
  }
  const to = destination(stage, null, stemsOf(goingWords(text)), goingWords(text));
  const named = to !== null && to !== stage.progress.place && namesPlace(stage, to, stemsOf(text)) ? to : null;
  // "I take the lantern out into the lane": the hero goes there.
  const carried = CARRIES.test(text) ? thingMeant(stage, null, stemsOf(text)) : null;
  if (named !== null && carried !== null) {
    if (carried.take !== null && !stage.progress.taken.includes(carried.id))
      await take(stage, { ...reading, act: "take", target: carried.name }, text);
    return travel(stage, { ...reading, act: "travel", target: nameOf(stage, named) }, text);
  }
  if (here.length > 0 && reading.act !== "oracle" && COME.test(text))
    return talk(stage, { ...reading, act: "talk" }, text);
  if (here.length > 0 && reading.act === "wait" && !WAITING.test(text))
    return talk(stage, { ...reading, act: "talk" }, text);
  if (
    OPENERS.has(reading.act) &&
    OPENING.test(text) &&
    DOORS.test(text) &&
    thingMeant(stage, reading.target, stemsOf(text)) === null
  ) {
    const to = destination(stage, reading.target, stemsOf(text), text);
    if (to !== null && to !== stage.progress.place) return travel(stage, { ...reading, act: "travel" }, text);
  }
  if (reading.act === "take" && thingMeant(stage, reading.target, stemsOf(text)) === null) {
    const absent = absentPerson(stage, stemsOf(text));
    if (absent !== null && mentions(namesOf(absent), stemsOf(text)) >= 1) {
      say(stage, notHere(stage, absent));
      stage.still = true;
      return;
    }
  }
  if (reading.act === "talk" && stemsOf(text).length <= NAMED + 1 && !SPOKEN.test(text) && !A_QUESTION.test(text)) {
    const thing = thingMeant(stage, null, stemsOf(text));
    if (thing !== null && mentions([thing.name, ...thing.aliases], stemsOf(text)) >= 1)
      return search(stage, { ...reading, act: "search" }, text);
  }
  if (reading.act === "craft" && stemsOf(text).length <= NAMED && thingMeant(stage, null, stemsOf(text)) !== null)
    return search(stage, { ...reading, act: "search" }, text);
  const shownTo = SHOW_ME.test(text) && !/\bwhy\b/iu.test(text) ? thingMeant(stage, null, stemsOf(text)) : null;
  if (shownTo !== null) return look(stage, { ...reading, act: "look", target: shownTo.name }, text);
  const asked = asksHere(stage, reading, text);
  if (asked === "person") {
    const called = here.find(({ name, aliases }) => name === reading.target && calledAtAnEnd({ name, aliases }, text));
    return talk(stage, { ...reading, act: "talk", target: called?.name ?? null, topic: text }, text);
  }
  if (asked === "thing") return search(stage, { ...reading, act: "search" }, text);
  // "Who am I supposed to guard it for?" is asked of somebody here who can say it.
  if (reading.act === "recall" && OF_A_TASK.test(text) && here.some((person) => hasAnswer(stage, person, text)))
    return talk(stage, { ...reading, act: "talk", target: null }, text);
  const carriedOff = TAKE_AND_GO.exec(text)?.[1];
  if (reading.act === "travel" && carriedOff !== undefined) {
    const thing = thingMeant(stage, null, stemsOf(carriedOff));
    if (thing !== null && thing.take !== null && !stage.progress.taken.includes(thing.id))
      await take(stage, { ...reading, act: "take", target: thing.name }, carriedOff);
  }
  if (CLIMBS.test(text)) {
    const to = destination(stage, null, stemsOf(text), text);
    if (to !== null && to !== stage.progress.place) return travel(stage, { ...reading, act: "travel" }, text);
  }
  if (reading.act === "sneak" && QUIETLY.test(text)) {
    const to = destination(stage, null, stemsOf(text), text);
    if (to !== null && to !== stage.progress.place) return travel(stage, { ...reading, act: "travel" }, text);
  }
  if (
    reading.act !== "search" &&
    GOING_ON.test(text) &&
    !BY_WORDS.has(reading.act) &&
    destination(stage, null, stemsOf(text), text) !== null
  ) {
    return travel(stage, reading, text);
  }
  // "Stop where the fourth verse should be" ends no game.
  if (reading.act === "stop" && !ENDS_PLAY.test(text)) {
    if (here.length > 0 && calledHere(stage, text) !== null) return talk(stage, { ...reading, act: "talk" }, text);
    return simplyDone(stage, text);
  }
  switch (reading.act) {
    case "talk":
    case "persuade":
    case "deceive":
    case "threaten":
    case "promise":
    case "accuse":
      return talk(stage, reading, text);
    case "look":
      return look(stage, reading, text);
    case "search":
      return search(stage, reading, text);
    case "take":
      return take(stage, reading, text);
    case "use":
      return putToUse(stage, reading, text);
    case "give":
      return give(stage, reading, text);
    case "travel":
    case "flee":
      if (isSaidTo(stage, reading, text)) return talk(stage, { ...reading, act: "talk" }, text);
      return travelAndDo(stage, reading, text);
    case "rest":
    case "wait":
      if (SITS_WITH.test(text) && here.length > 0) {
        say(stage, `${shortName(partnerHere(stage, text) ?? here[0]!)} makes room for you.`);
        return;
      }
      if (TAKES_SOME.test(text) && !PASSES_TIME.test(text)) return take(stage, { ...reading, act: "take" }, text);
      // "Take a step", "stand in her way": no waiting, whatever it was read as.
      if (stemsOf(text).length > 1 && (!PASSES_TIME.test(text) || pattern("act-once act once").test(text)))
        return simplyDone(stage, text);
      return passTime(stage, reading.act, text);
    case "fight":
      return strikeAt(stage, reading, text);
    case "buy":
      if (await payFor(stage, text)) return;
      // "Hire me instead" buys nothing.
      if (here.length > 0 && pattern("act-once act once 2").test(text))
        return talk(stage, { ...reading, act: "talk", target: null }, text);
      if (!TRADES.test(text)) return putToUse(stage, reading, text);
      say(stage, "Nobody here has that to sell.");
      stage.still = true;
      return;
    case "recall":
    case "rules":
    case "oracle":
    case "options":
    case "meta":
    case "plan":
    case "stop": {
      const doubtful = !reading.sure;
      const answer =
        doubtful || reading.act === "options" || reading.act === "plan" ? null : answers(reading, stage.brief);
      // The adventure knows more of the story than the table's record has.
      if (answer === null || NO_ANSWER.test(answer)) return answerFromStory(stage, reading);
      say(stage, answer);
      stage.still = true;
      return;
    }
    case "nonsense": {
      const stems = stemsOf(text);
      const named = exitsOf(stage).some(({ to }) => mentions([nameOf(stage, to)], stems) > 0);
      return named && stems.length <= NAMED ? travel(stage, { ...reading, act: "travel" }, text) : notUnderstood(stage);
    }
    case "compound":
      return notUnderstood(stage);
    default: {
      const thing = thingMeant(stage, reading.target, stemsOf(text));
      const person = present(stage).find(
        (each) =>
          (each.name === reading.target &&
            (mentions(namesOf(each), stemsOf(text)) > 0 || pattern("act-once act once 3").test(text))) ||
          (HIM.test(text) && each.id === stage.progress.partner),
      );
      if (person !== undefined && thing === null && !BY_ITSELF.has(reading.act)) return dealWith(stage, person, text);
      if (thing !== null && !BY_ITSELF.has(reading.act)) return putToUse(stage, reading, text);
      return attempt(stage, reading, text);
    }
  }
}

/** "Come home, Tobit" is not travel. It is said to a person here. */
const isSaidTo = (stage: Stage, { target }: Reading, text: string): boolean =>
  present(stage).some(({ name }) => name === target) && !pattern("act-once is said to").test(text);

/** "why is it nine crowns piers": the name of the person asked is at the beginning or the end of the question. */
function calledAtAnEnd(person: { readonly name: string; readonly aliases: readonly string[] }, text: string): boolean {
  const stems = stemsOf(text);
  return [stems.slice(0, 1), stems.slice(-1)].some((end) => mentions(namesOf(person), end) > 0);
}

/** Words or marks which show that the text is speech to a person. */
const SPOKEN = storedPattern("act-once spoken");

const WAITING = storedPattern("act-once waiting");
const SITS_WITH = storedPattern("act-once sits with", "u");
const PASSES_TIME = storedPattern("act-once passes time");
const OPENERS: ReadonlySet<Reading["act"]> = new Set(["use", "fight", "climb", "craft"]);
const DOORS = storedPattern("act-once doors");
const OPENING = storedPattern("act-once opening");

/** Acts that cannot be undone. If the reading of such an act is unsure, the player is asked first. */
const COSTLY: ReadonlySet<Reading["act"]> = new Set(["fight", "threaten", "accuse", "selfharm", "nonsense"]);

const A_QUESTION = storedPattern("act-once a question");

/** Whether the text is a question, perhaps after a name: "hallam what happened here". */
function asks(stage: Stage, text: string): boolean {
  if (A_QUESTION.test(text)) return true;
  const [first = "", ...rest] = text.trim().split(/\s+/u);
  const called = present(stage).some((person) => mentions(namesOf(person), stemsOf(first)) > 0);
  return called && A_QUESTION.test(rest.join(" "));
}

/** Whether a thing or a person here can answer a question that is addressed to nobody. */
function asksHere(stage: Stage, { act, target, sure }: Reading, text: string): "person" | "thing" | null {
  const unclear = (act === "rules" || act === "meta") && (!sure || !OF_RULES.test(text));
  if ((act !== "recall" && act !== "oracle" && !unclear) || !asks(stage, text)) return null;
  const stems = stemsOf(text);
  if (absentPerson(stage, calledStems(text)) !== null) return "person";
  if (STORY_SO_FAR.test(text) && !/\bdo you\b/iu.test(text)) return null;
  if (present(stage).length === 0 && TO_YOU.test(text)) return "person";
  if (present(stage).some((person) => calledAtAnEnd(person, text))) return "person";
  const thing = thingMeant(stage, target, stems);
  if (WHAT_IS_HERE.test(text)) return "thing";
  // "Could it be that she never left?" is not seen on her trunk.
  const isOnThing = !SUPPOSES.test(text) && thing !== null && mentions([thing.name, ...thing.aliases], stems) >= 1;
  const known = present(stage).some(({ knows, lies, smalltalk }) =>
    [...knows, ...lies, ...smalltalk].some(({ about }) => mentions(about, stems) >= 1),
  );
  if (isOnThing && (!known || WHAT_IS_IN_IT.test(text))) return "thing";
  return present(stage).length > 0 ? "person" : null;
}

/** A question about what may be so, or what was. */
const SUPPOSES = storedPattern("act-once supposes");

const OF_A_TASK = storedPattern("act-once of a task");

const OF_RULES = storedPattern("act-once of rules");

const NAMED = 3;
const SHOW_ME = storedPattern("act-once show me");
const TO_YOU = /\b(?:you|your)\b/iu;
const WHAT_IS_HERE = storedPattern("act-once what is here");
const WHAT_IS_IN_IT = storedPattern("act-once what is in it");

/** Matches a question to the table about what has happened in the story. */
const STORY_SO_FAR = storedPattern("act-once story so far");

const TRADES = storedPattern("act-once trades");

/** An act that cannot be undone and is not surely meant: the way or the speech that it could be, else only what is near. */
async function inDoubt(stage: Stage, reading: Reading, text: string, answers: Answers): Promise<void> {
  const goal = destination(stage, null, stemsOf(text), text);
  if (goal !== null && GOES.test(text)) return travel(stage, { ...reading, act: "travel", target: null }, text);
  const others = present(stage).filter(({ name }) =>
    [reading, ...reading.alternatives].some(({ target }) => target === name),
  );
  if (reading.act === "fight" && STRIKES.test(text) && others.length > 0) return askBack(stage, reading);
  if (present(stage).length > 0 && (reading.act !== "fight" || pattern("act-once in doubt").test(text)))
    return talk(stage, { ...reading, act: "talk", target: null }, text);
  const next = reading.alternatives.find(({ act }) => !COSTLY.has(act) && act !== "compound");
  if (next !== undefined) return actOnce(stage, { ...reading, ...next, sure: true, alternatives: [] }, text, answers);
  say(stage, voiced(stage, "nothing", toPlayer(text)));
  stage.still = true;
}
const GOES = storedPattern("act-once goes");
const STRIKES = storedPattern("act-once strikes");

/** "Hang the lantern on the seventh step" leads there, and is then done there. */
async function travelAndDo(stage: Stage, reading: Reading, text: string): Promise<void> {
  const from = stage.progress.place;
  await travel(stage, reading, text);
  if (stage.progress.place === from || !pattern("act-once travel and do").test(text)) return;
  const known = deedFor(stage, "use", stemsOf(text), 1);
  if (known !== null) await doDeed(stage, known);
}

const LOOKS_FOR = storedPattern("act-once looks for");
const TAKES_SOME = storedPattern("act-once takes some");
const ENDS_PLAY = storedPattern("adventure act-once ends play");
const HIM = storedPattern("act-once him");

const BY_ITSELF: ReadonlySet<Reading["act"]> = new Set(["sneak", "cast", "pray"]);
