import { ANYTHING, sayHour } from "../acts/pass-time.ts";
import type { Adventure } from "#content/adventures/schema";
import { apply, happen, reachTime, staysOpen, tick } from "./effects.ts";
import { isWaitingHere } from "./deeds.ts";
import { speaksFromAfar } from "./naming.ts";
import { startFight } from "../acts/encounter.ts";
import { mentions, stemsOf } from "./match-words.ts";
import { inSentence, listed, shortName, wordCount, wordsFor } from "./prose.ts";
import { moodLine } from "./sight.ts";
import {
  add,
  count,
  nameOf,
  next,
  personHere,
  personOf,
  present,
  so,
  stirsOf,
  type Stage,
  say,
  textNow,
} from "./stage.ts";
import { meet } from "../talk/talk.ts";
import { describeArrival } from "../acts/travel.ts";

/** The number of turns between two hints. */
const HINT_EVERY = 4;
/** The number of turns that an event waits for its answer. */
const ANSWER_WITHIN = 3;
/** The longer limit while the player talks with a person of the event. */
const TALKED_WITHIN = 6;

/** Plays what happens after the player's act: time, clocks, at most one event, and a hint if the player is stuck. */
export async function goOn(stage: Stage, placeBefore: string): Promise<void> {
  const { progress } = stage;
  for (const { id } of present(stage)) progress.seen[id] = progress.place;
  const cluesBefore = stage.learned.length;
  const hereBefore = new Set(present(stage).map(({ id }) => id));
  // A deed that moved the hero has described the way, but not yet the place.
  if (progress.place !== placeBefore && stage.described !== progress.place) describeArrival(stage);
  // A person who becomes visible because of the deed counts as met.
  for (const person of present(stage)) {
    if (progress.met.includes(person.id)) continue;
    meet(stage, person);
    count(stage, `greet/${person.id}`);
    if (progress.place === placeBefore) progress.partner = person.id;
  }
  if (progress.place !== placeBefore && placeBefore === progress.openAt && staysOpen(stage)) {
    say(
      stage,
      `Behind you, at ${inSentence(nameOf(stage, placeBefore))}, nobody goes on without you. It waits for you there.`,
    );
  }
  await letLapse(stage);
  let hasCome = false;
  const happened = progress.events.length;
  for (let passed = 0; passed < stage.waits; passed += 1) {
    if (stage.waitsFor !== -1 && progress.time >= stage.waitsFor) break;
    // When the person has come, one more turn shows what they came for.
    if (hasCome) break;
    hasCome = passed > 0 && stage.awaits !== "" && personHere(stage, stage.awaits);
    const waitsOn = stage.waitsFor !== -1 || stage.awaits !== "";
    if (passed > 0 && waitsOn) stage.beats = 0;
    await pass(stage);
    if (progress.ended !== "") return;
    // Who came and went while the hero waited was seen here.
    for (const { id } of present(stage)) progress.seen[id] = progress.place;
    const isNew =
      progress.events.length > happened && (stage.awaits === ANYTHING || progress.events.includes(stage.awaits));
    const stopped = waitsOn ? progress.open !== "" || isNew : stage.beats > 0;
    if (stopped || progress.fight !== "") break;
  }
  // A person who has come in without a word of the story is seen.
  const come = present(stage).filter(
    (each) => !hereBefore.has(each.id) && !stage.paragraphs.some((text) => text.includes(each.name.split(" ").at(-1)!)),
  );
  if (progress.place === placeBefore && stage.beats === 0 && come.length > 0)
    say(stage, `${listed(come.map(shortName))} ${come.length === 1 ? "is" : "are"} here now.`);
  const answeredByWorld = stage.beats === 0 && takeWaiting(stage);
  // While the event that ends the story is open, nobody does anything else or gives hints.
  const quiet =
    !answeredByWorld && !(staysOpen(stage) && isWaitingHere(stage)) && stage.beats === 0 && progress.fight === "";
  const taught = teach(stage);
  const hinted = quiet && !taught && cluesBefore === 0 && hint(stage);
  const filled = !quiet || hinted || (cluesBefore === 0 && stage.waits === 1 && stir(stage));
  if (!filled && (stage.waits > 1 || stage.passes !== "")) say(stage, moodLine(stage));
  else if (!filled) addMood(stage);
  if (stage.passes !== "") await endRest(stage);
}

