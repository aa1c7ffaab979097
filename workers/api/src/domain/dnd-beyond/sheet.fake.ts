/**
 * Characters in the format of D&D Beyond's character service, for tests and for the fake sheet server. The characters are our own; only
 * the field names and numbers follow the service.
 */

type Json = Readonly<Record<string, unknown>>;

const modifier = (type: string, subType: string, more: Json = {}) => ({
  id: `${type}:${subType}`,
  type,
  subType,
  value: null,
  fixedValue: null,
  statId: null,
  dice: null,
  isGranted: true,
  restriction: "",
  componentId: null,
  availableToMulticlass: true,
  ...more,
});

const statistics = (values: readonly (number | null)[]) =>
  values.map((value, index) => ({ id: index + 1, name: null, value }));

const spell = (name: string, more: Json = {}) => ({
  prepared: false,
  alwaysPrepared: false,
  countsAsKnownSpell: null,
  spellCastingAbilityId: null,
  definition: { name },
  ...more,
});

const item = (id: number, definition: Json, more: Json = {}) => ({
  id,
  equipped: true,
  isAttuned: false,
  quantity: 1,
  definition: { id, canAttune: false, filterType: "Armor", armorClass: null, armorTypeId: null, ...definition },
  ...more,
});

/** The id of Ilse Varga: ranger of level 3 and cleric of level 2, with scale mail and a shield, and three hit points lost. */
export const ILSE_ID = 1_001;

/** Ilse's sheet as it is in the service's `data`. */
export const ilse = (changes: Json = {}): Json => ({
  id: ILSE_ID,
  userId: 77,
  username: "somebody",
  readonlyUrl: `https://www.dndbeyond.com/characters/${ILSE_ID}`,
  name: "Ilse Varga",
  stats: statistics([12, 15, 14, 8, 13, 10]),
  bonusStats: statistics([null, null, null, null, 1, null]),
  overrideStats: statistics([null, null, null, null, null, null]),
  race: { fullName: "Wood Elf", baseName: "Elf", weightSpeeds: { normal: { walk: 30, fly: 0, burrow: 0 } } },
  background: {
    hasCustomBackground: false,
    definition: { name: "Outlander", description: "<p>You grew up in the wilds.</p>" },
    customBackground: { name: null },
  },
  classes: [
    {
      id: 31,
      level: 3,
      isStartingClass: true,
      definition: { name: "Ranger", hitDice: 10 },
      subclassDefinition: { name: "Hunter" },
      classFeatures: [{ definition: { id: 301 } }],
    },
    {
      id: 41,
      level: 2,
      isStartingClass: false,
      definition: { name: "Cleric", hitDice: 8 },
      subclassDefinition: null,
      classFeatures: [{ definition: { id: 401 } }],
    },
  ],
  baseHitPoints: 34,
  bonusHitPoints: null,
  overrideHitPoints: null,
  removedHitPoints: 3,
  temporaryHitPoints: 0,
  modifiers: {
    race: [
      modifier("bonus", "dexterity-score", { value: 2 }),
      modifier("bonus", "wisdom-score", { value: 1 }),
      modifier("bonus", "speed", { value: 5 }),
      modifier("proficiency", "perception"),
    ],
    class: [
      modifier("proficiency", "stealth", { componentId: 301 }),
      modifier("expertise", "survival", { componentId: 301 }),
      modifier("language", "elvish", { componentId: 301 }),
      modifier("language", "thieves-cant", { componentId: 301 }),
      modifier("proficiency", "herbalism-kit", { componentId: 301 }),
      modifier("proficiency", "dexterity-saving-throws", { componentId: 301 }),
      modifier("proficiency", "religion", { componentId: 401, availableToMulticlass: false }),
    ],
    background: [modifier("proficiency", "athletics")],
    item: [
      modifier("bonus", "armor-class", { value: 1, componentId: 12 }),
      modifier("set", "intelligence-score", { value: 19, componentId: 13 }),
    ],
    feat: [],
    condition: [],
  },
  inventory: [
    item(10, { name: "Scale Mail", armorClass: 14, armorTypeId: 2 }),
    item(11, { name: "Shield", armorClass: 2, armorTypeId: 4 }),
    item(12, { name: "Ring of Protection", filterType: "Ring", canAttune: true }, { isAttuned: true }),
    item(13, { name: "Headband of Intellect", filterType: "Wondrous item", canAttune: true }),
    item(14, { name: "Longbow", filterType: "Weapon", weight: 2 }),
    item(15, { name: "Shortsword", filterType: "Weapon", weight: 2 }),
    item(16, { name: "Arrows", filterType: "Other Gear", weight: 1 }, { quantity: 34, equipped: false }),
    item(17, { name: "Rope, Hempen (50 feet)", filterType: "Other Gear", weight: 10 }, { equipped: false }),
  ],
  customItems: [{ id: 1, name: "Heron Feather", quantity: 2, weight: null }],
  currencies: { cp: 4, sp: 3, ep: 1, gp: 37, pp: 2 },
  feats: [{ definition: { name: "Alert" } }, { definition: { name: "Sharpshooter" } }],
  classSpells: [
    { characterClassId: 31, spells: [spell("Hunter's Mark", { countsAsKnownSpell: true }), spell("Cure Wounds")] },
    {
      characterClassId: 41,
      spells: [spell("Guidance"), spell("Bless", { prepared: true }), spell("Toll the Dead"), spell("Cure Wounds")],
    },
  ],
  spells: {
    race: [spell("Druidcraft", { spellCastingAbilityId: 5 })],
    class: [],
    background: null,
    item: [],
    feat: [],
  },
  characterValues: [],
  customSpeeds: [],
  traits: { personalityTraits: "I count the stars aloud.", ideals: null, bonds: "My sister's bow.", flaws: null },
  notes: { backstory: "Raised by the river Sorne.", allies: null },
  ...changes,
});

/** Wraps a sheet as the service's response does. */
export const answered = (data: Json): Json => ({
  id: 0,
  success: true,
  message: "Character successfully received.",
  data,
  pagination: null,
});

/** The response with which the service refuses a private character. */
export const REFUSED: Json = {
  id: 0,
  success: false,
  message: "An unexpected error has occured",
  data: { serverMessage: "Unauthorized Access Attempt.", errorCode: "c8990ca" },
  pagination: null,
};

export { modifier as fakeModifier, item as fakeItem, statistics as fakeStatistics };
