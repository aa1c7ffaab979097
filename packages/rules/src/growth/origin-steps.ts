import { SKILLS } from "#contracts/srd";
import type { Hero } from "../hero.ts";
import { backgroundNamed, BACKGROUND_TABLE } from "../tables/backgrounds.ts";
import { classTable } from "../tables/classes.ts";
import { FEATS } from "../tables/feats.ts";
import { gearNamed } from "../tables/gear.ts";
import { speciesNamed, SPECIES_TABLE } from "../tables/species.ts";
import { answerOf, named, pick, type Answers, type Step } from "./choice.ts";
import { featChoices, withFeat } from "./feat-step.ts";
import { LANGUAGES } from "./options.ts";

export const callingOf = (answers: Answers) => classTable(answerOf(answers, "class")[0] ?? "");

export const species: Step = {
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
export const upbringing: Step = {
  choices: (hero, answers) => {
    const chosen = speciesNamed(answerOf(answers, "species")[0] ?? null);
    if (!chosen) return [];
    // What the player has chosen of the class's list stays theirs.
    const ofClass = answerOf(answers, "class-skills");
    const skills = (chosen.skill === "any" ? Object.keys(SKILLS) : chosen.skill).filter(
      (one) => !hero.skills.includes(one) && !ofClass.includes(one),
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

export const background: Step = {
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

/** A species of the player's own: a name, and nothing that the rules could give. */
export const ownSpecies = (name: string): Step => ({
  choices: () => [],
  apply: (hero) => ({ ...hero, species: name }),
});

/** A background of the player's own gives as much as those of the rules: two skills, an origin feat, two languages. */
export const ownBackground = (name: string): Step => ({
  choices: (hero, answers) => {
    const [feat] = answerOf(answers, "background-feat");
    const feats = FEATS.filter((one) => one.type === "origin");
    return [
      ...pick("background-skills", "Skills of the background", 2, named(Object.keys(SKILLS))),
      ...pick("background-feat", "Origin feat", 1, feats, { suggested: ["alert", "savage-attacker"] }),
      ...(feat === undefined ? [] : featChoices(withSkills(hero, answers), feat, "background-feat")),
      ...pick("languages", "Languages", 2, named(LANGUAGES)),
    ];
  },
  apply: (hero, answers) => {
    const grown: Hero = {
      ...withSkills(hero, answers),
      background: name,
      languages: ["Common", ...answerOf(answers, "languages")],
    };
    const [feat] = answerOf(answers, "background-feat");
    return feat === undefined ? grown : withFeat(grown, feat, "background-feat", answers);
  },
});

const withSkills = (hero: Hero, answers: Answers): Hero => ({
  ...hero,
  skills: [...hero.skills, ...answerOf(answers, "background-skills")],
});
