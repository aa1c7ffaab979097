import type { Genre } from "#contracts/options";

import { seeded } from "../../../shared/sigil/seed.ts";
import { coast, heights, town } from "./land.ts";
import type { Layers } from "./layers.ts";
import { sky } from "./sky.ts";

/** What is mapped in a world of a genre; shores, where nothing is said. */
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

/** The map of a world: always the same for its id and first genre, and like no other's. */
export function drawMap(worldId: string, genres: readonly string[]): Layers {
  const [first = ""] = genres;
  const draw = Object.hasOwn(FAMILIES, first) ? FAMILIES[first as Genre] : undefined;
  return (draw ?? coast)(seeded(`map:${worldId}`));
}
