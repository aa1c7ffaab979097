import type { Dice } from "../dice.ts";
import type { Hero, HeroClass } from "../hero.ts";
import { classLevel, heroLevel } from "../sheet/build.ts";
import { mostHitPoints } from "../sheet/vitality.ts";
import { classTable } from "../tables/classes.ts";
import { answerOf, chooseRest, pick, run, type Answers, type Choice, type Step, type Taste } from "./choice.ts";
import { classSteps, multiclassRefusal, type Level } from "./class-steps.ts";
import { speciesSpells, spellSteps } from "./spell-steps.ts";

/** A hero who has grown, or why not, in words for the player. */
export type Grown =
  | { readonly ok: true; readonly hero: Hero }
  | { readonly ok: false; readonly why: readonly string[] };

/** Why the hero cannot take a level of a class at all; null where they can. */
export function levelRefusal(hero: Hero, classId: string): string | null {
  const table = classTable(classId);
  if (!table) return `There is no class “${classId}”`;
  if (hero.state.life === "dead") return "The dead do not grow";
  if (hero.classes.length > 0 && heroLevel(hero) >= 20) return "No hero has more than 20 levels";
  if (hero.classes.length === 0 || hero.classes.some(({ id }) => id === table.id)) return null;
  return multiclassRefusal(hero, [table, ...hero.classes.flatMap(({ id }) => classTable(id) ?? [])]);
}

/** The average of a hit die, rounded up, which a level gives where nobody rolls (SRD 5.2, "Gaining a Level"). */
export const fixedHitPoints = (die: number): number => die / 2 + 1;

/** The hero with a level more in a class, of which nothing is decided. */
export function withLevel(hero: Hero, classId: string, hitPoints: number): Hero {
  const known = hero.classes.some(({ id }) => id === classId);
  const classes: HeroClass[] = known
    ? hero.classes.map((one) =>
        one.id === classId ? { ...one, level: one.level + 1, hitPoints: [...one.hitPoints, hitPoints] } : one,
      )
    : [...hero.classes, { id: classId, subclass: null, level: 1, hitPoints: [hitPoints] }];
  return { ...hero, classes };
}

const HIT_POINTS = "hit-points";

/** The steps of the next level in a class; the hero that they begin with has the level already. */
function stepsOf(hero: Hero, classId: string): readonly Step[] {
  const table = classTable(classId);
  if (!table) return [];
  const level = classLevel(hero, table.id) + 1;
  const at: Level = { table, level, first: hero.classes.length === 0, fresh: level === 1 };
  return [
    {
      choices: () =>
        at.first
          ? []
          : pick(
              HIT_POINTS,
              "Hit points",
              1,
              [
                { id: "fixed", name: `Fixed: ${fixedHitPoints(table.hitDie)}` },
                { id: "rolled", name: `Rolled: d${table.hitDie}` },
              ],
              { suggested: ["fixed"] },
            ),
      apply: (one) => one,
    },
    ...classSteps(at),
    ...spellSteps(at),
    speciesSpells,
  ];
}

const begun = (hero: Hero, classId: string): Hero => withLevel(hero, classTable(classId)?.id ?? classId, 1);

/** What the next level in a class asks, with what the answers so far open. */
export const levelChoices = (hero: Hero, classId: string, answers: Answers = {}): readonly Choice[] =>
  levelRefusal(hero, classId) === null ? run(begun(hero, classId), stepsOf(hero, classId), answers).choices : [];

/** Right answers for whatever is not answered yet. */
export const chooseLevel = (hero: Hero, classId: string, answers: Answers, seed: number, taste?: Taste): Answers =>
  levelRefusal(hero, classId) === null
    ? chooseRest(begun(hero, classId), stepsOf(hero, classId), answers, seed, taste)
    : answers;

/** The hero with a level more. Hit points are rolled only where dice are given and the answer wants it. */
export function gainLevel(hero: Hero, classId: string, answers: Answers, dice?: Dice): Grown {
  const refusal = levelRefusal(hero, classId);
  const table = classTable(classId);
  if (refusal !== null || !table) return { ok: false, why: [refusal ?? "There is no such class"] };
  const rolls = answerOf(answers, HIT_POINTS).includes("rolled");
  if (rolls && !dice) return { ok: false, why: ["Hit points: there are no dice to roll here"] };
  const { hero: decided, why } = run(begun(hero, classId), stepsOf(hero, classId), answers);
  if (why.length > 0) return { ok: false, why };
  const first = hero.classes.length === 0;
  // Rolled only now: a refused level must not use up a die.
  const hitPoints = first
    ? table.hitDie
    : rolls && dice
      ? dice.roll(table.hitDie, "hit points")
      : fixedHitPoints(table.hitDie);
  const grown: Hero = {
    ...decided,
    classes: decided.classes.map((one) =>
      one.id === table.id ? { ...one, hitPoints: [...one.hitPoints.slice(0, -1), hitPoints] } : one,
    ),
  };
  const most = mostHitPoints(grown).value;
  const before = first ? 0 : mostHitPoints(hero).value;
  return {
    ok: true,
    hero: {
      ...grown,
      state: {
        ...grown.state,
        // Who lies at nothing stays there: a level is no cure.
        hitPoints: first
          ? most
          : hero.state.hitPoints === 0
            ? 0
            : Math.max(1, Math.min(most, hero.state.hitPoints + most - before)),
      },
    },
  };
}
