import { pattern, storedPattern } from "../../patterns.ts";
import { isWaitingHere } from "../stage/deeds.ts";
import { staysOpen } from "../stage/effects.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { inSentence, listed } from "../stage/prose.ts";
import { moodLine } from "../stage/sight.ts";
import { count, sheetOf, so, type Stage, say } from "../stage/stage.ts";
import { absentPerson } from "../talk/conversation-partner.ts";

/** Waiting, resting and sleeping: how long they last, and what hour it is afterwards. */

/** The number of turns that pass if the player only wants the story to go on, until something happens. */
const GOES_ON = 3;
/** A short rest, in turns. */
const RESTED = 2;
/** The number of turns for which the hero waits for somebody or something. */
const AWAITED = 25;
/** The number of turns in which every time of a story surely comes. */
const LONG = 40;
/** What the hero waits for, if it is nobody and no time: any event. */
export const ANYTHING = "*";
const WAITS_FOR = storedPattern("pass-time waits for");
const ASLEEP = storedPattern("pass-time asleep");
const NIGHT = storedPattern("pass-time night");
/** "Wait for the night" */
const UNTIL_NIGHT = storedPattern("pass-time until night");
const LITTLE = storedPattern("pass-time little");
const BY_NIGHT = storedPattern("pass-time by night");
const BY_MORNING = storedPattern("pass-time by morning");

/** The story goes on by itself: turns pass until something happens. */
export function letGoOn(stage: Stage): void {
  say(stage, "You wait.");
  stage.waits = staysOpen(stage) ? 1 : GOES_ON;
}

/** The hero waits or rests: a short while, or until the hour, the person or the event that the player names. A night's rest lasts till morning. */
export function passTime(stage: Stage, act: "rest" | "wait", text: string): void {
  if (asksOnceMore(stage)) return;
  const last = staysOpen(stage);
  const named = timeMeant(stage, act, text);
  // While the event that ends the story is open, a time that has already come is ignored, and the hero simply waits.
  const until = last && named <= stage.progress.time ? -1 : named;
  if (until !== -1 && until <= stage.progress.time) {
    say(stage, `It is ${hourName(stage, until)} already.`);
    stage.still = true;
    return;
  }
  const rests = act === "rest" && sheetOf(stage) !== null;
  stage.passes = rests && until !== -1 && isMorning(stage, until) ? "sleep" : rests ? "rest" : "wait";
  // "Wait for the captain": until she is here, at most for the usual time.
  const awaited = until === -1 && WAITS_FOR.test(text) ? absentPerson(stage, stemsOf(text)) : null;
  if (awaited !== null && !last) stage.awaits = awaited.id;
  // "Wait for the reading": until it happens, or else until something of the story does.
  const isFor = until === -1 && awaited === null && act === "wait" && WAITS_FOR.test(text) && !LITTLE.test(text);
  const event = eventAwaited(stage, text);
  if (isFor && !last) stage.awaits = event === "" ? ANYTHING : event;
  const short = stage.awaits !== "" ? AWAITED : act === "rest" ? RESTED : 1;
  // While the event that ends the story is open, the hero waits only one turn at a time.
  stage.waits = last ? 1 : until === -1 ? short : LONG;
  stage.waitsFor = until;
  const hour = until === -1 ? "" : hourName(stage, until);
  const forHour =
    hour === "" ? "" : `${pattern("pass-time pass time", "u").test(hour) ? "until" : "for"} ${inSentence(hour)}`;
  if (stage.passes === "sleep") say(stage, "You lie down to sleep.");
  else if (stage.passes === "rest")
    say(stage, hour === "" ? "You rest for a while." : `You rest, and wait ${forHour}.`);
  else if (hour !== "") say(stage, `You wait ${forHour}.`);
  else say(stage, stage.awaits === "" ? "You wait a short while." : "You wait.");
}

/** The event that the words wait for by its name, and that has not happened yet: "until the reading". Empty if there is none. */
export const eventAwaited = ({ adventure, progress }: Stage, text: string): string =>
  (WAITS_FOR.test(text) &&
    adventure.events.find(
      ({ id }) => !progress.events.includes(id) && mentions([id.replaceAll("-", " ")], stemsOf(text)) >= 1,
    )?.id) ||
  "";

/** What an open question still waits for is asked once more before a silence answers it. Returns whether it was asked. */
function asksOnceMore(stage: Stage): boolean {
  const { progress, adventure } = stage;
  const event = adventure.events.find(({ id }) => id === progress.open);
  if (event === undefined || event.ignored === undefined || staysOpen(stage) || !isWaitingHere(stage)) return false;
  const choices = event.choices.filter(({ when }) => so(stage, when)).map(({ say: words }) => `“${words}”`);
  if (choices.length === 0 || count(stage, `asked-again/${event.id}`) > 0) return false;
  say(
    stage,
    moodLine(stage),
    `It is still for you to answer: ${listed(choices, "or")}. If you wait again, it is taken for an answer.`,
  );
  stage.still = true;
  return true;
}

/** Says after a wait or a rest what hour it is, unless the reply has said so. */
export function sayHour(stage: Stage): void {
  const { progress, hourBefore, paragraphs } = stage;
  const name = hourName(stage, progress.time);
  // The last moment of a story says itself what hour it is.
  if (staysOpen(stage) && progress.open !== stage.openBefore) return;
  if (name === "" || progress.ended !== "" || progress.fight !== "") return;
  if (stage.passes === "sleep" && progress.time >= stage.waitsFor) {
    say(stage, `You have slept. It is ${name}.`);
    return;
  }
  const later = progress.time > hourBefore;
  if (later && paragraphs.some((text) => text !== paragraphs[0] && text.toLowerCase().includes(name))) return;
  if (/^after\b/u.test(name)) say(stage, `It is some time ${name}.`);
  else say(stage, later ? `It is ${name}.` : `It is still ${name}.`);
}

const hourName = ({ adventure }: Stage, time: number): string => adventure.times[time]?.name ?? "";
const isMorning = (stage: Stage, time: number): boolean => BY_MORNING.test(hourName(stage, time));

/** The time for which the words wait ("until midnight"). For a night's rest, the next morning. -1 if they name none. */
function timeMeant(stage: Stage, act: "rest" | "wait", text: string): number {
  const { adventure, progress } = stage;
  const sleeps =
    (NIGHT.test(text) && !UNTIL_NIGHT.test(text)) ||
    (act === "rest" && !LITTLE.test(text) && BY_NIGHT.test(hourName(stage, progress.time)));
  const morning = adventure.times.findIndex((_, at) => at > progress.time && isMorning(stage, at));
  // A story of one night is not slept through.
  if (sleeps && morning !== -1 && morning < adventure.times.length - 1) return morning;
  const stems = stemsOf(text);
  const fits = adventure.times.map(({ id, name }) => mentions([name, id.replaceAll("-", " ")], stems));
  // "Until midwinter night" is not any night.
  const most = Math.max(...fits);
  const times = fits.flatMap((fit, at) => (fit >= 1 && fit === most ? [at] : []));
  const next = times.find((at) => at > progress.time) ?? times.at(-1);
  if (next !== undefined) return next;
  return ASLEEP.test(text) && progress.time + 1 < adventure.times.length ? progress.time + 1 : -1;
}
