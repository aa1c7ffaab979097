import type { Hero } from "../hero.ts";

/** Something that a player decides while a hero is made or grows. Plain data, so that a form or a game master can ask it. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** How many options are chosen. */
  readonly least: number;
  readonly most: number;
  readonly options: readonly ChoiceOption[];
  /** How often the same option may be chosen. */
  readonly same: number;
  /** What "choose for me" takes first, best first. */
  readonly suggested: readonly string[];
  /** Numbers instead of options: six scores in the order of the sheet. */
  readonly numbers: NumberRule | null;
}

export interface ChoiceOption {
  readonly id: string;
  readonly name: string;
}

/** What numbers are right: exactly these in any order, for so many points, or anything within bounds. */
export interface NumberRule {
  readonly least: number;
  readonly most: number;
  readonly exactly: readonly number[] | null;
  readonly points: number | null;
}

/** What was chosen, by the id of the choice. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** One part of growth: what it asks, and what the answers make of the hero. */
export interface Step {
  readonly choices: (hero: Hero, answers: Answers) => readonly Choice[];
  /** Called only with answers that are right. */
  readonly apply: (hero: Hero, answers: Answers) => Hero;
}

export const answerOf = (answers: Answers, id: string): readonly string[] => answers[id] ?? [];

/** A choice of so many options. Where there are fewer options than that, all of them are chosen. */
export function pick(
  id: string,
  name: string,
  count: number,
  options: readonly ChoiceOption[],
  more: Partial<Pick<Choice, "least" | "same" | "suggested">> = {},
): Choice[] {
  const same = more.same ?? 1;
  const most = Math.min(count, options.length * same);
  if (most <= 0) return [];
  return [
    {
      id,
      name,
      least: Math.min(most, more.least ?? most),
      most,
      options,
      same,
      suggested: more.suggested ?? [],
      numbers: null,
    },
  ];
}

/** Ids as options, with names that a reader makes of them. */
export const named = (ids: readonly string[]): ChoiceOption[] =>
  ids.map((id) => ({
    id,
    name:
      id.includes("-") || id === id.toLowerCase()
        ? id.replaceAll("-", " ").replace(/^./u, (first) => first.toUpperCase())
        : id,
  }));

/** What 8 to 15 cost in points (SRD 5.2, "Point Cost"). */
const COST: Readonly<Record<number, number>> = { 8: 0, 9: 1, 10: 2, 11: 3, 12: 4, 13: 5, 14: 7, 15: 9 };

const inOrder = (numbers: readonly number[]): string => numbers.toSorted((one, other) => one - other).join();

function numbersRefusal({ name, most }: Choice, rule: NumberRule, answer: readonly string[]): string | null {
  const numbers = answer.map(Number);
  if (numbers.length !== most) return `${name}: ${most} numbers are needed`;
  if (numbers.some((one) => !Number.isInteger(one) || one < rule.least || one > rule.most)) {
    return `${name}: each must be a whole number from ${rule.least} to ${rule.most}`;
  }
  if (rule.exactly && inOrder(numbers) !== inOrder(rule.exactly)) {
    return `${name}: use each of ${rule.exactly.join(", ")} once`;
  }
  if (rule.points !== null && numbers.reduce((sum, one) => sum + (COST[one] ?? Infinity), 0) > rule.points) {
    return `${name}: these cost more than ${rule.points} points`;
  }
  return null;
}

/** Why an answer is wrong, in words for the player; null where it is right. */
export function refusalOf(choice: Choice, answer: readonly string[] | undefined): string | null {
  const { name, least, most, options, same, numbers } = choice;
  if (answer === undefined) return least === 0 ? null : `${name}: not chosen yet`;
  if (numbers) return numbersRefusal(choice, numbers, answer);
  if (answer.length < least) return `${name}: choose ${least}, not ${answer.length}`;
  if (answer.length > most) return `${name}: choose no more than ${most}`;
  const unknown = answer.find((one) => !options.some(({ id }) => id === one));
  if (unknown !== undefined) return `${name}: “${unknown}” cannot be chosen here`;
  const often = answer.find((one) => answer.filter((other) => other === one).length > same);
  return often === undefined ? null : `${name}: “${often}” cannot be chosen so often`;
}

/** What the steps ask, what they make of the hero, and what is still wrong. */
export interface Run {
  readonly hero: Hero;
  readonly choices: readonly Choice[];
  readonly why: readonly string[];
}

