/**
 * The option lists that the product must offer, written out by hand. They are not imported from the product on purpose: a test that
 * compares the product with itself cannot fail.
 */

/** Each genre's value and the name that the forms show. */
export const GENRES: readonly (readonly [value: string, label: string])[] = [
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
];

/** Each magic level's value and name, the rarest magic first. */
export const MAGIC_LEVELS: readonly (readonly [value: string, label: string])[] = [
  ["none", "No Magic"],
  ["rare", "Rare Magic"],
  ["low", "Low Magic"],
  ["medium", "Medium Magic"],
  ["high", "High Magic"],
  ["ubiquitous", "Ubiquitous Magic"],
];

/** The level progressions that a form offers. The stored default `standard` is not among them, because nobody can choose it. */
export const PROGRESSIONS: readonly string[] = ["xp", "milestone"];

/** Each intensity's value and name, in the order of a focus slider's stops from left to right. */
export const INTENSITIES: readonly (readonly [value: string, label: string])[] = [
  ["low", "Low"],
  ["medium", "Medium"],
  ["high", "High"],
  ["very-high", "Very High"],
];

/** The values of the 29 campaign elements. */
export const ELEMENTS: readonly string[] = [
  "revolution",
  "romance",
  "planar-cosmic",
  "moral-dilemmas",
  "factions",
  "pirates-swashbuckling",
  "oppression",
  "intrigue",
  "dungeon-crawl",
  "mystery",
  "survival",
  "horror",
  "politics",
  "war",
  "heist",
  "exploration",
  "epic-quest",
  "time-travel",
  "underdark",
  "urban",
  "wilderness",
  "religion",
  "magic-academy",
  "post-apocalyptic",
  "steampunk",
  "redemption",
  "prophecy",
  "merchant",
  "court-drama",
];

/** The values of a list of options. */
export const valuesOf = (list: readonly (readonly [value: string, label: string])[]): string[] =>
  list.map(([value]) => value);
