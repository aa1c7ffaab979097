/** The tables that a hero is made of, without creatures, so that who makes heroes does not load these. */
export { ARMOR, armorNamed } from "./armor.ts";
export { BACKGROUND_TABLE, backgroundNamed, type Background, type EquipmentOption } from "./backgrounds.ts";
export type { ClassTable } from "./class-table.ts";
export { CLASS_TABLE, classTable, featuresAt } from "./classes.ts";
export { FEATS, featNamed } from "./feats.ts";
export { gearList, gearNamed, priced } from "./gear.ts";
export { magicItemNamed, magicItems } from "./magic-items.ts";
export { SPECIES_TABLE, speciesNamed, type Species } from "./species.ts";
export { listedSpells, listedSpell } from "./spell-lists.ts";
export { WEAPONS, weaponNamed } from "./weapons.ts";
