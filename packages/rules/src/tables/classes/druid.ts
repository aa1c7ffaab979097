import { equipment } from "../backgrounds.ts";
import { counted, features, FULL_PREPARED, IMPROVEMENTS, steps, training, type ClassTable } from "../class-table.ts";

/** SRD 5.2, "Druid". */
export const DRUID: ClassTable = {
  id: "druid",
  name: "Druid",
  hitDie: 8,
  saves: ["intelligence", "wisdom"],
  primary: ["wisdom"],
  primaryAll: false,
  casting: "full",
  spellAbility: "wisdom",
  skills: ["Animal Handling", "Arcana", "Insight", "Medicine", "Nature", "Perception", "Religion", "Survival"],
  first: training(["light", "shield"], ["simple"], { skills: 2, tools: ["herbalism-kit"] }),
  multiclass: training(["light", "shield"], []),
  equipment: [
    equipment("A", "leather-armor, shield, sickle, quarterstaff, explorers-pack, herbalism-kit", 9),
    equipment("B", "", 50),
  ],
  suggested: [8, 12, 14, 13, 15, 10],
  cantrips: steps([1, 2], [4, 3], [10, 4]),
  prepared: FULL_PREPARED,
  masteries: [],
  improvements: IMPROVEMENTS,
  features: features(
    "1: Druidic, Primal Order, Spellcasting",
    "2: Wild Companion, Wild Shape",
    "5: Wild Resurgence",
    "7: Elemental Fury",
    "15: Improved Elemental Fury",
    "18: Beast Spells",
    "20: Archdruid",
  ),
  always: [[1, "speak-with-animals"]],
  resources: [counted("Wild Shape", steps([2, 2], [6, 3], [17, 4]), 1), counted("Wild Resurgence", steps([5, 1]))],
  subclass: {
    id: "circle-of-the-land",
    name: "Circle of the Land",
    features: features(
      "3: Circle of the Land Spells, Land's Aid",
      "6: Natural Recovery",
      "10: Nature's Ward",
      "14: Nature's Sanctuary",
    ),
    always: [],
    resources: [counted("Natural Recovery", steps([6, 1]))],
  },
};
