import type { GmEvent, TurnBrief } from "../../ports.ts";
import type { Meaning } from "#contracts/play/reading";
import type { Reading } from "../understand/reading.ts";
import { attempt, passTime } from "./attempts.ts";
import { chosen, deedFor, doDeed, type KnownDeed } from "./deeds.ts";
import { equipHero } from "./equip-hero.ts";
import { end, epilogue } from "./ending.ts";
import { startFight } from "./encounter.ts";
import { fightOn } from "./fight.ts";
import { COME, dealWith, strikeThing } from "./improvise.ts";
import { loadIntoStory } from "./load-into-story.ts";
import { mentions, stemsOf } from "./match-words.ts";
import { addressed, listed, namesOf, shortName } from "./prose.ts";
import { answerFromStory, askBack, notUnderstood } from "./questions.ts";
import { add, BY, count, exitsOf, nameOf, placeOf, present, setStage, type Stage, tell } from "./stage.ts";
import { suggestions } from "./suggest.ts";
import { absentPerson, calledStems, meet, notHere, talk } from "./talk.ts";
import { give, look, noSuchThing, search, take, thingMeant, putToUse } from "./things.ts";
import { theorise } from "./theory.ts";
import { destination, travel } from "./travel.ts";
import { goOn, teach } from "./world.ts";

/** What answers a question to the table from data; null where it is none. */
export type Answers = (reading: Reading, brief: TurnBrief) => string | null;

/**
 * Tells a turn of an authored adventure (docs/adventures.md). The same brief, reading and dice always tell the same turn.
 * @param reading what the player's words mean; null at the opening and where the player only wants the story to go on
 */
export async function* tellAdventure(
  brief: TurnBrief,
  reading: Reading | null,
  signal: AbortSignal,
  answers: Answers = () => null,
): AsyncIterable<GmEvent> {
  const { adventure } = brief;
  if (adventure === undefined) throw new RangeError("The turn has no adventure");
  const stage = setStage(adventure, brief);
  const before = structuredClone(stage.progress);
  // Who begins with words of their own is first told where they are.
  if (brief.kind === "opening" || isFirstTurn(brief)) {
    await equipHero(stage);
    open(stage);
  }
  if (brief.kind !== "opening") {
    const taken = reading === null ? null : corrected(reading, brief.readAs, brief.playerText);
    if (taken !== null) {
      const { act, target, sure, alternatives } = taken;
      yield { type: "read", reading: { act, target, sure, alternatives: [...alternatives] } };
    }
    await play(stage, taken, answers);
  }
  if (signal.aborted) return;
  yield* stage.introduced;
  for (const [at, paragraph] of stage.told.entries()) {
    if (signal.aborted) return;
    yield { type: "text", delta: (at === 0 ? "" : "\n\n") + paragraph };
  }
  for (const event of [...sceneEvents(stage, before), ...stage.events]) yield { type: "story", event };
  const memo = stage.still
    ? { ...before, flags: [...before.flags, ...stage.keeps], said: stage.progress.said, turn: brief.number }
    : { ...stage.progress, turn: brief.number };
  yield {
    type: "done",
    source: stage.still ? "table" : "oracle",
    aiEnhanced: false,
    model: null,
    memo: { ...memo, offers: suggestions(stage) },
    ...(stage.still ? {} : { story: changesOf(stage) }),
  };
}

const isFirstTurn = ({ memo, story }: TurnBrief): boolean => memo === null && story.scene === null;

/** The reading as the player has corrected it. */
function corrected(reading: Reading, as: Meaning | undefined, text: string): Reading {
  if (as !== undefined) return { ...reading, ...as, sure: true, also: [], parts: [], alternatives: [] };
  // In an adventure one goes back to where one came from; a turn is taken back by the table's own button.
  if (reading.act === "meta" && GO_BACK.test(text)) return { ...reading, act: "travel", target: null, sure: true };
  return reading;
}

const GO_BACK = /^\W*(?:i\s+)?(?:go|walk|head|turn|come|step)\s+back\b/iu;

function open(stage: Stage): void {
  const { adventure, brief, progress } = stage;
  const { detailLevel } = brief;
  const { short, standard, long } = adventure.opening;
  const text = { minimal: short, concise: standard, standard, detailed: long, immersive: long }[detailLevel];
  stage.told.push(addressed(text, stage.hero));
  stage.events.push(...loadIntoStory(adventure));
  count(stage, `place/${progress.place}`);
  stage.introduced.push({
    type: "introduce",
    name: placeOf(stage).name,
    entityType: "place",
    description: placeOf(stage).first.short,
  });
  for (const person of present(stage)) {
    meet(stage, person);
    stage.progress.seen[person.id] = stage.progress.place;
  }
  teach(stage);
}

