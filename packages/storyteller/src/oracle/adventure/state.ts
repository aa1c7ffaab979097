import * as z from "zod/mini";

import type { Adventure } from "#content/adventures/schema";
import type { StoryState } from "#contracts/story/state";
import type { Memo } from "../../ports.ts";

const ids = z.array(z.string());
const counts = z.record(z.string(), z.number());

/** What the runner of adventures keeps between turns: all that StoryState has no room for. */
export const Progress = z.object({
  family: z.literal("adventure"),
  adventure: z.string(),
  /** The turn that left it. */
  turn: z.number(),
  /** Turns played in the story; a turn that only answers the player does not count. */
  turns: z.number(),
  place: z.string(),
  /** Turns since the hero came here. */
  stayed: z.number(),
  /** The place the hero came from; empty at the start. */
  came: z.string(),
  visited: ids,
  clues: ids,
  conclusions: ids,
  flags: ids,
  events: ids,
  /** The turn in which each happened. */
  happened: counts,
  /** The event whose choices are open; empty where none is. */
  open: z.string(),
  openSince: z.number(),
  searched: ids,
  looked: ids,
  taken: ids,
  passed: ids,
  fights: z.record(z.string(), z.enum(["won", "lost", "fled", "parley"])),
  /** The fight under way; empty where nobody fights. */
  fight: z.string(),
  /** Where everybody is; null for out of the story. */
  people: z.record(z.string(), z.nullable(z.string())),
  attitudes: counts,
  met: ids,
  dead: ids,
  accused: ids,
  promised: ids,
  pressed: ids,
  companions: ids,
  /** Whom the hero spoke with last. */
  partner: z.string(),
  clocks: counts,
  /** Index of the time of the story, and the turns it has lasted. */
  time: z.number(),
  timeTurns: z.number(),
  /** How often something was said or done, by its key: the next time it is said another way. */
  said: counts,
  /** Where the hero saw everybody last. */
  seen: z._default(z.record(z.string(), z.string()), {}),
  /** The obstacle that the hero stood before in the last turn; empty where there was none. */
  barred: z._default(z.string(), ""),
  /** The thing that the hero looked at or used last. */
  thing: z._default(z.string(), ""),
  /** What the last turn told, for a question about it. */
  lastTold: z._default(z.string(), ""),
  /** The deed that was done last, by its key; empty where none was. */
  lastDeed: z._default(z.string(), ""),
  /** Where the open event waits for its answer; empty where it does anywhere. */
  openAt: z._default(z.string(), ""),
  /** What the player has said and the story keeps, by its name: "a fox". */
  words: z._default(z.record(z.string(), z.string()), {}),
  hinted: ids,
  taught: ids,
  /** The turn of the last hint. */
  hintTurn: z.number(),
  /** The ending that came; empty while the story goes on. */
  ended: z.string(),
});
export type Progress = z.infer<typeof Progress>;

/** Where an adventure begins. */
const newProgress = (adventure: Adventure): Progress => ({
  family: "adventure",
  adventure: adventure.id,
  turn: 0,
  turns: 0,
  place: adventure.start,
  stayed: 0,
  came: "",
  visited: [adventure.start],
  clues: [],
  conclusions: [],
  flags: [],
  events: [],
  happened: {},
  open: "",
  openSince: 0,
  searched: [],
  looked: [],
  taken: [],
  passed: [],
  fights: {},
  fight: "",
  people: Object.fromEntries(adventure.people.map(({ id, at }) => [id, at])),
  attitudes: Object.fromEntries(adventure.people.map(({ id, attitude }) => [id, attitude])),
  met: [],
  dead: [],
  accused: [],
  promised: [],
  pressed: [],
  companions: [],
  partner: "",
  clocks: {},
  time: 0,
  timeTurns: 0,
  said: {},
  seen: {},
  barred: "",
  thing: "",
  lastTold: "",
  lastDeed: "",
  openAt: "",
  words: {},
  hinted: [],
  taught: [],
  hintTurn: 0,
  ended: "",
});

/** How far an adventure is: from the memo, or where another game master told the last turns, from the story. */
export function progressOf(adventure: Adventure, memo: Memo | null, story: StoryState, turn: number): Progress {
  const kept = z.safeParse(Progress, memo).data;
  if (kept !== undefined && kept.adventure === adventure.id && kept.turn < Math.max(turn, 1)) return kept;
  return rebuilt(adventure, story, turn);
}

/** What the story tells of how far the adventure is: where everybody is, what was found out, how the clocks stand. */
function rebuilt(adventure: Adventure, story: StoryState, turn: number): Progress {
  const blank = newProgress(adventure);
  if (story.scene === null) return blank;
  const placeNamed = (name: string) => adventure.places.find((place) => place.name === name)?.id;
  const member = (name: string) => story.cast.find((each) => each.name === name);
  const place = placeNamed(story.scene.place) ?? blank.place;
  const revealed = new Set(story.secrets.filter((secret) => secret.revealed !== null).map(({ id }) => id));
  const clues = adventure.clues.filter(({ id }) => revealed.has(id)).map(({ id }) => id);
  const known = adventure.people.map((person) => ({ person, cast: member(person.name) }));
  return {
    ...blank,
    turn,
    turns: turn,
    place,
    visited: [...new Set([blank.place, place])],
    clues,
    conclusions: adventure.conclusions.filter((conclusion) => suffices(conclusion, clues)).map(({ id }) => id),
    people: Object.fromEntries(
      known.map(({ person, cast }) => [
        person.id,
        cast !== undefined && cast.place !== "" ? (placeNamed(cast.place) ?? person.at) : person.at,
      ]),
    ),
    attitudes: Object.fromEntries(known.map(({ person, cast }) => [person.id, cast?.attitude ?? person.attitude])),
    met: known.filter(({ cast }) => (cast?.met ?? null) !== null).map(({ person }) => person.id),
    dead: known.filter(({ cast }) => cast?.alive === false).map(({ person }) => person.id),
    clocks: Object.fromEntries(
      adventure.clocks.map(({ id, name }) => [id, story.clocks.find((clock) => clock.name === name)?.filled ?? 0]),
    ),
    time: Math.max(
      0,
      adventure.times.findIndex(({ name }) => name === story.scene?.time),
    ),
  };
}

/** So many clues of a conclusion, and it is drawn. */
const CLUES_ENOUGH = 3;

/** Whether these clues bear a conclusion out: three of its own, and all that it says more than the others do. */
export const suffices = ({ clues, must = [] }: Adventure["conclusions"][number], found: readonly string[]): boolean =>
  clues.filter((id) => found.includes(id)).length >= CLUES_ENOUGH && must.every((id) => found.includes(id));
