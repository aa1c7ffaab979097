/** Which written outcomes belong to a deed. */

/** The list of outcomes for a skill. */
export const KIND_OF_SKILL: Readonly<Record<string, string>> = {
  Athletics: "force",
  Acrobatics: "speed",
  Stealth: "stealth",
  "Sleight of Hand": "stealth",
  Persuasion: "talk",
  Deception: "talk",
  Intimidation: "talk",
  Performance: "social-gift",
  Insight: "look",
  Perception: "look",
  Investigation: "craft",
  Medicine: "craft",
  Survival: "look",
  "Animal Handling": "craft",
  Arcana: "magic",
};
