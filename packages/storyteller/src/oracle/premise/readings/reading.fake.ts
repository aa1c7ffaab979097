import type { OwnPremise } from "../played.fake.ts";

/** What a reader takes from a premise. Each list is written with commas. */
export interface Expected {
  /** Everybody with a name who is a person or an animal of the story. */
  readonly people: string;
  /** Who of them cannot be met as the texts stand, with what is so of them: "Ada (dead), Bo (in a coma)". */
  readonly gone?: string;
  /** Places that can be gone to; the start is one of them. */
  readonly places: string;
  /** Places that may be listed, too. */
  readonly also?: string;
  readonly start: string;
  /** What stands after "What you are after is to". */
  readonly aim: string;
}
export interface Reading extends OwnPremise {
  readonly expected: Expected;
}

export const reading = (
  [title, world, notes, hero, heroNotes]: readonly [string, string, string, string, string],
  expected: Expected,
): Reading => ({ title, world, notes, hero, heroNotes, expected });
