import { SKILLS } from "#contracts/srd";
import type { Hero } from "../hero.ts";
import { chosen, hasFeature, heroLevel } from "../sheet/build.ts";
import { weaponTrained } from "../sheet/training.ts";
import type { ClassTable, Training } from "../tables/class-table.ts";
import { FEATS } from "../tables/feats.ts";
import { WEAPONS } from "../tables/weapons.ts";
import { answerOf, named, pick, type Choice, type Step } from "./choice.ts";
import { featChoices, openFeats, raised, withFeat } from "./feat-step.ts";
import { artisansTools, instruments, INVOCATIONS, INVOCATIONS_KNOWN, LANGUAGES, METAMAGIC } from "./options.ts";

/** A level of a class that a hero is about to have: the hero in the steps has it already. */
export interface Level {
  readonly table: ClassTable;
  readonly level: number;
  /** Whether it is the hero's very first level, and whether it is the first of this class. */
  readonly first: boolean;
  readonly fresh: boolean;
}

const asked = (when: boolean, choices: () => readonly Choice[]): readonly Choice[] => (when ? choices() : []);
const without = (all: readonly string[], owned: readonly string[]): string[] =>
  all.filter((one) => !owned.includes(one));

/** A step that writes its answer under a key of the hero's choices, beside what stands there. */
function kept(id: string, choices: Step["choices"]): Step {
  return {
    choices,
    apply: (hero, answers) => {
      const answer = answerOf(answers, id);
      if (answer.length === 0) return hero;
      return { ...hero, choices: { ...hero.choices, [id]: [...chosen(hero, id), ...answer].join(",") } };
    },
  };
}

/** A step that adds its answer to a list of the hero's. */
function listed(
  id: string,
  list: "skills" | "expertise" | "tools" | "languages" | "masteries",
  choices: Step["choices"],
): Step {
  return { choices, apply: (hero, answers) => ({ ...hero, [list]: [...hero[list], ...answerOf(answers, id)] }) };
}

const toolsOf = ({ toolChoice }: Training) =>
  toolChoice?.from === "instruments" ? instruments() : [...artisansTools(), ...instruments()];

/** Skills and tools that come with the first level of a class. */
const proficiencies = ({ table, first, fresh }: Level): Step[] => {
  const training = first ? table.first : table.multiclass;
  const all = table.skills === "any" ? Object.keys(SKILLS) : table.skills;
  return [
    listed("class-skills", "skills", (hero) =>
      asked(fresh, () =>
        pick("class-skills", `${table.name}: skills`, training.skills, named(without(all, hero.skills))),
      ),
    ),
    listed("class-tools", "tools", (hero) =>
      asked(fresh, () =>
        pick(
          "class-tools",
          `${table.name}: tools`,
          training.toolChoice?.count ?? 0,
          toolsOf(training)
            .filter(({ id }) => !hero.tools.includes(id))
            .map(({ id, name }) => ({ id, name })),
        ),
      ),
    ),
    {
      choices: () => [],
      apply: (hero) => (fresh ? { ...hero, tools: [...hero.tools, ...without(training.tools, hero.tools)] } : hero),
    },
  ];
};

const SCHOLAR = ["Arcana", "History", "Investigation", "Medicine", "Nature", "Religion"];

/** How much expertise a level gives, and of which skills. */
function expertiseAt({ table, level }: Level): { readonly count: number; readonly of: readonly string[] } {
  const any = Object.keys(SKILLS);
  const count = table.features.filter((feature) => feature.id === "expertise" && feature.level === level).length * 2;
  if (count > 0) return { count, of: any };
  if (table.id === "ranger" && level === 2) return { count: 1, of: any };
  if (table.id === "wizard" && level === 2) return { count: 1, of: SCHOLAR };
  return { count: 0, of: [] };
}

const skillsOfLevel = (at: Level): Step[] => [
  listed("level-skills", "skills", (hero) => [
    ...asked(at.table.id === "barbarian" && at.level === 3, () =>
      pick(
        "level-skills",
        "Primal Knowledge",
        1,
        named(without(at.table.skills === "any" ? [] : at.table.skills, hero.skills)),
      ),
    ),
    ...asked(at.table.id === "bard" && at.level === 3 && hasFeature(hero, "bonus-proficiencies"), () =>
      pick("level-skills", "Bonus Proficiencies", 3, named(without(Object.keys(SKILLS), hero.skills))),
    ),
  ]),
  listed("expertise", "expertise", (hero) => {
    const { count, of } = expertiseAt(at);
    return pick(
      "expertise",
      "Expertise",
      count,
      named(
        without(
          of.filter((one) => hero.skills.includes(one)),
          hero.expertise,
        ),
      ),
    );
  }),
  listed("level-languages", "languages", (hero) => {
    const count = at.table.id === "rogue" && at.level === 1 ? 1 : at.table.id === "ranger" && at.level === 2 ? 2 : 0;
    return pick("level-languages", "Languages", count, named(without(LANGUAGES, hero.languages)));
  }),
  listed("masteries", "masteries", (hero) => {
    const column = at.table.masteries;
    const count = (column[at.level - 1] ?? 0) - (column[at.level - 2] ?? 0);
    const weapons = WEAPONS.filter(
      (weapon) =>
        weaponTrained(hero, weapon) &&
        !hero.masteries.includes(weapon.id) &&
        (at.table.id !== "barbarian" || weapon.kind === "melee"),
    );
    // Before the first level nothing is held yet: what the class begins with is what the hero will hold.
    const held = [
      ...hero.gear.flatMap(({ item }) => item ?? []),
      ...(at.table.equipment[0]?.items ?? []).map(([id]) => id),
    ];
    return pick(
      "masteries",
      "Weapon Mastery",
      count,
      weapons.map(({ id, name }) => ({ id, name })),
      { suggested: held },
    );
  }),
];

