import type { Hero } from "../../hero.ts";
import { chosen, heroLevel, lineageOf } from "../../sheet/build.ts";
import { proficiencyBonus } from "../../sheet/abilities.ts";
import { resource } from "../../sheet/resources.ts";
import { speciesNamed } from "../../tables/species.ts";
import { spellNamed } from "../spell-table.ts";

/** A way to cast a spell without a slot. */
export interface FreeCast {
  /** What counts its uses in the state. */
  readonly id: string;
  readonly name: string;
  readonly left: number;
}

/** Features that cast one spell from their own uses. */
const BY_FEATURE: Readonly<Record<string, readonly string[]>> = {
  "hunters-mark": ["favored-enemy"],
  "divine-smite": ["paladins-smite"],
  "find-steed": ["faithful-steed"],
  "find-familiar": ["wild-shape"],
};

/** Invocations that cast one spell as often as their warlock likes (SRD 5.2, "Eldritch Invocation Options"). */
const AT_WILL: Readonly<Record<string, string>> = {
  "mage-armor": "armor-of-shadows",
  "false-life": "fiendish-vigor",
  "disguise-self": "mask-of-many-faces",
  "silent-image": "misty-visions",
  jump: "otherworldly-leap",
  levitate: "ascendant-step",
  "alter-self": "master-of-myriad-forms",
  invisibility: "one-with-shadows",
  "speak-with-dead": "whispers-of-the-grave",
  "arcane-eye": "visions-of-distant-realms",
  "find-familiar": "pact-of-the-chain",
};

/** Spells that the species gives by now, cantrips too. */
export function speciesSpells(hero: Hero): readonly string[] {
  const all = [...(speciesNamed(hero.species)?.spells ?? []), ...(lineageOf(hero)?.spells ?? [])];
  return all.filter(([level]) => heroLevel(hero) >= level).map(([, spell]) => spell);
}

const left = (hero: Hero, id: string, most: number): number => Math.max(0, most - (hero.state.usesSpent[id] ?? 0));

/** Every way to cast this spell without a slot, spent ones with nothing left. */
export function freeCasts(hero: Hero, spell: string): readonly FreeCast[] {
  const invocation = AT_WILL[spell];
  const level = spellNamed(spell)?.level ?? 0;
  const ofSpecies = level > 0 && speciesSpells(hero).includes(spell);
  const id = `spell:${spell}`;
  const often = spell === "speak-with-animals" ? proficiencyBonus(hero).value : 1;
  const initiate = hero.feats.filter(
    (feat) =>
      feat.startsWith("magic-initiate-") &&
      !ofSpecies &&
      level === 1 &&
      hero.spells.some((known) => known.id === spell && known.class === null) &&
      spellNamed(spell)?.classes.includes(feat.slice("magic-initiate-".length)),
  );
  return [
    ...(invocation !== undefined && chosen(hero, "eldritch-invocations").includes(invocation)
      ? [{ id: invocation, name: invocation, left: Infinity }]
      : []),
    ...(ofSpecies ? [{ id, name: hero.species ?? "species", left: left(hero, id, often) }] : []),
    ...initiate.map((feat) => ({ id: feat, name: "Magic Initiate", left: left(hero, feat, 1) })),
    ...(BY_FEATURE[spell] ?? []).flatMap((feature) => {
      const counted = resource(hero, feature);
      return counted ? [{ id: feature, name: counted.name, left: counted.left }] : [];
    }),
  ];
}
