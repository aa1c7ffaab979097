import type { Adventure, Condition, Person, Place, Prose, Thing } from "#content/adventures/schema";
import type { Sheet } from "#contracts/play/sheet";
import type { StoryEvent } from "#contracts/story/events";
import type { GmEvent, TurnBrief } from "../../../ports.ts";
import { remember } from "../../../remember.ts";
import { holds, isHere } from "./holds.ts";
import { addressed, type Addressed, variant } from "./prose.ts";
import { type Progress, progressOf } from "./state.ts";

/** One turn of an adventure while it is played: what is true, and what the turn says and changes. */
export interface Stage {
  readonly adventure: Adventure;
  readonly brief: TurnBrief;
  readonly hero: Addressed;
  /** The state of the adventure. The turn changes it in place. */
  readonly progress: Progress;
  readonly paragraphs: string[];
  readonly events: StoryEvent[];
  readonly introduced: Extract<GmEvent, { type: "introduce" }>[];
  /** Sentences for the chronicle about what was found out. */
  readonly learned: { title: string; done: boolean; sentence: string }[];
  /** Flags that stay set even if the turn only answers a question. */
  readonly keeps: string[];
  /** True if nothing in the story happens in this turn, because it only answers. */
  still: boolean;
  /** How many things happened in this turn by themselves: a time, an event, a segment of a clock. */
  beats: number;
  /** The number of turns that pass at the end of this one. While the hero waits it is more than one, until something happens. */
  waits: number;
  /** The index of the time for which the hero waits. -1 if there is none. */
  waitsFor: number;
  /** The person for whom the hero waits. Empty if there is none. */
  awaits: string;
  /** The text of the time that came in this turn. */
  timeText: string;
  /** Where the hero was at the beginning of the turn. */
  readonly placeBefore: string;
  /** The index of the story's time at the beginning of the turn. */
  readonly hourBefore: number;
  /** The flags that were set at the beginning of the turn. */
  readonly flagsBefore: readonly string[];
  /** Whether the hero waits, rests or sleeps in this turn. Empty if none of them. */
  passes: "wait" | "rest" | "sleep" | "";
  /** Things that were searched in this turn. */
  readonly goneOver: string[];
  /** The event that waited for an answer at the beginning of the turn. Empty if there was none. */
  readonly openBefore: string;
  /** The person with whom the player spoke or for whom they did something in this turn. Empty if there was none. */
  dealtWith: string;
  /** The person whom the part of the message that is being played addresses. Empty if it addresses nobody by name. */
  addressed: string;
  /** The words of the thing that an earlier part of the message named, for "it" and "her". */
  referents: string[];
  /** True if the last part played was only a gesture, so that its text can be left out beside other parts. */
  idle: boolean;
  /** Whether the player only talked in this turn. Talk takes less time than anything else. */
  talks: boolean;
  /** Whether a person has already shown in this turn that they say no more. */
  declined: boolean;
  /** Whether the part of the message that is being played names something that is not here, or was not understood. */
  missed: boolean;
  /** Whether that part was to take a thing that stays where it is. */
  kept: boolean;
  /** Outcomes of this turn that would fit any act. Beside a deed of the adventure they are left out. */
  readonly stock: string[];
  /** Whether the player did a deed of the adventure in this turn. */
  acted: boolean;
  /** Whether the player has answered the open event. */
  answered: boolean;
  /** The place that was described last. Empty if there was none. */
  described: string;
}

export const BY = "game_master" as const;

/** The stage of a turn. It works on its own copy of the state, so that a turn that is written twice begins with the same state. */
export function setStage(adventure: Adventure, brief: TurnBrief): Stage {
  const progress = progressOf(adventure, brief.memo, brief.story, brief.number);
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
    awaits: "",
    placeBefore: progress.place,
    hourBefore: progress.time,
    timeText: "",
    flagsBefore: [...progress.flags],
    passes: "",
    goneOver: [],
    openBefore: progress.open,
    answered: false,
    dealtWith: "",
    addressed: "",
    referents: [],
    idle: false,
    talks: false,
    declined: false,
    missed: false,
    kept: false,
    stock: [],
    acted: false,
    described: "",
  };
}