const STYLES = FEATS.filter(({ type }) => type === "fighting-style").map(({ id }) => id);
const STYLE_LEVELS: Readonly<Record<string, readonly number[]>> = { fighter: [1, 7], paladin: [2], ranger: [2] };
/** Styles of paladins and rangers that are cantrips instead (SRD 5.2, "Fighting Style" of either class). */
const WARRIORS: Readonly<Record<string, string>> = { paladin: "blessed-warrior", ranger: "druidic-warrior" };
const FITTING_STYLE: Readonly<Record<string, string>> = { fighter: "defense", paladin: "defense", ranger: "archery" };

function invocationsAt(hero: Hero, level: number): Choice[] {
  const known = chosen(hero, "eldritch-invocations");
  const open = INVOCATIONS.filter(
    ([id, from, needs]) => from <= level && !known.includes(id) && (!needs || known.includes(needs)),
  );
  return pick(
    "eldritch-invocations",
    "Eldritch Invocations",
    (INVOCATIONS_KNOWN[level - 1] ?? 0) - known.length,
    named(open.map(([id]) => id)),
    {
      suggested: [
        "pact-of-the-tome",
        "agonizing-blast",
        "armor-of-shadows",
        "devils-sight",
        "eldritch-mind",
        "repelling-blast",
        "fiendish-vigor",
      ],
    },
  );
}

/** Choices between few ways, by the class's or subclass's level: the key, the feature, and the ways. */
const WAYS: readonly (readonly [of: string, level: number, key: string, name: string, ways: readonly string[]])[] = [
  ["cleric", 1, "divine-order", "Divine Order", ["protector", "thaumaturge"]],
  ["druid", 1, "primal-order", "Primal Order", ["magician", "warden"]],
  ["cleric", 7, "blessed-strikes", "Blessed Strikes", ["divine-strike", "potent-spellcasting"]],
  ["druid", 7, "elemental-fury", "Elemental Fury", ["potent-spellcasting", "primal-strike"]],
  ["circle-of-the-land", 3, "circle-land", "Circle of the Land", ["arid", "polar", "temperate", "tropical"]],
  ["hunter", 3, "hunters-prey", "Hunter's Prey", ["colossus-slayer", "horde-breaker"]],
  ["hunter", 7, "defensive-tactics", "Defensive Tactics", ["escape-the-horde", "multiattack-defense"]],
  ["draconic-sorcery", 6, "elemental-affinity", "Elemental Affinity", ["acid", "cold", "fire", "lightning", "poison"]],
  [
    "fiend-patron",
    10,
    "fiendish-resilience",
    "Fiendish Resilience",
    [
      "acid",
      "bludgeoning",
      "cold",
      "fire",
      "lightning",
      "necrotic",
      "piercing",
      "poison",
      "psychic",
      "radiant",
      "slashing",
      "thunder",
    ],
  ],
];

const ways = ({ table, level }: Level): Step[] => [
  ...WAYS.map(([of, from, key, name, options]) =>
    kept(key, (hero) => {
      const subclass = hero.classes.find(({ id }) => id === table.id)?.subclass;
      return asked(level === from && (of === table.id || of === subclass), () => pick(key, name, 1, named(options)));
    }),
  ),
  kept("fighting-style", (hero) =>
    asked(
      STYLE_LEVELS[table.id]?.includes(level) === true &&
        (level !== 7 || hasFeature(hero, "additional-fighting-style")),
      () => {
        const known = [...chosen(hero, "fighting-style"), ...hero.feats];
        const warrior = WARRIORS[table.id];
        return pick(
          "fighting-style",
          "Fighting Style",
          1,
          named(without([...STYLES, ...(warrior ? [warrior] : [])], known)),
          {
            suggested: [FITTING_STYLE[table.id] ?? "defense", "archery", "great-weapon-fighting"],
          },
        );
      },
    ),
  ),
  kept("metamagic", (hero) =>
    asked(table.id === "sorcerer" && [2, 10, 17].includes(level), () =>
      pick("metamagic", "Metamagic", 2, named(without(METAMAGIC, chosen(hero, "metamagic"))), {
        suggested: ["quickened-spell", "empowered-spell", "heightened-spell", "twinned-spell"],
      }),
    ),
  ),
  kept("eldritch-invocations", (hero) => asked(table.id === "warlock", () => invocationsAt(hero, level))),
  {
    choices: (hero, answers) =>
      asked(answerOf(answers, "eldritch-invocations").includes("lessons-of-the-first-ones"), () => {
        const options = openFeats(hero, ["origin"]);
        const [feat] = answerOf(answers, "lessons-feat");
        return [
          ...pick("lessons-feat", "Lessons of the First Ones", 1, options),
          ...(feat === undefined ? [] : featChoices(hero, feat, "lessons-feat")),
        ];
      }),
    apply: (hero, answers) => {
      const [feat] = answerOf(answers, "lessons-feat");
      return feat === undefined ? hero : withFeat(hero, feat, "lessons-feat", answers);
    },
  },
];

