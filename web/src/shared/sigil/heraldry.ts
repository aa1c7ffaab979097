import { GENRE_VALUES, type Genre } from "#contracts/options";

import { type ChargeName } from "./charges.ts";
import { COMMON_CHARGES, PALETTES, type Palette } from "./palettes.ts";
import { pick, seeded } from "./seed.ts";

/** The ways to divide the field. Each value is the path, in the 40 by 40 field, of the part that has the second colour. */
export const PARTINGS = {
  plain: "",
  fess: "M-4 22h48v26H-4Z",
  pale: "M20-4h24v52H20Z",
  bend: "M-4-4 44 44v6H-4Z",
  chevron: "M-4 44V34L20 15l24 19v10Z",
  quarterly: "M20-4h24v24H20ZM-4 20h24v28H-4Z",
  pile: "M2-4h36L20 42Z",
  chief: "M-4-4h48v15H-4Z",
  saltire: "M-4-4 20 20-4 44ZM44-4 20 20l24 24Z",
} as const;
type Parting = keyof typeof PARTINGS;

/** All properties of a sigil. The component only draws them. */
export interface Arms {
  readonly field: string;
  readonly parted: string;
  readonly charge: string;
  readonly parting: Parting;
  readonly bearing: ChargeName;
  /** Whether there is a fine line inside the edge. */
  readonly bordered: boolean;
  /** The field's hue in OKLCH degrees. Other decorations of the same world, campaign or character use this hue too. */
  readonly hue: number;
}

const isGenre = (value: string): value is Genre => (GENRE_VALUES as readonly string[]).includes(value);

const oklch = (lightness: number, chroma: number, hue: number): string =>
  `oklch(${lightness}% ${chroma.toFixed(3)} ${Math.round((hue + 360) % 360)})`;

/**
 * The arms of an id. The same id and genres always give the same arms. The first genre gives the colour of the field, the second the colour
 * of the charge, and both give the possible charges. The id selects the charge, the division and small shifts of the hues.
 */
export function armsOf(id: string, genres: readonly string[] = []): Arms {
  const random = seeded(id);
  const known = genres.filter(isGenre).map((genre) => PALETTES[genre]);
  const first = known[0] ?? unknownPalette(random);
  const second = known[1];
  const shift = (random() - 0.5) * 36;
  const hue = first.field + shift;
  const depth = random() * 5;
  const partings = Object.keys(PARTINGS) as Parting[];
  return {
    field: oklch(37 + depth, 0.072 * first.chroma, hue),
    parted: oklch(28 + depth / 2, 0.06 * first.chroma, hue + (second ? (second.field - first.field) / 8 : 10)),
    charge: oklch(84, 0.095 * (second ?? first).chroma, (second?.charge ?? first.charge) + shift / 2),
    parting: pick(random, partings),
    bearing: pick(random, known.length > 0 ? known.flatMap((palette) => palette.charges) : first.charges),
    bordered: random() < 0.4,
    hue: Math.round((hue + 360) % 360),
  };
}

function unknownPalette(random: () => number): Palette {
  const field = random() * 360;
  return { field, charge: field + 40 + random() * 120, chroma: 0.9, charges: COMMON_CHARGES };
}
