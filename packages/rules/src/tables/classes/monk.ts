import { equipment } from "../backgrounds.ts";
import { byModifier, counted, features, IMPROVEMENTS, steps, training, type ClassTable } from "../class-table.ts";

/** SRD 5.2, "Monk". */
export const MONK: ClassTable = {
  id: "monk",
  name: "Monk",
  hitDie: 8,
  saves: ["strength", "dexterity"],
  primary: ["dexterity", "wisdom"],
  primaryAll: true,
  casting: "none",
  spellAbility: null,
  skills: ["Acrobatics", "Athletics", "History", "Insight", "Religion", "Stealth"],
  first: training([], ["simple", "martial-light"], {
    skills: 2,
    toolChoice: { count: 1, from: "artisans-or-instruments" },
  }),
  multiclass: training([], []),
  equipment: [equipment("A", "spear, 5 dagger, chosen-tool, explorers-pack", 11), equipment("B", "", 50)],
  suggested: [12, 15, 13, 10, 14, 8],
  cantrips: [],
  prepared: [],
  masteries: [],
  improvements: IMPROVEMENTS,
  features: features(
    "1: Martial Arts, Unarmored Defense",
    "2: Monk's Focus, Unarmored Movement, Uncanny Metabolism",
    "3: Deflect Attacks",
    "4: Slow Fall",
    "5: Extra Attack, Stunning Strike",
    "6: Empowered Strikes",
    "7: Evasion",
    "9: Acrobatic Movement",
    "10: Heightened Focus, Self-Restoration",
    "13: Deflect Energy",
    "14: Disciplined Survivor",
    "15: Perfect Focus",
    "18: Superior Defense",
    "20: Body and Mind",
  ),
  always: [],
  resources: [
    counted("Focus", (level) => (level >= 2 ? level : 0), "all"),
    counted("Uncanny Metabolism", steps([2, 1])),
  ],
  subclass: {
    id: "warrior-of-the-open-hand",
    name: "Warrior of the Open Hand",
    features: features("3: Open Hand Technique", "6: Wholeness of Body", "11: Fleet Step", "17: Quivering Palm"),
    always: [],
    resources: [counted("Wholeness of Body", byModifier("wisdom", 6))],
  },
};
