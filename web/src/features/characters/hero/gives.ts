import { backgroundNamed, classTable, featNamed, speciesNamed } from "#rules/hero-tables";

import { text } from "../../../shared/text/text.ts";
import { inWords } from "../../../shared/text/rules-words.ts";
import { optionName } from "./hero-words.ts";

const { gives } = text.hero;

const line = (...parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(" · ");

/** What a class gives at its first level, in a line; null for a class of the player's own. */
export function classGives(name: string): string | null {
  const table = classTable(name);
  if (!table) return null;
  const { hitDie, saves, first, features, spellAbility } = table;
  return line(
    gives.hitDie(hitDie),
    gives.saves(saves.map((ability) => text.sheet.short[ability]).join(", ")),
    first.armor.length > 0 ? gives.armor(first.armor.map((kind) => gives.armors[kind]).join(", ")) : gives.noArmor,
    spellAbility !== null && gives.casts(text.sheet.abilities[spellAbility]),
    features
      .filter(({ level }) => level === 1)
      .map((feature) => inWords(feature.name))
      .join(", "),
  );
}

/** What a species gives, in a line; null for one of the player's own. */
export function speciesGives(name: string): string | null {
  const species = speciesNamed(name);
  if (!species) return null;
  const { speed, darkvision, resist, traits } = species;
  return line(
    text.sheet.feet(speed),
    darkvision > 0 && gives.darkvision(text.sheet.feet(darkvision)),
    resist.length > 0 && gives.resists(resist.map(inWords).join(", ")),
    traits
      .filter(({ level }) => level === 1)
      .map((trait) => inWords(trait.name))
      .join(", "),
  );
}

/** What a background gives, in a line; null for one of the player's own. */
export function backgroundGives(name: string): string | null {
  const background = backgroundNamed(name);
  if (!background) return null;
  const feat = featNamed(background.feat);
  return line(
    gives.scores(background.abilities.map((ability) => text.sheet.short[ability]).join(", ")),
    background.skills.map(inWords).join(", "),
    feat !== undefined && optionName(feat),
  );
}
