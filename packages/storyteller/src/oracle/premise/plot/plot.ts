import * as z from "zod/mini";

/** What really happens in a story from the player's own texts: made once, at the opening, and kept in the memo. */

const line = z.string().check(z.maxLength(600));

export const CLUES = ["trace", "seen", "name", "motive", "where", "prize"] as const;
/**
 * The steps to the truth. `trace`: what was left behind; `seen`: who was seen; `name`: whose mark it is; `motive`: why; `where`: where
 * the proof lies; `prize`: the proof itself.
 */
export type Clue = (typeof CLUES)[number];

const PlotPerson = z.object({
  name: line,
  /** Where they are to be found. */
  home: line,
  /** Whether they have to be won over before they tell anything. */
  guarded: z.boolean(),
  /** How many clues they have told. */
  told: z.int(),
});
export type PlotPerson = z.infer<typeof PlotPerson>;

export const Plot = z.object({
  /** The thread that it is the truth of, by title. */
  thread: line,
  kind: z.enum(["wrong", "theft", "death", "lost", "hidden", "foe", "need"]),
  /** What it is about, after "know": "why the chain fell silent". */
  about: line,
  /** The thing, person or place at its heart: "the Sacred Wheel". */
  heart: line,
  /** Who is behind it. */
  culprit: line,
  /** Somebody who has a hold over them, or is meant to take the blame. */
  other: line,
  /** What the culprit did, as a sentence. */
  deed: line,
  age: z.enum(["old", "west", "modern", "space"]),
  tone: z.enum(["plain", "comic", "grim", "gentle"]),
  /** A place in the table of marks. */
  mark: z.int(),
  prize: line,
  /** When it was done, in the words of the texts: "this morning"; empty where they do not say. */
  when: z._default(line, ""),
  /** Where it began, and where the proof lies. */
  start: line,
  hideout: line,
  /** Somebody of the texts who is held or missing, and where; empty where there is nobody. */
  captive: z._default(line, ""),
  captiveAt: z._default(line, ""),
  people: z.array(PlotPerson),
  /** What the hero has found out. */
  known: z.array(z.enum(CLUES)),
  /** Clues that a place has given up, by the place's name. */
  searched: z.record(z.string(), z.int()),
  /** Turns since something last happened. */
  calm: z.int(),
  stage: z.enum(["open", "pressed", "facing", "done"]),
  /** How often the culprit was faced and did not give in. */
  tries: z.int(),
  /** Whether the motive is what the texts say drives the one behind it. */
  driven: z._default(z.boolean(), false),
  /** What the player says is behind it. */
  theory: line,
});
export type Plot = z.infer<typeof Plot>;
