import { pattern, storedPattern } from "../../patterns.ts";
import type { Obstacle } from "#content/adventures/schema";
import type { Reading } from "../../understand/reading.ts";
import { arrive, staysOpen } from "../stage/effects.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { capital, inSentence, listed, namesOf, shortName } from "../stage/prose.ts";
import {
  count,
  exitsNamed,
  exitsOf,
  lookOf,
  nameOf,
  next,
  personHere,
  placeOf,
  present,
  so,
  type Stage,
  say,
} from "../stage/stage.ts";
import { onlyGoes } from "../message/goes-somewhere.ts";
import { absentPerson } from "../talk/conversation-partner.ts";
import { simplyDone } from "./improvise.ts";
import { takeAlong } from "./take-along.ts";
import { meet } from "../talk/talk.ts";

const BACK = storedPattern("travel back");
const INSIDE = storedPattern("travel inside");
const OUT = storedPattern("travel out");

/** Goes where the player means: through an exit, or further through known places. */
export async function travel(stage: Stage, reading: Reading, text: string): Promise<void> {
  const stems = stemsOf(text.replace(pattern("travel what is carried"), ""));
  const to =
    (/\bnext\b/iu.test(text) ? onward(stage, text) : null) ??
    toSomebody(stage, stems, text) ??
    toAThing(stage, text) ??
    destination(stage, reading.target, stems, text) ??
    whereaboutsOf(stage, stems) ??
    partlyNamed(stage, stems) ??
    (WAYWARD.test(text) ? placeOfThing(stage, stems) : null) ??
    byDirection(stage, text) ??
    onward(stage, text);
  const beside = to === null ? present(stage).find((person) => mentions(namesOf(person), stems) > 0) : undefined;
  if (beside !== undefined) {
    stage.progress.partner = beside.id;
    say(stage, `${shortName(beside)} is right here.`);
    stage.still = true;
    return;
  }
  if (
    to === null ||
    (reading.target === null && COMES_IN.test(text) && exitsOf(stage).every(({ how }) => !INSIDE.test(how)))
  ) {
    if (COMES_IN.test(text)) return sayIn(stage);
    const ways = exitsNamed(stage).map(({ to, how }) => `${inSentence(nameOf(stage, to))} (${how})`);
    const unheard = unheardOf(stage, stems);
    // "I go over it again in my head" leads nowhere.
    if (unheard === undefined && !onlyGoes(text) && !BARE_WAY.test(text) && !(GOAL.test(text) && GOES_TO.test(text)))
      return simplyDone(stage, text);
    if (unheard !== undefined) say(stage, `You do not know a way from here to ${inSentence(unheard)} yet.`);
    say(stage, `From here you can go to ${listed(ways, "or")}.`);
    stage.still = stage.missed = true;
    return;
  }
  // While the end waits, only a way that is named leads out of it.
  const named = mentions([nameOf(stage, to), ...placeOf(stage, to).aliases], stems) > 0 || LEAVES.test(text);
  if (staysOpen(stage) && stage.progress.openAt === stage.progress.place && !named) return simplyDone(stage, text);
  // "Cross the ford", at the ford.
  const over =
    to === stage.progress.place && pattern("travel travel").test(text) && !namesPlace(stage, to, goalOf(text))
      ? exitsOf(stage).filter(({ how }) => /\b(?:across|over)\b/iu.test(how))
      : [];
  if (over.length === 1) return travel(stage, { ...reading, target: null }, `go to ${nameOf(stage, over[0]!.to)}`);
  if (to === stage.progress.place) {
    say(stage, `You are at ${inSentence(nameOf(stage, to))} already.`);
    stage.still = stage.missed = true;
    return;
  }
  const path = pathTo(stage, to);
  // A way through a place where the hero has never been, and that something bars, is no way that they know.
  const [first = ""] = path ?? [];
  const unknown = path === null || (path.length > 1 && !isVisited(stage, first) && barrier(stage, first) !== null);
  if (unknown) {
    say(stage, `You do not know a way from here to ${inSentence(nameOf(stage, to))} yet.`);
    const ways = exitsNamed(stage).map((exit) => inSentence(nameOf(stage, exit.to)));
    say(stage, `From here you can go to ${listed(ways, "or")}.`);
    stage.still = stage.missed = true;
    return;
  }
  if (TOGETHER.test(text)) takeAlong(stage, stems);
  for (const [at, step] of path.entries()) {
    const barred = barrier(stage, step);
    if (barred !== null) {
      if (at > 0) describeArrival(stage);
      stage.progress.barred = barred.id;
      say(stage, barred.what, `You could ${listed(waysOf(barred), "or")}.`);
      return;
    }
    const isNew = !stage.progress.visited.includes(step);
    arrive(stage, step);
    if (at < path.length - 1 && isNew) describeArrival(stage);
  }
  describeArrival(stage);
}

