import { equipment } from "../backgrounds.ts";
import { counted, features, IMPROVEMENTS, steps, training, type ClassTable } from "../class-table.ts";

/** SRD 5.2, "Wizard". */
export const WIZARD: ClassTable = {
  id: "wizard",
  name: "Wizard",
  hitDie: 6,
  saves: ["intelligence", "wisdom"],
  primary: ["intelligence"],
  primaryAll: false,
  casting: "full",
  spellAbility: "intelligence",
  skills: ["Arcana", "History", "Insight", "Investigation", "Medicine", "Nature", "Religion"],
  first: training([], ["simple"], { skills: 2 }),
  multiclass: training([], []),
  equipment: [equipment("A", "2 dagger, quarterstaff, robe, spellbook, scholars-pack", 5), equipment("B", "", 55)],
  suggested: [8, 12, 13, 15, 14, 10],
  cantrips: steps([1, 3], [4, 4], [10, 5]),
  prepared: [4, 5, 6, 7, 9, 10, 11, 12, 14, 15, 16, 16, 17, 18, 19, 21, 22, 23, 24, 25],
  masteries: [],
  improvements: IMPROVEMENTS,
  features: features(
    "1: Arcane Recovery, Ritual Adept, Spellcasting",
    "2: Scholar",
    "5: Memorize Spell",
    "18: Spell Mastery",
    "20: Signature Spells",
  ),
  always: [],
  resources: [counted("Arcane Recovery", steps([1, 1])), counted("Signature Spells", steps([20, 2]), "all")],
  subclass: {
    id: "evoker",
    name: "Evoker",
    features: features(
      "3: Evocation Savant, Potent Cantrip",
      "6: Sculpt Spells",
      "10: Empowered Evocation",
      "14: Overchannel",
    ),
    always: [],
    resources: [],
  },
};