/** What a rest gave, by how long it lasted, and what hour it is now. */
async function endRest(stage: Stage): Promise<void> {
  const whole = stage.passes === "sleep" && stage.progress.time >= stage.waitsFor;
  if (stage.passes !== "wait") await stage.brief.table.rest(whole ? "long" : "short", "A rest");
  sayHour(stage);
}

/** A look at a slip of paper brings no evening: a time with patience waits for the hero to go, to wait or to rest. */
const isSmall = (stage: Stage): boolean =>
  stage.waits === 1 && stage.passes === "" && stage.progress.place === stage.placeBefore;

/** How long a turn lasts in which the player only talks. */
const TALK_LASTS = 0.25;

/** Plays one turn of the world: the time, one event, the clocks, a fight that begins, and an ending that comes by itself. */
async function pass(stage: Stage): Promise<void> {
  const { progress, adventure } = stage;
  const lasts = stage.talks && !stage.acted && stage.waits === 1 ? TALK_LASTS : 1;
  const before = progress.spent < 0 ? progress.turns : progress.spent;
  progress.turns += 1;
  progress.stayed += 1;
  progress.spent = before + lasts;
  progress.timeTurns += lasts;
  if (progress.fight === "") {
    const due = adventure.events.find(
      (event) => !progress.events.includes(event.id) && so(stage, event.when) && mayHappen(stage, event),
    );
    if (progress.ended === "" && due !== undefined) await happen(stage, due.id);
    const time = adventure.times[progress.time];
    const after = adventure.times[progress.time + 1];
    // If an event happened, the time advances only in the next turn.
    const over = time !== undefined && progress.timeTurns >= time.turns + (isSmall(stage) ? (time.patience ?? 0) : 0);
    if (due === undefined && progress.ended === "" && over && after !== undefined) await reachTime(stage, after.id);
    for (const { id, every, runs } of adventure.clocks) {
      const due = every !== undefined && Math.floor(progress.spent / every) > Math.floor(before / every);
      if (due && so(stage, runs)) await tick(stage, id, 1);
    }
    // Who has just been asked something answers before anybody strikes.
    const asked = progress.open !== "" && progress.open !== stage.openBefore;
    const fight = adventure.fights.find(
      ({ id, at, when }) =>
        when !== undefined && at === progress.place && progress.fights[id] === undefined && so(stage, when),
    );
    if (progress.ended === "" && !asked && fight !== undefined) await startFight(stage, fight.id);
  }
  if (progress.ended === "") {
    progress.ended = adventure.endings.find(({ when }) => when !== undefined && so(stage, when))?.id ?? "";
  }
}

/** Only one event happens at a time, and none while another waits for its answer. An event that ends the story is an exception. */
const mayHappen = (stage: Stage, { effects, choices }: Adventure["events"][number]): boolean =>
  effects?.ending !== undefined ||
  choices.some((choice) => choice.effects?.ending !== undefined) ||
  (stage.beats === 0 && (stage.progress.open === "" || (choices.length === 0 && staysOpen(stage))));

