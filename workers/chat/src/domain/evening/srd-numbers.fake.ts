/**
 * The numbers of SRD 5.2 that the small model of the rules needs, written down a second time. They must not be imported from
 * packages/rules: a wrong number there would agree with itself.
 */

/** SRD 5.2, "Character Classes": Hit Point Die. */
export const HIT_DIE: Readonly<Record<string, number>> = {
  barbarian: 12,
  bard: 8,
  cleric: 8,
  druid: 8,
  fighter: 10,
  monk: 8,
  paladin: 10,
  ranger: 10,
  rogue: 8,
  sorcerer: 6,
  warlock: 8,
  wizard: 6,
};

/** The die of a class of the player's own. */
export const OWN_DIE = 8;

/** SRD 5.2, "Character Advancement": experience at which levels 1 to 20 begin. */
const THRESHOLDS = [
  0, 300, 900, 2700, 6500, 14000, 23000, 34000, 48000, 64000, 85000, 100000, 120000, 140000, 165000, 195000, 225000,
  265000, 305000, 355000,
] as const;

export const thresholdOf = (level: number): number => THRESHOLDS[level - 1] ?? 0;
export const levelAt = (experience: number): number => THRESHOLDS.findLastIndex((from) => experience >= from) + 1;
export const proficiencyAt = (level: number): number =>
  level > 16 ? 6 : level > 12 ? 5 : level > 8 ? 4 : level > 4 ? 3 : 2;

const FULL = new Set(["bard", "cleric", "druid", "sorcerer", "wizard"]);
const HALF = new Set(["paladin", "ranger"]);

/** Slots of a full caster, one digit for each spell level. */
const SLOTS =
  "2 3 42 43 432 433 4331 4332 43331 43332 433321 433321 4333211 4333211 43332111 43332111 433321111 433331111 433332111 433332211".split(
    " ",
  );

/** SRD 5.2, "Multiclassing": one caster has the table of its class; several add up their levels, half casters half of theirs. */
export function slotsOf(classes: readonly { readonly id: string; readonly level: number }[]): number[] {
  const casters = classes.filter(({ id }) => FULL.has(id) || HALF.has(id));
  const level = casters.reduce((sum, one) => sum + (HALF.has(one.id) ? Math.ceil(one.level / 2) : one.level), 0);
  return Array.from(SLOTS[Math.min(20, level) - 1] ?? "", Number);
}

/** SRD 5.2, "Warlock": how many slots and of which level. */
export function pactOf(level: number): { readonly most: number; readonly level: number } | null {
  if (level === 0) return null;
  const most = level >= 17 ? 4 : level >= 11 ? 3 : level >= 2 ? 2 : 1;
  return { most, level: Math.min(5, Math.ceil(level / 2)) };
}

/** What is counted: the most at a level of its class (for a species: the hero's level), and what a short rest gives back. */
export interface Counter {
  readonly name: string;
  /** Id of the class or species that gives it. */
  readonly of: string;
  readonly most: (level: number, modifiers: Readonly<Record<"wisdom" | "charisma", number>>) => number;
  readonly back: (level: number) => number;
}

const ALL = Infinity;
const from =
  (...steps: readonly (readonly [level: number, uses: number])[]) =>
  (level: number): number =>
    steps.findLast(([first]) => level >= first)?.[1] ?? 0;
const counter = (of: string, name: string, most: Counter["most"], back: number | Counter["back"] = 0): Counter => ({
  of,
  name,
  most,
  back: typeof back === "number" ? () => back : back,
});

/** SRD 5.2, "Character Classes" and "Character Species". */
export const COUNTERS: readonly Counter[] = [
  counter("barbarian", "Rage", from([1, 2], [3, 3], [6, 4], [12, 5], [17, 6]), 1),
  counter(
    "bard",
    "Bardic Inspiration",
    (_, { charisma }) => Math.max(1, charisma),
    (level) => (level >= 5 ? ALL : 0),
  ),
  counter("cleric", "Channel Divinity", from([2, 2], [6, 3], [18, 4]), 1),
  counter("druid", "Wild Shape", from([2, 2], [6, 3], [17, 4]), 1),
  counter("fighter", "Second Wind", from([1, 2], [4, 3], [10, 4]), 1),
  counter("fighter", "Action Surge", from([2, 1], [17, 2]), ALL),
  counter("fighter", "Indomitable", from([9, 1], [13, 2], [17, 3])),
  counter("monk", "Focus", (level) => (level >= 2 ? level : 0), ALL),
  counter("paladin", "Lay On Hands", (level) => 5 * level),
  counter("paladin", "Channel Divinity", from([3, 2], [11, 3]), 1),
  counter("ranger", "Favored Enemy", from([1, 2], [5, 3], [9, 4], [13, 5], [17, 6])),
  counter("ranger", "Tireless", (level, { wisdom }) => (level >= 10 ? Math.max(1, wisdom) : 0)),
  counter("sorcerer", "Innate Sorcery", () => 2),
  counter("sorcerer", "Sorcery Points", (level) => (level >= 2 ? level : 0)),
  counter("warlock", "Magical Cunning", from([2, 1])),
  counter("wizard", "Arcane Recovery", () => 1),
  counter("dragonborn", "Breath Weapon", proficiencyAt),
  counter("dwarf", "Stonecunning", proficiencyAt),
  counter("goliath", "Giant Ancestry", proficiencyAt),
  counter("goliath", "Large Form", from([5, 1])),
  counter("orc", "Adrenaline Rush", proficiencyAt, ALL),
  counter("orc", "Relentless Endurance", () => 1),
];

/** Conditions that keep one from acting, and so from concentrating. */
export const HELPLESS: readonly string[] = ["incapacitated", "paralyzed", "petrified", "stunned", "unconscious"];

export const CONDITION_IDS = [
  "blinded",
  "charmed",
  "deafened",
  "frightened",
  "grappled",
  "incapacitated",
  "invisible",
  "paralyzed",
  "petrified",
  "poisoned",
  "prone",
  "restrained",
  "stunned",
  "unconscious",
] as const;

export const MOST_COINS = 1_000_000_000;
export const MOST_EXPERIENCE = 10_000_000;
export const MOST_LINES = 200;
export const MOST_OF_A_THING = 9_999;