/** Goes through the steps. One whose answers are wrong changes nothing, and the later ones ask as if it were absent. */
export function run(start: Hero, steps: readonly Step[], answers: Answers): Run {
  let hero = start;
  const choices: Choice[] = [];
  const why: string[] = [];
  for (const step of steps) {
    const asked = step.choices(hero, answers);
    const wrong = asked.flatMap((choice) => refusalOf(choice, answers[choice.id]) ?? []);
    choices.push(...asked);
    why.push(...wrong);
    if (wrong.length === 0) hero = step.apply(hero, answers);
  }
  // Where something else is wrong, what it would have opened is not asked yet.
  for (const id of why.length > 0 ? [] : Object.keys(answers)) {
    if (!choices.some((choice) => choice.id === id)) why.push(`There is nothing to choose called “${id}”`);
  }
  return { hero, choices, why };
}

/** Random numbers from 0 to 1 that a seed decides (mulberry32), so that "choose for me" chooses the same again. */
export function seeded(seed: number, salt: string): () => number {
  let state = seed | 0;
  for (const letter of salt) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How a choice is made for the player: what fits best, or anything that is allowed. */
export type Taste = "fitting" | "any";

function numbersFor(choice: Choice, rule: NumberRule, random: () => number, taste: Taste): string[] {
  const { most, suggested } = choice;
  if (taste === "fitting" && suggested.length === most) return [...suggested];
  if (rule.exactly === null) {
    const scores = Array.from({ length: most }, () => rule.least);
    for (let raise = 0; raise < most * 4; raise += 1) {
      const at = Math.floor(random() * most);
      const next = scores.with(at, (scores[at] ?? 0) + 1);
      if (numbersRefusal(choice, rule, next.map(String)) === null) scores.splice(0, most, ...next);
    }
    return scores.map(String);
  }
  const pool = [...rule.exactly];
  return Array.from({ length: most }, () =>
    String(pool.splice(Math.floor(random() * pool.length), 1)[0] ?? rule.least),
  );
}

/** An answer that a seed decides. */
export function chooseOne(choice: Choice, seed: number, taste: Taste = "fitting"): readonly string[] {
  const random = seeded(seed, choice.id);
  if (choice.numbers) return numbersFor(choice, choice.numbers, random, taste);
  const preferred = choice.suggested.filter((id) => choice.options.some((option) => option.id === id));
  const pool = choice.options.flatMap(({ id }) => Array.from({ length: choice.same }, () => id));
  const count = taste === "any" ? choice.least + Math.floor(random() * (choice.most - choice.least + 1)) : choice.least;
  const answer: string[] = [];
  while (answer.length < count) {
    const best = taste === "fitting" ? preferred.shift() : undefined;
    const at = best === undefined ? Math.floor(random() * pool.length) : pool.indexOf(best);
    const [taken] = pool.splice(at, at < 0 ? 0 : 1);
    if (taken !== undefined) answer.push(taken);
  }
  return answer;
}

/** Answers every choice that has no right answer yet, one after the other, since each may open others. */
export function chooseRest(
  start: Hero,
  steps: readonly Step[],
  answers: Answers,
  seed: number,
  taste: Taste = "fitting",
): Answers {
  return chooseAll((so) => run(start, steps, so).choices, answers, seed, taste);
}

/** The same for any source of choices. An optional one is answered only where anything goes. */
export function chooseAll(
  choicesOf: (answers: Answers) => readonly Choice[],
  answers: Answers,
  seed: number,
  taste: Taste = "fitting",
): Answers {
  const all = new Map(Object.entries(answers));
  // Each answer may open others, and none is asked for twice, so this ends.
  const made = new Set<string>();
  for (;;) {
    const open = choicesOf(Object.fromEntries(all)).find(
      (choice) =>
        !made.has(choice.id) &&
        (refusalOf(choice, all.get(choice.id)) !== null || (!all.has(choice.id) && taste === "any")),
    );
    if (!open) return Object.fromEntries(all);
    made.add(open.id);
    // What the player has chosen so far stays, as far as it is allowed.
    const begun = open.numbers ? [] : (all.get(open.id) ?? []);
    all.set(open.id, chooseOne({ ...open, suggested: [...begun, ...open.suggested] }, seed, taste));
  }
}