/** "I come in and look round", at the beginning: the hero is in already. */
function sayIn(stage: Stage): void {
  stage.still = true;
  stage.idle = true;
}
const COMES_IN = storedPattern("travel comes in");
/** "Up to the Seventh" */
const BARE_WAY = storedPattern("travel bare");
const GOES_TO = storedPattern("travel goes to");

/** The visited place next to this one with the thing that the words name: "down to the steps". */
function placeOfThing(stage: Stage, stems: readonly string[]): string | null {
  const near = exitsOf(stage).filter(({ to }) => isVisited(stage, to) && hasThing(stage, to, stems));
  return near.length === 1 ? near[0]!.to : null;
}

const hasThing = (stage: Stage, id: string, stems: readonly string[]): boolean =>
  placeOf(stage, id).things.some(({ name, aliases }) => mentions([name, ...aliases], stems) >= 1);

const isVisited = ({ progress }: Stage, id: string): boolean => progress.visited.includes(id);

/** "Bring the ladder" is no way to the ladder. */
const WAYWARD = storedPattern("travel wayward");

/** "Go down to the boat", from a room with one door: the place of the thing, and not the next room. */
function toAThing(stage: Stage, text: string): string | null {
  const goal = goalOf(text);
  const named = ({ name, aliases }: { readonly name: string; readonly aliases: readonly string[] }) =>
    mentions([name, ...aliases], goal) > 0;
  if (goal.length === 0 || stage.adventure.places.some(named) || placeOf(stage).things.some(named)) return null;
  const far = stage.progress.visited.filter((id) => id !== stage.progress.place && hasThing(stage, id, goal));
  return placeOfThing(stage, goal) ?? (far.length === 1 ? far[0]! : null);
}

/** The only exit whose way begins as the words go: "go up" means "up eight steps to the front door". */
function byDirection(stage: Stage, text: string): string | null {
  const few = stemsOf(text).length <= FEW;
  const said = few ? (DIRECTION.exec(text)?.[1] ?? OFF_WE_GO.exec(text)?.[1])?.toLowerCase() : undefined;
  if (said === undefined) return null;
  const found = exitsOf(stage).filter(({ how }) => how.toLowerCase().startsWith(said));
  // "Up we go": the only way that goes up at all.
  const some = found.length > 0 ? found : exitsOf(stage).filter(({ how }) => stemsOf(how).includes(said));
  return some.length === 1 ? some[0]!.to : null;
}
/** "We go on", "to the next post": the only way that does not lead back. */
function onward(stage: Stage, text: string): string | null {
  const ahead = exitsOf(stage).filter(({ to }) => to !== stage.progress.came);
  return ONWARD.test(text) && ahead.length === 1 && stage.progress.came !== "" ? ahead[0]!.to : null;
}
const ONWARD = storedPattern("travel onward");

/** "Step up to the portrait" goes to no other place. */
const FEW = 5;
const OFF_WE_GO = storedPattern("travel off we go");
const DIRECTION = storedPattern("travel direction");

/** The only exit whose name has a word of the player's: "on to the toll" leads to the toll ford. */
function partlyNamed(stage: Stage, stems: readonly string[]): string | null {
  const found = exitsOf(stage).filter(({ to }) =>
    stemsOf(nameOf(stage, to)).some((word) => word.length > 3 && stems.includes(word)),
  );
  return found.length === 1 ? found[0]!.to : null;
}

/** Where the hero last saw the person whom the words name: "back to the reeve". */
function toSomebody(stage: Stage, stems: readonly string[], text: string): string | null {
  const person = TO_A_PERSON.test(text) ? absentPerson(stage, stems) : null;
  if (person === null || mentions(namesOf(person), stems) < 1) return null;
  const seen = stage.progress.seen[person.id];
  const place = stage.adventure.places.some(({ name, aliases }) => mentions([name, ...aliases], stems) >= 1);
  return place || seen === undefined || seen === stage.progress.place ? null : seen;
}
const TO_A_PERSON = storedPattern("travel to a person");

/** The neighbouring place of a person who has gone there, for "I follow her". */
function whereaboutsOf(stage: Stage, stems: readonly string[]): string | null {
  const person = absentPerson(stage, stems);
  const at = person === null || !stage.progress.met.includes(person.id) ? null : stage.progress.people[person.id];
  return exitsOf(stage).find(({ to }) => to === at)?.to ?? null;
}

/** Whether the words contain the place's own name. */
export function namesPlace(stage: Stage, id: string, stems: readonly string[]): boolean {
  const { name, aliases } = placeOf(stage, id);
  return mentions([name, ...aliases], stems) >= 1;
}