/** Closes an event that the player did not answer. Walking away, waiting too long, or waiting for another time counts as the answer. */
async function letLapse(stage: Stage): Promise<void> {
  const { progress, adventure, openBefore } = stage;
  const event = adventure.events.find(({ id }) => id === openBefore);
  if (event === undefined || stage.answered || staysOpen(stage)) return;
  // If none of the answers is possible any more, the event is closed.
  if (progress.open === event.id && event.choices.every(({ when }) => !so(stage, when))) {
    progress.open = "";
    return;
  }
  // A deed with a person of the event means that the player has moved on.
  if (progress.open === event.id && stage.acted && isTalkedAbout(stage, event)) {
    progress.open = "";
    return;
  }
  // If the player talks with a person of the event, the event keeps waiting.
  if (progress.open === event.id && isTalkedAbout(stage, event) && progress.turns - progress.openSince < TALKED_WITHIN)
    return;
  // An event with words for its waiting waits longer by a turn for each of them.
  const patience = ANSWER_WITHIN + (event.waits?.length ?? 0);
  const late =
    progress.turns + 1 - progress.openSince >= patience ||
    stage.passes !== "" ||
    stage.waits > 1 ||
    progress.time > stage.hourBefore;
  if (progress.open === event.id && !late) return;
  if (progress.open === event.id) progress.open = "";
  // If a deed has meanwhile made one of the answers impossible, the event is settled.
  const settled = stage.acted && event.choices.some(({ when }) => !so(stage, when));
  if (event.ignored === undefined || (settled && progress.place === stage.placeBefore)) return;
  stage.beats += 1;
  const at = stage.paragraphs.length;
  say(stage, event.ignored);
  // If the hero walks away, the end of the event is narrated before the new place.
  if (progress.place !== stage.placeBefore || progress.time > stage.hourBefore)
    stage.paragraphs.unshift(...stage.paragraphs.splice(at));
  await apply(stage, event.ignoredEffects);
}

/** Shows how the people present react while the event waits, if the author wrote it. Returns whether they did. */
function takeWaiting(stage: Stage): boolean {
  const { progress, adventure, openBefore } = stage;
  const event = adventure.events.find(({ id }) => id === openBefore);
  if (event?.waits === undefined || progress.open !== openBefore || stage.answered || !isWaitingHere(stage))
    return false;
  const way = event.waits[count(stage, `waits/${event.id}`)];
  if (way !== undefined) say(stage, way);
  return way !== undefined;
}

/** Whether the player spent this turn on a person of the event. */
const isTalkedAbout = (stage: Stage, { text }: Adventure["events"][number]): boolean =>
  stage.dealtWith !== "" &&
  mentions(
    [shortName(personOf(stage, stage.dealtWith)), ...personOf(stage, stage.dealtWith).aliases],
    stemsOf(textNow(stage, text)),
  ) > 0;

function hint(stage: Stage): boolean {
  const { progress, adventure } = stage;
  if (progress.turns - progress.hintTurn < HINT_EVERY) return false;
  const at = adventure.hints.findIndex(
    ({ when, say }, index) =>
      !progress.hinted.includes(String(index)) && so(stage, when) && !speaksFromAfar(stage, say, shortName),
  );
  const found = adventure.hints[at];
  if (found === undefined) return false;
  add(progress.hinted, String(at));
  progress.hintTurn = progress.turns;
  say(stage, found.say);
  return true;
}

/** Explains one feature of the table to a newcomer, in a voice that is not the story's. */
export function teach(stage: Stage): boolean {
  const { progress, adventure } = stage;
  const at = adventure.teaches.findIndex(
    ({ when }, index) => !progress.taught.includes(String(index)) && so(stage, when),
  );
  const found = adventure.teaches[at];
  if (found === undefined) return false;
  add(progress.taught, String(at));
  say(stage, `*${found.say}*`);
  return true;
}

/** Adds one sentence of atmosphere about this place, if the reply has room for it. */
function addMood(stage: Stage): void {
  const { detailLevel } = stage.brief;
  if (detailLevel === "minimal" || detailLevel === "concise") return;
  const [min] = wordsFor(detailLevel);
  if (wordCount(stage.paragraphs.join(" ")) < min) say(stage, moodLine(stage));
}

/** The number of turns between two things that people do by themselves. */
const STIR_EVERY = 3;

/** Lets a person here do something by themselves if nothing else has happened. Returns whether a person did. */
function stir(stage: Stage): boolean {
  const { progress, brief } = stage;
  if (brief.detailLevel === "minimal" || progress.turns % STIR_EVERY !== 0) return false;
  // The person with whom the player has just dealt has done enough.
  const left = present(stage).filter(
    (each) => each.id !== stage.dealtWith && (progress.said[`stirs/${each.id}`] ?? 0) < stirsOf(stage, each).length,
  );
  const person = left.find(({ id }) => id !== progress.partner) ?? left[0];
  if (person === undefined) return false;
  say(stage, next(stage, `stirs/${person.id}`, person.stirs!));
  return true;
}
