import {
  DETAIL_LEVEL_DESCRIPTIONS,
  DETAIL_LEVELS,
  ELEMENTS,
  GENRES,
  INTENSITIES,
  LEVEL_PROGRESSIONS,
  MAGIC_LEVELS,
} from "#contracts/options";

/** The labels of the option lists, by the values in the contracts. */
export const options = {
  genres: GENRES,
  magicLevels: MAGIC_LEVELS,
  elements: ELEMENTS,
  intensities: INTENSITIES,
  progressions: LEVEL_PROGRESSIONS,
  detailLevels: DETAIL_LEVELS,
  detailDescriptions: DETAIL_LEVEL_DESCRIPTIONS,
} as const;
