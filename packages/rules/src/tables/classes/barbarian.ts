import { equipment } from "../backgrounds.ts";
import { counted, features, IMPROVEMENTS, steps, training, type ClassTable } from "../class-table.ts";

/** SRD 5.2, "Barbarian". */
export const BARBARIAN: ClassTable = {
  id: "barbarian",
  name: "Barbarian",
  hitDie: 12,
  saves: ["strength", "constitution"],
  primary: ["strength"],
  primaryAll: false,
  casting: "none",
  spellAbility: null,
  skills: ["Animal Handling", "Athletics", "Intimidation", "Nature", "Perception", "Survival"],
  first: training(["light", "medium", "shield"], ["simple", "martial"], { skills: 2 }),
  multiclass: training(["shield"], ["martial"]),
  equipment: [equipment("A", "greataxe, 4 handaxe, explorers-pack", 15), equipment("B", "", 75)],
  suggested: [15, 13, 14, 10, 12, 8],
  cantrips: [],
  prepared: [],
  masteries: steps([1, 2], [4, 3], [10, 4]),
  improvements: IMPROVEMENTS,
  features: features(
    "1: Rage, Unarmored Defense, Weapon Mastery",
    "2: Danger Sense, Reckless Attack",
    "3: Primal Knowledge",
    "5: Extra Attack, Fast Movement",
    "7: Feral Instinct, Instinctive Pounce",
    "9: Brutal Strike",
    "11: Relentless Rage",
    "13: Improved Brutal Strike",
    "15: Persistent Rage",
    "18: Indomitable Might",
    "20: Primal Champion",
  ),
  always: [],
  resources: [
    counted("Rage", steps([1, 2], [3, 3], [6, 4], [12, 5], [17, 6]), 1),
    // All rages come back when initiative is rolled, once between long rests.
    counted("Persistent Rage", steps([15, 1])),
  ],
  subclass: {
    id: "path-of-the-berserker",
    name: "Path of the Berserker",
    features: features("3: Frenzy", "6: Mindless Rage", "10: Retaliation", "14: Intimidating Presence"),
    always: [],
    resources: [counted("Intimidating Presence", steps([14, 1]))],
  },
};