/** Whether a condition is true at this moment of the turn. */
export const so = (stage: Stage, condition: Condition | undefined): boolean =>
  holds(condition, {
    adventure: stage.adventure,
    progress: stage.progress,
    authoredHero: stage.hero.authored,
  });

/** A text as it reads at this moment, at the turn's detail level or the given one. */
export const textNow = (stage: Stage, prose: Prose, level = stage.brief.detailLevel): string =>
  variant(prose, level, (when) => so(stage, when));

/** Adds a paragraph in the form for this detail level and this hero. */
export function say(stage: Stage, ...parts: readonly (Prose | undefined)[]): void {
  const text = parts
    .filter((part) => part !== undefined)
    .map((part) => addressed(textNow(stage, part), stage.hero).trim())
    .filter((part) => part !== "")
    .join(" ");
  if (text !== "") stage.paragraphs.push(text);
}

/** Counts one more use of a key, and returns how often it was used before. */
export function count(stage: Stage, key: string): number {
  const before = stage.progress.said[key] ?? 0;
  stage.progress.said[key] = before + 1;
  return before;
}

/** The next of several variants of a text. No variant is repeated before all have been used. */
export function next(stage: Stage, key: string, ways: readonly string[]): string {
  return ways[count(stage, key) % ways.length] ?? "";
}

/** Adds entries to a list, without duplicates. */
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

/** How a place looks now: its description, or what has become of it. */
export function lookOf(
  stage: Stage,
  { first, again, changed }: Place,
): Pick<Place, "first" | "again"> & { readonly isChanged: boolean } {
  const now = changed?.find(({ when }) => so(stage, when));
  return now === undefined
    ? { first, again, isChanged: false }
    : { first: { short: now.look, standard: now.look }, again: now.again, isChanged: true };
}

export function personOf(stage: Stage, id: string): Person {
  const person = stage.adventure.people.find((each) => each.id === id);
  if (person === undefined) throw new RangeError(`The adventure has nobody called ${id}`);
  return person;
}

/** The people who are here and visible. */
export const present = (stage: Stage): Person[] => stage.adventure.people.filter(({ id }) => personHere(stage, id));

export const personHere = (stage: Stage, id: string): boolean =>
  isHere(id, { adventure: stage.adventure, progress: stage.progress, authoredHero: stage.hero.authored });

/** Things that are here, and those that the hero carries. */
export function thingsAtHand(stage: Stage): Thing[] {
  return [...thingsHere(stage), ...carried(stage)];
}

/** Things that are here, without those that the hero carries. */
const thingsHere = (stage: Stage): Thing[] =>
  placeOf(stage).things.filter((thing) => !isOwn(thing) && !stage.progress.taken.includes(thing.id));

/** Things that the hero has taken, and those that were theirs from the beginning: "Your parcel". */
export const carried = (stage: Stage): Thing[] =>
  stage.adventure.places.flatMap(({ things }) =>
    things.filter((thing) => isOwn(thing) || stage.progress.taken.includes(thing.id)),
  );

const isYours = remember((name) => /^your\b/iu.test(name));
const isOwn = ({ name }: Thing): boolean => isYours(name);

export const exitsOf = (stage: Stage): Place["exits"] =>
  placeOf(stage).exits.filter(({ hidden }) => hidden === undefined || so(stage, hidden.until));

/** The exits that a list names. A hidden door is in none before it is found. */
export const exitsNamed = (stage: Stage): Place["exits"] =>
  exitsOf(stage).filter(({ unlisted }) => unlisted === undefined || so(stage, unlisted.until));

/** The hero's sheet. Null if the table has none. */
export const sheetOf = (stage: Stage): Sheet | null => stage.brief.table.sheets()[0] ?? null;

/** The name of a place. */
export const nameOf = (stage: Stage, placeId: string): string => placeOf(stage, placeId).name;

/** What a person does by themself where they belong. Who goes with the hero has left it behind. */
export const stirsOf = ({ progress }: Stage, { id, stirs }: Person): readonly string[] =>
  progress.companions.includes(id) ? [] : (stirs ?? []);

/** The person's pronoun as a subject: she, he, they, it. */
export const subject = ({ pronoun }: Person): string => pronoun;
