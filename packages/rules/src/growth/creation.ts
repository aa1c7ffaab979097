import { ABILITY_VALUES } from "#contracts/options";
import { SKILLS } from "#contracts/srd";
import type { Dice } from "../dice.ts";
import type { Hero } from "../hero.ts";
import { blankHero } from "../sheet/blank-hero.ts";
import { backgroundNamed, BACKGROUND_TABLE } from "../tables/backgrounds.ts";
import { CLASS_TABLE, classTable } from "../tables/classes.ts";
import { FEATS } from "../tables/feats.ts";
import { gearNamed } from "../tables/gear.ts";
import { speciesNamed, SPECIES_TABLE } from "../tables/species.ts";
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
import { featChoices, raised, withFeat } from "./feat-step.ts";
import { gainLevel, levelChoices, type Grown } from "./level-up.ts";
import { LANGUAGES } from "./options.ts";
import { equipped, withEquipment } from "./starting-gear.ts";

const STANDARD = [15, 14, 13, 12, 10, 8];

/** The class is asked first: it decides what fits in all that follows. */
const calling: Step = { choices: () => pick("class", "Class", 1, CLASS_TABLE), apply: (hero) => hero };

const callingOf = (answers: Answers) => classTable(answerOf(answers, "class")[0] ?? "");

const species: Step = {
  choices: (_hero, answers) => {
    const chosen = speciesNamed(answerOf(answers, "species")[0] ?? null);
    const first = pick("species", "Species", 1, SPECIES_TABLE);
    if (!chosen) return first;
    const { lineage, sizes, spells } = chosen;
    const casts = spells.length > 0 || (lineage?.options.some((one) => one.spells) ?? false);
    const ability = named(["intelligence", "wisdom", "charisma"]);
    return [
      ...first,
      ...(sizes.length > 1 ? pick("size", "Size", 1, named(sizes), { suggested: ["medium"] }) : []),
      ...(lineage ? pick(lineage.key, named([lineage.key])[0]?.name ?? "Lineage", 1, lineage.options) : []),
      ...(casts ? pick("spell-ability", "Ability of the species' spells", 1, ability) : []),
    ];
  },
  apply: (hero, answers) => {
    const [id] = answerOf(answers, "species");
    const key = speciesNamed(id ?? null)?.lineage?.key;
    const kept = ["size", "spell-ability", ...(key ? [key] : [])].flatMap((one) => {
      const [answer] = answerOf(answers, one);
      return answer === undefined ? [] : [[one, answer] as const];
    });
    return { ...hero, species: id ?? null, choices: { ...hero.choices, ...Object.fromEntries(kept) } };
  },
};

/** What a species teaches. It comes after the background, so that nothing is learnt twice. */
const upbringing: Step = {
  choices: (hero, answers) => {
    const chosen = speciesNamed(answerOf(answers, "species")[0] ?? null);
    if (!chosen) return [];
    const skills = (chosen.skill === "any" ? Object.keys(SKILLS) : chosen.skill).filter(
      (one) => !hero.skills.includes(one),
    );
    const feats = FEATS.filter((one) => one.type === "origin" && (one.repeatable || !hero.feats.includes(one.id)));
    const [feat] = answerOf(answers, "origin-feat");
    const learnt: Hero = { ...hero, skills: [...hero.skills, ...answerOf(answers, "species-skill")] };
    return [
      ...pick("species-skill", "Skill of the species", 1, named(skills), { suggested: ["Perception"] }),
      ...(chosen.originFeat
        ? pick("origin-feat", "Origin feat", 1, feats, { suggested: ["alert", "savage-attacker"] })
        : []),
      ...(chosen.originFeat && feat !== undefined ? featChoices(learnt, feat, "origin-feat") : []),
    ];
  },
  apply: (hero, answers) => {
    const learnt: Hero = { ...hero, skills: [...hero.skills, ...answerOf(answers, "species-skill")] };
    const [feat] = answerOf(answers, "origin-feat");
    return feat === undefined ? learnt : withFeat(learnt, feat, "origin-feat", answers);
  },
};

const background: Step = {
  choices: (hero, answers) => {
    const chosen = backgroundNamed(answerOf(answers, "background")[0] ?? null);
    const wanted = callingOf(answers)?.primary ?? [];
    const raises = (abilities: readonly string[]): number => wanted.filter((one) => abilities.includes(one)).length;
    const fitting = BACKGROUND_TABLE.filter(({ abilities }) => raises(abilities) > 0)
      .toSorted((one, other) => raises(other.abilities) - raises(one.abilities))
      .map(({ id }) => id);
    return [
      ...pick("background", "Background", 1, BACKGROUND_TABLE, { suggested: fitting }),
      ...(chosen && chosen.tools.length > 1
        ? pick(
            "background-tool",
            "Tool",
            1,
            chosen.tools.flatMap((id) => gearNamed(id) ?? []),
          )
        : []),
      ...(chosen ? featChoices(hero, chosen.feat, "background-feat") : []),
      ...pick("languages", "Languages", 2, named(LANGUAGES)),
    ];
  },
  apply: (hero, answers) => {
    const chosen = backgroundNamed(answerOf(answers, "background")[0] ?? null);
    if (!chosen) return hero;
    const tools = chosen.tools.length > 1 ? answerOf(answers, "background-tool") : chosen.tools;
    const grown: Hero = {
      ...hero,
      background: chosen.id,
      skills: [...hero.skills, ...chosen.skills],
      tools: [...hero.tools, ...tools],
      languages: ["Common", ...answerOf(answers, "languages")],
    };
    return withFeat(grown, chosen.feat, "background-feat", answers);
  },
};

