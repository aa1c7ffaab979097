import type { World } from "#contracts/entities/world";
import { labelOf } from "#contracts/options";

import { text } from "../../shared/text/text.ts";

/** The names of the genres, joined; 'Not specified' when there are none. */
export const genresOf = ({ genres }: Pick<World, "genres">): string =>
  genres.map((genre) => labelOf(text.options.genres, genre)).join(", ") || text.worlds.notSpecified;

/** The name of the magic level, or 'Not specified'. */
export const magicOf = ({ magicLevel }: { readonly magicLevel?: string | null }): string =>
  magicLevel ? labelOf(text.options.magicLevels, magicLevel) : text.worlds.notSpecified;

/** The number of worlds for each setting, the most frequent first. A world without a setting counts as 'custom'. */
export function countBySetting(worlds: readonly Pick<World, "setting">[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { setting } of worlds) {
    const type = setting.trim() || text.worlds.defaultType;
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b));
}
