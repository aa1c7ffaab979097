import { equipment } from "../backgrounds.ts";
import { byModifier, counted, features, IMPROVEMENTS, steps, training, type ClassTable } from "../class-table.ts";

/** SRD 5.2, "Warlock". */
export const WARLOCK: ClassTable = {
  id: "warlock",
  name: "Warlock",
  hitDie: 8,
  saves: ["wisdom", "charisma"],
  primary: ["charisma"],
  primaryAll: false,
  casting: "pact",
  spellAbility: "charisma",
  skills: ["Arcana", "Deception", "History", "Intimidation", "Investigation", "Nature", "Religion"],
  first: training(["light"], ["simple"], { skills: 2 }),
  multiclass: training(["light"], []),
  equipment: [
    equipment("A", "leather-armor, sickle, 2 dagger, arcane-focus-orb, book, scholars-pack", 15),
    equipment("B", "", 100),
  ],
  suggested: [8, 14, 13, 12, 10, 15],
  cantrips: steps([1, 2], [4, 3], [10, 4]),
  prepared: [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15],
  masteries: [],
  improvements: IMPROVEMENTS,
  features: features(
    "1: Eldritch Invocations, Pact Magic",
    "2: Magical Cunning",
    "9: Contact Patron",
    "11: Mystic Arcanum",
    "20: Eldritch Master",
  ),
  always: [[9, "contact-other-plane"]],
  resources: [
    counted("Magical Cunning", steps([2, 1])),
    counted("Contact Patron", steps([9, 1])),
    counted("Mystic Arcanum 6", steps([11, 1])),
    counted("Mystic Arcanum 7", steps([13, 1])),
    counted("Mystic Arcanum 8", steps([15, 1])),
    counted("Mystic Arcanum 9", steps([17, 1])),
  ],
  subclass: {
    id: "fiend-patron",
    name: "Fiend Patron",
    features: features(
      "3: Dark One's Blessing",
      "6: Dark One's Own Luck",
      "10: Fiendish Resilience",
      "14: Hurl Through Hell",
    ),
    always: [
      [3, "burning-hands"],
      [3, "command"],
      [3, "scorching-ray"],
      [3, "suggestion"],
      [5, "fireball"],
      [5, "stinking-cloud"],
      [7, "fire-shield"],
      [7, "wall-of-fire"],
      [9, "geas"],
      [9, "insect-plague"],
    ],
    resources: [
      counted("Dark One's Own Luck", byModifier("charisma", 6)),
      counted("Hurl Through Hell", steps([14, 1])),
    ],
  },
};
