import * as z from "zod/mini";

import type { Adventure } from "#content/adventures/schema";
import type { StoryState } from "#contracts/story/state";
import type { Memo } from "../../../ports.ts";
import { copyOf } from "../../copy-of.ts";

const ids = z.array(z.string());
const counts = z.record(z.string(), z.number());

/** The state of an adventure between turns, as far as StoryState has no field for it. It is stored in the memo. */
export const Progress = z.object({
  family: z.literal("adventure"),
  adventure: z.string(),
  /** The number of the turn that stored it. */
  turn: z.number(),
  /** The number of turns played in the story. A turn that only answers the player does not count. */
  turns: z.number(),
  place: z.string(),
  /** The number of turns since the hero came here. */
  stayed: z.number(),
  /** The place from which the hero came. Empty at the start. */
  came: z.string(),
  visited: ids,
  clues: ids,
  conclusions: ids,
  flags: ids,
  events: ids,
  /** For each event, the turn in which it happened. */
  happened: counts,
  /** The event whose choices are open. Empty if there is none. */
  open: z.string(),
  openSince: z.number(),
  searched: ids,
  looked: ids,
  taken: ids,
  passed: ids,
  fights: z.record(z.string(), z.enum(["won", "lost", "fled", "parley"])),
  /** The present fight. Empty if there is none. */
  fight: z.string(),
  /** For each person, the place where they are. Null if they are out of the story. */
  people: z.record(z.string(), z.nullable(z.string())),
  attitudes: counts,
  met: ids,
  dead: ids,
  accused: ids,
  promised: ids,
  pressed: ids,
  companions: ids,
  /** The person with whom the hero spoke last. */
  partner: z.string(),
  clocks: counts,
  /** The index of the story's time, and the number of turns it has lasted. */
  time: z.number(),
  timeTurns: z.number(),
  /** How much time the story has lasted, in turns. Talk lasts a quarter of a turn. */
  spent: z._default(z.number(), -1),
  /** For each paragraph of the last turns, the turn in which it was written. */
  lately: z._default(z.record(z.string(), z.number()), {}),
  /** For each answer, the words of the question to which it was given. */
  asked: z._default(z.record(z.string(), z.string()), {}),
  /** For each key, how often that text was said or that deed done. The next time another text is used. */
  said: counts,
  /** For each person, where the hero saw them last. */
  seen: z._default(z.record(z.string(), z.string()), {}),
  /** The obstacle that stopped the hero in the last turn. Empty if there was none. */
  barred: z._default(z.string(), ""),
  /** The thing that the hero looked at or used last. */
  thing: z._default(z.string(), ""),
  /** The end of the last turn's text, for a question about it. */
  lastTold: z._default(z.string(), ""),
  /** The key of the last deed. Empty if there was none. */
  lastDeed: z._default(z.string(), ""),
  /** The place where the open event must be answered. Empty if it can be answered anywhere. */
  openAt: z._default(z.string(), ""),
  /** Words of the player that the story has stored, by name: "a fox". */
  words: z._default(z.record(z.string(), z.string()), {}),
  hinted: ids,
  taught: ids,
  /** The turn of the last hint. */
  hintTurn: z.number(),
  /** The ending of the story. Empty while the story goes on. */
  ended: z.string(),
});
export type Progress = z.infer<typeof Progress>;

/** The state at the beginning of an adventure. */
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
  spent: 0,
  lately: {},
  asked: {},
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

/** Memos that were checked, by the objects that the store gave: a turn reads its memo more than once. */
const checked = new WeakMap<Memo, { readonly kept: Progress | undefined }>();

/**
 * The state of an adventure: from the memo, or from the story if another game master wrote the last turns. Each time another object, which
 * the turn may change.
 */
export function progressOf(adventure: Adventure, memo: Memo | null, story: StoryState, turn: number): Progress {
  let known = memo === null ? { kept: undefined } : checked.get(memo);
  if (known === undefined) {
    known = { kept: z.safeParse(Progress, memo).data };
    checked.set(memo!, known);
  }
  const { kept } = known;
  if (kept !== undefined && kept.adventure === adventure.id && kept.turn < Math.max(turn, 1)) return copyOf(kept);
  return rebuilt(adventure, story, turn);
}

/** Rebuilds the state from the story: where everybody is, what was found out, and the clocks. */
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

/** The number of clues with which a conclusion is drawn. */
const CLUES_ENOUGH = 3;

/** Whether these clues are enough for a conclusion: three of its clues, among them all that it requires. */
export const suffices = ({ clues, must = [] }: Adventure["conclusions"][number], found: readonly string[]): boolean =>
  clues.filter((id) => found.includes(id)).length >= CLUES_ENOUGH && must.every((id) => found.includes(id));
