import type { Genre } from "#contracts/options";

import { seeded } from "../../../shared/sigil/seed.ts";
import { coast, heights, town } from "./land.ts";
import type { Layers } from "./layers.ts";
import { sky } from "./sky.ts";

/** Which kind of map each genre has. The other genres have a coast. */
const FAMILIES: Readonly<Partial<Record<Genre, (random: () => number) => Layers>>> = {
  "sword-sorcery": heights,
  "dark-fantasy": heights,
  "post-apocalyptic": heights,
  desert: heights,
  oriental: heights,
  steampunk: town,
  "gothic-horror": town,
  "urban-fantasy": town,
  medieval: town,
  renaissance: town,
  "multi-planar": sky,
  "cosmic-horror": sky,
};

/** The map of a world. The same id and first genre always give the same map. */
export function drawMap(worldId: string, genres: readonly string[]): Layers {
  const [first = ""] = genres;
  const draw = Object.hasOwn(FAMILIES, first) ? FAMILIES[first as Genre] : undefined;
  return (draw ?? coast)(seeded(`map:${worldId}`));
}
