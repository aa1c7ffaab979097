import { equipment } from "../backgrounds.ts";
import { counted, features, FULL_PREPARED, IMPROVEMENTS, steps, training, type ClassTable } from "../class-table.ts";

/** SRD 5.2, "Cleric". */
export const CLERIC: ClassTable = {
  id: "cleric",
  name: "Cleric",
  hitDie: 8,
  saves: ["wisdom", "charisma"],
  primary: ["wisdom"],
  primaryAll: false,
  casting: "full",
  spellAbility: "wisdom",
  skills: ["History", "Insight", "Medicine", "Persuasion", "Religion"],
  first: training(["light", "medium", "shield"], ["simple"], { skills: 2 }),
  multiclass: training(["light", "medium", "shield"], []),
  equipment: [
    equipment("A", "chain-shirt, shield, mace, holy-symbol-amulet, priests-pack", 7),
    equipment("B", "", 110),
  ],
  suggested: [14, 8, 13, 10, 15, 12],
  cantrips: steps([1, 3], [4, 4], [10, 5]),
  prepared: FULL_PREPARED,
  masteries: [],
  improvements: IMPROVEMENTS,
  features: features(
    "1: Divine Order, Spellcasting",
    "2: Channel Divinity",
    "5: Sear Undead",
    "7: Blessed Strikes",
    "10: Divine Intervention",
    "14: Improved Blessed Strikes",
    "20: Greater Divine Intervention",
  ),
  always: [],
  resources: [
    counted("Channel Divinity", steps([2, 2], [6, 3], [18, 4]), 1),
    counted("Divine Intervention", steps([10, 1])),
  ],
  subclass: {
    id: "life-domain",
    name: "Life Domain",
    features: features("3: Disciple of Life, Preserve Life", "6: Blessed Healer", "17: Supreme Healing"),
    always: [
      [3, "aid"],
      [3, "bless"],
      [3, "cure-wounds"],
      [3, "lesser-restoration"],
      [5, "mass-healing-word"],
      [5, "revivify"],
      [7, "aura-of-life"],
      [7, "death-ward"],
      [9, "greater-restoration"],
      [9, "mass-cure-wounds"],
    ],
    resources: [],
  },
};
