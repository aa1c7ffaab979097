import { pattern, storedPattern } from "../../patterns.ts";
import type { Reading } from "../../understand/reading.ts";
import { deedFor } from "../stage/deeds.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { present, type Stage } from "../stage/stage.ts";
import { thingMeant } from "../stage/sight.ts";
import { hasAnswer } from "../talk/answer.ts";
import { calledHere } from "../talk/conversation-partner.ts";
import {
  asksAboutThing,
  asksWhat,
  isAskedOfSomebody,
  isAskedOfThoseHere,
  isSaidToSomebody,
  OF_TABLE,
  THREATENS,
} from "../talk/said-to-them.ts";
import { isBareWay, kindOf } from "./message-parts.ts";
import { destination } from "../acts/travel.ts";
import {
  AGREEING,
  CHALLENGES,
  CONFESS,
  DENIES,
  GIVES,
  GOOD_NIGHT,
  GREETS,
  HOLDS_THING,
  INSULT,
  OFFERS_HELP,
  OF_THEM,
  ORDERS,
  STATEMENT,
  STATES,
  UNDECIDED,
  WANTS,
  WORSHIPS,
} from "./remarks.ts";

/** Words that were read as another act than they are in this scene: most of them are said to somebody here. */

export const SAYING: ReadonlySet<Reading["act"]> = new Set([
  "talk",
  "persuade",
  "deceive",
  "threaten",
  "promise",
  "accuse",
]);

const isGiving = (stage: Stage, text: string): boolean => GIVES.test(text) && present(stage).length > 0;
const isUnspoken = (stage: Stage, { act }: Reading, text: string): boolean =>
  !isGiving(stage, text) && !SAYING.has(act);

/** The reading of words that are surely given or said, whatever they were read as. Null if the reading stands. */
export function asGivenOrSaid(stage: Stage, reading: Reading, text: string): Reading | null {
  const unspoken = isUnspoken(stage, reading, text);
  // If the hero gives something, the giving is played, whatever else is said.
  const gives = isGiving(stage, text);
  if (gives && reading.act !== "give") {
    return { ...reading, act: "give", also: [], parts: [], sure: true };
  }
  // "Nice hat", "lovely weather"
  if (unspoken && present(stage).length > 0 && COMPLIMENTS.test(text)) {
    return { ...reading, act: "talk", target: null, also: [], parts: [], sure: true };
  }
  // "Cut the bread along the line where the bird is" is done and not said.
  const states = STATEMENT.test(text) && kindOf(text).kind !== "act";
  if ((reading.act === "travel" || reading.act === "use") && present(stage).length > 0 && states) {
    return { ...reading, act: "talk", target: null };
  }
  if (
    unspoken &&
    present(stage).length > 0 &&
    (DENIES.test(text) || OFFERS_HELP.test(text) || OF_THEM.test(text) || ORDERS.test(text))
  ) {
    return { ...reading, act: "talk", target: null, also: [], parts: [], sure: true };
  }
  // "So two went out by themselves" leads nowhere.
  if ((reading.act === "travel" || reading.act === "flee") && CONCLUDES.test(text) && present(stage).length > 0) {
    return { ...reading, act: "talk", target: null, also: [], parts: [], sure: true };
  }
  // "Fine, but I want paying" is said to somebody.
  if (unspoken && WANTS.test(text) && present(stage).length > 0) {
    return { ...reading, act: "talk", target: null, also: [], parts: [], sure: true };
  }
  // "It went out in my hand" answers the person who has asked.
  if (unspoken && STATES.test(text) && stage.progress.open !== "" && present(stage).length > 0) {
    return { ...reading, act: "talk", target: null, also: [], parts: [], sure: true };
  }
  // "I'm going to say it" answers the person who has asked.
  if (reading.act === "plan" && stage.progress.open !== "" && present(stage).length > 0 && !text.includes("?")) {
    return { ...reading, act: "talk", target: null, also: [], parts: [], sure: true };
  }
  // "Your girl wants you" is no plan.
  if (reading.act === "plan" && !PLANS.test(text) && (present(stage).length > 0 || /\byour?\b/iu.test(text))) {
    return { ...reading, act: "talk", target: null, also: [], parts: [], sure: true };
  }
  if (reading.act === "give" && pattern("as-meant-here as given or said").test(text) && present(stage).length > 0) {
    return { ...reading, act: "talk", target: null, also: [], parts: [], sure: true };
  }
  // "Good night, all" ends the evening in the story, not the game.
  if (reading.act === "stop" && GOOD_NIGHT.test(text) && present(stage).length > 0) {
    return { ...reading, act: "talk", target: null, also: [], parts: [], sure: true };
  }
  // A request for help such as "There's somebody alive in there, help me please" is said to a person here and is no prayer.
  const asksHelp = (reading.act === "pray" || reading.act === "perform") && !WORSHIPS.test(text);
  if (asksHelp && present(stage).length > 0) {
    return { ...reading, act: "talk", target: null, also: [], parts: [], sure: true };
  }
  return null;
}

