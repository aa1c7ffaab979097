import * as z from "zod/mini";

import { Campaign } from "../entities/campaign.ts";
import { Character } from "../entities/character.ts";
import { World } from "../entities/world.ts";

/** All that api knows and a turn needs, read in one D1 batch. `world` is null where it was deleted. */
export const Scene = z.object({
  campaign: Campaign,
  world: z.nullable(World),
  characters: z.array(Character),
});
export type Scene = z.infer<typeof Scene>;