const TOGETHER = storedPattern("travel together");

const LEAVES = storedPattern("travel leaves");

const waysOf = ({ ways }: Obstacle): string[] => ways.map(({ offer }) => offer).filter((offer) => offer !== undefined);

/** The obstacle on the way from here. */
function barrier(stage: Stage, to: string, from = stage.progress.place): Obstacle | null {
  const { adventure, progress } = stage;
  return (
    adventure.obstacles.find(
      (obstacle) =>
        obstacle.at === from &&
        obstacle.bars === to &&
        (obstacle.again === true || !progress.passed.includes(obstacle.id)) &&
        so(stage, obstacle.when),
    ) ?? null
  );
}

/** The place where the words lead: by names of places and exits, "back" or "outside". Null if they name no known place. */
export function destination(
  stage: Stage,
  target: string | null,
  words: readonly string[],
  text: string,
): string | null {
  // Who looks does not name the study, although to study is to look.
  // "I go down with the lantern" goes to no lantern.
  const carried = stemsOf(pattern("travel what is carried").exec(text)?.[0] ?? "");
  const stems = words.filter((word) => !LOOKING.has(word) && !carried.includes(word));
  const { adventure, progress } = stage;
  const exits = exitsOf(stage);
  // Places visible from visited places are known by name.
  const seen = new Set(progress.visited.flatMap((id) => [id, ...placeOf(stage, id).exits.map(({ to }) => to)]));
  // A place one step further is known too, if the words contain its whole name.
  const near = new Set(exits.flatMap(({ to }) => openWays(stage, to)));
  const isMentioned = (place: { id: string; name: string }) => near.has(place.id) && mentions([place.name], stems) >= 1;
  const known = adventure.places.filter((place) => seen.has(place.id) || isMentioned(place));
  // "Along the quay to the guild" leads to the guild, and nowhere if that is here.
  const goal = goalOf(text);
  const aimed = known.filter((place) => goal.length > 0 && called(place, goal) > 0);
  // "On to the Seventh, and up the combed snow to the hollow hill" leads to the hill.
  const goals = [...text.matchAll(pattern("travel goals", "giu"))].flatMap(([, words = ""]) => {
    const named = known.filter(({ name, aliases }) => mentions([name, ...aliases], stemsOf(words)) >= 1);
    return named.length === 1 ? [named[0]!.id] : [];
  });
  if (new Set(goals).size > 1 && goals.at(-1) !== progress.place) return goals.at(-1)!;
  if (aimed.length === 1) return aimed[0]!.id;
  const ranked = known
    .map((place) => {
      const exit = exits.find(({ to }) => to === place.id);
      const words = called(place, stems);
      const way = exit === undefined ? 0 : Math.max(mentions(exit.aliases ?? [], stems), hinted(exit.how, stems));
      const read = target !== null && place.name.toLowerCase() === target.toLowerCase() ? (words < 1 ? 0.2 : 0.3) : 0;
      return { id: place.id, fit: Math.max(words + (exit === undefined ? 0 : 0.25), way) + read };
    })
    .filter(({ fit }) => fit >= 0.6)
    .toSorted((a, b) => b.fit - a.fit);
  const best = ranked[0];
  // "Into the punt and over to the Fair Dealing" does not lead away from the Fair Dealing.
  const whole = ranked.filter(({ id }) => mentions([placeOf(stage, id).name], stems) >= 1);
  if (whole.length === 1 && whole[0]!.id === progress.place && best?.id !== progress.place) return progress.place;
  if (best !== undefined && (best.id !== progress.place || best.fit >= 1)) return best.id;
  if (!onlyGoes(text)) return null;
  const inside = INSIDE.test(text) ? exits.find(({ aliases }) => aliases?.includes("in")) : undefined;
  if (inside !== undefined) return inside.to;
  if (BACK.test(text) && progress.came !== "") return progress.came;
  if (exits.length === 1) return exits[0]!.to;
  return OUT.test(text) ? (exits.find(({ to }) => to === progress.came)?.to ?? null) : null;
}

/** How well the words name a place. "The room" alone is none of several. */
function called({ name, aliases }: { name: string; aliases: readonly string[] }, stems: readonly string[]): number {
  const fit = mentions([name, ...aliases], stems);
  return fit === 0.5 &&
    mentions(
      [name, ...aliases],
      stems.filter((word) => word !== "room"),
    ) === 0
    ? 0
    : fit;
}

const LOOKING = new Set(stemsOf("look examine inspect observe regard view"));
const GOAL = storedPattern("travel goal");
/** The words after "to", "into" or "towards". */
const goalOf = (text: string): readonly string[] => stemsOf(GOAL.exec(text)?.[1] ?? "");

