import type { AbilityScores } from "#contracts/entities/character";
import { ABILITY_VALUES } from "#contracts/options";
import type { Dice } from "../dice.ts";
import type { Hero } from "../hero.ts";
import { blankHero } from "../sheet/blank-hero.ts";
import { mostHitPoints } from "../sheet/vitality.ts";
import { backgroundNamed } from "../tables/backgrounds.ts";
import { CLASS_TABLE, classTable } from "../tables/classes.ts";
import {
  answerOf,
  chooseAll,
  chooseOne,
  named,
  pick,
  refusalOf,
  run,
  type Answers,
  type Choice,
  type Step,
  type Taste,
} from "./choice.ts";
import { raised } from "./feat-step.ts";
import { gainLevel, levelChoices, type Grown } from "./level-up.ts";
import { background, callingOf, ownBackground, ownSpecies, species, upbringing } from "./origin-steps.ts";
import { equipped, withEquipment } from "./starting-gear.ts";

/** What the player makes up where the rules have nothing. The rest of the hero is made by the rules all the same. */
export interface Own {
  readonly class?: string | null;
  readonly species?: string | null;
  readonly background?: string | null;
  /** Scores as the table found them, before those of the background are added. */
  readonly scores?: AbilityScores | null;
}

const STANDARD = [15, 14, 13, 12, 10, 8];
/** The hit die of a class that the rules do not know. */
const OWN_DIE = 8;
/** What every background of the rules offers in place of things, in copper pieces. */
const OWN_PURSE = 5_000;

/** The class is asked first: it decides what fits in all that follows. */
const calling = (own: Own): Step => ({
  choices: () => (own.class ? [] : pick("class", "Class", 1, CLASS_TABLE)),
  apply: (hero) => hero,
});

const scores = (own: Own): Step => ({
  choices: (hero, answers) => {
    const table = callingOf(answers);
    const [method] = answerOf(answers, "score-method");
    const given = backgroundNamed(hero.background);
    const rules = {
      standard: { least: 8, most: 15, exactly: STANDARD, points: null },
      points: { least: 8, most: 15, exactly: null, points: 27 },
      entered: { least: 3, most: 18, exactly: null, points: null },
    };
    const numbers = method === "points" || method === "entered" ? rules[method] : rules.standard;
    const raises = given?.abilities ?? (own.background ? ABILITY_VALUES : []);
    const best = [...(table?.primary ?? []), "constitution", ...raises].filter((one) =>
      raises.some((ability) => ability === one),
    );
    const asked: Choice[] = [
      ...pick("score-method", "How scores are found", 1, named(["standard", "points", "entered"]), {
        suggested: ["standard"],
      }),
      {
        id: "scores",
        name: "Ability scores",
        least: ABILITY_VALUES.length,
        most: ABILITY_VALUES.length,
        options: [],
        same: 1,
        suggested: (table?.suggested ?? STANDARD).map(String),
        numbers,
      },
    ];
    return [
      ...(own.scores ? [] : asked),
      ...pick("background-abilities", "Ability scores of the background", raises.length > 0 ? 3 : 0, named(raises), {
        same: 2,
        suggested: [...best.slice(0, 1), ...best],
      }),
    ];
  },
  apply: (hero, answers) => {
    const numbers = answerOf(answers, "scores").map(Number);
    const found = Object.fromEntries(
      ABILITY_VALUES.map((ability, at) => [ability, numbers[at] ?? 10]),
    ) as Hero["abilities"];
    return answerOf(answers, "background-abilities").reduce((one, ability) => raised(one, ability, 1, 20), {
      ...hero,
      abilities: own.scores ?? found,
    });
  },
});

const originOf = (own: Own): readonly Step[] => [
  calling(own),
  own.species ? ownSpecies(own.species) : species,
  own.background ? ownBackground(own.background) : background,
  ...(own.species ? [] : [upbringing]),
  scores(own),
];
const EQUIPMENT = ["class-equipment", "background-equipment"] as const;

const equipmentChoices = (hero: Hero, classId: string): readonly Choice[] => {
  const sources = [classTable(classId), backgroundNamed(hero.background)] as const;
  return EQUIPMENT.flatMap((id, at) =>
    pick(
      id,
      `${sources[at]?.name ?? ""}: equipment`,
      1,
      (sources[at]?.equipment ?? []).map((option) => ({
        id: option.id,
        name:
          option.items.length > 0 ? `${option.id}: things and ${option.coins / 100} GP` : `${option.coins / 100} GP`,
      })),
      { suggested: ["A"] },
    ),
  );
};