const SUBCLASS_LEVEL = 3;

const subclass = ({ table, level }: Level): Step => ({
  choices: () =>
    asked(level === SUBCLASS_LEVEL, () =>
      pick("subclass", "Subclass", 1, [{ id: table.subclass.id, name: table.subclass.name }]),
    ),
  apply: (hero, answers) => {
    const [id] = answerOf(answers, "subclass");
    if (id === undefined) return hero;
    return { ...hero, classes: hero.classes.map((one) => (one.id === table.id ? { ...one, subclass: id } : one)) };
  },
});

/** A feat or ability scores (SRD 5.2, "Ability Score Improvement", "Epic Boon"). */
const improvement = ({ table, level }: Level): Step => ({
  choices: (hero, answers) =>
    asked(table.improvements.includes(level), () => {
      const boon = level === table.improvements.at(-1);
      const options = openFeats(hero, [
        ...(boon ? (["epic-boon"] as const) : []),
        "general",
        "origin",
        "fighting-style",
      ]);
      const feat = answerOf(answers, "improvement").find((id) => options.some((one) => one.id === id));
      const best = [...table.primary, "constitution", "dexterity"].filter(
        (one) => (hero.abilities[one as keyof typeof hero.abilities] ?? 20) < 20,
      );
      return [
        ...pick("improvement", boon ? "Epic Boon" : "Feat", 1, options, {
          suggested: boon ? ["boon-of-combat-prowess", "boon-of-fate"] : ["ability-score-improvement", "alert"],
        }),
        ...(feat === undefined
          ? []
          : featChoices(hero, feat, "improvement").map((choice) => ({
              ...choice,
              suggested:
                choice.id === "improvement-abilities"
                  ? best.flatMap((one) => [one, one])
                  : [...best, ...choice.suggested],
            }))),
      ];
    }),
  apply: (hero, answers) => {
    const [feat] = answerOf(answers, "improvement");
    return feat === undefined ? hero : withFeat(hero, feat, "improvement", answers);
  },
});

/** Scores that a class's last feature raises to at most 25 (SRD 5.2, "Primal Champion", "Body and Mind"). */
const CAPSTONES: Readonly<Record<string, readonly string[]>> = {
  barbarian: ["strength", "constitution"],
  monk: ["dexterity", "wisdom"],
};
/** Languages that only a class knows. */
const SECRET: Readonly<Record<string, string>> = { druid: "Druidic", rogue: "Thieves' Cant" };

const granted = ({ table, level, fresh }: Level): Step => ({
  choices: () => [],
  apply: (hero) => {
    const secret = SECRET[table.id];
    const speaking =
      fresh && secret && !hero.languages.includes(secret) ? { ...hero, languages: [...hero.languages, secret] } : hero;
    return level === 20
      ? (CAPSTONES[table.id] ?? []).reduce((one, ability) => raised(one, ability, 4, 25), speaking)
      : speaking;
  },
});

/** What a level of a class asks and gives, besides hit points and spells. */
export const classSteps = (at: Level): readonly Step[] => [
  subclass(at),
  ...proficiencies(at),
  ...skillsOfLevel(at),
  ...ways(at),
  improvement(at),
  granted(at),
];

/** Whether the hero's scores let them take a class or keep those they have (SRD 5.2, "Multiclassing": 13 in each primary ability). */
export function multiclassRefusal(hero: Hero, tables: readonly ClassTable[]): string | null {
  for (const { name, primary, primaryAll } of tables) {
    const enough = primary.map((ability) => hero.abilities[ability] >= 13);
    if (primaryAll ? enough.every(Boolean) : enough.some(Boolean)) continue;
    return `${name} needs ${primary.join(primaryAll ? " and " : " or ")} of 13`;
  }
  return heroLevel(hero) >= 20 && hero.classes.length > 0 ? "No hero has more than 20 levels" : null;
}
