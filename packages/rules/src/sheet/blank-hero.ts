import type { GearItem, Hero, HeroState } from "../hero.ts";
import { priced } from "../tables/gear.ts";
import { magicItemNamed } from "../tables/magic-items.ts";

/** A hero's state with nothing spent and nothing suffered. */
export const restedState = (hitPoints: number): HeroState => ({
  hitPoints,
  temporary: 0,
  life: "up",
  deathSaves: { successes: 0, failures: 0 },
  hitDiceSpent: {},
  slotsSpent: [],
  pactSpent: 0,
  usesSpent: {},
  conditions: [],
  exhaustion: 0,
  concentration: null,
  experience: 0,
  inspiration: false,
});

/** A hero of whom nothing is decided: no class, tens everywhere, nothing owned. */
export const blankHero = (id: string, name: string): Hero => ({
  id,
  name,
  classes: [],
  species: null,
  background: null,
  abilities: { strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10 },
  skills: [],
  expertise: [],
  tools: [],
  languages: [],
  feats: [],
  choices: {},
  masteries: [],
  spells: [],
  gear: [],
  coins: 0,
  overrides: {},
  homebrew: [],
  state: restedState(1),
});

/** An item of the tables on a sheet, not yet worn; what no table knows keeps its name and weighs nothing. */
export function gearItem(key: string, id: string, quantity = 1, more: Partial<GearItem> = {}): GearItem {
  const magic = magicItemNamed(id);
  const plain = priced(magic?.effect.weapon ?? magic?.effect.armor ?? id);
  return {
    key,
    item: magic || plain ? id : null,
    name: magic?.name ?? plain?.name ?? id,
    quantity,
    weight: plain?.weight ?? 0,
    worn: false,
    wielded: null,
    attuned: false,
    bonus: 0,
    ...more,
  };
}