/** The places to which open exits lead from there. */
const openWays = (stage: Stage, from: string): string[] =>
  placeOf(stage, from)
    .exits.filter(({ hidden }) => hidden === undefined || so(stage, hidden.until))
    .map(({ to }) => to);

/** How many words of an exit's description the player uses: "up the stairs" matches "over the third stair". */
function hinted(how: string, stems: readonly string[]): number {
  const words = stemsOf(how).filter((word) => word.length > 3 && !EVERY_WAY.has(word));
  const hits = words.filter((word) => stems.includes(word)).length;
  return hits === 0 ? 0 : 0.4 + hits * 0.3;
}

/** Words that fit any exit: "down to the glasshouse" does not match "down the passage". */
const EVERY_WAY = new Set(
  stemsOf("down back over into from with through along behind past across your under straight"),
);

/** The name of a place that the words name and that the hero does not know yet. */
function unheardOf({ adventure, progress }: Stage, stems: readonly string[]): string | undefined {
  const [best] = adventure.places
    .filter(({ id }) => id !== progress.place)
    .map(({ name }) => ({ name, fit: mentions([name], stems) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit);
  return best?.name;
}

/** The places on the way: one step, or several if all places in between are known. */
export function pathTo(stage: Stage, to: string): string[] | null {
  return shortestPath(stage, to, true) ?? shortestPath(stage, to, false);
}

/** @param open whether only exits without an obstacle are used */
function shortestPath(stage: Stage, to: string, open: boolean): string[] | null {
  const { visited } = stage.progress;
  const queue: string[][] = [[stage.progress.place]];
  const seen = new Set([stage.progress.place]);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const here = path.at(-1)!;
    for (const exit of placeOf(stage, here).exits) {
      if (seen.has(exit.to) || (exit.hidden !== undefined && !so(stage, exit.hidden.until))) continue;
      if (open && barrier(stage, exit.to, here) !== null) continue;
      if (exit.to === to) return [...path.slice(1), to];
      if (!visited.includes(exit.to) && path.length > 1) continue;
      seen.add(exit.to);
      queue.push([...path, exit.to]);
    }
  }
  return null;
}

/** Describes the place where the hero arrives, and the people there. */
export function describeArrival(stage: Stage): void {
  const place = placeOf(stage);
  const now = lookOf(stage, place);
  const first = count(stage, `place/${place.id}${now.isChanged ? "/changed" : ""}`) === 0;
  stage.described = place.id;
  if (first) {
    // A place that the player's words do not name is named: "go outside".
    const isNamed = namesPlace(stage, place.id, stemsOf(stage.brief.playerText));
    const detail = stage.brief.detailLevel;
    const name = isNamed || detail === "minimal" ? undefined : `You come to ${inSentence(place.name)}.`;
    say(stage, name, now.first);
    stage.introduced.push({ type: "introduce", name: place.name, entityType: "place", description: place.first.short });
  } else {
    const name = inSentence(place.name);
    const back = next(stage, "back-at", [
      `You are back at ${name}.`,
      `${capital(name)}, again.`,
      `You come to ${name}.`,
    ]);
    say(stage, stage.placeBefore === place.id ? undefined : back, next(stage, `again-at/${place.id}`, now.again));
  }
  describePeople(stage);
}

/** Describes the people here: new ones with their role, and at longer detail levels with their looks. */
function describePeople(stage: Stage): void {
  const { detailLevel } = stage.brief;
  const brief = detailLevel === "minimal";
  const known: string[] = [];
  for (const person of present(stage)) {
    if (stage.progress.companions.includes(person.id)) continue;
    stage.progress.seen[person.id] = stage.progress.place;
    if (stage.progress.met.includes(person.id)) known.push(shortName(person));
    else {
      meet(stage, person);
      // A person who was hidden and is now here becomes the conversation partner.
      const { companions, partner } = stage.progress;
      if (person.hidden !== undefined || companions.includes(partner)) stage.progress.partner = person.id;
      // The looks of a new person are described first, then the name.
      say(
        stage,
        brief ? `${person.name} is here: ${person.role}.` : `${person.look} This is ${person.name}, ${person.role}.`,
      );
    }
  }
  if (known.length > 0) say(stage, `${listed(known)} ${known.length === 1 ? "is" : "are"} here.`);
  const with_ = stage.progress.companions.filter((id) => personHere(stage, id));
  if (with_.length > 0) {
    const names = stage.adventure.people.filter(({ id }) => with_.includes(id)).map(shortName);
    say(stage, `${listed(names)} ${names.length === 1 ? "is" : "are"} with you.`);
  }
}