async function play(stage: Stage, reading: Reading | null, answers: Answers): Promise<void> {
  const { progress } = stage;
  if (progress.ended !== "") return epilogue(stage);
  const { place } = progress;
  if (reading === null) {
    await passTime(stage, "wait", "");
    await goOn(stage, place);
  } else {
    await act(stage, reading, answers);
    if (!stage.still) await goOn(stage, place);
  }
  if (progress.ended !== "") await end(stage);
}

async function act(stage: Stage, reading: Reading, answers: Answers): Promise<void> {
  const text = stage.brief.playerText;
  stage.progress.barred = "";
  const choice = chosen(stage, text);
  if (reading.act === "plan" && present(stage).length > 0 && SAID_TO_SOMEBODY.test(text)) {
    return act(stage, { ...reading, act: "persuade", sure: true }, answers);
  }
  if (choice !== null) {
    return doKnown(stage, choice);
  }
  if (stage.progress.fight !== "") {
    await fightOn(stage, reading, text);
    const away = reading.act === "travel" && stage.progress.fight === "" && stage.progress.ended === "";
    if (away) await act(stage, reading, answers);
    return;
  }
  if (theorise(stage, text)) return;
  const named = thingMeant(stage, reading.target, stemsOf(text));
  if (named !== null) stage.progress.thing = named.id;
  markOffer(stage, text);
  const parts = reading.parts.length > 0 ? reading.parts : [{ act: reading.act, target: reading.target, text }];
  const acts = reading.act === "compound" ? (parts[0]?.act ?? "use") : reading.act;
  const least = isWay(stage, reading, text) || namesThing(stage, reading, text) ? 1.5 : 0;
  const inParts = parts.length > 1 && parts.some((part) => deedOf(stage, reading, part) !== null);
  const known = inParts
    ? null
    : (deedOfSentences(stage, reading, text, least) ??
      deedFor(stage, acts, wordsOf(stage, reading, text), least, asksWhat(text)));
  if (known !== null) {
    await doKnown(stage, known);
    return;
  }
  if (reading.act !== "compound" || reading.parts.length === 0) {
    await actOnce(stage, reading, text, answers);
    return;
  }
  const place = stage.progress.place;
  for (const [at, part] of parts.entries()) {
    if (stage.progress.fight !== "" || stage.progress.ended !== "") return;
    const told = stage.told.length;
    const deed = deedOf(stage, reading, part);
    if (deed !== null) await doKnown(stage, deed);
    else await actOnce(stage, { ...reading, ...meaning(part), also: [], parts: [] }, part.text, answers);
    // What comes to nothing stops what should follow it.
    if (stage.still) {
      stage.still = at === 0;
      if (at > 0) stage.told.length = told;
      return;
    }
    if (stage.progress.place !== place && stage.told.length === told) return;
  }
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
  for (const sentence of sentences.filter((each) => !each.includes("?"))) {
    const found = deedFor(stage, act, wordsOf(stage, reading, sentence), Math.max(least, 1));
    if (found !== null) return found;
  }
  return null;
}

const ASKED_OF_TABLE: ReadonlySet<Reading["act"]> = new Set(["oracle", "recall", "compound", "plan"]);

/** The deed that one part of the player's words means. */
const deedOf = (stage: Stage, reading: Reading, { act, target, text }: Reading["parts"][number]): KnownDeed | null =>
  deedFor(stage, act, wordsOf(stage, { ...reading, target }, text), act === "travel" ? 1.5 : 0);

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
  return [...stems, ...meant.flatMap(({ name }) => stemsOf(name)).filter((word) => !stems.includes(word))];
}

const meaning = ({ act, target }: Meaning): Meaning => ({ act, target });

