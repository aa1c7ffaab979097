import type { Condition, Prose } from "#content/adventures/rules";
import type { Adventure, Person, Place, Thing } from "#content/adventures/schema";
import type { Sheet } from "#contracts/play/sheet";
import type { StoryEvent } from "#contracts/story/events";
import type { GmEvent, TurnBrief } from "../../ports.ts";
import { holds, isHere } from "./holds.ts";
import { addressed, type Addressed, variant } from "./prose.ts";
import { type Progress, progressOf } from "./state.ts";

/** One turn of an adventure under way: what is so, and what the turn tells and changes. */
export interface Stage {
  readonly adventure: Adventure;
  readonly brief: TurnBrief;
  readonly hero: Addressed;
  /** Changed in place while the turn is told. */
  readonly progress: Progress;
  readonly paragraphs: string[];
  readonly events: StoryEvent[];
  readonly introduced: Extract<GmEvent, { type: "introduce" }>[];
  /** Sentences for the chronicle: what was found out. */
  readonly learned: { title: string; done: boolean; sentence: string }[];
  /** Flags that stay set even where the turn only answers. */
  readonly keeps: string[];
  /** Whether nothing in the story happens in this turn: it only answers. */
  still: boolean;
  /** How much the world has done in this turn by itself: a time, an event, a step of a clock. */
  beats: number;
  /** Turns that pass at the end of this one: more than one while the hero waits, until something happens. */
  waits: number;
  /** The index of the time that the hero waits for; -1 where it is none. */
  waitsFor: number;
  /** The text of the time that came in this turn. */
  timeText: string;
  /** Where the hero was when the turn began. */
  readonly placeBefore: string;
  /** The time of the story when the turn began. */
  readonly hourBefore: number;
  /** Things that were gone over in this turn. */
  readonly goneOver: string[];
  /** The event that waited for an answer when the turn began; empty where none did. */
  readonly openBefore: string;
  /** Whom the player spoke with or did something for in this turn; empty where nobody. */
  dealtWith: string;
  /** Whether the player did a deed of the adventure in this turn. */
  acted: boolean;
  /** Whether the player has answered the open event. */
  answered: boolean;
  /** The place that was told of last; empty where none was. */
  described: string;
}

export const BY = "game_master" as const;

/** The stage of a turn. What it changes is its own copy: a turn told twice begins the same. */
export function setStage(adventure: Adventure, brief: TurnBrief): Stage {
  const progress = structuredClone(progressOf(adventure, brief.memo, brief.story, brief.number));
  const sheet = brief.table.sheets()[0];
  const name = sheet?.name ?? adventure.hero.name;
  return {
    adventure,
    brief,
    hero: { name, authored: name === adventure.hero.name, words: progress.words },
    progress,
    paragraphs: [],
    events: [],
    introduced: [],
    learned: [],
    keeps: [],
    still: false,
    beats: 0,
    waits: 1,
    waitsFor: -1,
    placeBefore: progress.place,
    hourBefore: progress.time,
    timeText: "",
    goneOver: [],
    openBefore: progress.open,
    answered: false,
    dealtWith: "",
    acted: false,
    described: "",
  };
}

/** Whether something holds at this moment of the turn. */
export const so = (stage: Stage, condition: Condition | undefined): boolean =>
  holds(condition, {
    adventure: stage.adventure,
    progress: stage.progress,
    authoredHero: stage.hero.authored,
  });

/** A text as it reads at this moment, at the table's detail level or the one that is given. */
export const textNow = (stage: Stage, prose: Prose, level = stage.brief.detailLevel): string =>
  variant(prose, level, (when) => so(stage, when));

/** Tells a paragraph, in the form for this detail level and this hero. */
export function say(stage: Stage, ...parts: readonly (Prose | undefined)[]): void {
  const text = parts
    .filter((part) => part !== undefined)
    .map((part) => addressed(textNow(stage, part), stage.hero).trim())
    .filter((part) => part !== "")
    .join(" ");
  if (text !== "") stage.paragraphs.push(text);
}

/** Counts how often something was said, and answers how often it had been before. */
export function count(stage: Stage, key: string): number {
  const before = stage.progress.said[key] ?? 0;
  stage.progress.said[key] = before + 1;
  return before;
}

/** The next of several ways to say something: none comes again before all have been heard. */
export function next(stage: Stage, key: string, ways: readonly string[]): string {
  return ways[count(stage, key) % ways.length] ?? "";
}

/** Adds an entry once. */
export function add(list: string[], ...entries: readonly string[]): void {
  for (const entry of entries) if (!list.includes(entry)) list.push(entry);
}

export function drop(list: string[], entry: string): void {
  const at = list.indexOf(entry);
  if (at !== -1) list.splice(at, 1);
}

export function placeOf(stage: Stage, id = stage.progress.place): Place {
  const place = stage.adventure.places.find((each) => each.id === id);
  if (place === undefined) throw new RangeError(`The adventure has no place ${id}`);
  return place;
}

export function personOf(stage: Stage, id: string): Person {
  const person = stage.adventure.people.find((each) => each.id === id);
  if (person === undefined) throw new RangeError(`The adventure has nobody called ${id}`);
  return person;
}

/** Who is here to be seen. */
export const present = (stage: Stage): Person[] => stage.adventure.people.filter(({ id }) => personHere(stage, id));

export const personHere = (stage: Stage, id: string): boolean =>
  isHere(id, { adventure: stage.adventure, progress: stage.progress, authoredHero: stage.hero.authored });

/** Things that are here, and those that the hero carries. */
export function thingsAtHand(stage: Stage): Thing[] {
  return [...thingsHere(stage), ...carried(stage)];
}

/** What lies here, beside what the hero carries. */
const thingsHere = (stage: Stage): Thing[] =>
  placeOf(stage).things.filter((thing) => !isOwn(thing) && !stage.progress.taken.includes(thing.id));

/** What the hero has taken, and what was theirs from the beginning: "Your parcel". */
export const carried = (stage: Stage): Thing[] =>
  stage.adventure.places
    .flatMap(({ things }) => things)
    .filter((thing) => isOwn(thing) || stage.progress.taken.includes(thing.id));

const isOwn = ({ name }: Thing): boolean => /^your\b/iu.test(name);

export const exitsOf = (stage: Stage): Place["exits"] =>
  placeOf(stage).exits.filter(({ hidden }) => hidden === undefined || so(stage, hidden.until));

/** The hero's sheet; null where the table has none. */
export const sheetOf = (stage: Stage): Sheet | null => stage.brief.table.sheets()[0] ?? null;

/** The other place that something bars the way to. */
export const nameOf = (stage: Stage, placeId: string): string => placeOf(stage, placeId).name;

/** She, he, they, it. */
export const subject = ({ pronoun }: Person): string => pronoun;
