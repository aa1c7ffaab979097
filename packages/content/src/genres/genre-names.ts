import type { Genre } from "#contracts/options";

/** The name of each genre in running text. */
export const GENRE_NAMES: Readonly<Record<Genre, string>> = {
  "high-fantasy": "high fantasy",
  "sword-sorcery": "sword & sorcery",
  "heroic-fantasy": "heroic fantasy",
  "dark-fantasy": "dark fantasy",
  steampunk: "steampunk",
  "multi-planar": "multi-planar wandering",
  "post-apocalyptic": "post-apocalyptic ruin",
  "cosmic-horror": "cosmic horror",
  "gothic-horror": "gothic horror",
  "urban-fantasy": "urban fantasy",
  medieval: "medieval custom",
  renaissance: "renaissance brilliance",
  nautical: "nautical daring",
  desert: "desert romance",
  norse: "Norse saga",
  oriental: "eastern courtliness",
};
