import type { Ability } from "#contracts/options";

/** What a spell, a potion or somebody else gives for a while, in numbers. */
export interface GivenEffect {
  readonly from: string;
  /** Armour class in place of armour, with Dexterity: Mage Armor's 13. */
  readonly armorClassBase?: number;
  /** Armour class that is never less: Barkskin's 17. */
  readonly armorClassLeast?: number;
  /** Added to armour class: Shield of Faith's 2. */
  readonly armorClass?: number;
  readonly saves?: number;
  readonly speed?: number;
  /** Multiplies the speed: Haste's 2. */
  readonly speedTimes?: number;
  /** Added to the most hit points: Aid's 5. */
  readonly hitPoints?: number;
  readonly spellAttack?: number;
  readonly spellDc?: number;
  /** A score that is raised to this where it is lower. */
  readonly set?: Readonly<Partial<Record<Ability, number>>>;
}

/** What is true of a hero now besides the sheet. Exhaustion's penalty on d20 tests is not here: the code that rolls applies it. */
export interface Circumstances {
  readonly given?: readonly GivenEffect[];
  readonly raging?: boolean;
  /** Whether what is carried slows: the table's own choice. */
  readonly encumbrance?: boolean;
}
