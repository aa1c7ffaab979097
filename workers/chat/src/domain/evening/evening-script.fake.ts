import { HIT_DIE } from "./srd-numbers.fake.ts";

/** A source of random whole numbers that a seed decides. */
export interface Chance {
  /** A whole number from `least` to `most`. */
  readonly int: (least: number, most: number) => number;
  readonly of: <Value>(list: readonly Value[]) => Value;
}

/** Mulberry32: the same numbers for the same seed, everywhere. */
export function chanceOf(seed: number): Chance {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return { int, of: (list) => list[int(0, list.length - 1)] as (typeof list)[number] };
}

/** Somebody who comes to the table. */
export interface Guest {
  readonly classId: string;
  readonly level: number;
  /** Levels of a second class, as far as the hero may have it. */
  readonly second: { readonly classId: string; readonly levels: number };
  readonly seed: number;
  /**
   * `built`: made by the rules. `older`: a character of an older release, without a build. `own`: of a class that the player made up.
   * `rich`, `laden`, `troubled`: made by the rules, with almost the most coins, lines of gear or troubles.
   */
  readonly sort: "built" | "older" | "own" | "rich" | "laden" | "troubled";
}

/** What happens at the table, in numbers: who and what is meant is only known when it happens (`deedOf`). */
export interface Step {
  readonly what: (typeof STEPS)[number];
  readonly who: number;
  readonly which: number;
  readonly amount: number;
  readonly yes: boolean;
  readonly dice: number;
}

export interface Script {
  readonly guests: readonly Guest[];
  readonly steps: readonly Step[];
}

/** All kinds of bookkeeping. */
const ACTIONS = [
  "wear",
  "wield",
  "attune",
  "drop",
  "give",
  "add_item",
  "buy",
  "sell",
  "coins",
  "prepare",
  "uses",
  "slots",
  "end_concentration",
  "end_effect",
  "hit_points",
  "temporary_hit_points",
  "condition",
  "exhaustion",
  "inspiration",
  "experience",
  "milestone",
  "hit_die",
  "death_save",
  "level_up",
  "homebrew",
  "overrides",
  "roll",
] as const;

/** What a game master does, what the table does, what moves the head of the story, and the player's bookkeeping. */
export const STEPS = [
  "gm wounds",
  "gm strikes down",
  "gm heals",
  "gm shields",
  "gm pays",
  "gm gives things",
  "gm rewards",
  "gm gives a level",
  "gm gives a condition",
  "gm counts",
  "gm stores a death save",
  "gm stores a rest",
  "table rolls a death save",
  "table rests",
  "table checks",
  "spell begins",
  "undo",
  "redo",
  "branch",
  ...ACTIONS,
] as const;

/** What happens more often than the rest, so that much of an evening is about wounds, rests and growth. */
const OFTEN: readonly Step["what"][] = [
  "gm wounds",
  "gm wounds",
  "gm wounds",
  "gm strikes down",
  "gm heals",
  "gm counts",
  "gm gives a level",
  "table rolls a death save",
  "table rolls a death save",
  "table rests",
  "table rests",
  "spell begins",
  "undo",
  "undo",
  "redo",
  "branch",
  "gm gives a level",
  "level_up",
  "level_up",
  "level_up",
  "hit_die",
  "slots",
  "uses",
];

/** Mostly small amounts, some larger ones, and now and then the most that can be said. */
function amountOf({ int, of }: Chance): number {
  const size = int(0, 19);
  if (size < 12) return int(-12, 12);
  if (size < 18) return int(-80, 80);
  return size === 18 ? int(-9_999, 9_999) : of([-9_999, 9_999, 0, -1, 1]);
}

/** Who has two hundred lines of gear comes rarely: each of their steps takes ten times as long. */
const SORTS: readonly Guest["sort"][] = [
  ...Array<Guest["sort"]>(44).fill("built"),
  ...Array<Guest["sort"]>(5).fill("older"),
  ...Array<Guest["sort"]>(4).fill("own"),
  ...Array<Guest["sort"]>(3).fill("rich"),
  ...Array<Guest["sort"]>(3).fill("troubled"),
  "laden",
];

/** An evening that a seed decides: one to four heroes and 20 to 40 things that happen. */
export function scriptOf(seed: number): Script {
  const chance = chanceOf(seed);
  const { int, of } = chance;
  const classes = Object.keys(HIT_DIE);
  const guests = Array.from({ length: int(1, 4) }, (): Guest => {
    const levels = int(0, 3) === 0 ? int(1, 3) : 0;
    return {
      classId: of(classes),
      level: int(1, 10),
      second: { classId: of(classes), levels },
      seed: int(1, 5),
      sort: of(SORTS),
    };
  });
  const steps = Array.from({ length: int(20, 40) }, (): Step => ({
    what: of([...STEPS, ...OFTEN]),
    who: int(0, 3),
    which: int(0, 9_999),
    amount: amountOf(chance),
    yes: int(0, 2) > 0,
    dice: int(0, 2 ** 31 - 1),
  }));
  return { guests, steps };
}

/** The same evening with as few heroes and steps as still fail. */
export async function shortest(script: Script, fails: (script: Script) => Promise<boolean>): Promise<Script> {
  let short = script;
  for (let size = Math.ceil(short.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = short.steps.length - size; at >= 0; at -= size) {
      const fewer = { ...short, steps: short.steps.toSpliced(at, size) };
      if (await fails(fewer)) short = fewer;
    }
  }
  // Steps name heroes by their places, so only those at the end can be left out.
  while (short.guests.length > 1) {
    const fewer = { ...short, guests: short.guests.slice(0, -1) };
    if (!(await fails(fewer))) break;
    short = fewer;
  }
  return short;
}
