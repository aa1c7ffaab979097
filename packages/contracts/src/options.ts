/** The lists of choices. Forms, validation and the storyteller all use these lists. */

/** One choice of a list: the value for the API and the label for forms. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

/* @__NO_SIDE_EFFECTS__ */ const options = <const Value extends string>(
  ...pairs: readonly (readonly [Value, string])[]
): readonly Option<Value>[] => pairs.map(([value, label]) => ({ value, label }));

/* @__NO_SIDE_EFFECTS__ */ const values = <Value extends string>(list: readonly Option<Value>[]): [Value, ...Value[]] =>
  list.map((option) => option.value) as [Value, ...Value[]];

/** The 16 world genres. */
export const GENRES = options(
  ["high-fantasy", "High Fantasy"],
  ["sword-sorcery", "Sword & Sorcery"],
  ["heroic-fantasy", "Heroic Fantasy"],
  ["dark-fantasy", "Dark Fantasy"],
  ["steampunk", "Steampunk"],
  ["multi-planar", "Multi-Planar"],
  ["post-apocalyptic", "Post-Apocalyptic"],
  ["cosmic-horror", "Cosmic Horror"],
  ["gothic-horror", "Gothic Horror"],
  ["urban-fantasy", "Urban Fantasy"],
  ["medieval", "Medieval"],
  ["renaissance", "Renaissance"],
  ["nautical", "Nautical"],
  ["desert", "Desert/Arabian"],
  ["norse", "Norse/Viking"],
  ["oriental", "Eastern/Oriental"],
);
export const GENRE_VALUES = values(GENRES);
export type Genre = (typeof GENRE_VALUES)[number];

/** The six magic levels, rarest first. */
export const MAGIC_LEVELS = options(
  ["none", "No Magic"],
  ["rare", "Rare Magic"],
  ["low", "Low Magic"],
  ["medium", "Medium Magic"],
  ["high", "High Magic"],
  ["ubiquitous", "Ubiquitous Magic"],
);
export const MAGIC_LEVEL_VALUES = values(MAGIC_LEVELS);
export type MagicLevel = (typeof MAGIC_LEVEL_VALUES)[number];

/** The 29 campaign elements. */
export const ELEMENTS = options(
  ["revolution", "Revolution"],
  ["romance", "Romance"],
  ["planar-cosmic", "Planar/Cosmic"],
  ["moral-dilemmas", "Moral Dilemmas"],
  ["factions", "Factions"],
  ["pirates-swashbuckling", "Pirates & Swashbuckling"],
  ["oppression", "Oppression"],
  ["intrigue", "Intrigue"],
  ["dungeon-crawl", "Dungeon Crawl"],
  ["mystery", "Mystery"],
  ["survival", "Survival"],
  ["horror", "Horror"],
  ["politics", "Politics"],
  ["war", "War"],
  ["heist", "Heist"],
  ["exploration", "Exploration"],
  ["epic-quest", "Epic Quest"],
  ["time-travel", "Time Travel"],
  ["underdark", "Underdark"],
  ["urban", "Urban"],
  ["wilderness", "Wilderness"],
  ["religion", "Religion"],
  ["magic-academy", "Magic Academy"],
  ["post-apocalyptic", "Post-Apocalyptic"],
  ["steampunk", "Steampunk"],
  ["redemption", "Redemption"],
  ["prophecy", "Prophecy"],
  ["merchant", "Merchant"],
  ["court-drama", "Court Drama"],
);
export const ELEMENT_VALUES = values(ELEMENTS);
export type CampaignElement = (typeof ELEMENT_VALUES)[number];

/** How much exploration, combat or social play a campaign wants. */
export const INTENSITIES = options(["low", "Low"], ["medium", "Medium"], ["high", "High"], ["very-high", "Very High"]);
export const INTENSITY_VALUES = values(INTENSITIES);
export type Intensity = (typeof INTENSITY_VALUES)[number];

/** The choices in forms. The stored default `standard` is shown as milestone. */
export const LEVEL_PROGRESSIONS = options(["xp", "Experience points"], ["milestone", "Milestone"]);
export const LEVEL_PROGRESSION_VALUES = ["standard", "xp", "milestone"] as const;
export type LevelProgression = (typeof LEVEL_PROGRESSION_VALUES)[number];

/** Reply lengths, shortest first. */
export const DETAIL_LEVELS = options(
  ["minimal", "Minimal"],
  ["concise", "Concise"],
  ["standard", "Standard"],
  ["detailed", "Detailed"],
  ["immersive", "Immersive"],
);
export const DETAIL_LEVEL_VALUES = values(DETAIL_LEVELS);
export type DetailLevel = (typeof DETAIL_LEVEL_VALUES)[number];
export const DEFAULT_DETAIL_LEVEL: DetailLevel = "concise";

/** The number of words that a reply may have at each detail level, inclusive. */
export const WORD_RANGES: Readonly<Record<DetailLevel, readonly [min: number, max: number]>> = {
  minimal: [15, 40],
  concise: [40, 90],
  standard: [90, 160],
  detailed: [160, 260],
  immersive: [260, 420],
};

/** A sentence for the player about each detail level. */
export const DETAIL_LEVEL_DESCRIPTIONS: Readonly<Record<DetailLevel, string>> = {
  minimal: "A sentence or two: just what happens.",
  concise: "A short paragraph: what happens and what it is like.",
  standard: "A full paragraph or two, with room for a voice.",
  detailed: "Several paragraphs: place, people and mood.",
  immersive: "A page of story: every sense, every face.",
};

/** The six abilities, in sheet order. */
export const ABILITY_VALUES = ["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"] as const;
export type Ability = (typeof ABILITY_VALUES)[number];

/** The label of a value in one of the lists above. If the list does not contain the value, the value itself. */
export function labelOf(list: readonly Option[], value: string): string {
  return list.find((option) => option.value === value)?.label ?? value;
}