/** The reading of words that are asked of or said to somebody here. Null if the reading stands. */
export function asSpeech(stage: Stage, reading: Reading, text: string): Reading | null {
  const unspoken = isUnspoken(stage, reading, text);
  if (unspoken && isAskedOfSomebody(stage, reading, text)) {
    return { ...reading, act: "talk", sure: true };
  }
  if (
    reading.act === "plan" &&
    present(stage).length > 0 &&
    (AGREEING.test(text) || UNDECIDED.test(text) || text.includes("?") || asksWhat(text) !== "")
  ) {
    return { ...reading, act: "talk", sure: true };
  }
  if (unspoken && isSaidToSomebody(stage, reading, text)) {
    return { ...reading, act: "talk", target: calledHere(stage, text)?.name ?? null, sure: true };
  }
  if (reading.act === "rules" && present(stage).length > 0 && asksAboutThing(stage, text)) {
    return { ...reading, act: "talk", target: null, also: [], parts: [], sure: true };
  }
  const threatens = reading.act !== "threaten" && THREATENS.test(text) && !/["“]/u.test(text);
  const orders = pattern("as-meant-here as speech").test(text);
  if (
    threatens &&
    (reading.act === "talk" || orders || calledHere(stage, text) !== null) &&
    present(stage).length > 0
  ) {
    return { ...reading, act: "threaten", also: [], parts: [], sure: true };
  }
  // "Is this chart a forgery?", and the chart is elsewhere: who here knows says so.
  const yesOrNo = unspoken && YES_OR_NO.test(text) && thingMeant(stage, null, stemsOf(text)) === null;
  if (yesOrNo && present(stage).some((person) => hasAnswer(stage, person, text))) {
    return { ...reading, act: "talk", target: null, also: [], parts: [], sure: true };
  }
  if (unspoken && isAskedOfThoseHere(stage, reading, text)) {
    return { ...reading, act: "talk", target: null, also: [], parts: [], sure: true };
  }
  // "what was in the milk": a question that a deed covers is asked of a person in the story and not of the table.
  if (OF_TABLE.has(reading.act) && asksOfDeed(stage, text)) {
    return { ...reading, act: "talk", target: null, sure: true };
  }
  if (reading.act === "travel" && GREETS.test(text) && present(stage).length > 0) {
    return { ...reading, act: "talk", target: null, sure: true };
  }
  if (!SAYING.has(reading.act) && CHALLENGES.test(text) && present(stage).length > 0) {
    return { ...reading, act: "threaten", also: [], parts: [], sure: true };
  }
  return null;
}

/** The reading of a few words that mean more in this scene than alone: a place's name, "confess", an insult. Null if it stands. */
export function asMeantHere(stage: Stage, reading: Reading, text: string): Reading | null {
  // "In by the front door" is a way without a verb.
  const way = reading.act !== "travel" && !SAYING.has(reading.act) && isBareWay(text) && !text.includes("?");
  if (way && destination(stage, null, stemsOf(text), text) !== null)
    return { ...reading, act: "travel", target: null, also: [], parts: [], sure: true };
  // "In", "up": a way in one word.
  if (reading.act !== "travel" && !SAYING.has(reading.act) && ONE_WORD.test(text))
    return { ...reading, act: "travel", target: null, sure: true, parts: [] };
  // A text that is only a place's name means to go there.
  if (
    (BARE.has(reading.act) || (!reading.sure && isPlace(stage, text))) &&
    stemsOf(text).length <= 3 &&
    namesPlace(stage, text) &&
    destination(stage, null, stemsOf(text), text) !== null
  ) {
    return { ...reading, act: "travel", target: null, sure: true };
  }
  if (reading.act !== "accuse" && CONFESS.test(text) && present(stage).length > 0) {
    return { ...reading, act: "accuse", target: calledHere(stage, text)?.name ?? null, sure: true };
  }
  if (reading.act === "nonsense" && INSULT.test(text) && present(stage).length > 0) {
    return { ...reading, act: "accuse", target: null, sure: true };
  }
  // "What have I got so far?" asks for the story.
  if (reading.act === "rules" && /\bso far\b/iu.test(text)) return { ...reading, act: "recall", target: null };
  // "Hold it up to the lamp" is read as a search of the thing and not as waiting.
  // So is "Under the bed, then": who lies down says so.
  if ((reading.act === "wait" && HOLDS_THING.test(text)) || (reading.act === "rest" && UNDER.test(text))) {
    return { ...reading, act: "search", target: null, sure: true };
  }
  return null;
}

const YES_OR_NO = storedPattern("as-meant-here yes or no");

const COMPLIMENTS = storedPattern("as-meant-here compliments");
const CONCLUDES = storedPattern("as-meant-here concludes");
const ONE_WORD = storedPattern("as-meant-here one word");
const UNDER = storedPattern("as-meant-here under");

/** What somebody who plans says of themself. */
const PLANS = storedPattern("as-meant-here plans");

const asksOfDeed = (stage: Stage, text: string): boolean =>
  present(stage).length > 0 &&
  asksWhat(text) !== "" &&
  deedFor(stage, "talk", stemsOf(text), 1.5, asksWhat(text)) !== null;

const namesPlace = ({ adventure }: Stage, text: string): boolean =>
  adventure.places.some(({ name, aliases }) => mentions([name, ...aliases], stemsOf(text)) >= 1);
/** Whether a text is the name of a place and nothing else. */
const isPlace = ({ adventure }: Stage, text: string): boolean =>
  adventure.places
    .flatMap(({ name, aliases }) => [name, ...aliases])
    .some((name) => stemsOf(text).every((stem) => stemsOf(name).includes(stem)));
const BARE: ReadonlySet<Reading["act"]> = new Set(["nonsense", "climb", "meta"]);
