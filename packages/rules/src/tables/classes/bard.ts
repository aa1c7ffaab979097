import { equipment } from "../backgrounds.ts";
import {
  byModifier,
  counted,
  features,
  FULL_PREPARED,
  IMPROVEMENTS,
  steps,
  training,
  type ClassTable,
} from "../class-table.ts";

/** SRD 5.2, "Bard". */
export const BARD: ClassTable = {
  id: "bard",
  name: "Bard",
  hitDie: 8,
  saves: ["dexterity", "charisma"],
  primary: ["charisma"],
  primaryAll: false,
  casting: "full",
  spellAbility: "charisma",
  skills: "any",
  first: training(["light"], ["simple"], { skills: 3, toolChoice: { count: 3, from: "instruments" } }),
  multiclass: training(["light"], [], { skills: 1, toolChoice: { count: 1, from: "instruments" } }),
  equipment: [equipment("A", "leather-armor, 2 dagger, chosen-tool, entertainers-pack", 19), equipment("B", "", 90)],
  suggested: [8, 14, 12, 13, 10, 15],
  cantrips: steps([1, 2], [4, 3], [10, 4]),
  prepared: FULL_PREPARED,
  masteries: [],
  improvements: IMPROVEMENTS,
  features: features(
    "1: Bardic Inspiration, Spellcasting",
    "2: Expertise, Jack of All Trades",
    "5: Font of Inspiration",
    "7: Countercharm",
    "9: Expertise",
    "10: Magical Secrets",
    "18: Superior Inspiration",
    "20: Words of Creation",
  ),
  always: [
    [20, "power-word-heal"],
    [20, "power-word-kill"],
  ],
  resources: [counted("Bardic Inspiration", byModifier("charisma", 1), (level) => (level >= 5 ? "all" : 0))],
  subclass: {
    id: "college-of-lore",
    name: "College of Lore",
    features: features("3: Bonus Proficiencies, Cutting Words", "6: Magical Discoveries", "14: Peerless Skill"),
    always: [],
    resources: [],
  },
};
