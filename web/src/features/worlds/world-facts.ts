import type { World } from "#contracts/entities/world";
import { labelOf } from "#contracts/options";

import { text } from "../../shared/text/text.ts";

/** Genres by name, joined; 'Not specified' where there are none (product.md §2). */
export const genresOf = ({ genres }: Pick<World, "genres">): string =>
  genres.map((genre) => labelOf(text.options.genres, genre)).join(", ") || text.worlds.notSpecified;

/** The magic level by name, else 'Not specified'. */
export const magicOf = ({ magicLevel }: { readonly magicLevel?: string | null }): string =>
  magicLevel ? labelOf(text.options.magicLevels, magicLevel) : text.worlds.notSpecified;

/** How many worlds there are of each setting, most first; a world without one counts as 'custom'. */
export function countBySetting(worlds: readonly Pick<World, "setting">[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { setting } of worlds) {
    const type = setting.trim() || text.worlds.defaultType;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b));
}