/** Does a deed. A choice that cannot be made twice ends the event that offered it. */
async function doKnown(stage: Stage, known: KnownDeed): Promise<void> {
  const { open } = stage.progress;
  if (open !== "" && known.key.startsWith(`event/${open}/`)) stage.answered = true;
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

/** "Go through the green door" is a way, where there is one of that name. */
const GOING_ON =
  /^\W*(?:i\s+)?(?:go|walk|step|head|slip)\s+(?:through|out|up|down|in|into|inside|over|to|back|along|across|round)\b/iu;
/** A way that is named without a verb of going ("down to the ash pit"), or on the way to something else ("go talk to Aldous"). */
const GO_THERE =
  /^\W*(?:i(?:'ll|’ll)?\s+|let(?:'s|’s)\s+|then\s+|now\s+|ok(?:ay)?,?\s+)*(?:(?:(?:go|head|walk|run|hurry|come)\s+)?(?:(?:back|down|up|over|across|on|off|out|straight|along|in|away|right)\s+)*(?:to|into|towards?|for|(?:down|up|out|along|across|over|through) (?:the|by|to|through|into))\s+(?!sleep|bed|me|him|her|them)|(?:north|south|east|west|uphill|downhill|upstairs|downstairs|outside|inside|onwards?)\b|(?:go|head|run|walk)\s+(?:and\s+)?(?:see|visit|find|look for|talk to|speak (?:to|with)|ask|tell|fetch|get|meet|check on)\s)/iu;
const GOES_TO_TALK = /\b(?:talk|speak|ask|tell)\b/iu;

/** The place that the words lead to: named, or where the one who is named was seen last. */
function wayToPlaceOrPerson(stage: Stage, text: string): string | null {
  const stems = stemsOf(text);
  const named = present(stage).some((person) => mentions(namesOf(person), stems) >= 1);
  if (named) return null;
  const person = absentPerson(stage, stems);
  const seen = person === null ? undefined : stage.progress.seen[person.id];
  if (seen !== undefined && mentions(namesOf(person!), stems) >= 1) return seen;
  const to = destination(stage, null, stems, text);
  return to;
}

/** "I take the lantern and head out" is two things. */
const TAKE_AND_GO = /^\W*(?:i\s+)?(?:take|grab|get|pick up|bring)\b(.+?)\b(?:and|then|,)\s/iu;
const BY_WORDS: ReadonlySet<Reading["act"]> = new Set([
  "sneak",
  "climb",
  "talk",
  "oracle",
  "recall",
  "options",
  "rules",
]);

const SAID: ReadonlySet<Reading["act"]> = new Set(["talk", "persuade", "deceive", "threaten", "promise", "accuse"]);

/** Whether an unsure reading comes to the same whichever way it is taken: all it can be about is one thing of the adventure. */
function isPlain(stage: Stage, reading: Reading, text: string): boolean {
  if (reading.act === "travel" && destination(stage, null, stemsOf(text), text) !== null) return true;
  const readings = [reading, ...reading.alternatives];
  // Whichever way it was said, it was said to the one person here.
  const spoken = readings.every(({ act }) => SAID.has(act) || act === "look" || act === "recall" || act === "oracle");
  if (spoken && SAID.has(reading.act) && present(stage).length > 0) return true;
  const thing = thingMeant(stage, reading.target, stemsOf(text));
  const people = new Set(present(stage).map(({ name }) => name));
  return thing !== null && readings.every(({ target }) => target === null || !people.has(target));
}

const WH = /(?:^|["“,.!]\s*)(?:so |and |but |then |well,? )?(who|what|why|where|when|how|which)\b/iu;

/** The word that a question begins with; empty where it is none. A deed that is no answer to such a question is not meant by it. */
const asksWhat = (text: string): string => (text.includes("?") ? (WH.exec(text)?.[1]?.toLowerCase() ?? "") : "");

/** Whether the words are a way from here that is named: one word of a deed among them makes no deed of it. */
const isWay = (stage: Stage, reading: Reading, text: string): boolean =>
  (reading.act === "travel" || reading.act === "flee") &&
  destination(stage, reading.target, stemsOf(text), text) !== null;

async function actOnce(stage: Stage, reading: Reading, text: string, answers: Answers): Promise<void> {
  if (!reading.sure && COSTLY.has(reading.act) && !isPlain(stage, reading, text)) return askBack(stage, reading);
  const here = present(stage);
  if (here.length > 0 && reading.act !== "oracle" && COME.test(text))
    return talk(stage, { ...reading, act: "talk" }, text);
  if (here.length > 0 && reading.act === "wait" && !WAITING.test(text))
    return talk(stage, { ...reading, act: "talk" }, text);
  if (OPENERS.has(reading.act) && OPENING.test(text) && thingMeant(stage, reading.target, stemsOf(text)) === null) {
    const to = destination(stage, reading.target, stemsOf(text), text);
    if (to !== null && to !== stage.progress.place) return travel(stage, { ...reading, act: "travel" }, text);
  }
  if (reading.act === "take" && thingMeant(stage, reading.target, stemsOf(text)) === null) {
    const absent = absentPerson(stage, stemsOf(text));
    if (absent !== null && mentions(namesOf(absent), stemsOf(text)) >= 1) {
      tell(stage, notHere(stage, absent));
      stage.still = true;
      return;
    }
  }
  if (reading.act === "talk" && !SPOKEN.test(text)) {
    const thing = thingMeant(stage, null, stemsOf(text));
    if (thing !== null && mentions([thing.name, ...thing.aliases], stemsOf(text)) >= 1)
      return search(stage, { ...reading, act: "search" }, text);
  }
  const asked = asksHere(stage, reading, text);
  if (asked === "person") return talk(stage, { ...reading, act: "talk", target: null, topic: text }, text);
  if (asked === "thing") return search(stage, { ...reading, act: "search" }, text);
  if (GO_THERE.test(text) && reading.act !== "travel" && reading.act !== "oracle" && reading.act !== "recall") {
    const to = wayToPlaceOrPerson(stage, text);
    if (to !== null) {
      await travel(stage, { ...reading, act: "travel", target: nameOf(stage, to) }, text);
      if (GOES_TO_TALK.test(text) && stage.progress.place === to && present(stage).length > 0)
        await talk(stage, { ...reading, act: "talk" }, text);
      return;
    }
  }
  const carriedOff = TAKE_AND_GO.exec(text)?.[1];
  if (reading.act === "travel" && carriedOff !== undefined) {
    const thing = thingMeant(stage, null, stemsOf(carriedOff));
    if (thing !== null && thing.take !== null && !stage.progress.taken.includes(thing.id))
      await take(stage, { ...reading, act: "take", target: thing.name }, carriedOff);
  }
  if (GOING_ON.test(text) && !BY_WORDS.has(reading.act) && destination(stage, null, stemsOf(text), text) !== null) {
    return travel(stage, reading, text);
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
      return travel(stage, reading, text);
    case "rest":
    case "wait":
      return passTime(stage, reading.act, text);
    case "fight":
      return strikeAt(stage, reading, text);
    case "buy":
      tell(stage, "Nobody here has that to sell.");
      stage.still = true;
      return;
    case "recall":
    case "rules":
    case "oracle":
    case "options":
    case "meta":
    case "plan":
    case "stop": {
      const answer = reading.act === "options" || reading.act === "plan" ? null : answers(reading, stage.brief);
      if (answer === null) return answerFromStory(stage, reading);
      tell(stage, answer);
      stage.still = true;
      return;
    }
    case "nonsense":
    case "compound":
      return notUnderstood(stage);
    default: {
      const thing = thingMeant(stage, reading.target, stemsOf(text));
      const person = present(stage).find(
        ({ id, name }) => name === reading.target || (HIM.test(text) && id === stage.progress.partner),
      );
      if (person !== undefined && thing === null && !BY_ITSELF.has(reading.act)) return dealWith(stage, person, text);
      if (thing !== null && !BY_ITSELF.has(reading.act)) return putToUse(stage, reading, text);
      return attempt(stage, reading, text);
    }
  }
}

/** Words that somebody is spoken with. */
const SPOKEN =
  /["“?]|,|\b(?:ask|tell|talk|speak|say|greet|thank|hello|hi|chat|answer|reply|call|shout|whisper|explain|discuss|mention|apologi[sz]e|yes|no|bid|swear|joke|pray|invite|order|warn|sing|i)\b/iu;

/** Words that a wait is meant by; without them it was something said. */
const WAITING =
  /\b(?:wait|stay|rest|pause|sit|stand|linger|moment|while|until|till|hold on|bide|nothing|watch|listen|lie|sleep|hour|time|continue|go on|next|let)/iu;
const OPENERS: ReadonlySet<Reading["act"]> = new Set(["use", "fight", "climb", "craft"]);
/** What one does to a door. */
const OPENING = /\b(?:open|kick|force|push|unlock|break|shoulder|slam|burst|smash|bash)\b/iu;

/** Acts that are not taken back once done: of these an unsure reading is asked about first. */
const COSTLY: ReadonlySet<Reading["act"]> = new Set(["fight", "threaten", "accuse", "selfharm", "nonsense"]);

const A_QUESTION =
  /\?\s*$|^\W*(?:so |and |but )?(?:who|what|why|where|when|how|which|is|are|does|did|do|was|were|can|could)\b/iu;

/** Whether a question to nobody in particular is one that a thing or a person here can answer. */
function asksHere(stage: Stage, { act, target }: Reading, text: string): "person" | "thing" | null {
  if ((act !== "recall" && act !== "oracle") || !A_QUESTION.test(text) || STORY_SO_FAR.test(text)) return null;
  const stems = stemsOf(text);
  if (absentPerson(stage, calledStems(text)) !== null || (present(stage).length === 0 && TO_YOU.test(text)))
    return "person";
  if (WHAT_IS_HERE.test(text)) return "thing";
  const thing = thingMeant(stage, target, stems);
  const isOnThing = thing !== null && mentions([thing.name, ...thing.aliases], stems) >= 1;
  const known = present(stage).some(({ knows, lies }) =>
    [...knows, ...lies].some(({ about }) => mentions(about, stems) >= 1),
  );
  if (isOnThing && (!known || WHAT_IS_IN_IT.test(text))) return "thing";
  return present(stage).length > 0 ? "person" : null;
}

const TO_YOU = /\b(?:you|your)\b/iu;
const WHAT_IS_HERE =
  /\b(?:what|who)(?:'s|’s| is| are)\s+(?:that|this|those|these|there|here|lying|in here|around|all)\b/iu;
const WHAT_IS_IN_IT =
  /\bwhat(?:'s|’s| is| does| do)?\b.*\b(?:in|on|inside|under|behind|say|says|written|look|like)\b/iu;

/** A question to the table about what was told before. */
const STORY_SO_FAR =
  /\b(?:so far|has happened|remember|remind|did i|have i|had i|do i|i know|found out|am i|we know|my (?:sheet|hit|hp|gold|bag|pack|inventory|clues?|quests?|promises?)|who is here|what is here|what time|what day)\b/iu;

const HIM = /\b(?:him|her|them)\b/iu;

/** Acts that are done whatever stands about. */
const BY_ITSELF: ReadonlySet<Reading["act"]> = new Set(["sneak", "cast", "pray"]);

/** The fight that may begin here with those whom the words name. */
const fightAbout = ({ adventure, progress }: Stage, stems: readonly string[]): string | undefined =>
  adventure.fights.find(
    ({ id, at, foes }) =>
      at === progress.place &&
      progress.fights[id] === undefined &&
      foes.some(({ name }) => mentions([name], stems) > 0),
  )?.id;

/** An attack on somebody or something that no fight of the adventure is about. */
async function strikeAt(stage: Stage, reading: Reading, text: string): Promise<void> {
  const person = present(stage).find(({ name }) => name === reading.target);
  if (person === undefined) {
    const absent = absentPerson(stage, stemsOf(text));
    if (absent !== null) {
      tell(stage, notHere(stage, absent));
      stage.still = true;
      return;
    }
    const thing = thingMeant(stage, reading.target, stemsOf(text));
    const fight = thing === null ? fightAbout(stage, stemsOf(text)) : undefined;
    if (fight !== undefined) return startFight(stage, fight);
    if (thing === null && reading.target === null && stemsOf(text).length <= 3) {
      const here = present(stage).map(shortName);
      tell(stage, here.length === 0 ? "There is nobody here to fight." : `At whom: ${listed(here, "or")}?`);
      stage.still = true;
      return;
    }
    if (thing === null) return noSuchThing(stage, reading, text);
    if (thing.use !== null) return putToUse(stage, reading, text);
    return strikeThing(stage, thing.name);
  }
  const before = count(stage, `struck/${person.id}`);
  tell(stage, before === 0 ? person.threatened : person.hurt);
  stage.progress.attitudes[person.id] = Math.max(-3, (stage.progress.attitudes[person.id] ?? 0) - 1);
  add(stage.progress.flags, `struck-${person.id}`);
}

/** The scene as it now is, where the turn has changed it. */
function sceneEvents(stage: Stage, before: Stage["progress"]): Stage["events"] {
  const { progress, adventure, brief } = stage;
  if (brief.kind === "opening") return [];
  const moved = progress.place !== before.place;
  const time = adventure.times[progress.time];
  const here = present(stage).map(({ name }) => name);
  const was = brief.story.scene?.present ?? [];
  const changed = here.length !== was.length || here.some((name) => !was.includes(name));
  if (!moved && progress.time === before.time && !changed) return [];
  return [
    {
      type: moved ? "scene_opened" : "scene_changed",
      by: BY,
      place: placeOf(stage).name,
      time: time?.name ?? "",
      day: time?.day ?? 1,
      present: here,
      exits: exitsOf(stage)
        .map(({ to }) => nameOf(stage, to))
        .slice(0, 8),
      ...(moved ? { question: adventure.question.slice(0, 400) } : {}),
    },
  ];
}

function changesOf(stage: Stage) {
  return {
    quests: stage.learned.map(({ title, done, sentence }) => ({
      title: title.slice(0, 120),
      status: done ? ("completed" as const) : ("active" as const),
      sentence: sentence.slice(0, 600),
    })),
    states: [],
    present: present(stage).map(({ name }) => name),
    reminders: [],
  };
}
