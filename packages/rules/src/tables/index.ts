/** The facts of the SRD 5.2 as tables. */
export { ARMOR, armorNamed, type Armor, type ArmorCategory } from "./armor.ts";
export { BACKGROUND_TABLE, backgroundNamed, type Background, type EquipmentOption } from "./backgrounds.ts";
export type { ClassFeature, ClassResource, ClassTable, Recovery, SubclassTable, Training } from "./class-table.ts";
export { CLASS_TABLE, classTable, featuresAt } from "./classes.ts";
export {
  creatureList,
  creatureNamed,
  experienceFor,
  hasCreatures,
  setCreatures,
  type Creature,
  type CreatureAttack,
  type CreatureRows,
  type CreatureSpecial,
} from "./creatures.ts";
export { FEATS, featNamed, type Feat } from "./feats.ts";
export {
  gearList,
  gearNamed,
  hasGear,
  LIFESTYLES,
  PACKS,
  priced,
  SERVICES,
  setGear,
  type Gear,
  type GearRows,
} from "./gear.ts";
export {
  hasMagicItems,
  magicItemNamed,
  magicItems,
  setMagicItems,
  type ItemEffect,
  type MagicItem,
  type MagicItemRows,
} from "./magic-items.ts";
export { SPECIES_TABLE, speciesNamed, type Lineage, type Species } from "./species.ts";
export {
  hasSpellLists,
  listedSpell,
  listedSpells,
  setSpellLists,
  spellsOf,
  type ListedSpell,
  type SpellListRows,
} from "./spell-lists.ts";
export { MASTERIES, WEAPONS, weaponNamed, type Mastery, type Weapon } from "./weapons.ts";