/** What was answered of a list of choices. */
const answersTo = (choices: readonly Choice[], answers: Answers): Answers =>
  Object.fromEntries(choices.flatMap(({ id }) => (answers[id] ? [[id, answers[id]]] : [])));

/** What a class of the player's own begins with. */
const ownLevel = (hero: Hero, name: string): Hero => ({
  ...hero,
  classes: [{ id: name, subclass: null, level: 1, hitPoints: [OWN_DIE] }],
  homebrew: [...hero.homebrew, { name, kind: "class", dice: null, text: "", uses: null }],
});

interface Draft {
  readonly origin: Hero;
  readonly classId: string | null;
  readonly choices: readonly Choice[];
  readonly why: readonly string[];
}

function draft(answers: Answers, id: string, name: string, own: Own): Draft {
  const steps = originOf(own);
  const origin = run(blankHero(id, name), steps, answersTo(run(blankHero(id, name), steps, answers).choices, answers));
  const classId = callingOf(answers)?.id ?? null;
  const ofClass = classId === null || origin.why.length > 0 ? [] : levelChoices(origin.hero, classId, answers);
  const choices = [
    ...origin.choices,
    ...ofClass,
    ...(classId === null && !own.class ? [] : equipmentChoices(origin.hero, classId ?? "")),
  ];
  return {
    origin: origin.hero,
    classId,
    choices,
    why: choices.flatMap((choice) => refusalOf(choice, answers[choice.id]) ?? []),
  };
}

/** What creation asks, with what the answers so far open: species, background, scores, class, skills, spells, equipment. */
export const creationChoices = (answers: Answers = {}, own: Own = {}): readonly Choice[] =>
  draft(answers, "", "", own).choices;

/** The answers with one choice more made for the player; the same seed chooses the same. */
export function chooseStep(answers: Answers, id: string, seed: number, taste?: Taste, own: Own = {}): Answers {
  const choice = creationChoices(answers, own).find((one) => one.id === id);
  return choice ? { ...answers, [id]: chooseOne(choice, seed, taste) } : answers;
}

/** The answers with everything that is still open chosen. */
export const chooseCreation = (answers: Answers, seed: number, taste?: Taste, own: Own = {}): Answers =>
  chooseAll((so) => creationChoices(so, own), answers, seed, taste);

/** A hero of level 1 out of the answers, dressed and armed; or why not. */
export function createHero(id: string, name: string, answers: Answers, own: Own = {}): Grown {
  const { origin, classId, choices, why } = draft(answers, id, name, own);
  const unknown = Object.keys(answers).filter((key) => !choices.some((choice) => choice.id === key));
  // Where something else is wrong, what it would have opened is not asked yet.
  const wrong = why.length > 0 ? why : unknown.map((key) => `There is nothing to choose called “${key}”`);
  if (wrong.length > 0) return { ok: false, why: wrong };
  const grown = firstLevel(origin, classId, answers, own);
  if (!grown.ok) return grown;
  const tools = [answerOf(answers, "class-tools"), answerOf(answers, "background-tool")];
  const sources = [classTable(classId ?? ""), backgroundNamed(origin.background)];
  const owning = EQUIPMENT.reduce((hero, key, at) => {
    const option = sources[at]?.equipment.find((one) => one.id === answerOf(answers, key)[0]);
    return option ? withEquipment(hero, option, tools[at] ?? []) : hero;
  }, grown.hero);
  const paid = own.background ? { ...owning, coins: owning.coins + OWN_PURSE } : owning;
  return { ok: true, hero: rested(equipped(paid)) };
}

const rested = (hero: Hero): Hero => ({ ...hero, state: { ...hero.state, hitPoints: mostHitPoints(hero).value } });

function firstLevel(origin: Hero, classId: string | null, answers: Answers, own: Own): Grown {
  if (own.class) return { ok: true, hero: ownLevel(origin, own.class) };
  if (classId === null) return { ok: false, why: ["Class: not chosen yet"] };
  return gainLevel(origin, classId, answersTo(levelChoices(origin, classId, answers), answers));
}

/** Six scores of 4d6 without the lowest, for the method `entered` (SRD 5.2, "Random Generation"). */
export const rollScores = (dice: Dice): readonly number[] =>
  ABILITY_VALUES.map((ability) =>
    Array.from({ length: 4 }, () => dice.roll(6, ability))
      .toSorted((one, other) => other - one)
      .slice(0, 3)
      .reduce((sum, one) => sum + one, 0),
  );
