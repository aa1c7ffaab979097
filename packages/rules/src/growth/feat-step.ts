import { ABILITY_VALUES, type Ability } from "#contracts/options";
import { SKILLS } from "#contracts/srd";
import type { Hero, KnownSpell } from "../hero.ts";
import { hasFeature, hasStyle, heroLevel } from "../sheet/build.ts";
import { mostSlots, pactSlots } from "../sheet/spellcasting.ts";
import { featNamed, FEATS, type Feat } from "../tables/feats.ts";
import { spellsOf } from "../tables/spell-lists.ts";
import { answerOf, named, pick, type Answers, type Choice, type ChoiceOption } from "./choice.ts";
import { FAVOURITES, tools } from "./options.ts";

/** A spell on a sheet that is always ready. */
export const alwaysSpell = (id: string, of: string | null, ability: Ability): KnownSpell => ({
  id,
  class: of,
  ability,
  prepared: true,
  always: true,
  inBook: false,
});

/** The hero with spells; one that is known already for the same class becomes what is given, and stays in its book. */
export function withSpells(hero: Hero, given: readonly KnownSpell[]): Hero {
  let spells = hero.spells;
  for (const spell of given) {
    const known = spells.find((one) => one.id === spell.id && one.class === spell.class);
    spells = known
      ? spells.map((one) =>
          one === known
            ? {
                ...one,
                prepared: one.prepared || spell.prepared,
                always: one.always || spell.always,
                inBook: one.inBook || spell.inBook,
              }
            : one,
        )
      : [...spells, spell];
  }
  return { ...hero, spells };
}

export const isAbility = (value: string | undefined): value is Ability =>
  (ABILITY_VALUES as readonly (string | undefined)[]).includes(value);

/** The hero with a score raised, to no more than its cap. */
export const raised = (hero: Hero, ability: string, by: number, cap: number): Hero =>
  isAbility(ability)
    ? {
        ...hero,
        abilities: {
          ...hero.abilities,
          [ability]: Math.max(hero.abilities[ability], Math.min(cap, hero.abilities[ability] + by)),
        },
      }
    : hero;

/** Skills and tools that the hero does not have yet. */
const unlearnt = (hero: Hero): ChoiceOption[] => [
  ...named(Object.keys(SKILLS).filter((skill) => !hero.skills.includes(skill))),
  ...tools()
    .filter(({ id }) => !hero.tools.includes(id))
    .map(({ id, name }) => ({ id, name })),
];

const MAGIC = "magic-initiate-";

/** What a feat itself asks; `of` tells the feats of one hero apart. */
export function featChoices(hero: Hero, id: string, of: string): readonly Choice[] {
  const feat = featNamed(id);
  if (!feat) return [];
  if (id === "ability-score-improvement") {
    const open = ABILITY_VALUES.filter((ability) => hero.abilities[ability] < 20);
    return pick(`${of}-abilities`, "Ability scores", 2, named(open), { same: 2 });
  }
  if (id === "skilled") return pick(`${of}-proficiencies`, "Skilled", 3, unlearnt(hero));
  if (id.startsWith(MAGIC)) {
    const list = id.slice(MAGIC.length);
    const unknown = (level: number) =>
      spellsOf(list, level, level).filter((spell) => !hero.spells.some((one) => one.id === spell.id));
    return [
      ...pick(`${of}-ability`, `${feat.name}: ability`, 1, named(["intelligence", "wisdom", "charisma"]), {
        suggested: [list === "wizard" ? "intelligence" : "wisdom"],
      }),
      ...pick(`${of}-cantrips`, `${feat.name}: cantrips`, 2, unknown(0), { suggested: FAVOURITES }),
      ...pick(`${of}-spell`, `${feat.name}: spell`, 1, unknown(1), { suggested: FAVOURITES }),
    ];
  }
  const open = feat.raises.filter((ability) => hero.abilities[ability] < feat.cap);
  return pick(`${of}-ability`, `${feat.name}: ability`, 1, named(open));
}

/** The hero with a feat and what was chosen for it. */
export function withFeat(hero: Hero, id: string, of: string, answers: Answers): Hero {
  const feat = featNamed(id);
  if (!feat) return hero;
  const grown: Hero = { ...hero, feats: id === "ability-score-improvement" ? hero.feats : [...hero.feats, id] };
  if (id === "ability-score-improvement") {
    return answerOf(answers, `${of}-abilities`).reduce((one, ability) => raised(one, ability, 1, 20), grown);
  }
  if (id === "skilled") {
    const learnt = answerOf(answers, `${of}-proficiencies`);
    return {
      ...grown,
      skills: [...grown.skills, ...learnt.filter((one) => one in SKILLS)],
      tools: [...grown.tools, ...learnt.filter((one) => !(one in SKILLS))],
    };
  }
  const [ability] = answerOf(answers, `${of}-ability`);
  if (id.startsWith(MAGIC)) {
    const spells = [...answerOf(answers, `${of}-cantrips`), ...answerOf(answers, `${of}-spell`)];
    return withSpells(
      grown,
      spells.map((spell) => alwaysSpell(spell, null, isAbility(ability) ? ability : "wisdom")),
    );
  }
  return ability === undefined ? grown : raised(grown, ability, 1, feat.cap);
}

/** Feats that the hero may take now (SRD 5.2, "Feats"): level, scores and spells reach, and not the same one again. */
export function openFeats(hero: Hero, types: readonly Feat["type"][], level = heroLevel(hero)): readonly Feat[] {
  const casts = mostSlots(hero).length > 0 || pactSlots(hero) !== null;
  return FEATS.filter(
    (feat) =>
      types.includes(feat.type) &&
      feat.level <= level &&
      (feat.repeatable || !hero.feats.includes(feat.id)) &&
      (feat.needs.length === 0 || feat.needs.some((ability) => hero.abilities[ability] >= 13)) &&
      (!feat.needsSpells || casts) &&
      (feat.type !== "fighting-style" || (hasFeature(hero, "fighting-style") && !hasStyle(hero, feat.id))) &&
      (feat.id !== "ability-score-improvement" || ABILITY_VALUES.some((ability) => hero.abilities[ability] < 20)),
  );
}
