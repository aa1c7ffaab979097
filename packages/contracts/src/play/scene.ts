import * as z from "zod/mini";

import { Campaign } from "../entities/campaign.ts";
import { Character } from "../entities/character.ts";
import { World } from "../entities/world.ts";

/** Everything that a turn needs from api, read in one D1 batch. `world` is null if the world was deleted. */
export const Scene = z.object({
  campaign: Campaign,
  world: z.nullable(World),
  characters: z.array(Character),
});
export type Scene = z.infer<typeof Scene>;
