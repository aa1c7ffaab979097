import { ABILITY_VALUES, type Ability } from "#contracts/options";

/** SRD 5.2, "Feats". */
export interface Feat {
  readonly id: string;
  readonly name: string;
  readonly type: "origin" | "general" | "fighting-style" | "epic-boon";
  /** Level of the hero from which on it can be taken. */
  readonly level: number;
  /** One of these scores must be 13 or more; empty for none. */
  readonly needs: readonly Ability[];
  readonly needsSpells: boolean;
  readonly repeatable: boolean;
  /** One of these grows by 1, to at most `cap`; empty for none. */
  readonly raises: readonly Ability[];
  readonly cap: 20 | 30;
}

const feat = (id: string, name: string, type: Feat["type"], more: Partial<Feat> = {}): Feat => ({
  id,
  name,
  type,
  level: type === "general" ? 4 : type === "epic-boon" ? 19 : 1,
  needs: [],
  needsSpells: false,
  repeatable: false,
  raises: type === "epic-boon" ? ABILITY_VALUES : [],
  cap: type === "epic-boon" ? 30 : 20,
  ...more,
});

export const FEATS: readonly Feat[] = [
  feat("alert", "Alert", "origin"),
  feat("magic-initiate-cleric", "Magic Initiate (Cleric)", "origin"),
  feat("magic-initiate-druid", "Magic Initiate (Druid)", "origin"),
  feat("magic-initiate-wizard", "Magic Initiate (Wizard)", "origin"),
  feat("savage-attacker", "Savage Attacker", "origin"),
  feat("skilled", "Skilled", "origin", { repeatable: true }),
  feat("ability-score-improvement", "Ability Score Improvement", "general", { repeatable: true }),
  feat("grappler", "Grappler", "general", { needs: ["strength", "dexterity"], raises: ["strength", "dexterity"] }),
  feat("archery", "Archery", "fighting-style"),
  feat("defense", "Defense", "fighting-style"),
  feat("great-weapon-fighting", "Great Weapon Fighting", "fighting-style"),
  feat("two-weapon-fighting", "Two-Weapon Fighting", "fighting-style"),
  feat("boon-of-combat-prowess", "Boon of Combat Prowess", "epic-boon"),
  feat("boon-of-dimensional-travel", "Boon of Dimensional Travel", "epic-boon"),
  feat("boon-of-fate", "Boon of Fate", "epic-boon"),
  feat("boon-of-irresistible-offense", "Boon of Irresistible Offense", "epic-boon", {
    raises: ["strength", "dexterity"],
  }),
  feat("boon-of-spell-recall", "Boon of Spell Recall", "epic-boon", {
    needsSpells: true,
    raises: ["intelligence", "wisdom", "charisma"],
  }),
  feat("boon-of-the-night-spirit", "Boon of the Night Spirit", "epic-boon"),
  feat("boon-of-truesight", "Boon of Truesight", "epic-boon"),
];

export const featNamed = (id: string): Feat | undefined => FEATS.find((one) => one.id === id);
