import type { Genre } from "#contracts/options";

import type { ChargeName } from "./charges.ts";

/** The contribution of a genre: two hues (field and charge, in OKLCH degrees), the saturation, and fitting charges. */
export interface Palette {
  readonly field: number;
  readonly charge: number;
  readonly chroma: number;
  readonly charges: readonly ChargeName[];
}

export const PALETTES: Readonly<Record<Genre, Palette>> = {
  "high-fantasy": {
    field: 262,
    charge: 88,
    chroma: 1,
    charges: ["star", "crown", "pine", "crescent", "compass", "tower", "gem", "flame"],
  },
  "sword-sorcery": {
    field: 28,
    charge: 72,
    chroma: 1.1,
    charges: ["sword", "serpent", "flame", "axe", "gem", "eye", "drop", "crescent"],
  },
  "heroic-fantasy": {
    field: 240,
    charge: 75,
    chroma: 1.15,
    charges: ["sword", "sun", "crown", "tower", "star", "flame", "axe", "peaks"],
  },
  "dark-fantasy": {
    field: 350,
    charge: 60,
    chroma: 0.75,
    charges: ["crescent", "tower", "bones", "sword", "drop", "rose", "serpent", "hourglass"],
  },
  steampunk: {
    field: 55,
    charge: 190,
    chroma: 0.95,
    charges: ["gear", "hourglass", "key", "lantern", "compass", "spiral", "sun", "anchor"],
  },
  "multi-planar": {
    field: 300,
    charge: 195,
    chroma: 1.15,
    charges: ["spiral", "rays", "arch", "gem", "compass", "eye", "crescent", "star"],
  },
  "post-apocalyptic": {
    field: 105,
    charge: 48,
    chroma: 0.75,
    charges: ["bones", "sun", "gear", "hourglass", "drop", "flame", "key", "tower"],
  },
  "cosmic-horror": {
    field: 178,
    charge: 325,
    chroma: 0.9,
    charges: ["eye", "spiral", "waves", "rays", "serpent", "crescent", "drop", "gem"],
  },
  "gothic-horror": {
    field: 15,
    charge: 20,
    chroma: 0.7,
    charges: ["rose", "arch", "drop", "feather", "key", "crescent", "bones", "lantern"],
  },
  "urban-fantasy": {
    field: 282,
    charge: 105,
    chroma: 1,
    charges: ["lantern", "key", "tower", "eye", "gem", "crescent", "arch", "feather"],
  },
  medieval: {
    field: 148,
    charge: 90,
    chroma: 0.9,
    charges: ["tower", "crown", "sword", "rose", "key", "axe", "arch", "pine"],
  },
  renaissance: {
    field: 328,
    charge: 82,
    chroma: 0.9,
    charges: ["rose", "sun", "feather", "compass", "hourglass", "key", "crown", "arch"],
  },
  nautical: {
    field: 236,
    charge: 185,
    chroma: 1,
    charges: ["anchor", "sail", "waves", "compass", "lantern", "serpent", "star", "crescent"],
  },
  desert: {
    field: 68,
    charge: 175,
    chroma: 0.95,
    charges: ["dunes", "sun", "serpent", "crescent", "drop", "lotus", "eye", "hourglass"],
  },
  norse: {
    field: 222,
    charge: 225,
    chroma: 0.6,
    charges: ["algiz", "othala", "axe", "peaks", "serpent", "pine", "flame", "sail"],
  },
  oriental: {
    field: 22,
    charge: 160,
    chroma: 1.1,
    charges: ["lotus", "waves", "peaks", "lantern", "feather", "crescent", "pine", "sword"],
  },
};

/** The charges to choose from when the genres are unknown. The hue then comes from the id alone. */
export const COMMON_CHARGES: readonly ChargeName[] = [
  "flame",
  "star",
  "crescent",
  "key",
  "feather",
  "sun",
  "gem",
  "sword",
  "rose",
  "eye",
  "hourglass",
  "compass",
];