const scores: Step = {
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
    const best = [...(table?.primary ?? []), "constitution", ...(given?.abilities ?? [])].filter((one) =>
      (given?.abilities ?? []).some((ability) => ability === one),
    );
    return [
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
      ...(given
        ? pick("background-abilities", "Ability scores of the background", 3, named(given.abilities), {
            same: 2,
            suggested: [...best.slice(0, 1), ...best],
          })
        : []),
    ];
  },
  apply: (hero, answers) => {
    const numbers = answerOf(answers, "scores").map(Number);
    const own = Object.fromEntries(
      ABILITY_VALUES.map((ability, at) => [ability, numbers[at] ?? 10]),
    ) as Hero["abilities"];
    return answerOf(answers, "background-abilities").reduce((one, ability) => raised(one, ability, 1, 20), {
      ...hero,
      abilities: own,
    });
  },
};

const ORIGIN: readonly Step[] = [calling, species, background, upbringing, scores];
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

interface Draft {
  readonly origin: Hero;
  readonly classId: string | null;
  readonly choices: readonly Choice[];
  readonly why: readonly string[];
}

function draft(answers: Answers, id: string, name: string): Draft {
  const origin = run(
    blankHero(id, name),
    ORIGIN,
    answersTo(run(blankHero(id, name), ORIGIN, answers).choices, answers),
  );
  const classId = callingOf(answers)?.id ?? null;
  const ofClass = classId === null || origin.why.length > 0 ? [] : levelChoices(origin.hero, classId, answers);
  const choices = [...origin.choices, ...ofClass, ...(classId === null ? [] : equipmentChoices(origin.hero, classId))];
  return {
    origin: origin.hero,
    classId,
    choices,
    why: choices.flatMap((choice) => refusalOf(choice, answers[choice.id]) ?? []),
  };
}

/** What creation asks, with what the answers so far open: species, background, scores, class, skills, spells, equipment. */
export const creationChoices = (answers: Answers = {}): readonly Choice[] => draft(answers, "", "").choices;

/** The answers with one choice more made for the player; the same seed chooses the same. */
export function chooseStep(answers: Answers, id: string, seed: number, taste?: Taste): Answers {
  const choice = creationChoices(answers).find((one) => one.id === id);
  return choice ? { ...answers, [id]: chooseOne(choice, seed, taste) } : answers;
}

/** The answers with everything that is still open chosen. */
export const chooseCreation = (answers: Answers, seed: number, taste?: Taste): Answers =>
  chooseAll(creationChoices, answers, seed, taste);

/** A hero of level 1 out of the answers, dressed and armed; or why not. */
export function createHero(id: string, name: string, answers: Answers): Grown {
  const { origin, classId, choices, why } = draft(answers, id, name);
  const unknown = Object.keys(answers).filter((key) => !choices.some((choice) => choice.id === key));
  // Where something else is wrong, what it would have opened is not asked yet.
  const wrong = why.length > 0 ? why : unknown.map((key) => `There is nothing to choose called “${key}”`);
  if (classId === null || wrong.length > 0)
    return { ok: false, why: wrong.length > 0 ? wrong : ["Class: not chosen yet"] };
  const ofClass = answersTo(levelChoices(origin, classId, answers), answers);
  const grown = gainLevel(origin, classId, ofClass);
  if (!grown.ok) return grown;
  const tools = [answerOf(answers, "class-tools"), answerOf(answers, "background-tool")];
  const sources = [classTable(classId), backgroundNamed(origin.background)];
  const owning = EQUIPMENT.reduce((hero, key, at) => {
    const option = sources[at]?.equipment.find((one) => one.id === answerOf(answers, key)[0]);
    return option ? withEquipment(hero, option, tools[at] ?? []) : hero;
  }, grown.hero);
  return { ok: true, hero: equipped(owning) };
}

/** Six scores of 4d6 without the lowest, for the method `entered` (SRD 5.2, "Random Generation"). */
export const rollScores = (dice: Dice): readonly number[] =>
  ABILITY_VALUES.map((ability) =>
    Array.from({ length: 4 }, () => dice.roll(6, ability))
      .toSorted((one, other) => other - one)
      .slice(0, 3)
      .reduce((sum, one) => sum + one, 0),
  );
